import { type Guide, lines, parts } from '#storybook/pages/guide.ts';

/** Guide of the face of a movement in the catalogue. */
export const guide = {
  use: 'Para decir qué fue un movimiento de cuenta en una tabla, una lista o su detalle. El valor, la fecha y el saldo los pone la fila que lo contiene.',
  story: 'Ingreso',
  anatomy: parts`
    Icono | [aria-hidden="true"] | De 36 px y decorativo; sale de las palabras del movimiento: sueldo, retiro, recarga. Fondo verde si entra dinero, hundido si sale.
    Título | [aria-hidden="true"] + span > span:first-child | Lo que va antes del primer guion, en minúsculas de frase: «Transferencia recibida». Sin descripción dice «Movimiento».
    Detalle | [aria-hidden="true"] + span > span:last-child | El resto, en 13 px y, en el móvil, en un solo renglón que termina en puntos suspensivos: un nombre propio tras una transferencia o una frase. Los números de producto salen enmascarados. Si no hay, la cara tiene un solo renglón.
  `,
  do: lines`
    Pase la descripción tal como llega del servidor: el componente la arregla.
    Acompáñelo del Dinero con su signo: el color del icono no basta para saber si entró o salió.
  `,
  dont: lines`
    No escriba un título propio por tipo de movimiento.
    No recorte el título: a 320 px baja de línea; el detalle entero se lee al abrir el movimiento.
    No elija el icono a mano: un mismo movimiento debe verse igual en inicio y en la cuenta.
  `,
  props: {
    description: 'La descripción, como la escribe el sistema central del banco.',
    isIncome: 'Si el dinero entró; decide el color del cuadro.',
  },
} satisfies Guide;

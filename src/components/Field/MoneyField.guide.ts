import { type Guide, lines, parts } from '#storybook/pages/guide.ts';
import { fieldProps } from './fields.guide.ts';

/** Guide of the money field in the catalogue. */
export const guide = {
  use: 'Para un valor en dólares que es un dato más de un formulario: un cupo, el mínimo y el máximo de un filtro, el cupo por compra. El valor que se va a pagar o transferir es el titular de su pantalla: use Campo del valor de una operación.',
  story: 'ConAviso',
  anatomy: parts`
    Etiqueta | label | Nombra el valor: «Interno Diario», «Valor mínimo».
    Símbolo | span[aria-hidden="true"] | Fijo dentro de la caja; no se escribe ni se anuncia.
    Caja | input | Cifras tabulares a la izquierda y teclado decimal en el teléfono. Los formularios que guardan le dan el formato 1.500,00 al salir.
    Aviso | [id$="-aviso"] | Opcional: una consecuencia que no impide guardar, como dejar un cupo en cero. Convive con la ayuda y con el error.
    Ayuda o error | [id$="-nota"] | El límite conocido; el error lo reemplaza y lo repite.
  `,
  do: lines`
    Diga el máximo en la ayuda antes de que falle: «Máximo permitido $5.000,00».
    Use el aviso para lo que conviene saber y el error solo para lo que impide guardar.
  `,
  dont: lines`
    No ponga el símbolo ni «USD» en la etiqueta o el marcador.
    No lo use para un valor que no se edita: eso es Dinero.
    No rechace un punto o una coma mientras se escribe: se admiten 1234.5, 1234,50 y 1.234,50.
  `,
  keyboard: {
    Tab: 'Entra en la caja; al salir, los formularios que guardan corrigen el formato.',
    Intro: 'Envía el formulario en que está.',
  },
  props: {
    ...fieldProps,
  },
} satisfies Guide;

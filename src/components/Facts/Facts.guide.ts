import { type Guide, lines, parts } from '#storybook/pages/guide.ts';

/** Guide of the facts side by side in the catalogue. */
export const guide = {
  use: 'Para los datos fijos de un producto que se leen de un vistazo: tasa, plazo, agencia, apertura. Para repasar datos largos renglón por renglón antes de guardar o pagar, use Filas de datos.',
  story: 'Normal',
  anatomy: parts`
    Nombre | dt | Encima del valor, nunca al lado, en 13 px y color secundario. De una a tres palabras; si no cabe, baja de línea.
    Valor | dd | En 15 px y negrita, con cifras tabulares. Puede ser un texto, un Dinero o un Número de cuenta; un texto sin espacios se parte antes que salirse.
    Rejilla | dl | Reparte las columnas por igual, de 92 px o más. En una columna principal de menos de 560 px son siempre dos, también a 320 px.
  `,
  do: lines`
    Ponga los datos en orden de importancia: se leen de izquierda a derecha y luego hacia abajo.
    Quite el dato que el servidor no envió; la rejilla se acomoda sola.
    Use Dinero para los valores, así se ocultan junto con los saldos.
  `,
  dont: lines`
    No ponga aquí el saldo principal de la pantalla: va aparte y más grande.
    No repita un nombre dentro del mismo grupo: cada dato se reconoce por él.
    No ponga botones ni enlaces: la lectura en voz alta es de pares nombre y valor.
  `,
  props: {
    facts: 'Los datos: nombre y valor.',
  },
} satisfies Guide;

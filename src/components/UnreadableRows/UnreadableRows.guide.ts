import { type Guide, lines, parts } from '#storybook/pages/guide.ts';

/** Guide of what says that a list is not whole. */
export const guide = {
  use: 'Junto a toda lista que viene del servidor: dice cuántas de sus filas no se pudieron leer. De una lista completa no muestra nada. Si no se pudo leer la respuesta entera, use Estado vacío con Reintentar.',
  story: 'ConTotal',
  anatomy: parts`
    Icono | svg | El de advertencia: lo demás de la lista sirve igual.
    Texto | svg + div | Cuántas faltan. Donde se muestra una suma de la lista, también que el total no las incluye.
  `,
  do: lines`
    Póngalo bajo la lista, o en su lugar cuando no quedó ninguna fila.
    Pásele la lista tal como llegó: la cuenta viaja en ella.
    Avise del total siempre que lo sume la pantalla.
  `,
  dont: lines`
    No muestre «Aún no tiene…» de una lista a la que le faltan filas.
    No ofrezca pagar todo cuando falta un valor sin decirlo.
    No adivine lo que decía la fila.
  `,
  props: {
    of: 'Las listas que se muestran aquí (`partialList`); sus filas sin leer se cuentan juntas.',
    hasTotal: 'Se muestra una suma de la lista, que no debe parecer completa.',
  },
} satisfies Guide;

import { type Guide, lines, parts } from '#storybook/pages/guide.ts';

/** Guide of the instalment bar in the catalogue. */
export const guide = {
  use: 'Para ver cuánto va pagado de un crédito y si hay cuotas vencidas, bajo las palabras que lo dicen. No es una barra de carga ni mide el uso de un cupo.',
  story: 'ConVencida',
  anatomy: parts`
    Cuota pagada | [aria-hidden="true"] > span:first-child | Un segmento petróleo por cuota, desde la izquierda.
    Cuota vencida | [aria-hidden="true"] > span:nth-child(9) | En rojo, justo después de las pagadas.
    Cuota pendiente | [aria-hidden="true"] > span:last-child | Del color de los bordes. Con más de 60 cuotas ya no hay segmentos: son tres tramos continuos.
    Palabras | | Las pone la pantalla encima: «8 de 24 cuotas pagadas» y «1 vencida · 15 por pagar». Son lo único que oye el lector de pantalla.
  `,
  do: lines`
    Ponga siempre las cifras encima, también cuando no hay vencidas.
    Dele todo el ancho de la tarjeta: a 320 px caben los 60 segmentos.
  `,
  dont: lines`
    No la muestre sin palabras: el color no basta y el lector de pantalla la salta.
    No le agregue porcentajes ni animación.
    No la use para un crédito sin número de cuotas.
  `,
  props: {
    paid: 'Cuotas pagadas.',
    overdue: 'Cuotas vencidas.',
    total: 'Cuotas en total.',
  },
} satisfies Guide;

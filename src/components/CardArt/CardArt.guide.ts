import { type Guide, lines, parts } from '#storybook/pages/guide.ts';

export const guide = {
  use: 'Reconocer una tarjeta de la cooperativa de un vistazo: pequeña en listas, grande en sus ajustes. Es decorativa: nombre y número se dicen en texto a su lado.',
  story: 'Grande',
  anatomy: parts`
    Cara | div[aria-hidden] > div | 300 px y radio 16, o menos en un espacio angosto; las letras se encogen en proporción.
    Nombre | svg + span | El de la cooperativa sin la palabra «Cooperativa»; si no cabe termina en puntos suspensivos.
    Últimas cifras | svg + span + span | Solo cuatro, precedidas de viñetas.
  `,
  do: lines`
    Escriba al lado el nombre de la tarjeta y •••• con sus cuatro cifras.
    Use la pequeña, de 124 × 78, en filas y tarjetas de producto.
  `,
  dont: lines`
    No dibuje con ella tarjetas de otras instituciones: esas llevan un cuadro con icono.
    No muestre el nombre del socio, el vencimiento ni la clave de seguridad.
    No la oscurezca para decir que está bloqueada: dígalo con una etiqueta.
  `,
  props: {
    last4: 'Las cuatro últimas cifras de la tarjeta; vacío no muestra ninguna.',
  },
} satisfies Guide;

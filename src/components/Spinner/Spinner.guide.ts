import { type Guide, lines, parts } from '#storybook/pages/guide.ts';

/** Guide of the spinner in the catalogue. */
export const guide = {
  use: 'Para una espera dentro de un control o junto a la línea que dice qué se espera. Para la primera carga de una tarjeta o una lista use Esqueleto.',
  story: 'Normal',
  anatomy: parts`
    Anillo | span[aria-hidden="true"] | De 20 px; 24 en el selector de cuenta y el visor de documentos. Toma el color del texto que lo rodea, de modo que sirve sobre cualquier fondo. Quieto si la persona pidió menos movimiento.
    Palabras | | No son suyas: el botón conserva su texto y dice que está ocupado, el selector dice «Cargando cuentas de origen». El anillo no se anuncia.
  `,
  do: lines`
    Deje las palabras junto a él: «Cargando sus productos».
    En botones use su propia carga, que lo muestra tras 300 ms y conserva el ancho.
  `,
  dont: lines`
    No lo ponga solo en medio de una página.
    No lo use para medir un avance.
    No muestre más de uno por bloque.
  `,
  props: {
    size: 'Ancho y alto en px.',
  },
} satisfies Guide;

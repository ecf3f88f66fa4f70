import { type Guide, lines, parts } from '#storybook/pages/guide.ts';

/** Guide of the meter in the catalogue. */
export const guide = {
  use: 'Cuánto de un cupo está usado y cuánto tomaría el valor que se escribe. Junto a él siempre están los mismos números en palabras. Para una serie en el tiempo use Gráfico de saldos.',
  story: 'Normal',
  anatomy: parts`
    Riel | span[aria-hidden="true"] | De 6 px, tan ancho como su lugar. Decorativo: el lector de pantalla lo salta y oye las palabras.
    Usado | span[aria-hidden="true"] > span:first-child | Gris: lo que ya se fue.
    Por usar | span[aria-hidden="true"] > span:last-child | Petróleo: lo que se mira ahora. Crece con lo que se escribe, y no más que el riel.
  `,
  do: lines`
    Escriba a su lado los números que dibuja.
    Dibuje siempre contra un total que el socio conoce.
  `,
  dont: lines`
    No lo use para un avance que espera: para eso está el esqueleto.
    No le ponga color de error: el límite superado lo dice el campo.
  `,
  props: {
    taken: 'La parte de la que se trata, en petróleo, después de `used`.',
    used: 'La parte que ya se usó, en gris. Junto con `taken`: de 0 a 1, y entre las dos no más de 1.',
  },
} satisfies Guide;

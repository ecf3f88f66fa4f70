import { type Guide, lines } from '#storybook/pages/guide.ts';

/** Guide of the checklist of a password in the catalogue. */
export const guide = {
  use: 'Junto a un campo de contraseña nueva, para ver qué le falta mientras se escribe. Informa y no bloquea: el error que impide guardar lo dice el campo. Con campo y confirmación en una página de acceso use Contraseña nueva, que ya la incluye.',
  story: 'SinVerificar',
  anatomy: [
    { part: 'Título', selector: 'h2', note: '«Su nueva contraseña» si la pantalla no da otro.' },
    {
      part: 'Disco',
      selector: 'li [aria-hidden="true"]',
      note: 'Vacío mientras está pendiente, visto verde si se cumple, cruz roja solo después de salir del campo con algo escrito.',
    },
    {
      part: 'Requisito',
      selector: 'li > span:last-child',
      note: 'Una frase corta. El lector de pantalla agrega «cumple», «no cumple» o «pendiente».',
    },
    {
      part: 'Nota',
      selector: 'li:nth-child(4) span > span:first-child',
      note: '«Se verificará al guardar.» cuando solo el servidor puede saberlo. Ese requisito nunca se pone en rojo.',
    },
  ],
  do: lines`
    Muéstrela completa antes de que se escriba la primera letra.
    Use las dos columnas en una página ancha; con menos de 440 px queda en una.
  `,
  dont: lines`
    No marque cruces mientras se escribe.
    No ponga en rojo lo que la banca no exige, como los símbolos.
    No la reemplace por un medidor de fuerza: no dice qué falta.
  `,
} satisfies Guide;

import { type Guide, lines, parts } from '#storybook/pages/guide.ts';

/** Guide of the checklist of a password in the catalogue. */
export const guide = {
  use: 'Junto a un campo de contraseña nueva, para ver qué le falta mientras se escribe. Informa y no bloquea: el error que impide guardar lo dice el campo. Con campo y confirmación en una página de acceso use Contraseña nueva, que ya la incluye.',
  story: 'SinVerificar',
  anatomy: parts`
    Título | h2 | «Su nueva contraseña» si la pantalla no da otro.
    Disco | li [aria-hidden="true"] | Vacío mientras está pendiente, visto verde si se cumple, cruz roja solo después de salir del campo con algo escrito.
    Requisito | li > span:last-child | Una frase corta. El lector de pantalla agrega «cumple», «no cumple» o «pendiente».
    Nota | li:nth-child(4) span > span:first-child | «Se verificará al guardar.» cuando solo el servidor puede saberlo. Ese requisito nunca se pone en rojo.
  `,
  do: lines`
    Muéstrela completa antes de que se escriba la primera letra.
    Use las dos columnas en una página ancha; con menos de 480 px queda en una.
  `,
  dont: lines`
    No marque cruces mientras se escribe.
    No ponga en rojo lo que la banca no exige, como los símbolos.
    No la reemplace por un medidor de fuerza: no dice qué falta.
  `,
  props: {
    items: 'Los requisitos, cada uno con si se cumple.',
    checked: 'Se salió del campo con algo escrito: los que no se cumplen se ponen rojos.',
    wide: 'En dos columnas, para la página completa.',
    title: 'Su título.',
  },
} satisfies Guide;

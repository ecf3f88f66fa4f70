/* How pictures are named; without files, so that the catalogue's own pages can say it too. */

/** File systems do not agree on accents. */
const withoutAccents = (id: string) => id.normalize('NFD').replace(/\p{M}/gu, '');

/** A picture's name, by which it is found: «pantallas-login--listo» and «390» are `pantallas-login/listo.390`. */
export function pictureName(id: string, variant: string): string {
  const [title, ...story] = withoutAccents(id).split('--');
  return `${title}/${story.join('--')}.${variant}`;
}

/** The part of a picture's name that is its story's. */
export const storyOf = (picture: string): string => picture.slice(0, picture.lastIndexOf('.'));

/** A story's part of the names of its pictures. */
export const pictureStem = (id: string): string => storyOf(pictureName(id, ''));

/** How many of them are named. */
const NAMED = 5;

/**
 * What is said of pictures that the commit of the index draws as they are now, and that have another fingerprint than the agreed one all the same: on a
 * machine that draws to the last shade as theirs, a change was accepted in part (docs/visual.md «What is kept»). Null where there are none.
 */
export function tellUnagreed(names: readonly string[]): string | null {
  if (names.length === 0) return null;
  const sorted = names.toSorted();
  const named = sorted.slice(0, NAMED).join(', ');
  const rest = sorted.length > NAMED ? ` y ${sorted.length - NAMED} más` : '';
  return `Retratos con otra huella que la acordada, y que nadie vio cambiar: ${sorted.length} (${named}${rest}). Véalos con npm run test:visual -- --thorough.`;
}

/** «Claro, Movistar y Tuenti» in its parts, names and what joins them; with commas alone in a browser that joins no lists (security.md 2.2). */
export function listed(names: readonly string[]): readonly string[] {
  try {
    return new Intl.ListFormat('es').formatToParts(names).map(({ value }) => value);
  } catch {
    return names.flatMap((name, index) => (index === 0 ? [name] : [', ', name]));
  }
}

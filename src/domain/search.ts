/** Text to compare: lower case, without accents, blanks collapsed. */
export function plain(text: string): string {
  return text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase().replace(/\s+/g, ' ').trim();
}

/** True when every word searched for is somewhere in the texts, accents and capitals aside. An empty search finds everything. */
export function matches(search: string, ...texts: readonly (string | null | undefined)[]): boolean {
  const haystack = plain(texts.join(' '));
  return plain(search)
    .split(' ')
    .every((word) => haystack.includes(word));
}

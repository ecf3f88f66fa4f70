/**
 * A short code for an unexpected error: the same fault gives the same code, so that the call centre can tell two members' troubles
 * apart. It is made from the fault's kind and text and cannot be read back.
 */
export function errorCodeOf(error: unknown): string {
  const text = error instanceof Error ? `${error.name}:${error.message}` : String(error);
  let hash = 0x811c9dc5;
  for (const character of text) hash = Math.imul(hash ^ (character.codePointAt(0) ?? 0), 0x01000193);
  const digits = (hash >>> 0).toString(16).toUpperCase().padStart(8, '0');
  return `${digits.slice(0, 4)}-${digits.slice(4)}`;
}

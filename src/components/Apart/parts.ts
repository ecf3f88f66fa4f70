/** What separates the parts of a line, «Banco Andes · Ahorros •••• 8771»; a masked number begins a new part. */
const BETWEEN = /( · | (?=•))/;

/** Splits a line that the bank wrote into its parts, ours, others' and the blanks between them (D-68). */
export function partsOf(text: string): string[] {
  return text.split(BETWEEN);
}

/** The line for a place without elements, such as a canvas: invisible marks isolate each part. */
export function isolatedParts(text: string): string {
  return partsOf(text)
    .map((part) => `\u2068${part}\u2069`)
    .join('');
}

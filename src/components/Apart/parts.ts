/** Between the parts of a line, «Banco Andes · Ahorros •••• 8771»; the mask of a number begins a part of its own. */
const BETWEEN = /( · | (?=•))/;

/** The parts of a line that the bank wrote, ours and others', with the blanks between them (D-68). */
export function partsOf(text: string): string[] {
  return text.split(BETWEEN);
}

/** A line for where there are no elements to keep its parts apart, such as a canvas: each part between two marks that are not seen. */
export function isolatedParts(text: string): string {
  return partsOf(text)
    .map((part) => `\u2068${part}\u2069`)
    .join('');
}

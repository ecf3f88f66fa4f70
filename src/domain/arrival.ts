const texts: ReadonlyMap<string, string> = new Map([
  ['INMEDIATA', 'Llega de inmediato'],
  ['SPI', 'Llega el siguiente día hábil'],
]);

/** When money arrives, from the server's `acreditacion` (copy.md «Transferencia I/E»); an unknown code is shown as it is (contract B.0). */
export function arrivalText(code: string): string {
  return texts.get(code) ?? code;
}

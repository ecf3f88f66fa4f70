const texts: ReadonlyMap<string, string> = new Map([
  ['INMEDIATA', 'Llega de inmediato'],
  ['SPI', 'Llega el siguiente día hábil'],
]);

/** When money arrives, from the server's `acreditacion` (copy.md «Transferencia I/E»); an unknown code is shown as it is (contract B.0). */
export function arrivalText(code: string): string {
  return texts.get(code) ?? code;
}

/**
 * What is said of money that has left and that the other institution has not confirmed: that it has not, and until when it may take. Never
 * that the money has arrived. `day` is the server's `fechaAcreditacion` as it is shown, null without one; `code` its `acreditacion`.
 */
export function inProcessText(code: string | null | undefined, day: string | null): string {
  if (day) return `${NOT_CONFIRMED}: tiene hasta el ${day}.`;
  if (code === 'SPI') return `${NOT_CONFIRMED}: tiene hasta el día hábil siguiente al envío.`;
  // «INMEDIATA» was the promise, and it was not kept. An unknown code is shown as it is.
  return code && code !== 'INMEDIATA' ? `${NOT_CONFIRMED}: ${code}.` : `${NOT_CONFIRMED}.`;
}

/** The same as a short line for a step. */
export function confirmationText(code: string | null | undefined, day: string | null): string {
  if (day) return `Por confirmar hasta el ${day}.`;
  return code === 'SPI' ? 'Por confirmar hasta el siguiente día hábil.' : 'Por confirmar.';
}

const NOT_CONFIRMED = 'La institución aún no confirma';

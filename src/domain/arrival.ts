const texts: ReadonlyMap<string, string> = new Map([
  ['INMEDIATA', 'Llega de inmediato'],
  ['SPI', 'Llega el siguiente día hábil'],
]);

/** When money arrives, from the server's `acreditacion` (copy.md «Transferencia I/E»); an unknown code is shown as it is (contract B.0). */
export function arrivalText(code: string): string {
  return texts.get(code) ?? code;
}

/**
 * What is known of money that has left and of which the other institution has not said that it has it: that, and until when, never that it
 * has come. `day` is the server's `fechaAcreditacion` as it is shown, null without one; `code` its `acreditacion`.
 */
export function inProcessText(code: string | null | undefined, day: string | null): string {
  if (day) return `${NOT_CONFIRMED}: tiene hasta el ${day}.`;
  if (code === 'SPI') return `${NOT_CONFIRMED}: tiene hasta el día hábil siguiente al envío.`;
  // «At once» is what it was meant to be, and is not; a code that is not known says what it says.
  return code && code !== 'INMEDIATA' ? `${NOT_CONFIRMED}: ${code}.` : `${NOT_CONFIRMED}.`;
}

/** The same in the few words of a step. */
export function confirmationText(code: string | null | undefined, day: string | null): string {
  if (day) return `Por confirmar hasta el ${day}.`;
  return code === 'SPI' ? 'Por confirmar hasta el siguiente día hábil.' : 'Por confirmar.';
}

const NOT_CONFIRMED = 'La institución aún no confirma';

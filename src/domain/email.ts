/** What looks like an e-mail address: something, @, a domain with a dot. The server remains the judge. */

const EMAIL = /^[^\s@]+@[^\s@]+\.[^\s@.]+$/;

/** True for what can be an address, outer blanks aside; accents and ñ are allowed on both sides. */
export function isEmail(text: string): boolean {
  return EMAIL.test(text.trim());
}

/** True for words that begin with an address, as where a code is sent: it stands without an article («a r***@…», beside «al celular …»). */
export const startsWithEmail = (words: string): boolean => /^\S*@/.test(words);

/** Under every e-mail field: how it is written, not only that it is wrong. */
export const EMAIL_FORM = 'Escriba el correo así: nombre@ejemplo.com.';

/** The message under an optional e-mail, or null. */
export function optionalEmailMessage(typed: string): string | null {
  return typed.trim() === '' || isEmail(typed) ? null : EMAIL_FORM;
}

import { isEmail } from '#domain/email.ts';
import { phoneHint } from '#domain/profile.ts';
import { refuse } from './refusal.ts';
import { mobilePrefixes } from './seed/catalogues.ts';
import type { OpenSession } from './sessions.ts';
import type { Transactions } from './transactions.ts';

/** Phone and e-mail of a member, as the wire writes them (D-11). */
export interface ContactUpdate {
  idTransaccion: string;
  correo: string;
  Telefono: string;
}

/** Saves phone and e-mail under an authorised transaction. @throws Refusal -0005-01-08, -0002-02-01 and -0002-02-02 together. */
export function updateContact(transactions: Transactions, open: OpenSession, update: ContactUpdate): void {
  const { idTransaccion, ...body } = update;
  transactions.execute(idTransaccion, open, 'ActualizarDatos', body, () => {
    const contact = checkedContact(update);
    Object.assign(open.member, contact);
  });
}

/**
 * Phone and e-mail as they will be kept, a number of the country without its prefix. What the page takes for right is taken here too (D-12).
 * @throws Refusal -0002-02-01 and -0002-02-02 together.
 */
export function checkedContact({ correo, Telefono }: ContactUpdate): { correo: string; celular: string } {
  const mail = correo.trim();
  const phone = Telefono.replace(/[\s().-]/g, '').replace(/^(?:\+|00)?593(?=9\d{8}$)/, '0');
  const codes = [
    ...(isEmail(mail) ? [] : ['-0002-02-01' as const]),
    ...(phone !== '' && phoneHint(phone, mobilePrefixes) === null ? [] : ['-0002-02-02' as const]),
  ];
  if (codes.length > 0) refuse(...codes);
  return { correo: mail, celular: phone };
}

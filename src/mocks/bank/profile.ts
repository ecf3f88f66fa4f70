import { refuse } from './refusal.ts';
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

/** Phone and e-mail as they will be kept. @throws Refusal -0002-02-01 and -0002-02-02 together. */
export function checkedContact({ correo, Telefono }: ContactUpdate): { correo: string; celular: string } {
  const mail = correo.trim();
  const phone = Telefono.replace(/[\s-]/g, '').replace(/^\+?593(?=9)/, '0');
  const codes = [
    ...(/^[^\s@]+@[^\s@]+\.[^\s@.]{2,}$/.test(mail) ? [] : ['-0002-02-01' as const]),
    ...(/^09\d{8}$/.test(phone) ? [] : ['-0002-02-02' as const]),
  ];
  if (codes.length > 0) refuse(...codes);
  return { correo: mail, celular: phone };
}

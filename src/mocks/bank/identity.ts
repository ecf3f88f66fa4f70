import { parseInstant } from '#domain/dates.ts';
import { isEmail } from '#domain/email.ts';
import { identificationError } from '#domain/identification.ts';
import { Malformed } from './refusal.ts';
import type { BankState, DocumentType, Member } from './state.ts';

/** An identification document as a form of access names it. */
export interface IdentityDocument {
  tipoIdentificacion: DocumentType;
  identificacion: string;
}

/** The document with its outer blanks off. @throws Malformed when there can be no such document (§5, D-54): a passport has one line, too. */
export function checkedDocument({ tipoIdentificacion, identificacion }: IdentityDocument): IdentityDocument {
  if (identificationError(Number(tipoIdentificacion), identificacion) !== null || /\p{Cc}/u.test(identificacion))
    throw new Malformed('«identificacion» no es un documento de su tipo.');
  return { tipoIdentificacion, identificacion: identificacion.trim() };
}

/** A date without an hour, to the letter. @throws Malformed unless it is `yyyy-MM-dd` (contract B.0) of a day that exists. */
export function checkedDate(date: string, field: string): string {
  if (!/^\d{4}-\d{2}-\d{2}$/.test(date) || parseInstant(date) === null)
    throw new Malformed(`«${field}» no es una fecha yyyy-MM-dd.`);
  return date;
}

/** An e-mail address with its outer blanks off. @throws Malformed when it does not look like one. */
export function checkedEmail(correo: string): string {
  if (!isEmail(correo)) throw new Malformed('«correo» no parece un correo.');
  return correo.trim();
}

/** True when the document, already checked, is the member's. */
export function hasDocument(member: Member, { tipoIdentificacion, identificacion }: IdentityDocument): boolean {
  return member.tipoIdentificacion === tipoIdentificacion && member.identificacion === identificacion;
}

/** Whose the document is; undefined for a stranger's. */
export function memberOfDocument({ members }: BankState, document: IdentityDocument): Member | undefined {
  return Object.values(members).find((member) => hasDocument(member, document));
}

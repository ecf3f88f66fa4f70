import { coreText } from './ledger.ts';
import { refuse } from './refusal.ts';
import type { Institution } from './seed/catalogues.ts';
import { internalAccountTypes } from './seed/catalogues.ts';
import type { Account, Member, NameMatch, World } from './state.ts';

/** An account of the cooperative and whose it is. */
export interface HeldAccount {
  account: Account;
  holder: Member;
}

/**
 * The account of the cooperative that a transfer goes to. Shares and term deposits take no transfers, nor does a blocked account.
 * @throws Refusal -0006-01-01 for one of these, an unknown one, or one of another type than `codigoTipoCuenta`.
 */
export function receivingAccount(world: World, numeroCuenta: string, codigoTipoCuenta?: string): HeldAccount {
  const account = world.state.accounts.find((one) => one.numeroCuenta === numeroCuenta);
  const holder = account && world.state.members[account.owner];
  const isOpen = account !== undefined && !account.isBlocked && ['VISTA', 'PROGRAMADO'].includes(account.tipo);
  if (!holder || !isOpen) return refuse('-0006-01-01');
  if (codigoTipoCuenta !== undefined && codigoTipoCuenta !== accountTypeOf(account)) refuse('-0006-01-01');
  return { account, holder };
}

/** A member's name as cores write it. */
export function memberName({ nombres, apellidoPaterno, apellidoMaterno }: Member): string {
  return [nombres, apellidoPaterno, apellidoMaterno].filter((part) => part !== '').join(' ');
}

/** «CARLOS A*** LOJA P***»: enough to recognise somebody, not to learn who they are. A company's name is public. */
export function maskedName(member: Member): string {
  if (member.tipoIdentificacion === '3') return memberName(member);
  const [first = '', ...others] = member.nombres.split(' ');
  const hidden = (word: string) => `${word.charAt(0)}***`;
  const mother = member.apellidoMaterno === '' ? [] : [hidden(member.apellidoMaterno)];
  return [first, ...others.map(hidden), member.apellidoPaterno, ...mother].join(' ');
}

/** «******9028»: the last four characters of a document. */
export function maskedDocument({ identificacion }: Pick<Member, 'identificacion'>): string {
  return identificacion.slice(-4).padStart(identificacion.length, '*');
}

/** What the surname says in the tests of C.4; every other name is exact. */
const SURNAMES: Readonly<Record<string, NameMatch>> = { ORDONES: 'SIMILAR', PEREZ: 'NO_COINCIDE' };

/**
 * What another institution says of a holder's name (C.4 «New-account tests»): only one that is told at once can be asked, and the
 * surname decides, whatever its accents and letter case.
 */
export function nameMatchOf({ acreditacion, isAvailable }: Institution, name: string): NameMatch {
  if (acreditacion !== 'INMEDIATA' || !isAvailable) return 'NO_DISPONIBLE';
  const known = coreText(name)
    .split(' ')
    .find((word) => Object.hasOwn(SURNAMES, word));
  return (known === undefined ? undefined : SURNAMES[known]) ?? 'EXACTA';
}

/**
 * The holder as the other institution shows them, «ROSA ELENA O***»: only to who has written nearly the right name (design 19); to
 * everybody else, null.
 */
export function shownHolder(match: NameMatch, name: string): string | null {
  if (match !== 'SIMILAR') return null;
  const words = coreText(name).split(' ');
  return words.map((word) => (SURNAMES[word] === 'SIMILAR' ? `${word.charAt(0)}***` : word)).join(' ');
}

/** The type that the catalogue gives an account; null for one that it does not have. */
function accountTypeOf({ descripcion }: Account): string | null {
  const type = internalAccountTypes.find((one) => coreText(one.descripcion) === descripcion);
  return type?.codigo ?? null;
}

import type { LimitField } from '#domain/limits.ts';
import type { Cents } from '#domain/money.ts';

/** Six limits or uses of an account, in cents. */
export type LimitCents = Record<LimitField, Cents>;

/** Who entered last and with what; `at` in ms. */
export interface Access {
  at: number;
  device: string;
}

/** Kind of document as the wire numbers it: 1 cédula, 2 passport, 3 RUC (contract B.2). */
export type DocumentType = '1' | '2' | '3';

/** A person of the cooperative, with a virtual user or without one. Texts are in capitals without accents, as cooperative cores send them. */
export interface Member {
  numeroSocio: string;
  tipoIdentificacion: DocumentType;
  identificacion: string;
  /** `yyyy-MM-dd`. */
  fechaNacimiento: string;
  nombres: string;
  apellidoPaterno: string;
  apellidoMaterno: string;
  celular: string;
  correo: string;
  fotoPerfil: string | null;
  consent: boolean;
  /** False: -0004-01-01 when a code is asked. */
  hasTokenDevice: boolean;
  /** The way in; null before a registration and after a deletion, which leave the person and the books alone (D-58). */
  user: VirtualUser | null;
}

/** How a member enters the virtual bank. */
export interface VirtualUser {
  /** In lower case. */
  usuario: string;
  clave: string;
  /** Passwords that may not come back, the present one included (-0001-05-02). */
  usedPasswords: string[];
  /** `cambioClave = 'S'` of D-27. */
  mustChangePassword: boolean;
  securityAnswers: SecurityAnswer[];
  lastAccess: Access | null;
  /** `idDispositivo` of every device that has signed in. */
  knownDevices: string[];
  /** True: a device that is not known needs a code to sign in. */
  asksNewDevices: boolean;
}

/** An answer to a security question, outer blanks off. */
export interface SecurityAnswer {
  codigo: string;
  respuesta: string;
}

/** An account; money in cents. Only accounts that permit debits are offered as a source and have limits. */
export interface Account {
  numeroCuenta: string;
  /** The member's `numeroSocio`. */
  owner: string;
  descripcion: string;
  bookBalance: Cents;
  blocked: Cents;
  permitsDebit: boolean;
  limits: LimitCents | null;
  highestLimits: LimitCents | null;
}

/** An open session; times in ms. */
export interface Session {
  numeroSocio: string;
  openedAt: number;
  lastUsedAt: number;
  /** The access before this one: what the member is shown as the last (ASVS: so that a stranger's access is noticed). */
  previousAccess: Access | null;
}

/** An `idTransaccion`; times in ms. */
export interface Transaction {
  /** Whose it is; null for the decoy that a stranger gets (nobody learns who is a member). */
  numeroSocio: string | null;
  /** The session that asked for it; null before there is one. */
  token: string | null;
  purpose: 'confirmation' | 'signIn' | 'recovery' | 'registration';
  /** The device that a sign-in began on; null for every other purpose. */
  idDispositivo: string | null;
  createdAt: number;
  failures: number;
  /** Over before its time. */
  closed: boolean;
  authorisedAt: number | null;
  /** Operation and body that it first executes, as text; it executes nothing else. */
  boundTo: string | null;
  used: boolean;
}

/** Everything that the bank remembers, as plain data: it can be cloned, reset and kept as JSON over a reload. */
export interface BankState {
  /** By `numeroSocio`; {@link memberOfUser} finds them by user name. */
  members: Record<string, Member>;
  accounts: Account[];
  /** By bearer token. */
  sessions: Record<string, Session>;
  /** By idTransaccion. */
  transactions: Record<string, Transaction>;
  /** Wrong credentials since the last right ones, for each name as typed, whether it exists or not. */
  failures: { usuario: string; count: number }[];
  /** Identity checks of the registration that failed; `at` in ms. */
  registrationFailures: { identificacion: string; at: number }[];
  suggestions: { numeroTramite: string; nombre: string; correo: string; tipo: string; mensaje: string }[];
  /** What would have gone out by e-mail; `at` in ms. */
  sentMails: { to: string; usuario: string; at: number }[];
}

/** What the bank's departments share: the state (replaced on reset) and the time in ms. */
export interface World {
  readonly state: BankState;
  now(): number;
}

/** A record's own entry: a key such as `__proto__` or `constructor` finds nothing. */
export function entryOf<Value>(record: Readonly<Record<string, Value>>, key: string): Value | undefined {
  return Object.hasOwn(record, key) ? record[key] : undefined;
}

/** The member who enters with that user name, to the letter; undefined when nobody does. */
export function memberOfUser({ members }: BankState, usuario: string): Member | undefined {
  return Object.values(members).find(({ user }) => user?.usuario === usuario);
}

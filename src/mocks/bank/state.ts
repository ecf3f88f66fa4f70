import type { LimitField } from '#domain/limits.ts';
import type { Cents } from '#domain/money.ts';

/** Six limits or uses of an account, in cents. */
export type LimitCents = Record<LimitField, Cents>;

/** Who entered last and with what; `at` in ms. */
export interface Access {
  at: number;
  device: string;
}

/** A member and the way in. Texts are in capitals without accents, as cooperative cores send them. */
export interface Member {
  usuario: string;
  clave: string;
  /** Passwords that may not come back, the present one included (-0001-05-02). */
  usedPasswords: string[];
  nombres: string;
  apellidoPaterno: string;
  apellidoMaterno: string;
  identificacion: string;
  numeroSocio: string;
  celular: string;
  correo: string;
  fotoPerfil: string | null;
  consent: boolean;
  /** `cambioClave = 'S'` of D-27. */
  mustChangePassword: boolean;
  /** False: -0004-01-01 when a code is asked. */
  hasTokenDevice: boolean;
  lastAccess: Access | null;
}

/** An account; money in cents. Only accounts that permit debits are offered as a source and have limits. */
export interface Account {
  numeroCuenta: string;
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
  usuario: string;
  openedAt: number;
  lastUsedAt: number;
  /** The access before this one: what the member is shown as the last (ASVS: so that a stranger's access is noticed). */
  previousAccess: Access | null;
}

/** An `idTransaccion`; times in ms. */
export interface Transaction {
  /** Whose it is; null for the decoy that an unknown user gets (nobody learns who is a member). */
  usuario: string | null;
  /** The session that asked for it; null before there is one. */
  token: string | null;
  purpose: 'confirmation' | 'signIn' | 'recovery';
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
  /** By user name; a deleted user is no longer here. */
  members: Record<string, Member>;
  accounts: Account[];
  /** By bearer token. */
  sessions: Record<string, Session>;
  /** By idTransaccion. */
  transactions: Record<string, Transaction>;
  /** Wrong credentials since the last right ones, for each name as typed, whether it exists or not. */
  failures: { usuario: string; count: number }[];
  suggestions: { numeroTramite: string; tipo: string; mensaje: string }[];
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

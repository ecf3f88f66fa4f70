import { sha256 } from '#crypto/sha256.ts';
import { isRecord } from '#domain/records.ts';

/** The stored session (§3): the member's names and the token, in one object (D-62), plus what decides whether it is still good. */
export interface Session {
  /** Random name of this session, so that screens can tell one session from the next of the same member. */
  id: string;
  /** '' when the server gave none; then no Authorization is sent. */
  token: string;
  nombres: string;
  apellidoPaterno: string;
  apellidoMaterno: string;
  /** The password must be changed before anything else (D-27: exactly 'S'). */
  mustChangePassword: boolean;
  /** Tells one member of this browser from another without naming them ({@link ownerOf}); never empty. */
  owner: string;
  /** When the member signed in, ms since the epoch. */
  issuedAt: number;
}

/** Everything that ends a session. */
export const CLOSE_REASONS = ['logout', 'expired', 'idle', 'deleted'] as const;

/** Why a session ended; the login screen tells the member. */
export type CloseReason = (typeof CLOSE_REASONS)[number];

/**
 * How old a session may be, in ms, when it is read from the storage (a reload, a new tab, a page out of the browser's cache): eight hours,
 * our own limit beside the idle time. A page that reads nothing goes on until it is idle or the server answers 403.
 */
export const SESSION_LIFETIME_MS = 8 * 60 * 60 * 1000;

/** How far ahead of the clock a stored moment may be, ms: the clocks of one device never differ by more. */
export const CLOCK_TOLERANCE_MS = 60_000;

/**
 * Reads a session out of stored JSON, field by field: stored content is hostile input, and a spread would copy whatever is in it. `null`
 * when any of it is not what was written.
 */
export function sessionFrom(value: unknown): Session | null {
  if (!isRecord(value)) return null;
  const { id, token, nombres, apellidoPaterno, apellidoMaterno, mustChangePassword, issuedAt, owner } = value;
  const texts = { id, token, nombres, apellidoPaterno, apellidoMaterno, owner };
  if (!areTexts(texts) || texts.owner === '') return null;
  if (typeof mustChangePassword !== 'boolean' || !Number.isFinite(issuedAt)) return null;
  return { ...texts, mustChangePassword, issuedAt: Number(issuedAt) };
}

function areTexts<Name extends string>(fields: Record<Name, unknown>): fields is Record<Name, string> {
  return Object.values(fields).every((field) => typeof field === 'string');
}

/** True while a session may still be used: not from the future, not older than its longest life. */
export function isWithinLifetime(session: Session, now: number): boolean {
  return session.issuedAt <= now + CLOCK_TOLERANCE_MS && now - session.issuedAt < SESSION_LIFETIME_MS;
}

/**
 * A member's mark in this browser, so that unfinished orders are shown to their owner alone. Made from the user name in small letters, as a
 * bank may not tell capitals apart.
 */
export function ownerOf(usuario: string): Promise<string> {
  return sha256(`socio:${usuario.toLowerCase()}`);
}

import { useEffect, useState } from 'react';
import { sessionMap } from '#navigation/sessionMap.ts';
import { useSession } from '#session/SessionProvider.tsx';
import type { Destination, NameMatch } from './destination.ts';

/** copy.md «Cuenta destino». */
export const NAME_REFUSED = 'El nombre no coincide con el titular. Verifique los datos con el beneficiario.';

/** Under the box, where Revisar was pressed without it. */
export const TICK_REQUIRED = 'Marque la casilla para continuar.';

/** Whether the member has said that the data of a name that does not match were verified (D-66). */
export interface NameVerification {
  isVerified: boolean;
  /** The name does not match and nobody has said so: nothing goes on. */
  isRefused: boolean;
  verify: (verified: boolean) => void;
  /** Whether what was said counts for an answer that tells this holder, '' for none: not where it was said of another one. */
  holdsFor: (holder: string) => boolean;
  /** Keeps the holder whom an answer tells only now as the one of whom it was said; '' tells none. */
  noteHolder: (holder: string) => void;
}

/** What tells a registered destination from all others: a code alone tells it from those of its kind. */
export type RegisteredKey = Pick<Destination, 'kind' | 'code'>;

/**
 * What the member has said was verified, by session, kind and code of the registered destination: the holder that the answer told by then, ''
 * for none. It is asked once, and again when the answer has changed; it goes with the session (docs/data.md).
 */
const verified = sessionMap<string, string>();

/** The same answer as far as it is told: one that names no holder speaks of no other. */
const isSameHolder = (one: string, other: string): boolean => one === '' || other === '' || one === other;

/**
 * The tick «He verificado los datos con el beneficiario» for the payee called `identity`, of whose name `match` is said, and with it
 * `holder` where that is told. Of a `registered` destination it stays ticked for the session, until another answer comes, also one that
 * tells another holder; what is typed is asked about each time.
 */
export function useNameVerification(
  identity: string,
  match: NameMatch | null,
  registered: RegisteredKey | null = null,
  holder = '',
): NameVerification {
  const session = useSession()?.id ?? '';
  const key = registered && `${session} ${registered.kind} ${registered.code}`;
  const [ticked, setTicked] = useState<{ identity: string; holder: string; isTicked: boolean } | null>(null);
  const knownHolder = key === null ? undefined : verified.get(key);
  const isTickedFor = (told: string): boolean => {
    if (ticked?.identity === identity) return ticked.isTicked && isSameHolder(ticked.holder, told);
    return knownHolder !== undefined && isSameHolder(knownHolder, told);
  };
  const isVerified = match === 'NO_COINCIDE' && isTickedFor(holder);

  const remember = (told: string, isTicked: boolean): void => {
    setTicked({ identity, holder: told, isTicked });
    if (key === null) return;
    if (isTicked) verified.set(key, told);
    else verified.delete(key);
  };
  // Another answer ends what was said of the one before, whichever comes next.
  const isOver = match !== null && match !== 'NO_COINCIDE';
  if (isOver && ticked?.identity === identity) setTicked(null);
  useEffect(() => {
    if (isOver && key !== null) verified.delete(key);
  }, [isOver, key]);

  return {
    isVerified,
    isRefused: match === 'NO_COINCIDE' && !isVerified,
    verify: (isTicked) => remember(holder, isTicked),
    holdsFor: (told) => isVerified && isSameHolder(holder, told) && isTickedFor(told),
    noteHolder: (told) => {
      if (told !== '') remember(told, true);
    },
  };
}

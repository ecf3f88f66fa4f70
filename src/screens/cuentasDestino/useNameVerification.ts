import { useEffect, useState } from 'react';
import { useSession } from '#session/SessionProvider.tsx';
import type { NameMatch } from './destination.ts';

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
}

/** Registered destinations of which it was said in this session: it is asked once, and again when the answer has changed. */
let known = { session: '', codes: new Set<string>() };

/**
 * The tick «He verificado los datos con el beneficiario» for the payee called `identity`, of whose name `match` is said. With the `code` of
 * a registered destination it stays ticked for the session, until another answer comes; what is typed is asked about each time.
 */
export function useNameVerification(
  identity: string,
  match: NameMatch | null,
  code: string | null = null,
): NameVerification {
  const session = useSession()?.id ?? '';
  const [ticked, setTicked] = useState<{ identity: string; isTicked: boolean } | null>(null);
  const isKnown = code !== null && known.session === session && known.codes.has(code);
  const isVerified = match === 'NO_COINCIDE' && (ticked?.identity === identity ? ticked.isTicked : isKnown);

  const remember = (isTicked: boolean): void => {
    if (code === null) return;
    if (known.session !== session) known = { session, codes: new Set() };
    if (isTicked) known.codes.add(code);
    else known.codes.delete(code);
  };
  // Another answer ends what was said of the one before, whichever comes next.
  const isOver = match !== null && match !== 'NO_COINCIDE';
  if (isOver && ticked?.identity === identity) setTicked(null);
  useEffect(() => {
    if (isOver && code !== null) known.codes.delete(code);
  }, [isOver, code]);

  return {
    isVerified,
    isRefused: match === 'NO_COINCIDE' && !isVerified,
    verify: (isTicked) => {
      remember(isTicked);
      setTicked({ identity, isTicked });
    },
  };
}

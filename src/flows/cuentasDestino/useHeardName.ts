import { useState } from 'react';
import type { Destination, NameMatch } from './destination.ts';
import { type RegisteredKey, TICK_REQUIRED, useNameVerification } from './useNameVerification.ts';

/** What the check of an order has told of its payee's name. */
export interface HeardName {
  match: NameMatch | null;
  /** The holder, '' where none is told. */
  holder: string;
}

/**
 * Identifies a registered destination together with what its list says of the name: when either changes, what an earlier check has said no longer
 * counts. '' for none.
 */
export function registeredIdentity(registered: Pick<Destination, 'code' | 'nameMatch'> | null | undefined): string {
  return registered ? JSON.stringify([registered.code, registered.nameMatch]) : '';
}

/** Of whose name something may be heard. */
export interface NameToHear {
  /** Of whom it is said: changed, what was heard is of somebody else. */
  identity: string;
  /** What the list of registered destinations says. */
  listed: NameMatch | null;
  /** The registered destination, where it is one. */
  registered: RegisteredKey | null;
}

/**
 * What is known of a payee's name: what the list says, or what the newest check of an order has said, and the tick that the member gives where the
 * name does not match (D-66).
 */
export function useHeardName({ identity, listed, registered }: NameToHear) {
  const [heard, setHeard] = useState<(HeardName & { of: string }) | null>(null);
  /** Whose name was not ticked when Revisar was pressed. */
  const [pressed, setPressed] = useState<string | null>(null);
  const told = heard?.of === identity ? heard : null;
  const match = told?.match ?? listed;
  const holder = told?.holder ?? '';
  const verification = useNameVerification(identity, match, registered, holder);
  return {
    match,
    holder,
    verification,
    /** Revisar was pressed without the tick. */
    tickFault: verification.isRefused && pressed === identity ? TICK_REQUIRED : undefined,
    /** Keeps what the check of an order has told of the payee called `of`. */
    hear: (of: string, name: HeardName): void => setHeard({ of, ...name }),
    /** Revisar was pressed for the payee called `of`, whose name is not ticked. */
    pressUnticked: (of: string): void => setPressed(of),
    forget: (): void => setHeard(null),
  };
}

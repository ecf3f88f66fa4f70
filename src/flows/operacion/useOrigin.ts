import { useState } from 'react';
import type { SelectableAccount } from '#components/AccountSelector/AccountSelector.tsx';
import { useSourceAccounts } from './useSourceAccounts.ts';

/** The account that pays: the first of the list until the member chooses another (§3). */
export function useOrigin() {
  const sources = useSourceAccounts();
  const [chosen, setChosen] = useState<string | null>(null);
  const origin: SelectableAccount | null =
    sources.accounts.find(({ number }) => number === chosen) ?? sources.accounts[0] ?? null;
  return { ...sources, origin, choose: setChosen };
}

/** The accounts that can pay, and the one that does. */
export type Origin = ReturnType<typeof useOrigin>;

import type { SelectableAccount } from '#components/AccountSelector/AccountSelector.tsx';
import { useChosen } from '#forms/useChosen.ts';
import { useSourceAccounts } from './useSourceAccounts.ts';

/** The account that pays: the first of the list until the member chooses another (§3). */
export function useOrigin() {
  const sources = useSourceAccounts();
  const { chosen: origin, choose } = useChosen<SelectableAccount>(sources.accounts, ({ number }) => number);
  return { ...sources, origin, choose };
}

/** The accounts that can pay, and the one that does. */
export type Origin = ReturnType<typeof useOrigin>;

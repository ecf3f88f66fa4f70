import type { SelectableAccount } from '#components/AccountSelector/AccountSelector.tsx';
import { useChosen } from '#forms/useChosen.ts';
import { useDraft, useDraftPart } from './draft.ts';
import { useFlowStart } from './useFlowStart.ts';
import { useSourceAccounts } from './useSourceAccounts.ts';

interface OriginDraft {
  number?: string;
}

/**
 * The account that pays: the one whose «Transferir» led here, else the first of the list (§3), until the member chooses another. It is null when
 * the chosen account can no longer pay: nobody has said which one pays instead. `paid` is the account that a link sends the money to; it is chosen
 * to pay only where there is no other one.
 */
export function useOrigin(paid: string | null = null) {
  const sources = useSourceAccounts();
  const draft = useDraft<OriginDraft | null>('origen', null);
  const { origen } = useFlowStart();
  const {
    chosen: origin,
    key,
    choose,
  } = useChosen<SelectableAccount>(
    sources.accounts,
    ({ number }) => number,
    draft?.number ?? (origen === paid ? undefined : origen),
    (accounts) => accounts.find(({ number }) => number !== paid) ?? accounts[0],
  );
  // One that can no longer pay too: who comes back is not to find another in its place.
  useDraftPart('origen', (): OriginDraft => (key === null ? {} : { number: key }));
  return { ...sources, origin, choose };
}

/** The accounts that can pay, and the one that does. */
export type Origin = ReturnType<typeof useOrigin>;

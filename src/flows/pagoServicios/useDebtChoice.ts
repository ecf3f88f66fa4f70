import { useState } from 'react';
import { type ChoiceGround, choiceNow, chosenDebts, type DebtRules, proposedContract, toggled } from '#domain/debts.ts';
import { useDraft, useDraftPart } from '#flows/moneyFlow/draft.ts';
import { useChosen } from '#forms/useChosen.ts';
import type { Contract } from './contracts.ts';

/** What the member has chosen: a contract, and debts of one. */
interface ChoiceDraft {
  contract: string | null;
  choice: { of: string; codes: readonly string[] } | null;
}

/**
 * Which of the found contracts is paid, and which of its debts. What the program chooses for the member follows `ground`; what the member has
 * chosen stays. `contract` is null when the chosen one is not in a newer answer: the debts of another contract are not paid in its place.
 */
export function useDebtChoice(contracts: readonly Contract[], rules: DebtRules, ground: ChoiceGround) {
  const draft = useDraft<ChoiceDraft | null>('valores', null);
  const { chosen: contract, ...found } = useChosen(contracts, ({ code }) => code, draft?.contract, proposedContract);
  // Held with its contract: of another one it says nothing.
  const [choice, setChoice] = useState(draft?.choice ?? null);
  useDraftPart('valores', (): ChoiceDraft => ({ contract: found.key, choice }));
  const made = choice && choice.of === contract?.code ? new Set(choice.codes) : null;
  const chosen: ReadonlySet<string> = contract ? choiceNow(contract.debts, rules, made, ground) : new Set();
  return {
    contract,
    chosen,
    /** The chosen debts, from the oldest on. */
    debts: contract ? chosenDebts(contract.debts, chosen) : [],
    chooseContract: found.choose,
    toggle: (code: string): void => {
      if (contract) setChoice({ of: contract.code, codes: [...toggled(contract.debts, chosen, code, rules)] });
    },
    /** Back to what is chosen for the member. */
    reset: (): void => {
      setChoice(null);
      found.reset();
    },
  };
}

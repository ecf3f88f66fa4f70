import { mostPayable } from '#domain/orderAmount.ts';
import { unreadableIn } from '#domain/partialList.ts';
import { useLimitLeft } from '#flows/moneyFlow/useLimitLeft.ts';
import { useOrigin } from '#flows/moneyFlow/useOrigin.ts';
import { useDebtChoice } from './useDebtChoice.ts';
import { usePaidAmount } from './usePaidAmount.ts';
import type { ServiceLookup } from './useServiceLookup.ts';

/** Which of the found debts are paid, how much of them, and from which account (screens.md A.2 pagos/…). */
export function usePaymentChoice({ service, lookup, contracts }: ServiceLookup) {
  const rules = { several: service?.several === true, oldestFirst: service?.oldestFirst === true };
  const sources = useOrigin();
  const { origin } = sources;
  const available = origin?.availableCents ?? null;
  const { left: limit, isPending: isLimitPending } = useLimitLeft(origin?.number ?? null, 'Facilito');
  // By the day on which it was found: what is chosen for the member does not change under their eyes at midnight.
  const today = lookup.state.kind === 'found' ? lookup.state.day : '';
  const choice = useDebtChoice(contracts, rules, { today, most: mostPayable(available, limit) });
  const { contract, debts } = choice;
  const isPartial = service?.allowsPartial === true && contract !== null;
  const paid = usePaidAmount({
    allowsPart: isPartial,
    bounds: { least: contract?.least ?? null, most: contract?.most ?? null },
    debts,
    available,
    limit,
  });
  return {
    sources,
    limit,
    rules,
    choice,
    isPartial,
    paid,
    /** Nothing is still awaited of what the choice depends on. */
    isKnown: lookup.state.kind === 'found' && origin !== null && !isLimitPending,
    /** All that was found is paid as it stands, and nothing is left for the member to say or to see (D-65). */
    isPlain:
      contracts.length === 1 &&
      // What could not be read is the member's to see before anything is signed.
      unreadableIn(contracts, contract?.debts) === 0 &&
      debts.length > 0 &&
      // Of several debts that are not all paid at once the member says which ones.
      debts.length === contract?.debts.length &&
      !paid.debitFault &&
      // Paying a part: the amount is not final yet.
      !paid.paysPart,
    /** Back to what is chosen for the member. */
    reset: (): void => {
      choice.reset();
      paid.reset();
    },
  };
}

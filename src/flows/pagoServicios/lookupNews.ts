import { sumOf } from '#domain/debts.ts';
import { formatMoney } from '#domain/money.ts';
import { unreadableIn, unreadableText } from '#domain/partialList.ts';
import { totalText } from './debtText.ts';
import type { LookupScreen } from './lookupScreens.ts';
import type { ServicePayment } from './useServicePayment.ts';

/** As a page waits in words. */
const ASKING = 'Consultando los valores…';

/**
 * What a page of payments says of its own accord of a lookup (screens.md A.0 «Lists»): that it is asked, and of what was found how many, how much
 * and whose, anew with each change of what is chosen. Empty for what its own notice says: nothing found, nothing owed, a failure.
 */
export function lookupNews(
  { search, choice: { contract, debts } }: Pick<ServicePayment, 'search' | 'choice'>,
  screen: LookupScreen,
): string {
  const { state } = search.lookup;
  if (state.kind === 'asking') return ASKING;
  if (state.kind !== 'found') return '';
  const { contracts } = state;
  const isChoice = contracts.length > 1 || (contracts.length > 0 && !contract);
  return [
    // Which one is chosen its card says.
    isChoice && `${screen.contractsLabel}: ${contracts.length} ${contracts.length === 1 ? 'opción' : 'opciones'}`,
    contract && totalText(debts, screen, contract.debts.length),
    contract && `total ${formatMoney(sumOf(debts))}`,
    // What is counted here must not look like all that there is (D-65).
    unreadableText(unreadableIn(contracts, contract?.debts)),
    contract?.holder && `${screen.holderLabel} ${contract.holder}`,
  ]
    .filter(Boolean)
    .join(', ');
}

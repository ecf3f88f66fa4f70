import { BackLink, BackLinkLabel } from '#components/BackLink/BackLink.tsx';
import { useLowerEdge } from '#components/LowerEdge/lowerEdge.ts';
import { useTyping } from '#components/LowerEdge/useTyping.ts';
import { lazyPart } from '#components/lazyPart.ts';
import { useStillUnderPress } from '#components/Press/useStillUnderPress.ts';
import { AsyncContent } from '#flows/asyncContent/AsyncContent.tsx';
import { shownValue, useShown } from '#flows/asyncContent/useShown.ts';
import { to } from '#navigation/paths.ts';
import { Link, useParams } from '#navigation/router.ts';
import { useHiddenBalances } from '#preferences/useHiddenBalances.ts';
import { AccountHeader, TransferLink } from './AccountHeader.tsx';
import type { AccountDetail } from './accountDetail.ts';
import { BalanceCard } from './BalanceCard.tsx';
import { BalanceHistorySkeleton } from './BalanceHistorySkeleton.tsx';
import { StepBar } from './Cuenta.styles.ts';
import { AccountSkeleton } from './CuentaSkeleton.tsx';
import { InvestmentCard } from './InvestmentCard.tsx';
import { MonthlyFlowSkeleton } from './MonthlyFlowSkeleton.tsx';
import { Movements, NoMovements } from './Movements.tsx';
import { useAccount } from './useAccount.ts';
import { useMovementFilter } from './useMovementFilter.ts';

/** Both charts are fetched after what the page is opened for; a page without them is a page. With hidden balances there is neither. */
const BalanceHistory = lazyPart(
  () => import('./BalanceHistory.tsx').then((part) => part.BalanceHistory),
  BalanceHistorySkeleton,
);

const MonthlyFlow = lazyPart(() => import('./MonthlyFlow.tsx').then((part) => part.MonthlyFlow), MonthlyFlowSkeleton);

/** One account (§2 cuentas/{numeroCuenta}): balances, facts, movements; a term deposit has its own card. */
export function Cuenta() {
  const { numeroCuenta = '' } = useParams();
  // Another account's filters, pages and open detail are not this one's.
  return <AccountPage key={numeroCuenta} number={numeroCuenta} />;
}

function AccountPage({ number }: { number: string }) {
  const { asked, isUnknown } = useAccount(number);
  const shown = useShown(asked);
  return (
    <>
      <BackLink as={Link} to={to.productos}>
        <BackLinkLabel>Mis productos</BackLinkLabel>
      </BackLink>
      <AccountHeader account={shownValue(shown)} />
      <AsyncContent
        of={shown}
        waiting={<AccountSkeleton />}
        unknown={
          isUnknown && {
            title: 'No encontramos esta cuenta',
            text: 'Revise el número o elija una cuenta en Mis productos.',
          }
        }
      >
        {(account) => <AccountContent account={account} />}
      </AsyncContent>
    </>
  );
}

function AccountContent({ account }: { account: AccountDetail }) {
  const chosen = useMovementFilter(account);
  const [hidden] = useHiddenBalances();
  const { number, investment, isListed } = account;
  return (
    <>
      {investment ? <InvestmentCard account={account} investment={investment} /> : <BalanceCard account={account} />}
      {!investment && !isListed && !hidden && (
        <>
          <BalanceHistory number={number} />
          <MonthlyFlow number={number} onShow={chosen.show} />
        </>
      )}
      {isListed ? <NoMovements /> : <Movements account={account} chosen={chosen} />}
      {account.canTransfer && <TransferStep number={account.number} />}
    </>
  );
}

/** «Transferir» at the lower edge; not over the movements that are being searched for. */
function TransferStep({ number }: { number: string }) {
  useLowerEdge();
  // It comes back when the field is left, never over what is being pressed then.
  if (useStillUnderPress(useTyping())) return null;
  return (
    <StepBar>
      <TransferLink number={number} />
    </StepBar>
  );
}

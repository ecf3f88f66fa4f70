import { hasCode } from '#api/apiError.ts';
import { askedOf } from '#api/asked.ts';
import { cuenta } from '#api/contract/cuentas.ts';
import { useRetriableQuery } from '#api/query.ts';
import { BackLink, BackLinkLabel } from '#components/BackLink/BackLink.tsx';
import { useLowerEdge } from '#components/LowerEdge/lowerEdge.ts';
import { useTyping } from '#components/LowerEdge/useTyping.ts';
import { lazyPart } from '#components/lazyPart.ts';
import { UNKNOWN_PRODUCT_CODE } from '#domain/errorCodes.ts';
import { AsyncContent } from '#flows/consulta/AsyncContent.tsx';
import { shownValue, useShown } from '#flows/consulta/useShown.ts';
import { to } from '#navigation/paths.ts';
import { Link, useParams } from '#navigation/router.ts';
import { useHiddenBalances } from '#preferences/useHiddenBalances.ts';
import { AccountHeader, TransferLink } from './AccountHeader.tsx';
import { type AccountDetail, accountDetailOf } from './accountDetail.ts';
import { BalanceCard } from './BalanceCard.tsx';
import { BalanceHistorySkeleton } from './BalanceHistorySkeleton.tsx';
import { StepBar } from './Cuenta.styles.ts';
import { AccountSkeleton } from './CuentaSkeleton.tsx';
import { InvestmentCard } from './InvestmentCard.tsx';
import { MonthlyFlowSkeleton } from './MonthlyFlowSkeleton.tsx';
import { Movements } from './Movements.tsx';
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
  const query = useRetriableQuery(cuenta, { params: { numeroCuenta: number } });
  const shown = useShown(askedOf(query, accountDetailOf));
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
          hasCode(query.error, UNKNOWN_PRODUCT_CODE) && {
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
  return (
    <>
      {account.investment ? (
        <InvestmentCard account={account} investment={account.investment} />
      ) : (
        <>
          <BalanceCard account={account} />
          {!hidden && (
            <>
              <BalanceHistory number={account.number} />
              <MonthlyFlow number={account.number} onShow={chosen.show} />
            </>
          )}
        </>
      )}
      <Movements account={account} chosen={chosen} />
      {account.canTransfer && <TransferStep />}
    </>
  );
}

/** «Transferir» at the lower edge; not over the movements that are being searched for. */
function TransferStep() {
  useLowerEdge();
  if (useTyping()) return null;
  return (
    <StepBar>
      <TransferLink />
    </StepBar>
  );
}

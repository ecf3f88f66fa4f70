import { lazy, Suspense } from 'react';
import { type Failure, failureOf, hasCode } from '#api/apiError.ts';
import { cuenta } from '#api/contract/cuentas.ts';
import { useRetriableQuery } from '#api/query.ts';
import { BackLink, BackLinkLabel } from '#components/BackLink/BackLink.tsx';
import { Button } from '#components/Button/Button.tsx';
import { EmptyState } from '#components/EmptyState/EmptyState.tsx';
import { Skeleton } from '#components/Skeleton/Skeleton.tsx';
import { useSkeletonTiming } from '#components/Skeleton/useSkeletonTiming.ts';
import { UNKNOWN_PRODUCT_CODE } from '#domain/errorCodes.ts';
import { to } from '#navigation/paths.ts';
import { Link, useParams } from '#navigation/router.ts';
import { StuckHelp } from '#screens/ayuda/StuckHelp.tsx';
import { AccountHeader, TransferLink } from './AccountHeader.tsx';
import { accountDetailOf } from './accountDetail.ts';
import { BalanceCard } from './BalanceCard.tsx';
import { BottomBar } from './Cuenta.styles.ts';
import { AccountSkeleton } from './CuentaSkeleton.tsx';
import { InvestmentCard } from './InvestmentCard.tsx';
import { Movements } from './Movements.tsx';

/** The chart is fetched after what the page is opened for; a page without it is a page. */
const BalanceHistory = lazy(() =>
  import('./BalanceHistory.tsx')
    .then((module) => ({ default: module.BalanceHistory }))
    .catch(() => ({ default: () => null })),
);

/** One account (§2 cuentas/{numeroCuenta}): balances, facts, movements; a term deposit has its own card. */
export function Cuenta() {
  const { numeroCuenta = '' } = useParams();
  // Another account's filters, pages and open detail are not this one's.
  return <AccountPage key={numeroCuenta} number={numeroCuenta} />;
}

function AccountPage({ number }: { number: string }) {
  const { data, error, isRetrying, retry } = useRetriableQuery(cuenta, { params: { numeroCuenta: number } });
  const timing = useSkeletonTiming(data === undefined && !error);
  const account = data && timing === 'content' ? accountDetailOf(data) : null;
  const failed = error && data === undefined && timing === 'content' ? error : null;
  return (
    <>
      <BackLink as={Link} to={to.productos}>
        <BackLinkLabel>Mis productos</BackLinkLabel>
      </BackLink>
      <AccountHeader account={account} />
      {timing === 'skeleton' && <AccountSkeleton />}
      {failed && (
        <Unavailable
          isUnknown={hasCode(failed, UNKNOWN_PRODUCT_CODE)}
          failure={failureOf(failed)}
          busy={isRetrying}
          onRetry={retry}
        />
      )}
      {account && (
        <>
          {account.investment ? (
            <InvestmentCard account={account} investment={account.investment} />
          ) : (
            <>
              <BalanceCard account={account} />
              <Suspense fallback={<Skeleton $width="100%" $height="23.75rem" $radius="16px" />}>
                <BalanceHistory number={account.number} />
              </Suspense>
            </>
          )}
          <Movements account={account} />
          {account.canTransfer && (
            <BottomBar>
              <TransferLink />
            </BottomBar>
          )}
        </>
      )}
    </>
  );
}

interface UnavailableProps {
  isUnknown: boolean;
  failure: Failure;
  busy: boolean;
  onRetry: () => void;
}

/** An account that is not the member's is not told from one that does not exist. */
function Unavailable({ isUnknown, failure, busy, onRetry }: UnavailableProps) {
  return (
    <EmptyState
      role="alert"
      object={isUnknown ? 'magnifier' : 'cloud'}
      title={isUnknown ? 'No encontramos esta cuenta' : 'No pudimos cargar la información'}
      text={isUnknown ? 'Revise el número o elija una cuenta en Mis productos.' : failure.text}
      action={
        <>
          {!isUnknown && (
            <Button variant="secondary" loading={busy} onClick={onRetry}>
              Reintentar
            </Button>
          )}
          {failure.isStuck && <StuckHelp />}
        </>
      }
    />
  );
}

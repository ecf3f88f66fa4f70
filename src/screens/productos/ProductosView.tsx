import { CreditCard, ReceiptText, Send } from 'lucide-react';
import { Button } from '#components/Button/Button.tsx';
import { EmptyState } from '#components/EmptyState/EmptyState.tsx';
import { PageTitle } from '#components/PageTitle/PageTitle.tsx';
import { useSkeletonTiming } from '#components/Skeleton/useSkeletonTiming.ts';
import { unreadableIn } from '#domain/partialList.ts';
import { to } from '#navigation/paths.ts';
import { Link } from '#navigation/router.ts';
import { StuckHelp } from '#screens/ayuda/StuckHelp.tsx';
import { useHelp } from '#screens/ayuda/useHelp.tsx';
import { AvailableTotal } from './AvailableTotal.tsx';
import { Hero, type Shortcut } from './Hero.tsx';
import { ProductGroups } from './ProductGroups.tsx';
import { ActionLink, Actions } from './Productos.styles.ts';
import { AccountsSkeleton } from './ProductosSkeleton.tsx';
import { availableTotal, isEmpty } from './products.ts';
import { useHiddenBalances } from './useHiddenBalances.ts';
import type { ProductsState } from './useProducts.ts';

const shortcuts: readonly Shortcut[] = [
  { label: 'Transferir', address: to.transferencias, icon: Send },
  { label: 'Pagar', address: to.pagos, icon: ReceiptText },
  { label: 'Tarjetas', address: to.tarjetaCredito, icon: CreditCard },
];

/** What productos looks like in each of its states. */
export function ProductosView({ state, onRetry }: { state: ProductsState; onRetry: () => void }) {
  const [hidden, setHidden] = useHiddenBalances();
  const timing = useSkeletonTiming(state.kind === 'loading');
  const ready = state.kind === 'ready' && timing === 'content' ? state.products : null;
  const hasTotal = state.kind === 'loading' || (ready !== null && !isEmpty(ready)) || timing !== 'content';
  return (
    <>
      <Hero shortcuts={shortcuts}>
        <PageTitle>Mis productos</PageTitle>
        {hasTotal && (
          <AvailableTotal
            cents={ready && availableTotal(ready)}
            missing={unreadableIn(ready?.savings)}
            hidden={hidden}
            onHide={setHidden}
          />
        )}
        <Actions>
          <ActionLink as={Link} to={to.pagos} $variant="secondary">
            <ReceiptText size={20} strokeWidth={1.75} aria-hidden="true" />
            Pagar
          </ActionLink>
          <ActionLink as={Link} to={to.transferencias} $variant="primary">
            <Send size={20} strokeWidth={1.75} aria-hidden="true" />
            Transferir
          </ActionLink>
        </Actions>
      </Hero>
      {timing === 'skeleton' && <AccountsSkeleton />}
      {timing === 'content' && <Content state={state} hidden={hidden} onRetry={onRetry} />}
    </>
  );
}

/** copy.md «Productos»: nothing at all, and the way to an agency. */
function NoProducts() {
  const { openAgencies } = useHelp();
  return (
    <EmptyState
      title="Aún no tiene productos activos"
      text="Acérquese a una agencia."
      action={
        <Button variant="secondary" onClick={openAgencies}>
          Ver agencias
        </Button>
      }
    />
  );
}

function Content({ state, hidden, onRetry }: { state: ProductsState; hidden: boolean; onRetry: () => void }) {
  switch (state.kind) {
    case 'loading':
      return null;
    case 'error':
      return (
        <EmptyState
          role="alert"
          object="cloud"
          title="No pudimos cargar la información"
          text={state.message}
          action={
            <>
              {' '}
              <Button variant="secondary" loading={state.isRetrying} onClick={onRetry}>
                Reintentar
              </Button>
              {state.isStuck && <StuckHelp />}
            </>
          }
        />
      );
    case 'ready':
      return isEmpty(state.products) ? <NoProducts /> : <ProductGroups products={state.products} hidden={hidden} />;
  }
}

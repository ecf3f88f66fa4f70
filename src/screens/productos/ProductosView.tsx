import { CreditCard, ReceiptText, Send } from 'lucide-react';
import type { Asked } from '#api/asked.ts';
import { Button } from '#components/Button/Button.tsx';
import { ButtonLink } from '#components/Button/ButtonLink.ts';
import { EmptyState } from '#components/EmptyState/EmptyState.tsx';
import { Icon } from '#components/Icon/Icon.tsx';
import { PageTitle } from '#components/PageTitle/PageTitle.tsx';
import { AsyncContent } from '#flows/asyncContent/AsyncContent.tsx';
import { shownValue, useShown } from '#flows/asyncContent/useShown.ts';
import { useHelp } from '#flows/help/useHelp.tsx';
import { AvailableTotal } from '#flows/productos/AvailableTotal.tsx';
import { Hero, type Shortcut } from '#flows/productos/Hero.tsx';
import { availableTotal, isEmpty, type Products } from '#flows/productos/products.ts';
import { to } from '#navigation/paths.ts';
import { Link } from '#navigation/router.ts';
import { useHiddenBalances } from '#preferences/useHiddenBalances.ts';
import { useSimpleMode } from '#theme/useSimpleMode.ts';
import { ProductGroups } from './ProductGroups.tsx';
import { Actions } from './Productos.styles.ts';
import { AccountsSkeleton } from './ProductosSkeleton.tsx';

const shortcuts: readonly Shortcut[] = [
  { label: 'Transferir', address: to.transferencias, icon: Send },
  { label: 'Pagar', address: to.pagos, icon: ReceiptText },
  { label: 'Tarjetas', address: to.pagoTarjetas, icon: CreditCard },
];

/** What productos looks like in each of its states. */
export function ProductosView({ asked }: { asked: Asked<Products> }) {
  const [hidden, setHidden] = useHiddenBalances();
  const [simple] = useSimpleMode();
  const shown = useShown(asked);
  const ready = shownValue(shown);
  const hasTotal = shown.kind !== 'error' && !(ready && isEmpty(ready));
  return (
    <>
      <Hero shortcuts={shortcuts}>
        <PageTitle>Mis productos</PageTitle>
        {hasTotal && <AvailableTotal total={ready && availableTotal(ready)} hidden={hidden} onHide={setHidden} />}
        {!simple && (
          <Actions>
            <ButtonLink as={Link} to={to.pagos} variant="secondary">
              <Icon icon={ReceiptText} />
              Pagar
            </ButtonLink>
            <ButtonLink as={Link} to={to.transferencias} variant="primary">
              <Icon icon={Send} />
              Transferir
            </ButtonLink>
          </Actions>
        )}
      </Hero>
      <AsyncContent of={shown} waiting={<AccountsSkeleton />}>
        {(products) => (isEmpty(products) ? <NoProducts /> : <ProductGroups products={products} hidden={hidden} />)}
      </AsyncContent>
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

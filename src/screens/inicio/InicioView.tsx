import { ReceiptText, Send, Smartphone, Users } from 'lucide-react';
import { Button } from '#components/Button/Button.tsx';
import { EmptyState } from '#components/EmptyState/EmptyState.tsx';
import { IconTile } from '#components/IconTile/IconTile.tsx';
import { Money } from '#components/Money/Money.tsx';
import { PageTitle } from '#components/PageTitle/PageTitle.tsx';
import { Skeleton } from '#components/Skeleton/Skeleton.tsx';
import { useSkeletonTiming } from '#components/Skeleton/useSkeletonTiming.ts';
import { formatMoney, HIDDEN_MONEY } from '#domain/money.ts';
import { to } from '#navigation/paths.ts';
import { Link } from '#navigation/router.ts';
import { AvailableTotal } from '#screens/productos/AvailableTotal.tsx';
import { Hero, type Shortcut } from '#screens/productos/Hero.tsx';
import { availableTotal, isEmpty, type Products } from '#screens/productos/products.ts';
import { useHiddenBalances } from '#screens/productos/useHiddenBalances.ts';
import type { ProductsState } from '#screens/productos/useProducts.ts';
import { DueDates } from './DueDates.tsx';
import { DateLine, Debt, Section, SectionTitle, ShortcutLink, Shortcuts } from './Inicio.styles.ts';
import { LatestMovements } from './LatestMovements.tsx';

const shortcuts: readonly Shortcut[] = [
  { label: 'Transferir', address: to.transferencias, icon: Send },
  { label: 'Pagar servicio', address: to.pagos, icon: ReceiptText },
  { label: 'Recargar', address: to.recargas, icon: Smartphone },
];

const allShortcuts: readonly Shortcut[] = [
  ...shortcuts,
  { label: 'Mis cuentas destino', address: to.transferencias, icon: Users },
];

export interface InicioViewProps {
  greeting: string;
  /** Today in words. */
  date: string;
  state: ProductsState;
  onRetry: () => void;
}

/** What inicio looks like in each of its states. */
export function InicioView({ greeting, date, state, onRetry }: InicioViewProps) {
  const [hidden, setHidden] = useHiddenBalances();
  const timing = useSkeletonTiming(state.kind === 'loading');
  const products = state.kind === 'ready' && timing === 'content' ? state.products : null;
  return (
    <>
      <Hero shortcuts={shortcuts}>
        <div>
          <PageTitle>{greeting}</PageTitle>
          <DateLine>{date}</DateLine>
        </div>
        {state.kind !== 'error' && (
          <AvailableTotal cents={products && availableTotal(products)} hidden={hidden} onHide={setHidden} />
        )}
      </Hero>
      {products && <TotalDebt products={products} hidden={hidden} />}
      {timing === 'skeleton' && <SummarySkeleton />}
      {state.kind === 'error' && timing === 'content' && (
        <EmptyState
          role="alert"
          object="cloud"
          title="No pudimos cargar la información"
          text={state.message}
          action={
            <Button variant="secondary" onClick={onRetry}>
              Reintentar
            </Button>
          }
        />
      )}
      {products && <Summary products={products} hidden={hidden} />}
    </>
  );
}

/** «Deuda total»: loan capital and card balances (DESIGN.md §7); nothing where nothing is owed. */
function TotalDebt({ products: { loans, cards }, hidden }: { products: Products; hidden: boolean }) {
  const loanDebt = loans.reduce((sum, { balance }) => sum + balance, 0);
  const cardDebt = cards.reduce((sum, { used }) => sum + (used ?? 0), 0);
  if (loanDebt + cardDebt === 0) return null;
  const amount = (cents: number) => (hidden ? HIDDEN_MONEY : formatMoney(cents));
  return (
    <Debt>
      <span>Deuda total</span>
      <Money cents={loanDebt + cardDebt} size="sm" hidden={hidden} />
      <span>
        Créditos {amount(loanDebt)} · Tarjetas {amount(cardDebt)}
      </span>
    </Debt>
  );
}

function Summary({ products, hidden }: { products: Products; hidden: boolean }) {
  const [first] = products.savings;
  return (
    <>
      <Section aria-labelledby="accesos-rapidos" data-wide>
        <SectionTitle id="accesos-rapidos">Accesos rápidos</SectionTitle>
        <Shortcuts>
          {allShortcuts.map(({ label, address, icon }, index) => (
            <li key={label}>
              <ShortcutLink as={Link} to={address}>
                <IconTile icon={icon} tone={index === 0 ? 'accent' : 'brand'} />
                {label}
              </ShortcutLink>
            </li>
          ))}
        </Shortcuts>
      </Section>
      {!isEmpty(products) && <DueDates products={products} hidden={hidden} />}
      {first && <LatestMovements account={first} hidden={hidden} />}
    </>
  );
}

function SummarySkeleton() {
  return (
    <Section aria-busy="true">
      <Skeleton $width="180px" $height="20px" />
      {[0, 1, 2].map((row) => (
        <Skeleton key={row} $width="100%" $height="72px" $radius="16px" />
      ))}
      <p role="status">Cargando su resumen</p>
    </Section>
  );
}

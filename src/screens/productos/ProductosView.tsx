import { ChevronRight, CreditCard, Eye, EyeOff, ReceiptText, Send, Wallet } from 'lucide-react';
import { AccountNumber } from '#components/AccountNumber/AccountNumber.tsx';
import { Button } from '#components/Button/Button.tsx';
import { IconButton } from '#components/Button/IconButton.tsx';
import { EmptyState } from '#components/EmptyState/EmptyState.tsx';
import { IconTile } from '#components/IconTile/IconTile.tsx';
import { Money } from '#components/Money/Money.tsx';
import { PageTitle } from '#components/PageTitle/PageTitle.tsx';
import { Scene } from '#components/Scene/Scene.tsx';
import { useSkeletonTiming } from '#components/Skeleton/useSkeletonTiming.ts';
import type { Cents } from '#domain/money.ts';
import { to } from '#navigation/paths.ts';
import { Link } from '#navigation/router.ts';
import { useHelp } from '#screens/ayuda/useHelp.tsx';
import {
  Account,
  AccountBalance,
  AccountHead,
  AccountName,
  Accounts,
  ActionLink,
  Actions,
  GroupTitle,
  Hero,
  HeroScene,
  Quick,
  QuickDisc,
  QuickLink,
  Total,
  TotalLabel,
} from './Productos.styles.ts';
import { AccountsSkeleton, HeroMoneySkeleton } from './ProductosSkeleton.tsx';
import { useHiddenBalances } from './useHiddenBalances.ts';

/** One account as the screen shows it. */
export interface ProductAccount {
  number: string;
  description: string;
  availableCents: Cents;
}

/** Everything that this screen can be. */
export type ProductosState =
  | { kind: 'loading' }
  | { kind: 'error'; message: string }
  | { kind: 'empty' }
  | { kind: 'ready'; accounts: readonly ProductAccount[] };

/** What productos looks like in each of its states. */
export function ProductosView({ state, onRetry }: { state: ProductosState; onRetry: () => void }) {
  const [hidden, setHidden] = useHiddenBalances();
  const timing = useSkeletonTiming(state.kind === 'loading');
  const total =
    state.kind === 'ready' ? state.accounts.reduce((sum, { availableCents }) => sum + availableCents, 0) : 0;
  const showsTotal = state.kind === 'ready' && timing === 'content';
  return (
    <>
      <Hero>
        <PageTitle>Mis productos</PageTitle>
        {state.kind !== 'empty' && state.kind !== 'error' && (
          <Total>
            <TotalLabel>
              Disponible en sus cuentas
              <IconButton
                label={hidden ? 'Mostrar saldos' : 'Ocultar saldos'}
                aria-pressed={hidden}
                icon={
                  hidden ? (
                    <EyeOff size={20} strokeWidth={1.75} aria-hidden="true" />
                  ) : (
                    <Eye size={20} strokeWidth={1.75} aria-hidden="true" />
                  )
                }
                onClick={() => setHidden(!hidden)}
              />
            </TotalLabel>
            {showsTotal ? <Money cents={total} size="xl" hidden={hidden} /> : <HeroMoneySkeleton />}
          </Total>
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
        <HeroScene>
          <Scene variant="header" />
        </HeroScene>
        <QuickActions />
      </Hero>
      {timing === 'skeleton' && <AccountsSkeleton />}
      {timing === 'content' && <Content state={state} hidden={hidden} onRetry={onRetry} />}
    </>
  );
}

/** The three round shortcuts of the mobile header. */
function QuickActions() {
  return (
    <Quick aria-label="Accesos rápidos">
      <QuickLink as={Link} to={to.transferencias}>
        <QuickDisc $primary>
          <Send size={22} strokeWidth={1.75} aria-hidden="true" />
        </QuickDisc>
        Transferir
      </QuickLink>
      <QuickLink as={Link} to={to.pagos}>
        <QuickDisc $primary={false}>
          <ReceiptText size={22} strokeWidth={1.75} aria-hidden="true" />
        </QuickDisc>
        Pagar
      </QuickLink>
      <QuickLink as={Link} to={to.tarjetaCredito}>
        <QuickDisc $primary={false}>
          <CreditCard size={22} strokeWidth={1.75} aria-hidden="true" />
        </QuickDisc>
        Tarjetas
      </QuickLink>
    </Quick>
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

function Content({ state, hidden, onRetry }: { state: ProductosState; hidden: boolean; onRetry: () => void }) {
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
            <Button variant="secondary" onClick={onRetry}>
              Reintentar
            </Button>
          }
        />
      );
    case 'empty':
      return <NoProducts />;
    case 'ready':
      return (
        <section aria-labelledby="grupo-ahorros">
          <GroupTitle id="grupo-ahorros">Ahorros</GroupTitle>
          <Accounts>
            {state.accounts.map((account) => (
              <li key={account.number}>
                <AccountCard account={account} hidden={hidden} />
              </li>
            ))}
          </Accounts>
        </section>
      );
  }
}

function AccountCard({ account, hidden }: { account: ProductAccount; hidden: boolean }) {
  return (
    <Account as={Link} to={to.cuenta(account.number)}>
      <AccountHead>
        <IconTile icon={Wallet} />
        <span>
          <AccountName>{account.description}</AccountName>
          <AccountNumber number={account.number} />
        </span>
        <ChevronRight size={24} strokeWidth={1.75} aria-hidden="true" />
      </AccountHead>
      <AccountBalance>
        <span>Disponible</span>
        <Money cents={account.availableCents} size="md" hidden={hidden} />
      </AccountBalance>
    </Account>
  );
}

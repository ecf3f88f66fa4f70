import { ReceiptText, Send, Smartphone, Users } from 'lucide-react';
import type { Asked } from '#api/asked.ts';
import { Apart } from '#components/Apart/Apart.tsx';
import { Icon } from '#components/Icon/Icon.tsx';
import { Money } from '#components/Money/Money.tsx';
import { MoneyText } from '#components/Money/MoneyText.tsx';
import { PageTitle } from '#components/PageTitle/PageTitle.tsx';
import { RowsSkeleton } from '#components/Skeleton/RowsSkeleton.tsx';
import { WaitingLine } from '#components/Skeleton/WaitingLine.ts';
import type { Cents } from '#domain/money.ts';
import { partialTotalText, unreadableText } from '#domain/partialList.ts';
import { AsyncContent } from '#flows/asyncContent/AsyncContent.tsx';
import { shownValue, useShown } from '#flows/asyncContent/useShown.ts';
import { AvailableTotal } from '#flows/productos/AvailableTotal.tsx';
import { Hero, type Shortcut } from '#flows/productos/Hero.tsx';
import { availableTotal, isEmpty, type Products } from '#flows/productos/products.ts';
import { RepeatPayees } from '#flows/repetir/RepeatPayees.tsx';
import { to } from '#navigation/paths.ts';
import { Link } from '#navigation/router.ts';
import { useHiddenBalances } from '#preferences/useHiddenBalances.ts';
import { useSimpleMode } from '#theme/useSimpleMode.ts';
import { DueDates } from './DueDates.tsx';
import {
  Column,
  Columns,
  DateLine,
  DebtBeside,
  DebtCard,
  Disc,
  Section,
  SectionTitle,
  ShortcutLink,
  Shortcuts,
  Totals,
} from './Inicio.styles.ts';
import { LatestMovements } from './LatestMovements.tsx';
import { OutlookPlace } from './OutlookPlace.tsx';
import { type TotalDebt as Debt, totalDebt } from './totalDebt.ts';
import { useDueDates } from './useDueDates.ts';

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
  /** «Buenos días, » and the name. */
  greeting: readonly string[];
  /** Today in words. */
  date: string;
  asked: Asked<Products>;
}

/** What inicio looks like in each of its states. */
export function InicioView({ greeting, date, asked }: InicioViewProps) {
  const [hidden, setHidden] = useHiddenBalances();
  const shown = useShown(asked);
  const products = shownValue(shown);
  return (
    <>
      <Hero shortcuts={shortcuts}>
        <div>
          <PageTitle>
            <Apart text={greeting} />
          </PageTitle>
          <DateLine>{date}</DateLine>
        </div>
        {asked.kind !== 'error' && (
          <Totals>
            <AvailableTotal total={products && availableTotal(products)} hidden={hidden} onHide={setHidden} />
            {products && <TotalDebt products={products} hidden={hidden} place="beside" />}
          </Totals>
        )}
      </Hero>
      {products && <TotalDebt products={products} hidden={hidden} place="below" />}
      <AsyncContent of={shown} waiting={<SummarySkeleton />}>
        {(known) => <Summary products={known} hidden={hidden} />}
      </AsyncContent>
    </>
  );
}

interface TotalDebtProps {
  products: Products;
  hidden: boolean;
  /** Beside the total, or on a card of its own where the ink header has no room for it. */
  place: 'beside' | 'below';
}

/** «Deuda total», and what it lacks; nothing where nothing is owed. */
function TotalDebt({ products, hidden, place }: TotalDebtProps) {
  const debt = totalDebt(products);
  if (debt === null) return null;
  const Place = place === 'beside' ? DebtBeside : DebtCard;
  return (
    <Place>
      <span>Deuda total</span>
      {debt.cents === null ? <span>No se pudo leer</span> : <KnownDebt {...debt} cents={debt.cents} hidden={hidden} />}
    </Place>
  );
}

function KnownDebt({ cents, loans, cards, unsaid, unreadable, hidden }: Debt & { cents: Cents; hidden: boolean }) {
  return (
    <>
      <Money cents={cents} size="sm" hidden={hidden} />
      <span>
        Créditos <MoneyText cents={loans} hidden={hidden} />
        {cards !== null && (
          <>
            {' '}
            · Tarjetas <MoneyText cents={cards} hidden={hidden} />
          </>
        )}
      </span>
      {unreadable > 0 && (
        <span>
          {unreadableText(unreadable)}. {partialTotalText(unreadable)}
        </span>
      )}
      {unsaid > 0 && (
        <span>
          El total no incluye {unsaid} {unsaid === 1 ? 'tarjeta' : 'tarjetas'}.
        </span>
      )}
    </>
  );
}

function Summary({ products, hidden }: { products: Products; hidden: boolean }) {
  const [first] = products.savings;
  const [simple] = useSimpleMode();
  if (simple) return isEmpty(products) ? null : <SimpleDueDates products={products} hidden={hidden} />;
  return (
    <Columns>
      <Column>
        <Section aria-labelledby="accesos-rapidos" data-wide>
          <SectionTitle id="accesos-rapidos">Accesos rápidos</SectionTitle>
          <Shortcuts>
            {allShortcuts.map(({ label, address, icon }, index) => (
              <li key={label}>
                <ShortcutLink as={Link} to={address}>
                  <Disc $primary={index === 0}>
                    <Icon icon={icon} size="disc" />
                  </Disc>
                  {label}
                </ShortcutLink>
              </li>
            ))}
          </Shortcuts>
        </Section>
        {first && <RepeatPayees />}
      </Column>
      {!isEmpty(products) && (
        <Column $ahead>
          <WhatIsAhead products={products} hidden={hidden} />
        </Column>
      )}
      {first && (
        <Column>
          {/* Another account's are not this one's, not for a moment either. */}
          <LatestMovements key={first.number} account={first} hidden={hidden} />
        </Column>
      )}
    </Columns>
  );
}

/** What the simple mode leaves of the summary: what must be paid. */
function SimpleDueDates({ products, hidden }: { products: Products; hidden: boolean }) {
  return <DueDates due={useDueDates(products)} hidden={hidden} />;
}

/** What falls due, asked once, and how long the money lasts with it. */
function WhatIsAhead({ products, hidden }: { products: Products; hidden: boolean }) {
  const due = useDueDates(products);
  return (
    <>
      <DueDates due={due} hidden={hidden} />
      {!hidden && <OutlookPlace products={products} due={due} />}
    </>
  );
}

function SummarySkeleton() {
  return (
    <Section aria-busy="true">
      <WaitingLine>Cargando su resumen</WaitingLine>
      <RowsSkeleton rows={5} picture="day" />
    </Section>
  );
}

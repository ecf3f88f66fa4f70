import { Check, CircleAlert } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import { Chips } from '#components/Chips/Chips.tsx';
import { EmptyState } from '#components/EmptyState/EmptyState.tsx';
import { Icon } from '#components/Icon/Icon.tsx';
import { showFocused } from '#components/InSight/showFocused.ts';
import { Money } from '#components/Money/Money.tsx';
import { MoneyText } from '#components/Money/MoneyText.tsx';
import { UnreadableRows } from '#components/UnreadableRows/UnreadableRows.tsx';
import { useConfig } from '#config/ConfigProvider.tsx';
import { writtenDate } from '#domain/dates.ts';
import { type Cents, formatAmount } from '#domain/money.ts';
import { isNothing } from '#domain/partialList.ts';
import { useHiddenBalances } from '#preferences/useHiddenBalances.ts';
import {
  EarlierButton,
  Item,
  Items,
  ItemsBox,
  Legend,
  Shares,
  State,
  Table,
  TableActions,
  TableBox,
  TableFilter,
  Together,
} from './Credito.styles.ts';
import { LoanExport } from './LoanExport.tsx';
import {
  earlierCount,
  filteredTable,
  hasOtherCharges,
  type Instalment,
  type InstalmentFilter,
  type LoanDetail,
  tableLegend,
  totalsOf,
} from './loanDetail.ts';

/** The whole table (DESIGN.md §6 «Amortisation table»): full rows from 640 px, two-line items below. */
export function AmortizationTable({ loan }: { loan: LoanDetail }) {
  const [filter, setFilter] = useState<InstalmentFilter>('all');
  if (isNothing(loan.table)) return <EmptyState object="sheet" title="La tabla de este crédito no está disponible." />;
  const count = (one: InstalmentFilter) => filteredTable(loan.table, one).length;
  // The last one of a filter may be gone, paid elsewhere, and its chip with it.
  const present = count(filter) > 0 ? filter : 'all';
  const rows = filteredTable(loan.table, present);
  const options: { value: InstalmentFilter; label: string }[] = [
    { value: 'all', label: `Todas ${loan.table.length}` },
    { value: 'paid', label: `Pagadas ${count('paid')}` },
    { value: 'overdue', label: `Vencidas ${count('overdue')}` },
    { value: 'pending', label: `Pendientes ${count('pending')}` },
  ];
  const shown = options.filter(({ value }) => value === 'all' || count(value) > 0);
  return (
    <>
      <TableActions>
        <TableFilter onFocus={showFocused}>
          <Chips label="Cuotas" options={shown} value={present} onChange={setFilter} />
        </TableFilter>
        <LoanExport loan={loan} />
      </TableActions>
      <FullTable rows={rows} loan={loan} />
      <ShortItems key={present} rows={rows} loan={loan} />
      <UnreadableRows of={[loan.table]} hasTotal />
      <Legend>{tableLegend(loan)}</Legend>
    </>
  );
}

function FullTable({ rows, loan }: { rows: readonly Instalment[]; loan: LoanDetail }) {
  const { dateFormat } = useConfig();
  const hasOther = hasOtherCharges(loan);
  const totals = totalsOf(rows);
  const box = useRef<HTMLDivElement>(null);
  // At the first instalment that is not paid, with what was paid last above it; the page itself does not move.
  useEffect(() => {
    const first = box.current?.querySelector<HTMLElement>('[data-state="overdue"], [data-state="next"]');
    if (box.current && first) box.current.scrollTop = first.offsetTop - 128;
  }, []);
  return (
    <TableBox ref={box} tabIndex={0} role="region" aria-label="Tabla de amortización">
      <Table>
        <thead>
          <tr>
            <th scope="col">N.º</th>
            <th scope="col">Fecha</th>
            <th scope="col">Capital</th>
            <th scope="col">Interés</th>
            <th scope="col">Seguro</th>
            {hasOther && <th scope="col">Otros</th>}
            <th scope="col">Cuota</th>
            <th scope="col">Saldo</th>
            <th scope="col">Estado</th>
          </tr>
        </thead>
        <tbody>
          {rows.map((row) => (
            <tr key={row.number} data-state={row.state}>
              <th scope="row">{row.number}</th>
              <td>{writtenDate(row.date, dateFormat)}</td>
              <Amount cents={row.capital} />
              <Amount cents={row.interest} />
              <Amount cents={row.insurance} />
              {hasOther && <Amount cents={row.other} />}
              <Amount cents={row.total} strong />
              <Amount cents={row.balance} />
              <td>
                <StateWord row={row} />
              </td>
            </tr>
          ))}
        </tbody>
        <tfoot>
          <tr>
            <th scope="row" colSpan={2}>
              Total
            </th>
            <Amount cents={totals.capital} />
            <Amount cents={totals.interest} />
            <Amount cents={totals.insurance} />
            {hasOther && <Amount cents={totals.other} />}
            <Amount cents={totals.total} />
            <td colSpan={2}>{'\u00a0'}</td>
          </tr>
        </tfoot>
      </Table>
    </TableBox>
  );
}

/** The stated currency stands under the table: amounts drop the symbol (DESIGN.md §3). */
function Amount({ cents, strong = false }: { cents: Cents; strong?: boolean }) {
  const [hidden] = useHiddenBalances();
  if (hidden) {
    return (
      <td>
        <Money cents={cents} hidden />
      </td>
    );
  }
  const text = <MoneyText cents={cents} format={formatAmount} />;
  return <td>{strong ? <b>{text}</b> : text}</td>;
}

function StateWord({ row: { state, stateText } }: { row: Pick<Instalment, 'state' | 'stateText'> }) {
  return (
    <State data-state={state}>
      {state === 'paid' && <Icon icon={Check} size="small" />}
      {state === 'overdue' && <Icon icon={CircleAlert} size="small" />}
      {stateText}
    </State>
  );
}

/** In a narrow column the page scrolls, and what was paid long ago comes when it is asked for (DESIGN.md §12). */
function ShortItems({ rows, loan }: { rows: readonly Instalment[]; loan: LoanDetail }) {
  const { dateFormat } = useConfig();
  const [hidden] = useHiddenBalances();
  const [showsEarlier, setShowsEarlier] = useState(false);
  const totals = totalsOf(rows);
  const earlier = showsEarlier ? 0 : earlierCount(rows);
  return (
    <ItemsBox>
      {earlier > 0 && (
        <EarlierButton type="button" onClick={() => setShowsEarlier(true)}>
          Ver cuotas anteriores ({earlier})
        </EarlierButton>
      )}
      <Items aria-label={`Tabla de amortización, ${rows.length - earlier} de ${loan.table.length} cuotas`}>
        {rows.slice(earlier).map((row, index) => (
          <Item
            key={row.number}
            data-state={row.state}
            // The button that was pressed has gone: the focus goes to what it has brought.
            ref={showsEarlier && index === 0 ? focusOnce : undefined}
            tabIndex={showsEarlier && index === 0 ? -1 : undefined}
          >
            <b>
              {row.number} · {writtenDate(row.date, dateFormat)}
            </b>
            <b>
              <MoneyText cents={row.total} hidden={hidden} />
            </b>
            <Shares>
              <Share word="Capital" cents={row.capital} /> <Share word="Interés" cents={row.interest} />
            </Shares>
            <StateWord row={row} />
          </Item>
        ))}
        <Item data-state="total">
          <b>Total</b>
          <b>
            <MoneyText cents={totals.total} hidden={hidden} />
          </b>
          <Shares>
            <Share word="Capital" cents={totals.capital} /> <Share word="Interés" cents={totals.interest} />{' '}
            <Share word="Seguro" cents={totals.insurance} />{' '}
            {hasOtherCharges(loan) && <Share word="Otros" cents={totals.other} />}
          </Shares>
        </Item>
      </Items>
    </ItemsBox>
  );
}

/** A part of an instalment: its word and its amount are never on two lines. */
function Share({ word, cents }: { word: string; cents: Cents }) {
  const [hidden] = useHiddenBalances();
  return (
    <Together>
      {word} <MoneyText cents={cents} hidden={hidden} format={formatAmount} />
    </Together>
  );
}

/** Without moving the page: the first of them stands where the button was. */
function focusOnce(item: HTMLLIElement | null): void {
  item?.focus({ preventScroll: true });
}

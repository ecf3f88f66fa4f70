import { useState } from 'react';
import { lacksCall } from '#api/asked.ts';
import { saldos } from '#api/contract/cuentas.ts';
import { useApiQuery } from '#api/useApiQuery.ts';
import { useLastKnown } from '#api/useLastKnown.ts';
import { BalanceChart } from '#components/BalanceChart/BalanceChart.tsx';
import { ChartTable } from '#components/BalanceChart/ChartTable.tsx';
import { Card, Part } from '#components/Card/cardParts.ts';
import { Facts } from '#components/Facts/Facts.tsx';
import { Money } from '#components/Money/Money.tsx';
import { SegmentedControl } from '#components/SegmentedControl/SegmentedControl.tsx';
import { UnreadableRows } from '#components/UnreadableRows/UnreadableRows.tsx';
import { useConfig } from '#config/ConfigProvider.tsx';
import { type DayBalance, everyDay, extremes } from '#domain/balanceHistory.ts';
import { dayOfIso } from '#domain/calendar.ts';
import { formatDayMonth } from '#domain/dates.ts';
import { rangeOf } from '#domain/movementFilter.ts';
import { partialList, unreadableIn } from '#domain/partialList.ts';
import { QueryFailure } from '#flows/asyncContent/QueryFailure.tsx';
import { useCurrentDay } from '#flows/asyncContent/useCurrentDay.ts';
import { ChartSkeleton, ExtremesSkeleton } from './BalanceHistorySkeleton.tsx';
import { HistoryDetail, HistoryHead, Title } from './Cuenta.styles.ts';

const ranges = [
  { value: '30', label: '30 días' },
  { value: '90', label: '90 días' },
  { value: '12m', label: '12 meses' },
] as const;

/** «Saldo en el tiempo»: the chart and, on request, the table that says the same (DESIGN.md §6 «Chart»). Fetched after the page. */
export function BalanceHistory({ number }: { number: string }) {
  const { dateFormat } = useConfig();
  const [range, setRange] = useState<(typeof ranges)[number]['value']>('90');
  const [asTable, setAsTable] = useState(false);
  const { desde, hasta } = rangeOf(range, useCurrentDay());
  const query = useApiQuery(saldos, { params: { numeroCuenta: number }, query: { desde, hasta } });
  const { error } = query;
  const last = useLastKnown(query.data, `${number} ${range}`);
  const data = error ? query.data : last;
  const known = data?.flatMap(dayBalance) ?? [];
  const days = everyDay(known, desde, hasta);
  // A balance whose day is no date cannot be drawn either (D-65).
  const unreadable = unreadableIn(data) + (data?.length ?? 0) - known.length;
  const ends = extremes(days);
  // A server that does not have our proposal says no balance of a day (contract B.0): there is nothing to draw, and nothing to try again.
  if (lacksCall({ data, error })) return null;
  return (
    <Card aria-labelledby="saldo-en-el-tiempo">
      <Part>
        <HistoryHead>
          <div>
            <Title id="saldo-en-el-tiempo">Saldo en el tiempo</Title>
            <p>Saldo contable al cierre de cada día</p>
          </div>
          <SegmentedControl
            label="Período del gráfico"
            options={ranges}
            value={range}
            onChange={setRange}
            labelHidden
          />
        </HistoryHead>
        {error && data === undefined ? (
          <QueryFailure of={query} />
        ) : days.length > 1 ? (
          <BalanceChart days={days} dateFormat={dateFormat} />
        ) : data === undefined ? (
          <ChartSkeleton />
        ) : (
          // A line needs two days.
          unreadable === 0 && <p>Aún no hay saldos para el gráfico.</p>
        )}
        <UnreadableRows of={[partialList(known, unreadable)]} />
      </Part>
      {data === undefined && !error && (
        <Part>
          <ExtremesSkeleton />
        </Part>
      )}
      {ends && (
        <Part>
          <HistoryDetail>
            <ChartTable
              label="Saldo al cierre de cada día"
              amountLabel="Saldo contable"
              isShown={asTable}
              onShow={setAsTable}
              days={[...days].reverse()}
              dateFormat={dateFormat}
            >
              <Facts
                facts={[
                  {
                    label: `Más bajo · ${formatDayMonth(ends.lowest.day)}`,
                    value: <Money cents={ends.lowest.cents} />,
                  },
                  {
                    label: `Más alto · ${formatDayMonth(ends.highest.day)}`,
                    value: <Money cents={ends.highest.cents} />,
                  },
                ]}
              />
            </ChartTable>
          </HistoryDetail>
        </Part>
      )}
    </Card>
  );
}

function dayBalance({ fecha, saldo }: { fecha: string; saldo: number }): DayBalance[] {
  const day = dayOfIso(fecha);
  return day === null ? [] : [{ day, cents: saldo }];
}

import { useMemo, useRef, useState } from 'react';
import { lacksCall } from '#api/asked.ts';
import type { Movimiento } from '#api/contract/cuentas.ts';
import { Button } from '#components/Button/Button.tsx';
import { useDialogs } from '#components/Dialog/DialogProvider.tsx';
import { EmptyState } from '#components/EmptyState/EmptyState.tsx';
import { Money } from '#components/Money/Money.tsx';
import { RowsSkeleton } from '#components/Skeleton/RowsSkeleton.tsx';
import { UnreadableRows } from '#components/UnreadableRows/UnreadableRows.tsx';
import { opposite } from '#domain/money.ts';
import { filterMessages } from '#domain/movementFilter.ts';
import { isNothing } from '#domain/partialList.ts';
import { AsyncContent } from '#flows/asyncContent/AsyncContent.tsx';
import { ListMore } from '#flows/asyncContent/ListMore.tsx';
import { useCurrentDay } from '#flows/asyncContent/useCurrentDay.ts';
import { shownValue, useShown } from '#flows/asyncContent/useShown.ts';
import { useHiddenBalances } from '#preferences/useHiddenBalances.ts';
import type { AccountDetail } from './accountDetail.ts';
import { Wide } from './Cuenta.styles.ts';
import { ExportMenu } from './ExportMenu.tsx';
import { MovementDetail } from './MovementDetail.tsx';
import { MovementFilters } from './MovementFilters.tsx';
import { ClearButton, Head, Section, Title, Totals } from './Movements.styles.ts';
import { MovementTable } from './MovementTable.tsx';
import type { ChosenMovements } from './useMovementFilter.ts';
import { useMovements } from './useMovements.ts';

/** «Movimientos»: filters, totals of the filter, the list by pages, exports and the detail of one. */
export function Movements({ account, chosen }: { account: AccountDetail; chosen: ChosenMovements }) {
  const today = useCurrentDay();
  const { filter, period, isFiltered } = chosen;
  const [opened, setOpened] = useState<Movimiento | null>(null);
  const open = useDialogs();
  const [hidden] = useHiddenBalances();
  const faults = useMemo(() => filterMessages(filter, today), [filter, today]);
  const isRight = Object.keys(faults).length === 0;
  const list = useMovements(account.number, isRight ? filter : null);
  const shown = useShown(list.asked);
  const title = useRef<HTMLHeadingElement>(null);
  const found = shownValue(shown);
  /** An empty list has its own way back. */
  const offersClear = isFiltered && !(found && isNothing(found));
  const clear = (): void => {
    chosen.clear();
    // The button that was pressed goes.
    title.current?.focus({ preventScroll: true });
  };

  const show = async (movement: Movimiento): Promise<void> => {
    setOpened(movement);
    await open((close) => <MovementDetail movement={movement} account={account} onClose={() => close(undefined)} />);
    setOpened(null);
  };

  if (lacksCall({ data: found ?? undefined, error: list.error })) return <NoMovements />;
  return (
    <Section aria-labelledby="movimientos">
      <Head>
        <Title id="movimientos" ref={title} tabIndex={-1}>
          Movimientos
        </Title>
        {offersClear && (
          <ClearButton variant="ghost" size="compact" onClick={clear}>
            Limpiar<Wide> filtros</Wide>
          </ClearButton>
        )}
        <ExportMenu account={account} filter={filter} disabled={!isRight} />
      </Head>
      <MovementFilters
        filter={filter}
        period={period}
        faults={faults}
        onChange={chosen.change}
        onPeriod={chosen.choosePeriod}
      />
      <AsyncContent
        of={shown}
        inPlace
        loading="Cargando los movimientos"
        skeleton={<RowsSkeleton rows={8} picture="tile" dense />}
      >
        {(rows) => (
          <>
            <Totals role="status" aria-busy={list.isStale || undefined}>
              <b>{list.total === 1 ? '1 movimiento' : `${list.total} movimientos`}</b>
              <span>
                Ingresos <Money cents={list.income} flow="income" hidden={hidden} />
              </span>
              <span>
                Egresos <Money cents={opposite(list.outgoing)} flow="outgoing" hidden={hidden} />
              </span>
            </Totals>
            {isNothing(rows) && (
              <EmptyState
                object={isFiltered ? 'magnifier' : 'sheet'}
                title={isFiltered ? 'No hay movimientos con estos filtros.' : 'No hay movimientos en este período.'}
                action={
                  isFiltered && (
                    <Button variant="secondary" onClick={clear}>
                      Limpiar filtros
                    </Button>
                  )
                }
              />
            )}
            {rows.length > 0 && (
              <MovementTable
                rows={rows}
                hidden={hidden}
                isStale={list.isStale}
                opened={opened?.idMovimiento ?? null}
                onOpen={(movement) => void show(movement)}
              />
            )}
            <UnreadableRows of={[rows]} />
            {rows.length > 0 && (
              <ListMore
                count={rows.length}
                total={list.total}
                hasMore={list.hasMore}
                isLoadingMore={list.isLoadingMore}
                onMore={list.loadMore}
                error={list.error}
                isCountSaid
              />
            )}
          </>
        )}
      </AsyncContent>
    </Section>
  );
}

/** A server that knows only the specification keeps none (contract B.0): there is nothing to narrow down, and nothing to try again. */
export function NoMovements() {
  return (
    <Section aria-labelledby="movimientos">
      <Head>
        <Title id="movimientos">Movimientos</Title>
      </Head>
      <p>Sus movimientos no están disponibles por el momento.</p>
    </Section>
  );
}

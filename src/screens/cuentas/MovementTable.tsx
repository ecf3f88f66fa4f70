import type { Movimiento } from '#api/contract/cuentas.ts';
import { Money } from '#components/Money/Money.tsx';
import { MovementFace } from '#components/MovementList/MovementFace.tsx';
import { useConfig } from '#config/ConfigProvider.tsx';
import { dayOfIso } from '#domain/calendar.ts';
import { writtenDate } from '#domain/dates.ts';
import { keyed } from '#domain/keyed.ts';
import { opposite } from '#domain/money.ts';
import { useCurrentDay } from '#flows/asyncContent/useCurrentDay.ts';
import { Amount, Balance, DayHeading, OpenButton, Row, Rows, Table, TableHead, When } from './Movements.styles.ts';
import { useRowWindow } from './useRowWindow.ts';

export interface MovementTableProps {
  rows: readonly Movimiento[];
  hidden: boolean;
  /** Another filter is being asked: the rows are those of the last one. */
  isStale: boolean;
  /** The one whose detail is open. */
  opened: string | null;
  onOpen: (movement: Movimiento) => void;
}

/**
 * Movements by day (DESIGN.md §6 «Table row»): a table with the date once per day, or below 640 px two-line items under day headings.
 * Only blocks of rows near the window are in the page, however many there are.
 */
export function MovementTable({ rows, hidden, isStale, opened, onOpen }: MovementTableProps) {
  const today = useCurrentDay();
  const { blocks, register, focusHandlers } = useRowWindow(rows.length);
  return (
    <Table
      role="table"
      aria-label="Movimientos"
      aria-rowcount={rows.length + 1}
      aria-busy={isStale || undefined}
      {...focusHandlers}
    >
      <TableHead role="row">
        <span role="columnheader">Fecha</span>
        <span role="columnheader">Descripción</span>
        <span role="columnheader">Valor</span>
        <span role="columnheader">Saldo</span>
      </TableHead>
      {blocks.map(({ from, to, height }) => (
        <Rows key={from} role="rowgroup" ref={register(from)} style={height === null ? undefined : { height }}>
          {height === null &&
            keyed(rows.slice(from, to), ({ idMovimiento }) => idMovimiento).map(([movement, key], index) => (
              <MovementRow
                key={key}
                movement={movement}
                before={rows[from + index - 1]}
                today={today}
                rowIndex={from + index + 2}
                hidden={hidden}
                isOpen={opened === movement.idMovimiento}
                onOpen={onOpen}
              />
            ))}
        </Rows>
      ))}
    </Table>
  );
}

interface MovementRowProps {
  movement: Movimiento;
  before: Movimiento | undefined;
  today: string;
  rowIndex: number;
  hidden: boolean;
  isOpen: boolean;
  onOpen: (movement: Movimiento) => void;
}

function MovementRow({ movement, before, today, rowIndex, hidden, isOpen, onOpen }: MovementRowProps) {
  const { dateFormat } = useConfig();
  const { fecha, descripcion, tipo, valor, saldo } = movement;
  const isIncome = tipo === 'C';
  const isFirstOfDay = dayOfIso(before?.fecha) !== dayOfIso(fecha);
  const date = writtenDate(fecha, dateFormat);
  const isToday = dayOfIso(fecha) === today;
  return (
    <>
      {isFirstOfDay && <DayHeading aria-hidden="true">{isToday ? `Hoy, ${date}` : date}</DayHeading>}
      <Row role="row" aria-rowindex={rowIndex} $open={isOpen}>
        <When role="cell" $repeated={!isFirstOfDay}>
          <time dateTime={fecha}>{date}</time>
        </When>
        <span role="cell">
          <OpenButton type="button" onClick={() => onOpen(movement)}>
            <MovementFace description={descripcion} isIncome={isIncome} />
          </OpenButton>
        </span>
        <Amount role="cell">
          <Money cents={isIncome ? valor : opposite(valor)} flow={isIncome ? 'income' : 'outgoing'} hidden={hidden} />
        </Amount>
        <Balance role="cell">
          <Money cents={saldo} hidden={hidden} />
        </Balance>
      </Row>
    </>
  );
}

import { type Cents, opposite } from '#domain/money.ts';
import type { Bank } from '../bank.ts';
import { addDays, daysBetween, startOfDay } from '../days.ts';
import { own } from '../ledger.ts';
import type { Entry, Movement } from '../state.ts';
import { HISTORY_FROM, HISTORY_TO } from './history.ts';

/** Amounts of the purchases that are added, one after the other. */
const AMOUNTS: readonly Cents[] = [3_15, 12_40, 7_99, 25_00, 1_80, 46_35, 18_20];

/** On every day they come after those of the history and before the demo's present: from 09:00 on, within an hour. */
const FROM_MS = 9 * 60 * 60_000;
const WITHIN_MS = 60 * 60_000;

/**
 * Gives an account `count` movements in all, for benchmarks: beside those of the history stand deposits and the purchases that they
 * pay, over the same twelve months and always the same. The balance stays, and so does the sum of the books.
 * @throws RangeError for an account without history or one that has as many or more.
 */
export function seedManyMovements(bank: Bank, numeroCuenta: string, count: number): void {
  const { history } = bank;
  const before = history.movements.get(numeroCuenta) ?? [];
  const opening = before[0] && before[0].balance - signed(before[0]);
  if (opening === undefined || count < before.length + 2) throw new RangeError('Son muy pocos movimientos.');
  const added = extraMovements(count - before.length);
  let balance = opening;
  const movements = [...before, ...added]
    .toSorted((first, second) => first.at - second.at)
    .map((movement) => {
      balance += signed(movement);
      return { ...movement, balance };
    });
  const entries = added.map(
    ({ at, tipo, cents }): Entry =>
      tipo === 'C'
        ? { at, debit: own.cash, credit: numeroCuenta, cents }
        : { at, debit: numeroCuenta, credit: own.merchants, cents },
  );
  const turnover = added.reduce((sum, { tipo, cents }) => (tipo === 'C' ? sum + cents : sum), 0);
  const balances = new Map(history.balances);
  balances.set(own.cash, (balances.get(own.cash) ?? 0) - turnover);
  balances.set(own.merchants, (balances.get(own.merchants) ?? 0) + turnover);
  bank.replaceHistory({
    ...history,
    entries: [...history.entries, ...entries].toSorted((first, second) => first.at - second.at),
    movements: new Map(history.movements).set(numeroCuenta, movements),
    balances,
  });
}

/** Deposits, each followed by the purchase that it pays; an odd one is paid for with a further purchase of one cent. */
function extraMovements(count: number): Movement[] {
  const days = daysBetween(HISTORY_FROM, HISTORY_TO) + 1;
  const perDay = Math.ceil(count / days);
  const pairs = Math.floor(count / 2);
  return Array.from({ length: count }, (_, index) => {
    const isRest = index === 2 * pairs;
    const pair = Math.min(Math.floor(index / 2), pairs - 1);
    const isDeposit = index % 2 === 0 && !isRest;
    const amount = AMOUNTS[pair % AMOUNTS.length] ?? 0;
    // The last pair of an odd number: its deposit pays one cent more.
    const cents = isRest ? 1 : amount + (isDeposit && count % 2 === 1 && pair === pairs - 1 ? 1 : 0);
    const day = addDays(HISTORY_FROM, Math.floor(index / perDay));
    const numeroDocumento = String(100_000 + index).padStart(10, '0');
    return {
      idMovimiento: `${numeroDocumento}-1${isDeposit ? 'C' : 'D'}`,
      at: startOfDay(day) + FROM_MS + Math.floor(((index % perDay) * WITHIN_MS) / perDay / 1000) * 1000,
      descripcion: isDeposit
        ? 'DEPOSITO EN EFECTIVO – CORRESPONSAL BARRIAL'
        : `CONSUMO POS TIENDA – COMPRA CON TARJETA DE DEBITO ${String(index % 97).padStart(2, '0')}`,
      tipo: isDeposit ? 'C' : 'D',
      cents,
      balance: 0,
      numeroDocumento,
      agencia: 'Matriz Centro',
      canal: isDeposit ? 'CORRESPONSAL' : 'PUNTO DE VENTA',
      numeroComprobante: null,
    };
  });
}

function signed({ tipo, cents }: Movement): Cents {
  return tipo === 'C' ? cents : opposite(cents);
}

import { type Ledger, own } from './ledger.ts';
import type { Receipt, World } from './state.ts';

/**
 * How long a transfer that will be refused is in process before it comes back, in ms (C.6, «…,66»): long enough to be seen in process,
 * short enough to be waited for in a demo.
 */
export const RETURN_AFTER_MS = 2 * 60_000;

/**
 * Ends the orders in process whose time has come, in the order of that time and booked at it, so that nothing depends on when somebody
 * looks. One that comes back is credited with its value, and its use of the limits is given back; fee and tax stay, for the order was
 * carried out.
 */
export function settleDueReceipts(world: World, ledger: Ledger): void {
  const due = world.state.receipts.filter((receipt) => dueTime(receipt) <= world.now());
  for (const receipt of due.toSorted((first, second) => dueTime(first) - dueTime(second)))
    settle(world, ledger, receipt);
}

function settle(world: World, ledger: Ledger, receipt: Receipt): void {
  const { settlement, numeroCuentaOrigen, cents, numeroComprobante } = receipt;
  if (!settlement) return;
  const { at, estado, returnText } = settlement;
  if (estado === 'DEVUELTA') {
    const agencia = world.state.accounts.find((one) => one.numeroCuenta === numeroCuentaOrigen)?.agencia ?? '';
    ledger.post([{ debit: own.spi, credit: numeroCuentaOrigen, cents, creditText: returnText }], {
      canal: 'SPI',
      agencia,
      numeroComprobante,
      at,
    });
  }
  receipt.estado = estado;
  receipt.settlement = null;
}

function dueTime({ settlement }: Receipt): number {
  return settlement?.at ?? Number.POSITIVE_INFINITY;
}

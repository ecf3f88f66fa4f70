import { maskAccount } from '#domain/accountNumber.ts';
import { type Cents, formatMoney } from '#domain/money.ts';
import { productName } from '#domain/names.ts';
import { dayOf } from './days.ts';
import type { Member, Receipt, ReceiptRow, World } from './state.ts';

/** Receipts of transfers and payments. */
export interface Receipts {
  /** The number of the next receipt, which from now on is taken. */
  takeNumber(): string;
  /** Keeps a receipt, to be found by its number and its `idTransaccion`. */
  keep(receipt: Receipt): void;
  /** The member's receipt with that number or of that transaction; undefined for an unknown or another's. */
  find(member: Member, number: string): Receipt | undefined;
}

/** The receipts of one world. */
export function createReceipts(world: World): Receipts {
  return {
    takeNumber() {
      world.state.lastReceipt += 1;
      return receiptNumber(dayOf(world.now()), world.state.lastReceipt);
    },
    keep: (receipt) => {
      world.state.receipts.push(receipt);
    },
    find({ numeroSocio }, number) {
      const found =
        world.state.receipts.find(
          ({ numeroComprobante, idTransaccion }) => numeroComprobante === number || idTransaccion === number,
        ) ?? world.history.receipts.get(number);
      return found?.owner === numeroSocio ? found : undefined;
    },
  };
}

/** `2026-1103-048198`: year, month and day, and the cooperative's count. */
export function receiptNumber(day: string, count: number): string {
  const [year, month, date] = day.split('-');
  return `${year}-${month}${date}-${String(count).padStart(6, '0')}`;
}

/** `Ahorro a la vista •••• 4871`, for the rows of a receipt. */
export function accountRowText(descripcion: string, numeroCuenta: string): string {
  return `${productName(descripcion)} ${maskAccount(numeroCuenta)}`;
}

/** The last rows of every receipt: fee and tax together, and the total in bold (design «Comprobante»). */
export function costRows(cents: Cents, fee: Cents, tax: Cents): ReceiptRow[] {
  return [
    fee + tax === 0
      ? { etiqueta: 'Comisión', valor: 'Sin costo' }
      : { etiqueta: 'Comisión e IVA', valor: formatMoney(fee + tax) },
    { etiqueta: 'Total debitado', valor: formatMoney(cents + fee + tax), negrita: true },
  ];
}

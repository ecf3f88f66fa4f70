import type { Cents } from '#domain/money.ts';
import { availableBalance } from './accounts.ts';
import { own, type Posting } from './ledger.ts';
import type { Account, LimitChannel, Receipt, ReceiptRow } from './state.ts';

/** An order of money that would be executed now: no rule forbids it. Money in cents. */
export interface Order {
  tipo: Receipt['tipo'];
  origin: Account;
  cents: Cents;
  fee: Cents;
  tax: Cents;
  /** Whose limits it uses up; null between accounts of one's own. */
  channel: LimitChannel | null;
  /** Everything that it books, under one document number. */
  postings: readonly Posting[];
  /** What its receipt says between the account that pays and the cost: accounts masked, no dates. */
  rows: readonly ReceiptRow[];
  /** Who or what is paid, in one line for lists: parts joined by « · », accounts masked. */
  destino: string;
  /** The account that is paid, in full; null for what is none. */
  numeroCuentaDestino: string | null;
  acreditacion: string | null;
  /** Of a transfer, what repeats it (D-74). */
  repeated?: { codigoCuentaDestino: string | null; concepto: string };
  /** What it still waits for once it is booked; null when nobody else has a say. */
  clearing: Clearing | null;
  /** What else changes with the booking, at that instant (ms): a debt is paid, a destination has been used. */
  whenBooked?: (at: number) => void;
}

/** How another institution takes an order. */
export interface Clearing {
  /** The day of the books on which it arrives; null when it arrives at once. */
  arrivesOn: string | null;
  /** The statement's text of the credit of one that comes back. */
  returnText: string;
}

/** What the origin could still pay out after an order, in cents. */
export function availableAfter({ origin, cents, fee, tax }: Pick<Order, 'origin' | 'cents' | 'fee' | 'tax'>): Cents {
  return availableBalance(origin) - cents - fee - tax;
}

/** The postings of an order's fee and tax, each only where there is one; `feeText` is the statement's. */
export function costPostings(
  { numeroCuenta }: Account,
  { fee, tax }: Pick<Order, 'fee' | 'tax'>,
  feeText: string,
): Posting[] {
  const debit = numeroCuenta;
  return [
    { debit, credit: own.fees, cents: fee, debitText: feeText },
    { debit, credit: own.taxes, cents: tax, debitText: 'IVA DE LA COMISION – IMPUESTO' },
  ].filter(({ cents }) => cents > 0);
}

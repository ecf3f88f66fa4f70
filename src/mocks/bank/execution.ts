import type { Cents } from '#domain/money.ts';
import { availableBalance } from './accounts.ts';
import { dayOf, startOfDay } from './days.ts';
import type { Ledger } from './ledger.ts';
import type { Order } from './orders.ts';
import { accountRowText, costRows, type Receipts } from './receipts.ts';
import { ConnectionDropped, refuse } from './refusal.ts';
import type { OpenSession } from './sessions.ts';
import { RETURN_AFTER_MS } from './settlement.ts';
import type { Receipt, Settlement, World } from './state.ts';
import type { Transactions } from './transactions.ts';

/** What executing an order needs of a bank. */
type Books = World & { ledger: Ledger; receipts: Receipts; transactions: Transactions };

/** An authorised order as it came: `body` is what the transaction is bound to. */
export interface AuthorisedOrder {
  idTransaccion: string;
  operation: string;
  body: object;
}

/** The cents in which values end that make something happen on purpose (C.6). */
const triggers = { returned: 66, unanswered: 77, notExecuted: 88, unavailable: 99 } as const;

/** True when an amount, in cents, is one that makes that happen. */
function triggersIt(cents: Cents, trigger: keyof typeof triggers): boolean {
  return cents % 100 === triggers[trigger];
}

/** C.6 «…,99»: what no rule forbids cannot be validated all the same. @throws Refusal -9999-00-03. */
export function refuseUnavailable(cents: Cents): void {
  if (triggersIt(cents, 'unavailable')) refuse('-9999-00-03');
}

/**
 * Executes an order of money under its transaction, at most once: `check` finds out anew whether it is allowed, whatever a validation has
 * answered. The same order again answers the same receipt, as it stands by then.
 * @throws Refusal of the transaction or of `check`; ConnectionDropped for «…,77», after the money has moved, and for «…,88», which does
 * not execute at all (C.6).
 */
export function executeOrder(
  bank: Books,
  open: OpenSession,
  { idTransaccion, operation, body }: AuthorisedOrder,
  check: () => Order,
): Receipt {
  let isUnanswered = false;
  const run = (): Receipt => {
    const order = check();
    if (triggersIt(order.cents, 'notExecuted')) throw new ConnectionDropped();
    isUnanswered = triggersIt(order.cents, 'unanswered');
    return book(bank, idTransaccion, order);
  };
  const again = () => bank.receipts.find(open.member, idTransaccion) ?? refuse('-0005-01-09');
  const receipt = bank.transactions.executeOnce(idTransaccion, open, operation, body, run, again);
  if (isUnanswered) throw new ConnectionDropped();
  return receipt;
}

/** Moves the money and keeps the receipt. */
function book({ ledger, receipts }: Books, idTransaccion: string, order: Order): Receipt {
  const { origin, cents, fee, tax } = order;
  const numeroComprobante = receipts.takeNumber();
  const { at } = ledger.post(order.postings, { canal: 'BANCA VIRTUAL', agencia: origin.agencia, numeroComprobante });
  order.whenBooked?.(at);
  const settlement = settlementOf(order, at);
  const receipt: Receipt = {
    numeroComprobante,
    idTransaccion,
    owner: origin.owner,
    tipo: order.tipo,
    estado: settlement ? 'EN_PROCESO' : 'EXITOSA',
    at,
    numeroCuentaOrigen: origin.numeroCuenta,
    cents,
    fee,
    tax,
    available: availableBalance(origin),
    acreditacion: order.acreditacion,
    detalle: [
      { etiqueta: 'Cuenta de origen', valor: accountRowText(origin.descripcion, origin.numeroCuenta) },
      ...order.rows,
      ...costRows(cents, fee, tax),
    ],
    destino: order.destino,
    numeroCuentaDestino: order.numeroCuentaDestino,
    arrivesOn: order.acreditacion === null ? null : (order.clearing?.arrivesOn ?? dayOf(at)),
    codigoCuentaDestino: order.repeated?.codigoCuentaDestino ?? null,
    concepto: order.repeated?.concepto ?? null,
    channel: order.channel,
    settlement,
  };
  receipts.keep(receipt);
  return receipt;
}

/** What an order still waits for: the clearing, or its refusal by the other institution (C.6 «…,66»). Null when it has arrived. */
function settlementOf({ cents, clearing }: Order, at: number): Settlement | null {
  if (!clearing) return null;
  const { arrivesOn, returnText } = clearing;
  if (triggersIt(cents, 'returned')) return { at: at + RETURN_AFTER_MS, estado: 'DEVUELTA', returnText };
  return arrivesOn === null ? null : { at: startOfDay(arrivesOn), estado: 'EXITOSA', returnText };
}

import { maskAccount } from '#domain/accountNumber.ts';
import type { Cents } from '#domain/money.ts';
import { availableBalance } from './accounts.ts';
import { startOfDay } from './days.ts';
import type { Ledger } from './ledger.ts';
import { accountRowText, costRows, type Receipts } from './receipts.ts';
import { ConnectionDropped, refuse } from './refusal.ts';
import type { OpenSession } from './sessions.ts';
import { RETURN_AFTER_MS } from './settlement.ts';
import type { Receipt, Settlement, World } from './state.ts';
import type { Transactions } from './transactions.ts';
import type { Transfer } from './transfers.ts';

/** What executing a transfer needs of a bank. */
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
 * Executes a transfer under its transaction, at most once: `check` finds out anew whether it is allowed, whatever a validation has
 * answered. The same order again answers the same receipt, as it stands by then.
 * @throws Refusal of the transaction or of `check`; ConnectionDropped for «…,77», after the money has moved, and for «…,88», which does
 * not execute at all (C.6).
 */
export function executeTransfer(
  bank: Books,
  open: OpenSession,
  { idTransaccion, operation, body }: AuthorisedOrder,
  check: () => Transfer,
): Receipt {
  let isUnanswered = false;
  const run = (): Receipt => {
    const transfer = check();
    if (triggersIt(transfer.cents, 'notExecuted')) throw new ConnectionDropped();
    isUnanswered = triggersIt(transfer.cents, 'unanswered');
    return book(bank, idTransaccion, transfer);
  };
  const again = () => bank.receipts.find(open.member, idTransaccion) ?? refuse('-0005-01-09');
  const receipt = bank.transactions.executeOnce(idTransaccion, open, operation, body, run, again);
  if (isUnanswered) throw new ConnectionDropped();
  return receipt;
}

/** Moves the money and keeps the receipt. */
function book({ ledger, receipts }: Books, idTransaccion: string, transfer: Transfer): Receipt {
  const { origin, cents, fee, tax, acreditacion, registered } = transfer;
  const numeroComprobante = receipts.takeNumber();
  const { at } = ledger.post(transfer.postings, {
    canal: 'BANCA VIRTUAL',
    agencia: origin.agencia,
    numeroComprobante,
  });
  if (registered) registered.lastUsedAt = at;
  const settlement = settlementOf(transfer, at);
  const receipt: Receipt = {
    numeroComprobante,
    idTransaccion,
    owner: origin.owner,
    tipo: transfer.tipo,
    estado: settlement ? 'EN_PROCESO' : 'EXITOSA',
    at,
    numeroCuentaOrigen: origin.numeroCuenta,
    cents,
    fee,
    tax,
    available: availableBalance(origin),
    acreditacion,
    detalle: [
      { etiqueta: 'Cuenta origen', valor: accountRowText(origin.descripcion, origin.numeroCuenta) },
      { etiqueta: 'Beneficiario', valor: transfer.beneficiary },
      ...(transfer.institution === null ? [] : [{ etiqueta: 'Institución', valor: transfer.institution }]),
      { etiqueta: 'Cuenta destino', valor: transfer.accountText },
      { etiqueta: 'Concepto', valor: transfer.concept },
      ...costRows(cents, fee, tax),
    ],
    destino: [transfer.beneficiary, transfer.institution, maskAccount(transfer.numeroCuentaDestino)]
      .filter((part) => part !== null)
      .join(' · '),
    numeroCuentaDestino: transfer.numeroCuentaDestino,
    channel: transfer.channel,
    settlement,
  };
  receipts.keep(receipt);
  return receipt;
}

/** What a transfer still waits for: the clearing, or its refusal by the other institution (C.6 «…,66»). Null when it has arrived. */
function settlementOf({ tipo, cents, acreditacion, arrivesOn, beneficiary }: Transfer, at: number): Settlement | null {
  if (tipo === 'INTERNA') return null;
  const returnText = `TRANSFERENCIA SPI DEVUELTA – ${beneficiary}`;
  if (triggersIt(cents, 'returned')) return { at: at + RETURN_AFTER_MS, estado: 'DEVUELTA', returnText };
  return acreditacion === 'SPI' ? { at: startOfDay(arrivesOn), estado: 'EXITOSA', returnText } : null;
}

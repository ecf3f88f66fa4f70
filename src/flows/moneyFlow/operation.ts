import { type LucideIcon, Wallet } from 'lucide-react';
import type { ApiClient } from '#api/client.ts';
import type { Comprobante, kinds } from '#api/contract/comprobante.ts';
import type { Validacion } from '#api/contract/validacion.ts';
import type { PinInfo } from '#components/PinDialog/PinInfoBlock.tsx';
import { maskAccount, maskAccountUnbroken } from '#domain/accountNumber.ts';
import { type Cents, formatMoney } from '#domain/money.ts';
import { partialList, unreadableIn } from '#domain/partialList.ts';
import { costRows } from '#flows/comprobante/receipt.ts';
import type { RecentOrder } from '#session/recentOrders.ts';

/** What an order can be of, and its receipt. */
export type OrderKind = (typeof kinds)[number];

/** copy.md «Transferencia I/E»: the PIN was closed, or the bank did not take the order. */
export const NOT_DEBITED = 'No se realizó ningún débito.';

/** One kind of money order: how it is checked and executed, and what its steps are called (screens.md A.0 «FM»). */
export interface Operation<Body extends object> {
  /** What its receipt is of, where the server does not say so. */
  kind: OrderKind;
  /** «Transferencia interna»: the title of Datos and Comprobante, and of what is signed. */
  title: string;
  /** What an order is called inside a sentence, «su pago»; the title where that reads well. */
  orderTitle?: string;
  /** Its address: an order without an answer is asked about there again. */
  address: string;
  /** «Revise su transferencia». */
  reviewTitle: string;
  /** «Enviando su transferencia…», from the right code until its answer. */
  sendingText: string;
  /** «Usted va a transferir». */
  amountLabel: string;
  /** «Confirmar transferencia». */
  confirmLabel: string;
  /** «Cancelar Transferencia», on the PIN dialog. */
  cancelLabel: string;
  /** «Hacer otra transferencia». */
  againLabel: string;
  /** What it will cost and whether it is allowed. Rejects with ApiError. */
  validate: (api: ApiClient, body: Body) => Promise<Validacion>;
  /** Moves the money. Rejects with ApiError; of some of them nobody knows whether it was executed. */
  execute: (api: ApiClient, body: Body & { idTransaccion: string }) => Promise<Comprobante | null | undefined>;
  /** The codes with which the contract has it refused: with one of them no money was moved, whatever the HTTP status. */
  refusals: readonly string[];
}

/** What a block of Revisar is about on Datos; `amount` is how much of a debt is paid, where that is a choice. */
export type OrderField = 'origin' | 'destination' | 'concept' | 'mobile' | 'service' | 'debts' | 'card' | 'amount';

/** A block of Revisar: what a part of the order means in words. */
export interface ReviewBlock {
  /** Where its «Modificar» leads. */
  field: OrderField;
  /** «Cuenta destino». */
  caption: string;
  name: string;
  /** Further lines, such as institution and masked account; a line may be its parts, ours and others'. */
  lines: readonly (string | readonly string[])[];
  /** An icon, or the initials of a person. */
  tile: LucideIcon | string;
  badge?: { tone: 'ok' | 'warn' | 'info'; text: string };
}

/** Who or what is paid, as banks tell it apart: two orders of one payee may call it by different names (D-67). */
export interface PayeeIdentity {
  /** The account with its institution, the card, the contract of a service, the mobile. Never shown. */
  key: string;
  /** Code of the registered destination, where it is one. */
  destinationCode?: string;
  /** What a row of the history may end with: the last digits, a reference, a mobile. */
  endings: readonly string[];
}

/** What an order says, in words; made from the very body that will be sent, by the page that makes the body. */
export interface OrderSummary {
  /** The amount ordered, without fee and tax, in cents. */
  cents: Cents;
  origin: { name: string; number: string };
  /** Who gets it and where, as it will be signed: «Beneficiario», «Institución», «Cuenta destino». */
  payee: readonly { label: string; value: string }[];
  /** The same for the program: what makes an order equal to another one. */
  identity: PayeeIdentity;
  blocks: readonly ReviewBlock[];
}

/** An order on its way: the body that is sent, and what it says. */
export interface Order<Body extends object> {
  body: Body;
  summary: OrderSummary;
}

/** The block of Revisar that says which account the money leaves. */
export function originBlock(name: string, number: string): ReviewBlock {
  return { field: 'origin', caption: 'Cuenta de origen', name, lines: [maskAccountUnbroken(number)], tile: Wallet };
}

/** How much an order is of, and which account it leaves, as its body says. */
export function paidFrom(
  body: { valor: Cents; numeroCuentaOrigen: string },
  originName: string,
): Pick<OrderSummary, 'cents' | 'origin'> {
  return { cents: body.valor, origin: { name: originName, number: body.numeroCuentaOrigen } };
}

/** What an order is, in a sentence that is heard: «$12,34 a Rosa Elena Ordonez»; what nobody knows is left out. Cents. */
export function spokenOrder(cents: Cents | null, payee: OrderSummary['payee']): string {
  const [first] = payee;
  return [cents !== null && formatMoney(cents), first && `a ${first.value}`].filter(Boolean).join(' ');
}

/** What leaves the account in cents: with fee and tax where the server has said so. */
export function totalOf({ cents }: OrderSummary, validation: Validacion | null): Cents {
  return validation ? validation.total : cents;
}

/** What that sum is called: a total only where the server has told the costs (D-65). */
export const debitLabel = (areCostsKnown: boolean): string => (areCostsKnown ? 'Total a debitar' : 'Valor');

/** The extra-info block of the PIN (§2, issue 6): payee, masked account, institution, origin, and the sum in bold. */
export function pinInfoOf(title: string, summary: OrderSummary, validation: Validacion | null): PinInfo {
  return {
    title,
    rows: [
      ...summary.payee.map((row, index) => ({ ...row, bold: index === 0 })),
      { label: 'Cuenta de origen', value: `${summary.origin.name} ${maskAccount(summary.origin.number)}` },
      { label: debitLabel(validation !== null), value: formatMoney(totalOf(summary, validation)), bold: true },
    ],
  };
}

/** The receipt of an order that the server has executed: what it answers, and of what it leaves out the order's own words, then its costs. */
export function executedReceipt<Body extends object>(
  { kind }: Operation<Body>,
  { origin, payee, cents }: OrderSummary,
  idTransaccion: string,
  answer: Comprobante | null | undefined,
): Comprobante {
  const given = answer ?? {};
  const valor = given.valor ?? cents;
  return {
    ...given,
    idTransaccion: given.idTransaccion || idTransaccion,
    tipo: given.tipo || kind,
    estado: given.estado || 'EXITOSA',
    valor,
    detalle: given.detalle ?? [
      { etiqueta: 'Cuenta de origen', valor: `${origin.name} ${maskAccount(origin.number)}` },
      ...payee.map(rowOf),
      ...costRows({ ...given, valor }),
    ],
  };
}

/** The receipt of an order that this browser knows to be executed while the bank does not tell it: its number and amount, and no state. */
export function rememberedReceipt(kind: OrderKind, { idTransaccion, receipt, cents }: RecentOrder): Comprobante {
  return { idTransaccion, numeroComprobante: receipt, tipo: kind, estado: 'DESCONOCIDO', valor: cents };
}

/** A row of the wire. */
type Row = NonNullable<Comprobante['detalle']>[number];

const rowOf = ({ label, value }: OrderSummary['payee'][number]): Row => ({ etiqueta: label, valor: value });

/**
 * The receipt with what was signed and the server left out: who was paid, and each reference. A bill that was looked up by its meter comes
 * back under the customer's code alone, and the member would not find on it what he confirmed. The server's own rows stay as they are; where
 * there are none, what it has cost follows.
 */
export function withSignedPayee(receipt: Comprobante, payee: OrderSummary['payee']): Comprobante {
  const { detalle } = receipt;
  const costs = costRows(receipt);
  if (!detalle) return { ...receipt, detalle: [...payee.map(rowOf), ...costs] };
  const placeOf = (signed: OrderSummary['payee'][number]) => detalle.findIndex((row) => says(row, signed));
  const first = payee.map(placeOf).find((place) => place >= 0) ?? detalle.length;
  const rows: Row[] = [...detalle];
  let [next, added] = [first, 0];
  for (const [index, signed] of payee.entries()) {
    const place = placeOf(signed);
    if (place >= 0) next = place + added + 1;
    else if (index === 0 || isReference(signed.value)) {
      rows.splice(next, 0, rowOf(signed));
      next += 1;
      added += 1;
    }
  }
  return { ...receipt, detalle: partialList([...rows, ...costs], unreadableIn(detalle)) };
}

const isReference = (value: string) => /\d/.test(value);

/** True where a row says what was signed. A name may be written otherwise under the same label; a reference is the same or it is another one. */
function says({ etiqueta, valor }: Row, { label, value }: OrderSummary['payee'][number]): boolean {
  if (isSameReference(valor, value)) return true;
  return !isReference(value) && sameText(etiqueta, label);
}

const sameText = (one: string, other: string) => one.trim().toLowerCase() === other.trim().toLowerCase();

/** From so many digits on the end of a number tells it from others. */
const TELLING_DIGITS = 4;

/** The same words, alone or among others; of a masked number what is seen of it, which a number of few digits never is. */
function isSameReference(one: string, other: string): boolean {
  const [seen, otherSeen] = [maskedEnd(one), maskedEnd(other)];
  if (seen === null && otherSeen === null) return words(one).includes(words(other));
  const [end, otherEnd] = [seen ?? one.replace(/\D/g, ''), otherSeen ?? other.replace(/\D/g, '')];
  return Math.min(end.length, otherEnd.length) >= TELLING_DIGITS && (end.endsWith(otherEnd) || otherEnd.endsWith(end));
}

/** «4871» of «Ahorros •••• 4871» and of «****4871»; null where nothing is masked. */
const maskedEnd = (text: string): string | null => /[•*]\s*(\d+)\s*$/.exec(text)?.[1] ?? null;

/** With a blank around each: a part of a number is another number. */
const words = (text: string): string =>
  ` ${text
    .toLowerCase()
    .replace(/[^\p{L}\d]+/gu, ' ')
    .trim()} `;

import { CalendarClock, CreditCard } from 'lucide-react';
import type { ApiClient } from '#api/client.ts';
import type { EndpointInput } from '#api/contract/endpoint.ts';
import { pagar, validar } from '#api/contract/pagoTarjetas.ts';
import { type Cents, formatMoney, parseAmount } from '#domain/money.ts';
import { type AmountFault, amountFault, type LimitLeft } from '#domain/orderAmount.ts';
import {
  type Operation,
  type OrderSummary,
  originBlock,
  paidFrom,
  type ReviewBlock,
} from '#flows/moneyFlow/operation.ts';
import { paymentTexts } from '#flows/moneyFlow/paymentTexts.ts';
import { to } from '#navigation/paths.ts';
import type { PaymentKind } from './ownCards.ts';

/** What is sent, the transaction aside: an own card or a registered one, never both (contract B.3). */
export type CardBody = EndpointInput<typeof validar>['body'];

/** The card that is paid, in words. */
export interface PaidCard {
  /** «Visa Clásica», or the alias of a registered card. */
  name: string;
  /** Masked: `•••• 4502`. */
  number: string;
  /** Holder and institution of a card elsewhere; null of an own one. */
  elsewhere: { holder: string; institution: string } | null;
}

/** The least amount of the member's own choice, in cents (screens.md A.2 tarjeta-credito). */
const LEAST: Cents = 1_00;

/** The first fault of an amount of the member's own choice, or null; `available` and `limit` as of every order. */
export function cardAmountFault(text: string, available: Cents | null, limit: LimitLeft | null): AmountFault | null {
  const parsed = parseAmount(text);
  if (parsed.ok && parsed.cents < LEAST)
    return { message: `El valor mínimo permitido es ${formatMoney(LEAST)}.`, kind: 'wrong' };
  return amountFault(text, available, limit);
}

const kindTexts = { TOTAL: 'Pago total', MINIMO: 'Pago mínimo', OTRO: 'Otro valor' } as const satisfies Record<
  PaymentKind,
  string
>;

/** «Pago mínimo». */
export const kindText = (kind: PaymentKind): string => kindTexts[kind];

/** The body of a payment. */
export function cardBody(
  card: { codigoTarjeta: string } | { codigoCuentaDestino: string },
  origin: string,
  kind: PaymentKind,
  cents: Cents,
): CardBody {
  return { numeroCuentaOrigen: origin, ...card, tipoPago: kind, valor: cents };
}

/** What a body says in words: for Revisar and for the PIN alike, so that what is shown is what is signed. */
export function cardSummary(body: CardBody, originName: string, card: PaidCard, cut: string | null): OrderSummary {
  const { number, elsewhere } = card;
  const kind: ReviewBlock = {
    field: 'amount',
    caption: 'Forma de pago',
    name: kindText(body.tipoPago),
    lines: cut && body.tipoPago !== 'OTRO' ? [cut] : [],
    tile: CalendarClock,
  };
  return {
    ...paidFrom(body, originName),
    payee: [
      { label: 'Tarjeta', value: card.name },
      { label: 'Número', value: number },
      ...(elsewhere?.holder ? [{ label: 'Titular', value: elsewhere.holder }] : []),
      ...(elsewhere?.institution ? [{ label: 'Institución', value: elsewhere.institution }] : []),
    ],
    identity: {
      // Stored, until the list is first read after a day (D-67): no whole number of a card is.
      key:
        'codigoTarjeta' in body
          ? `tarjeta propia ${body.codigoTarjeta}`
          : ['tarjeta', number, elsewhere?.institution].filter(Boolean).join(' '),
      endings: [number],
      ...('codigoCuentaDestino' in body ? { destinationCode: body.codigoCuentaDestino } : {}),
    },
    blocks: [
      originBlock(originName, body.numeroCuentaOrigen),
      {
        field: 'card',
        caption: 'Tarjeta',
        name: card.name,
        lines: [
          [elsewhere?.institution, number].filter(Boolean).join(' · '),
          ...(elsewhere?.holder ? [['Titular: ', elsewhere.holder]] : []),
        ],
        tile: CreditCard,
      },
      // Of a card elsewhere only an amount of one's own is paid: there is nothing to tell apart.
      ...(elsewhere ? [] : [kind]),
    ],
  };
}

/** Payments of credit cards, the member's own and registered ones. */
export const cardPayment: Operation<CardBody> = {
  ...paymentTexts,
  kind: 'TARJETA',
  title: 'Pago de tarjetas',
  orderTitle: 'Pago de tarjeta',
  address: to.pagoTarjetas,
  /** The bank's check of the payment, with its costs. */
  validate: (api: ApiClient, body) => api.call(validar, { body }),
  /** Moves the money. */
  execute: (api: ApiClient, body) => api.call(pagar, { body }),
  refusals: pagar.codes,
};

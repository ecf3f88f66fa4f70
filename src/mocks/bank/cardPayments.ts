import { maskAccount } from '#domain/accountNumber.ts';
import type { Cents } from '#domain/money.ts';
import { productName, titleCase } from '#domain/names.ts';
import { availableBalance } from './accounts.ts';
import { findCard, receivePayment, usedCredit } from './cards.ts';
import { throughClearing } from './clearing.ts';
import { dayOf } from './days.ts';
import { destinationsOf, externalTypeText, institutionOf } from './destinations.ts';
import { own } from './ledger.ts';
import { costPostings, type Order } from './orders.ts';
import { Malformed, refuse } from './refusal.ts';
import type { Institution } from './seed/catalogues.ts';
import type { Account, Card, Member, ReceiptRow, World } from './state.ts';
import { checkAmount, LOWEST_TRANSFER, originAccount } from './transferRules.ts';
import type { DayOnWire } from './transfers.ts';

/** How much of a card is paid; of another institution's only an amount of one's own choice. */
export type CardAmount = 'MINIMO' | 'TOTAL' | 'OTRO';

/** What every payment of a card says; money in cents. */
interface CardPaymentOrder {
  numeroCuentaOrigen: string;
  cents: Cents;
  amount: CardAmount;
}

/** A payment of an own card. */
export interface OwnCardOrder extends CardPaymentOrder {
  codigoTarjeta: string;
}

/** A payment of a card that is registered as a destination. */
export interface RegisteredCardOrder extends CardPaymentOrder {
  codigoCuentaDestino: string;
}

/** A payment that would be executed now: no rule forbids it. */
export interface CardPayment extends Order {
  acreditacion: Institution['acreditacion'];
  /** The day on which it arrives, of the books. */
  arrivesOn: string;
  /** What may make a member think twice, and forbids nothing (screens A.2 «tarjeta-credito»). */
  warnings: readonly string[];
}

const amountTexts: Readonly<Record<CardAmount, string>> = {
  MINIMO: 'Pago mínimo',
  TOTAL: 'Pago total',
  OTRO: 'Otro valor',
};

/**
 * Checks the payment of an own card against the books as they are now; one that is blocked for the time being may be paid. It costs
 * nothing and counts against no limit (contract B.3 «Counters»).
 * @throws Refusal -0005-01-01, -04, -05, -07, -0009-01-01 for a card that owes nothing or is not the member's; Malformed when what is
 * called the least or the whole is not it.
 */
export function ownCardPayment(world: World, member: Member, order: OwnCardOrder): CardPayment {
  const { cents, amount } = order;
  const origin = originAccount(world, member, order.numeroCuentaOrigen);
  const card = findCard(world, member, order.codigoTarjeta);
  const debt = card ? usedCredit(card) : 0;
  if (!card || debt <= 0) return refuse('-0009-01-01');
  checkOwnAmount(world, origin, card, order);
  const name = titleCase(productName(card.producto));
  const number = maskAccount(card.numero);
  return {
    tipo: 'TARJETA',
    origin,
    cents,
    fee: 0,
    tax: 0,
    channel: null,
    acreditacion: 'INMEDIATA',
    arrivesOn: dayOf(world.now()),
    clearing: null,
    rows: [
      { etiqueta: 'Tarjeta', valor: `${name} ${number}` },
      { etiqueta: 'Tipo de pago', valor: amountTexts[amount] },
    ],
    destino: `${name} · ${number}`,
    numeroCuentaDestino: null,
    whenBooked: () => receivePayment(card, cents),
    warnings: [
      ...(cents > debt ? ['El valor supera la deuda; quedará saldo a favor.'] : []),
      ...(cents < card.minimum ? ['Si paga menos del mínimo se generará interés de mora.'] : []),
    ],
    postings: [
      {
        debit: origin.numeroCuenta,
        credit: own.card(card.codigoTarjeta),
        cents,
        debitText: `PAGO TARJETA DE CREDITO – ${card.producto}`,
      },
    ],
  };
}

/**
 * Checks the payment of another institution's card against the books as they are now: fee, limits and arrival are those of a transfer
 * to it (contract B.3 «Counters»).
 * @throws Refusal -0005-01-01 … -05, -07, -0009-01-01 for a card that is not registered or whose institution takes no payments;
 * Malformed for anything but an amount of one's own choice.
 */
export function registeredCardPayment(
  world: World,
  member: Member,
  order: RegisteredCardOrder,
  toWire: DayOnWire,
): CardPayment {
  const { cents, codigoCuentaDestino } = order;
  if (order.amount !== 'OTRO') throw new Malformed('«tipoPago» no es OTRO.');
  const origin = originAccount(world, member, order.numeroCuentaOrigen);
  const destination = destinationsOf(world, member, 'TARJETA').find(
    (one) => one.codigoCuentaDestino === codigoCuentaDestino,
  );
  const institution = institutionOf(destination?.codigoInstitucion ?? null);
  if (!destination || !institution?.isAvailable || !institution.aceptaTarjetas) return refuse('-0009-01-01');
  const cleared = throughClearing(
    world,
    { origin, cents, institution, returnText: `PAGO DE TARJETA DEVUELTO – ${destination.beneficiario}` },
    toWire,
  );
  const beneficiary = titleCase(destination.beneficiario);
  const number = maskAccount(destination.numeroCuenta);
  const rows: ReceiptRow[] = [
    { etiqueta: 'Titular', valor: beneficiary },
    { etiqueta: 'Institución', valor: institution.descripcion },
    { etiqueta: 'Tarjeta', valor: `${externalTypeText(destination.codigoTipoCuenta)} ${number}` },
  ];
  return {
    tipo: 'TARJETA',
    ...cleared,
    rows,
    destino: `${beneficiary} · ${institution.descripcion} · ${number}`,
    numeroCuentaDestino: null,
    whenBooked: (at) => {
      destination.lastUsedAt = at;
    },
    warnings: [],
    postings: [
      {
        debit: origin.numeroCuenta,
        credit: own.spi,
        cents,
        debitText: `PAGO TARJETA DE CREDITO – ${institution.descripcion}`,
      },
      ...costPostings(origin, cleared, 'COMISION PAGO DE TARJETA – SERVICIO FINANCIERO'),
    ],
  };
}

/** The least and the whole are as the card says, however little; an amount of one's own choice has a least of its own. */
function checkOwnAmount(world: World, origin: Account, card: Card, { cents, amount }: OwnCardOrder): void {
  const asked = { MINIMO: card.minimum, TOTAL: card.total, OTRO: cents };
  if (cents === 0 || cents !== asked[amount]) throw new Malformed('«valor» no es el de «tipoPago».');
  if (amount === 'OTRO' || cents >= LOWEST_TRANSFER) checkAmount(world, origin, { cents, cost: 0, channel: null });
  else if (cents > availableBalance(origin)) refuse('-0005-01-01');
}

import { type Cents, opposite } from '#domain/money.ts';
import { refuse } from './refusal.ts';
import type { OpenSession } from './sessions.ts';
import type { Card, CardSettings, Member, World } from './state.ts';
import type { Transactions } from './transactions.ts';

/** The member's cards, in the books' order. */
export function cardsOf({ state }: World, { numeroSocio }: Member): Card[] {
  return state.cards.filter(({ owner }) => owner === numeroSocio);
}

/** One card of the member. Another's is not told from one that does not exist. @throws Refusal -0007-01-01. */
export function cardOf(world: World, member: Member, codigoTarjeta: string): Card {
  return findCard(world, member, codigoTarjeta) ?? refuse('-0007-01-01');
}

/** As {@link cardOf}, undefined for none: what the other calls refuse with a code of their own. */
export function findCard(world: World, member: Member, codigoTarjeta: string): Card | undefined {
  return cardsOf(world, member).find((card) => card.codigoTarjeta === codigoTarjeta);
}

/** What a card owes, in cents; below 0 when more has been paid than was owed. */
export function usedCredit({ purchases, paid }: Card): Cents {
  return purchases.reduce((sum, { cents }) => sum + cents, opposite(paid));
}

/** Takes a payment into account, in cents: what is left to pay by the day falls with it, never below 0. The ledger moves the money. */
export function receivePayment(card: Card, cents: Cents): void {
  card.paid += cents;
  card.minimum = Math.max(0, card.minimum - cents);
  card.total = Math.max(0, card.total - cents);
}

/**
 * Saves what the member may switch on a card under an authorised transaction; a limit that is left out stays as it is.
 * @throws Refusal -0005-01-08, -0009-02-01 for an unknown card or a limit for purchases above the card's own; nothing is saved then.
 */
export function saveCardSettings(
  world: World & { transactions: Transactions },
  open: OpenSession,
  { idTransaccion, codigoTarjeta }: { idTransaccion: string; codigoTarjeta: string },
  settings: Omit<CardSettings, 'cupoPorCompra'> & Partial<CardSettings>,
): void {
  const intent = { codigoTarjeta, settings };
  world.transactions.execute(idTransaccion, open, 'tarjetas/configurar', intent, () => {
    const card = findCard(world, open.member, codigoTarjeta);
    if (!card || (settings.cupoPorCompra ?? 0) > card.limit) return refuse('-0009-02-01');
    card.settings = { ...card.settings, ...settings };
  });
}

/** A card's number with its last four digits, as its answers send it. */
export function maskedCardNumber({ numero }: Card): string {
  return numero.slice(-4).padStart(numero.length, '*');
}

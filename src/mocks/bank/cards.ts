import type { Cents } from '#domain/money.ts';
import { refuse } from './refusal.ts';
import type { Card, Member, World } from './state.ts';

/** The member's cards, in the books' order. */
export function cardsOf({ state }: World, { numeroSocio }: Member): Card[] {
  return state.cards.filter(({ owner }) => owner === numeroSocio);
}

/** One card of the member. Another's is not told from one that does not exist. @throws Refusal -0007-01-01. */
export function cardOf(world: World, member: Member, codigoTarjeta: string): Card {
  return cardsOf(world, member).find((card) => card.codigoTarjeta === codigoTarjeta) ?? refuse('-0007-01-01');
}

/** What a card owes, in cents. */
export function usedCredit({ purchases }: Card): Cents {
  return purchases.reduce((sum, { cents }) => sum + cents, 0);
}

/** A card's number with its last four digits, as its answers send it. */
export function maskedCardNumber({ numero }: Card): string {
  return numero.slice(-4).padStart(numero.length, '*');
}

import { receivePayment } from '#mocks/bank/cards.ts';
import { demo } from '#mocks/storyDemo.ts';

/** Some of the first card paid at an agency meanwhile, cents; by default $100: nothing of the least is left, and $512,35 of the whole. */
export function payElsewhere(cents = 100_00): void {
  const card = demo.bank.state.cards.find(({ codigoTarjeta }) => codigoTarjeta === 'TC-01');
  if (card) receivePayment(card, cents);
}

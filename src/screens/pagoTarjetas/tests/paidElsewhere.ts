import { receivePayment } from '#mocks/bank/cards.ts';
import { demo } from '#mocks/storyDemo.ts';

/** $100 of the first card paid at an agency meanwhile: nothing of the least is left, and $512,35 of the whole. */
export function payElsewhere(): void {
  const card = demo.bank.state.cards.find(({ codigoTarjeta }) => codigoTarjeta === 'TC-01');
  if (card) receivePayment(card, 100_00);
}

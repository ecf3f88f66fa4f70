import fc from 'fast-check';
import { expect, it } from 'vitest';
import { opposite } from '#domain/money.ts';
import { runs } from '#testing/cases.ts';
import { createBank } from './bank.ts';
import { type CardAmount, ownCardPayment, registeredCardPayment } from './cardPayments.ts';
import { usedCredit } from './cards.ts';
import { executeOrder } from './execution.ts';
import { own } from './ledger.ts';
import { ConnectionDropped, Malformed, Refusal } from './refusal.ts';
import type { Card } from './state.ts';

const VISTA = '010201004871';
const bank = createBank();

const tc01 = (): Card => {
  const [card] = bank.state.cards;
  if (!card) throw new Error('Sin tarjeta.');
  return card;
};

/** A payment under a transaction of its own; false when a rule forbids it. */
function pay(payment: { codigoTarjeta?: string; amount: CardAmount; cents: number }): boolean {
  const open = bank.sessions.resume(bank.access.enter('mfguaman').token);
  const idTransaccion = bank.transactions.generate(open);
  bank.transactions.authorise(idTransaccion, '123456', open);
  const { codigoTarjeta, ...rest } = payment;
  const order = { numeroCuentaOrigen: VISTA, ...rest };
  try {
    executeOrder(bank, open, { idTransaccion, operation: 'tarjetas/pagar', body: payment }, () =>
      codigoTarjeta === undefined
        ? registeredCardPayment(bank, open.member, { ...order, codigoCuentaDestino: 'CD-07' }, (day) => day)
        : ownCardPayment(bank, open.member, { ...order, codigoTarjeta }),
    );
    return true;
  } catch (reason) {
    if (reason instanceof ConnectionDropped) return payment.cents % 100 === 77;
    if (reason instanceof Refusal || reason instanceof Malformed) return false;
    throw reason;
  }
}

const step = fc.record({
  codigoTarjeta: fc.constantFrom('TC-01', 'TC-01', 'TC-01', 'TC-02', undefined),
  kind: fc.constantFrom('MINIMO', 'TOTAL', 'OTRO', 'OTRO'),
  cents: fc.oneof(fc.integer({ min: 1_00, max: 300_00 }), fc.constantFrom(50, 48_90, 612_35, 816_45, 900_00, 7_77)),
});

it('conventions «Mocks» 3: however cards are paid, each cent leaves an account and lowers a debt', () => {
  let [paid, refused] = [0, 0];
  fc.assert(
    fc.property(fc.array(step, { minLength: 1, maxLength: 8 }), (steps) => {
      bank.reset();
      for (const { codigoTarjeta, kind, cents: typed } of steps) {
        const before = { account: bank.ledger.balanceOf(VISTA), ...tc01() };
        const asked = { MINIMO: before.minimum, TOTAL: before.total, OTRO: typed }[kind];
        const isPaid = pay({ ...(codigoTarjeta ? { codigoTarjeta } : {}), amount: kind, cents: asked });
        const after = tc01();
        const toCard = isPaid && codigoTarjeta === 'TC-01' ? asked : 0;
        const fee = isPaid && codigoTarjeta === undefined ? 41 : 0;
        expect(after.paid - before.paid).toBe(toCard);
        expect(after.minimum).toBe(Math.max(0, before.minimum - toCard));
        expect(after.total).toBe(Math.max(0, before.total - toCard));
        expect(before.account - bank.ledger.balanceOf(VISTA)).toBe(isPaid ? asked + fee : 0);
        expect(bank.ledger.balanceOf(own.card('TC-01'))).toBe(opposite(usedCredit(after)));
        expect(bank.ledger.balanceOf(own.card('TC-02'))).toBe(0);
        expect(bank.ledger.total()).toBe(0);
        if (isPaid) paid += 1;
        else refused += 1;
      }
    }),
    { numRuns: runs(150), seed: 20_261_120 },
  );
  // The sequences do what they are for.
  expect(paid).toBeGreaterThan(150);
  expect(refused).toBeGreaterThan(50);
});

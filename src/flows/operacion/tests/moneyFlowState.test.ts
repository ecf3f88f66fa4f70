import { describe, expect, it } from 'vitest';
import {
  type CheckedOrder,
  type MoneyFlowEvent,
  type MoneyFlowState,
  moneyFlow,
  reviewedAs,
  START,
  stageOf,
} from '../moneyFlowState.ts';
import { NOT_DEBITED } from '../operation.ts';

type Body = { valor: number };

const order: CheckedOrder<Body> = {
  body: { valor: 12_50 },
  summary: {
    cents: 12_50,
    origin: { name: 'Ahorro a la vista', number: '010201004871' },
    payee: [{ label: 'Beneficiario', value: 'Comercial San Roque' }],
    identity: { key: 'cuenta 1', endings: ['1'] },
    blocks: [],
  },
  validation: null,
};
const receipt = { answer: { numeroComprobante: 'C-1' }, payee: order.summary.payee };
const after = (...events: MoneyFlowEvent<Body>[]): MoneyFlowState<Body> => events.reduce(moneyFlow<Body>, START);
const signed = { type: 'signed', idTransaccion: 'ot-1' } as const;
const foundNotExecuted = { type: 'foundNotExecuted', idTransaccion: 'ot-1' } as const;
const at = { step: 1, done: false, isPending: false };

describe('screens.md A.0 «FM»: what is on the page', () => {
  it('Datos until an order was checked, and without one at any step: a reload has lost it', () => {
    expect(stageOf(START, at)).toBe('data');
    expect(stageOf(START, { ...at, step: 2 })).toBe('data');
    expect(stageOf(after({ type: 'checked', order }), at)).toBe('data');
    expect(stageOf(after({ type: 'checked', order }), { ...at, step: 2 })).toBe('review');
  });

  it('what is not known goes before everything but the receipt of this visit', () => {
    const reviewed = after({ type: 'checked', order });
    expect(stageOf(reviewed, { step: 2, done: false, isPending: true })).toBe('unknown');
    expect(stageOf(after(foundNotExecuted), { ...at, isPending: true })).toBe('unknown');
    const executed = after({ type: 'checked', order }, { type: 'executed', ...receipt });
    expect(stageOf(executed, { step: 3, done: true, isPending: true })).toBe('receipt');
  });

  it('a receipt is shown at its own entry of the history alone: Back leads to an empty form', () => {
    const executed = after({ type: 'checked', order }, { type: 'executed', ...receipt });
    expect(stageOf(executed, at)).toBe('data');
    expect(executed.order).toBeNull();
  });

  it('what was found not to have been executed is said until the member goes on', () => {
    expect(stageOf(after(foundNotExecuted), at)).toBe('notExecuted');
    expect(stageOf(after(foundNotExecuted, { type: 'resumed' }), at)).toBe('data');
  });
});

describe('screens.md A.0 «FM failures»: what an attempt leaves behind', () => {
  it('an order is awaited from its code to its end, whatever that is', () => {
    const sent = after({ type: 'checked', order }, { type: 'begun' }, signed);
    expect(sent.sending).toBe(true);
    expect(moneyFlow(sent, { type: 'ended' })).toMatchObject({ sending: false, order });
  });

  it('«no se debitó» is said until the next attempt, and the order stays to be tried again', () => {
    const refused = after({ type: 'checked', order }, { type: 'begun' }, { type: 'notDebited' }, { type: 'ended' });
    expect(refused).toMatchObject({ notice: NOT_DEBITED, order });
    expect(moneyFlow(refused, { type: 'begun' }).notice).toBeNull();
  });

  it('going on after «No se realizó» says that nothing was debited where the order is still there, and nothing on an empty form', () => {
    const resumed = after({ type: 'checked', order }, signed, foundNotExecuted, { type: 'resumed' });
    expect(resumed).toMatchObject({ notice: NOT_DEBITED, order, notExecuted: null });
    expect(after(foundNotExecuted, { type: 'resumed' }).notice).toBeNull();
  });

  it('nothing is said of the order under review when another one was not executed: of another tab, or signed before', () => {
    for (const before of [
      after({ type: 'checked', order }),
      after({ type: 'checked', order }, { ...signed, idTransaccion: 'ot-2' }),
      after({ type: 'checked', order }, signed, { type: 'checked', order }),
    ]) {
      const found = moneyFlow(before, foundNotExecuted);
      expect(found).toMatchObject({ notExecuted: 'another', order });
      expect(moneyFlow(found, { type: 'resumed' })).toMatchObject({ notExecuted: null, notice: null, order });
      expect(reviewedAs(before, 'ot-1')).toBeNull();
    }
    expect(reviewedAs(after({ type: 'checked', order }, signed), 'ot-1')).toBe(order);
    expect(moneyFlow(after({ type: 'checked', order }, signed), foundNotExecuted).notExecuted).toBe('reviewed');
  });

  it('what «Verificar» could not find out is said until it is asked again, or the member has ended the question', () => {
    const unverified = after({ type: 'checked', order }, { type: 'unverified', why: 'cannotAsk' });
    expect(unverified.unverified).toBe('cannotAsk');
    expect(moneyFlow(unverified, { type: 'asked' }).unverified).toBeNull();
    expect(moneyFlow(unverified, { type: 'dismissed' })).toMatchObject({ unverified: null, order: null });
  });
});

import { describe, expect, it } from 'vitest';
import {
  type CheckedOrder,
  type MoneyFlowEvent,
  type MoneyFlowState,
  moneyFlow,
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
    expect(stageOf(after({ type: 'foundNotExecuted' }), { ...at, isPending: true })).toBe('unknown');
    const executed = after({ type: 'checked', order }, { type: 'executed', ...receipt });
    expect(stageOf(executed, { step: 3, done: true, isPending: true })).toBe('receipt');
  });

  it('a receipt is shown at its own entry of the history alone: Back leads to an empty form', () => {
    const executed = after({ type: 'checked', order }, { type: 'executed', ...receipt });
    expect(stageOf(executed, at)).toBe('data');
    expect(executed.order).toBeNull();
  });

  it('what was found not to have been executed is said until the member goes on', () => {
    expect(stageOf(after({ type: 'foundNotExecuted' }), at)).toBe('notExecuted');
    expect(stageOf(after({ type: 'foundNotExecuted' }, { type: 'resumed' }), at)).toBe('data');
  });
});

describe('screens.md A.0 «FM failures»: what an attempt leaves behind', () => {
  it('an order is awaited from its code to its end, whatever that is', () => {
    const sent = after({ type: 'checked', order }, { type: 'begun' }, { type: 'signed' });
    expect(sent.sending).toBe(true);
    expect(moneyFlow(sent, { type: 'ended' })).toMatchObject({ sending: false, order });
  });

  it('«no se debitó» is said until the next attempt, and the order stays to be tried again', () => {
    const refused = after({ type: 'checked', order }, { type: 'begun' }, { type: 'notDebited' }, { type: 'ended' });
    expect(refused).toMatchObject({ notice: NOT_DEBITED, order });
    expect(moneyFlow(refused, { type: 'begun' }).notice).toBeNull();
  });

  it('going on after «No se realizó» says that nothing was debited where the order is still there, and nothing on an empty form', () => {
    expect(after({ type: 'checked', order }, { type: 'foundNotExecuted' }, { type: 'resumed' }).notice).toBe(
      NOT_DEBITED,
    );
    expect(after({ type: 'foundNotExecuted' }, { type: 'resumed' }).notice).toBeNull();
  });

  it('what «Verificar» could not find out is said until it is asked again, or the member has ended the question', () => {
    const unverified = after({ type: 'checked', order }, { type: 'unverified', why: 'cannotAsk' });
    expect(unverified.unverified).toBe('cannotAsk');
    expect(moneyFlow(unverified, { type: 'asked' }).unverified).toBeNull();
    expect(moneyFlow(unverified, { type: 'dismissed' })).toMatchObject({ unverified: null, order: null });
  });
});

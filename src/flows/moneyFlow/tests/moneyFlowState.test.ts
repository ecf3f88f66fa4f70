import { describe, expect, it } from 'vitest';
import type { PendingOrder } from '#session/pendingOrders.ts';
import {
  type CheckedOrder,
  type MoneyFlowEvent,
  type MoneyFlowState,
  moneyFlowReducer,
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
  checkedAt: 0,
};
const receipt = { answer: { numeroComprobante: 'C-1' }, payee: order.summary.payee };
const executed = { type: 'executed', idTransaccion: 'ot-1', ...receipt } as const;
const after = (...events: MoneyFlowEvent<Body>[]): MoneyFlowState<Body> => events.reduce(moneyFlowReducer<Body>, START);
const signed = { type: 'signed', idTransaccion: 'ot-1' } as const;
const foundNotExecuted = { type: 'foundNotExecuted', idTransaccion: 'ot-1' } as const;
const dismissed = { type: 'dismissed', idTransaccion: 'ot-1' } as const;
const pending: PendingOrder = {
  idTransaccion: 'ot-1',
  owner: '',
  address: '/transferenciaI/1',
  title: 'Transferencia interna',
  rows: order.summary.payee,
  account: order.summary.origin.number,
  totalCents: 12_50,
  sentAt: 0,
};
const at = { step: 1, done: false, pending: null };

describe('screens.md A.0 «FM»: what is on the page', () => {
  it('Datos until an order was checked, and without one at any step: a reload has lost it', () => {
    expect(stageOf(START, at)).toEqual({ kind: 'data' });
    expect(stageOf(START, { ...at, step: 2 })).toEqual({ kind: 'data' });
    expect(stageOf(after({ type: 'checked', order }), at)).toEqual({ kind: 'data' });
    expect(stageOf(after({ type: 'checked', order }), { ...at, step: 2 })).toEqual({ kind: 'review', order });
  });

  it('what is not known goes before everything but the receipt of this visit', () => {
    const reviewed = after({ type: 'checked', order });
    const unknown = { kind: 'unknown', pending, unverified: null };
    expect(stageOf(reviewed, { step: 2, done: false, pending })).toEqual(unknown);
    expect(stageOf(after(foundNotExecuted), { ...at, pending })).toEqual(unknown);
    const ended = after({ type: 'checked', order }, signed, executed);
    expect(stageOf(ended, { step: 3, done: true, pending })).toEqual({ kind: 'receipt', ...receipt });
  });

  it('a receipt is shown at its own entry of the history alone: Back leads to an empty form', () => {
    const ended = after({ type: 'checked', order }, signed, executed);
    expect(stageOf(ended, at)).toEqual({ kind: 'data' });
    expect(ended.order).toBeNull();
  });

  it('what was found not to have been executed is said until the member goes on', () => {
    expect(stageOf(after(foundNotExecuted), at)).toEqual({ kind: 'notExecuted', order: null });
    expect(stageOf(after(foundNotExecuted, { type: 'resumed' }), at)).toEqual({ kind: 'data' });
  });
});

describe('screens.md A.0 «FM failures»: what an attempt leaves behind', () => {
  it('an order is awaited from its code to its end, whatever that is', () => {
    expect(START.sending).toBe(false);
    const sent = after({ type: 'checked', order }, { type: 'begun' }, signed);
    expect(sent.sending).toBe(true);
    expect(moneyFlowReducer(sent, { type: 'ended' })).toMatchObject({ sending: false, order });
  });

  it('«no se debitó» is said until the next attempt, and the order stays to be tried again', () => {
    const refused = after({ type: 'checked', order }, { type: 'begun' }, { type: 'notDebited' }, { type: 'ended' });
    expect(refused).toMatchObject({ notice: NOT_DEBITED, order });
    expect(NOT_DEBITED).toBe('No se realizó ningún débito.');
    expect(moneyFlowReducer(refused, { type: 'begun' }).notice).toBeNull();
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
      const found = moneyFlowReducer(before, foundNotExecuted);
      expect(found).toMatchObject({ notExecuted: 'another', order });
      expect(stageOf(found, { ...at, step: 2 })).toEqual({ kind: 'notExecuted', order: null });
      expect(moneyFlowReducer(found, { type: 'resumed' })).toMatchObject({ notExecuted: null, notice: null, order });
      expect(reviewedAs(before, 'ot-1')).toBeNull();
    }
    expect(reviewedAs(after({ type: 'checked', order }, signed), 'ot-1')).toBe(order);
    const found = after({ type: 'checked', order }, signed, foundNotExecuted);
    expect(found.notExecuted).toBe('reviewed');
    expect(stageOf(found, { ...at, step: 2 })).toEqual({ kind: 'notExecuted', order });
  });

  it('what «Verificar» could not find out is said until it is asked again, or the member has ended the question', () => {
    const unverified = after({ type: 'checked', order }, signed, { type: 'unverified', why: 'cannotAsk' });
    expect(unverified.unverified).toBe('cannotAsk');
    expect(stageOf(unverified, { ...at, pending })).toEqual({ kind: 'unknown', pending, unverified: 'cannotAsk' });
    expect(moneyFlowReducer(unverified, { type: 'asked' }).unverified).toBeNull();
    expect(moneyFlowReducer(unverified, dismissed)).toMatchObject({ unverified: null, order: null });
  });

  it('an order without an answer stays a question, whatever another tab crosses out, until something is known of it', () => {
    const unanswered = after({ type: 'checked', order }, signed, { type: 'unanswered', order: pending });
    const step2 = { ...at, step: 2 };
    expect(stageOf(unanswered, step2)).toEqual({ kind: 'unknown', pending, unverified: null });
    expect(stageOf(moneyFlowReducer(unanswered, { type: 'unverified', why: 'noAnswer' }), step2)).toMatchObject({
      kind: 'unknown',
    });
    for (const [event, stage] of [
      [executed, { kind: 'data' }],
      [dismissed, { kind: 'data' }],
      [foundNotExecuted, { kind: 'notExecuted', order }],
    ] as const) {
      expect(stageOf(moneyFlowReducer(unanswered, event), step2)).toEqual(stage);
      // What becomes of another one says nothing of it.
      expect(moneyFlowReducer(unanswered, { ...event, idTransaccion: 'ot-2' })).toMatchObject({
        unanswered: pending,
        order,
      });
    }
  });

  it('another order that ends leaves what is under review here as it is', () => {
    const reviewed = after({ type: 'checked', order }, { ...signed, idTransaccion: 'ot-2' });
    for (const event of [executed, dismissed]) {
      expect(stageOf(moneyFlowReducer(reviewed, event), { ...at, step: 2 })).toEqual({ kind: 'review', order });
    }
  });
});

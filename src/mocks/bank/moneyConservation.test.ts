import fc from 'fast-check';
import { afterAll, beforeEach, describe, expect, it } from 'vitest';
import * as cuentasDestino from '#api/contract/cuentasDestino.ts';
import * as cupos from '#api/contract/cupos.ts';
import { runs } from '#testing/cases.ts';
import { calls, centsOf, costOf, destino, NEGOCIO, order, VISTA } from './moneyOrders.ts';
import { availableOf, bank, clock, Sequence, tally } from './moneySequence.ts';

/*
 * conventions «Mocks» 3 and screens A.0 «Double-submission protection»: whatever members, tabs, lost answers and clocks do, money moves
 * only as it was confirmed. The books are held against a log that this test keeps by itself, from what it sent and what was answered.
 */

const SEQUENCES = runs(2_500);
const SEED = Number(process.env.SEED ?? 20_261_120);

// What is sent.

const tab = fc.constantFrom(0, 0, 0, 0, 1, 1, 2);
const pick = fc.nat({ max: 1_000 });
/** Cents about a fee and its tax. */
const near = fc.constantFrom(0, 40, 41, 42, -1);
const typedCode = fc.constantFrom(...Array<string>(8).fill('123456'), '111111', '000000');
const limit = fc.constantFrom(0, 100, 500, 1000, 3000);

/** One thing that somebody does; name and data are what a failure prints. */
interface Step {
  what: string;
  data: unknown;
  take: (sequence: Sequence) => void;
}

function named<Data>(
  weight: number,
  what: string,
  arbitrary: fc.Arbitrary<Data>,
  take: (sequence: Sequence, data: Data) => void,
) {
  const toStep = (data: Data): Step => ({ what, data, take: (sequence) => take(sequence, data) });
  return { weight, arbitrary: arbitrary.map(toStep) };
}

const step = fc.oneof(
  named(
    12,
    'as the screens: validate, code, execute',
    fc.record({ at: tab, sent: order, pin: typedCode }),
    (sequence, data) => {
      const { at, sent, pin } = data;
      const validated = sequence.ask(calls[sent.kind].validate, at, sent.body);
      const known = sequence.generate(at);
      if (!known) return;
      sequence.authorise(known, at, pin);
      sequence.execute(known, at, sent);
      const move = sequence.moves.get(known.id);
      if (validated.kind !== 'ok') return;
      const isRejected = sent.body.celular === '0900000208';
      if (pin === '123456' && centsOf(sent) % 100 !== 88) expect(move !== undefined).toBe(!isRejected);
      const { total } = validated.data as { total: number };
      if (move) expect(Math.round(total * 100)).toBe(costOf(sent).reduce((sum, cost) => sum + cost, move.cents));
    },
  ),
  named(3, 'all that is left, give or take', fc.record({ sent: order, cents: near }), (sequence, { sent, cents }) => {
    const left = availableOf(String(sent.body.numeroCuentaOrigen));
    const known = sequence.generate(0);
    if (!known) return;
    sequence.authorise(known, 0, '123456');
    sequence.execute(known, 0, { ...sent, body: { ...sent.body, valor: (left - cents) / 100 } });
  }),
  named(6, 'the same again', fc.record({ which: pick, otherTab: fc.option(tab, { freq: 2 }) }), (sequence, data) => {
    const attempt = sequence.attempts[data.which % Math.max(1, sequence.attempts.length)];
    if (attempt) sequence.execute(attempt.id, data.otherTab ?? attempt.tab, attempt.order);
  }),
  named(
    3,
    'the same transaction, another order',
    fc.record({ which: pick, other: order }),
    (sequence, { which, other }) => {
      const attempt = sequence.attempts[which % Math.max(1, sequence.attempts.length)];
      if (attempt) sequence.execute(attempt.id, attempt.tab, other);
    },
  ),
  named(1, 'a transaction', tab, (sequence, at) => void sequence.generate(at)),
  named(
    2,
    'an order under any transaction',
    fc.record({ which: pick, at: tab, pin: fc.option(typedCode), sent: order }),
    (sequence, { which, at, pin, sent }) => {
      const known = sequence.ids[which % Math.max(1, sequence.ids.length)];
      if (!known) return;
      if (pin !== null) sequence.authorise(known, at, pin);
      sequence.execute(known, at, sent);
    },
  ),
  named(1, 'an order under none', fc.record({ at: tab, sent: order }), (sequence, { at, sent }) =>
    sequence.execute({ id: 'nada', token: '', authorisedAt: null }, at, sent),
  ),
  named(
    3,
    'time passes, in ms',
    fc.constantFrom(1, 60_000, 119_999, 120_000, 179_999, 180_000, 86_400_000, 11 * 86_400_000),
    (_, ms) => clock.advance(ms),
  ),
  named(
    1,
    'limits',
    fc.record({
      numeroCuenta: fc.constantFrom(VISTA, NEGOCIO),
      valorInternoDiario: limit,
      valorInternoMensual: limit,
      valorExternoDiario: limit,
      valorExternoMensual: limit,
      valorFacilitoDiario: fc.constantFrom(50, 300, 1000),
      valorFacilitoMensual: fc.constantFrom(100, 500, 1500),
    }),
    (sequence, body) => void sequence.ask(cupos.modificar, 0, body),
  ),
  named(1, 'a destination goes', fc.constantFrom('CD-03', 'CD-04', 'CD-08'), (sequence, codigoCuentaDestino) => {
    sequence.ask(cuentasDestino.eliminarExterna, 0, { codigoCuentaDestino });
  }),
  // Also under a transaction that was meant for money, used or not.
  named(1, 'a destination comes', fc.record({ which: pick, data: destino, isNew: fc.boolean() }), (sequence, given) => {
    const { which, data, isNew } = given;
    const known = isNew ? sequence.generate(0) : sequence.ids[which % Math.max(1, sequence.ids.length)];
    if (!known) return;
    if (isNew) sequence.authorise(known, 0, '123456');
    sequence.ask(cuentasDestino.ingresarExterna, 0, { idTransaccion: known.id, ...data });
  }),
);

beforeEach(() => {
  clock.reset();
  bank.reset();
});

describe('money moves only as it was confirmed (conventions «Mocks» 3, A.0 «Double-submission protection»)', () => {
  // Ten seconds of work on two cores; a machine that does other things as well takes longer.
  it(`over ${SEQUENCES} sequences of calls`, { timeout: 600_000 }, () => {
    fc.assert(
      fc.property(fc.array(step, { minLength: 6, maxLength: 16, size: 'max' }), (steps) => {
        clock.reset();
        bank.reset();
        const sequence = new Sequence();
        for (const { take } of steps) take(sequence);
        bank.settle();
        sequence.checkBooks();
      }),
      { numRuns: SEQUENCES, seed: SEED },
    );
  });

  afterAll(() => {
    // The sequences do what they are for.
    expect(tally.moved).toBeGreaterThan(2_000);
    expect(tally.repeated).toBeGreaterThan(300);
    expect(tally.dropped).toBeGreaterThan(100);
    expect(tally.returned).toBeGreaterThan(20);
    for (const kind of ['internal', 'external', 'service', 'topUp'])
      expect([kind, (tally.kinds.get(kind) ?? 0) > 150]).toEqual([kind, true]);
    for (const code of ['-0008-02-01', '-0008-02-02', '-0008-03-01'])
      expect([code, (tally.codes.get(code) ?? 0) > 10]).toEqual([code, true]);
    for (const code of ['01', '02', '03', '05', '06', '07', '08', '09'])
      expect([code, (tally.codes.get(`-0005-01-${code}`) ?? 0) > 10]).toEqual([code, true]);
  });
});

import fc from 'fast-check';
import { expect, it } from 'vitest';
import * as pagos from '#api/contract/pagos.ts';
import * as transacciones from '#api/contract/transacciones.ts';
import * as transferencias from '#api/contract/transferencias.ts';
import { PIN_LIFETIME_MS } from '#domain/countdown.ts';
import { opposite } from '#domain/money.ts';
import {
  authorise,
  checkBalances,
  demo,
  FREE,
  generate,
  type Intent,
  type Known,
  type Model,
  type Real,
  send,
  settle,
  startSequence,
  verify,
} from '#testing/booksModel.ts';
import { runs, SEED } from '#testing/cases.ts';
import { NEGOCIO, VISTA } from '#testing/handlerWorld.ts';
import { CARLOS, transferCaller } from '#testing/transferCaller.ts';
import { signedInCaller } from '../memberCaller.ts';
import { own } from './ledger.ts';
import { RETURN_AFTER_MS } from './settlement.ts';
import { DEMO_PIN, EXPIRED_PIN, PIN_FAILURES } from './transactions.ts';

/*
 * conventions «Mocks» 3, screens A.0 «Double-submission protection»: a client's calls over the wire, in any order, against a model that is
 * small enough to be read. The model says beforehand what each call answers and where each cent is; `moneyConservation.test.ts` looks at
 * the same bank from within, with limits and wrong orders.
 */

/** One thing that a client does; `toString` is what a failure prints. */
class Command implements fc.AsyncCommand<Model, Real> {
  readonly what: string;
  private readonly does: (model: Model, real: Real) => Promise<void>;
  private readonly needs: (model: Model) => boolean;

  constructor(
    what: string,
    does: (model: Model, real: Real) => Promise<void>,
    needs: (model: Readonly<Model>) => boolean = () => true,
  ) {
    this.what = what;
    this.does = does;
    this.needs = needs;
  }

  check(model: Readonly<Model>): boolean {
    return this.needs(model);
  }

  async run(model: Model, real: Real): Promise<void> {
    await this.does(model, real);
    checkBalances(model);
  }

  toString(): string {
    return this.what;
  }
}

const hasKnown = ({ known }: Model): boolean => known.length > 0;

/** One of the transactions so far, most often one of the last. */
function pickKnown({ known }: Model, back: number): Known {
  const found = known[known.length - 1 - (back % known.length)];
  if (!found) throw new Error('Todavía no hay transacciones.');
  return found;
}

// What is wanted.

const anyAmount = fc
  .tuple(fc.integer({ min: 1, max: 400 }), fc.constantFrom(0, 0, 10, 66, 66, 77, 88))
  .map(([dollars, ending]) => dollars * 100 + ending);
const anyOrigin = fc.constantFrom(VISTA, VISTA, VISTA, NEGOCIO);

type Plan = Omit<Intent, 'name'>;

const internal = fc
  .record({ origin: anyOrigin, cents: anyAmount, isOwn: fc.boolean() })
  .map(({ origin, cents, isOwn }): Plan => {
    const target = isOwn ? (origin === VISTA ? NEGOCIO : VISTA) : CARLOS;
    const body = {
      numeroCuentaOrigen: origin,
      numeroCuentaDestino: target,
      valor: cents / 100,
      concepto: 'Arriendo',
    };
    return { endpoint: transferencias.internas, body, origin, target, cents, cost: FREE, clears: false, debt: null };
  });
const external = fc
  .record({ origin: anyOrigin, cents: anyAmount, codigoCuentaDestino: fc.constantFrom('CD-03', 'CD-04') })
  .map(({ origin, cents, codigoCuentaDestino }): Plan => {
    const body = { numeroCuentaOrigen: origin, codigoCuentaDestino, valor: cents / 100, concepto: 'Repuestos' };
    const endpoint = transferencias.externas;
    return { endpoint, body, origin, target: own.spi, cents, cost: [36, 5], clears: true, debt: null };
  });
const topUp = fc
  .record({ origin: anyOrigin, cents: fc.constantFrom(3_00, 5_00, 20_00, 7_77, 8_88) })
  .map(({ origin, cents }): Plan => {
    const body = { numeroCuentaOrigen: origin, codigoOperadora: 'CLARO', celular: '0900000321', valor: cents / 100 };
    const endpoint = pagos.recargar;
    return { endpoint, body, origin, target: own.collections, cents, cost: FREE, clears: false, debt: null };
  });
/** Debts of the demo's contracts (C.5), in cents, and what paying them costs. The last two end in ,77 and ,88. */
const BILLS: readonly (readonly [
  service: string,
  contract: string,
  debt: string,
  cents: number,
  cost: readonly [number, number],
])[] = [
  ['CENTROSUR-LUZ', '200012034', 'PL-0', 43_90, FREE],
  ['SUPA-PENSION', '0101-48999', 'PA-09', 183_24, FREE],
  ['TRA-MATRICULA', 'ABC1234', 'MA-1', 148_90, [35, 5]],
  ['CENTROSUR-LUZ', '200010077', 'PL-0', 21_77, FREE],
  ['CENTROSUR-LUZ', '200010088', 'PL-0', 21_88, FREE],
];
const payment = fc.record({ origin: anyOrigin, bill: fc.constantFrom(...BILLS) }).map(({ origin, bill }): Plan => {
  const [codigoServicio, codigoContrato, codigoRubro, cents, cost] = bill;
  const codigosRubro = [codigoRubro];
  const body = { numeroCuentaOrigen: origin, codigoServicio, codigoContrato, codigosRubro, valor: cents / 100 };
  const debt = `${codigoServicio} ${codigoContrato} ${codigoRubro}`;
  return { endpoint: pagos.pagar, body, origin, target: own.collections, cents, cost, clears: false, debt };
});
const anyIntent = fc
  .oneof(internal, external, topUp, payment)
  .map((plan): Intent => ({ ...plan, name: `${plan.endpoint.id} ${JSON.stringify(plan.body)}` }));

const anyTab = fc.constantFrom(0, 0, 0, 1);
const anyBack = fc.oneof(
  { weight: 3, arbitrary: fc.constantFrom(0, 1) },
  { weight: 1, arbitrary: fc.nat({ max: 20 }) },
);
const wrongCodes = fc.constantFrom(1, 1, 2, PIN_FAILURES);

const commands = [
  fc.record({ tab: anyTab, intent: anyIntent }).map(
    ({ tab, intent }) =>
      new Command(`order in tab ${tab}: ${intent.name}`, async (model, real) => {
        const known = await generate(model, real, tab);
        await authorise(model, real, known, DEMO_PIN);
        await send(model, real, known, tab, intent);
      }),
  ),
  fc.record({ tab: anyTab, intent: anyIntent }).map(
    ({ tab, intent }) =>
      new Command(`order in tab ${tab}, sent twice at once: ${intent.name}`, async (model, real) => {
        const known = await generate(model, real, tab);
        await authorise(model, real, known, DEMO_PIN);
        await send(model, real, known, tab, intent, 2);
      }),
  ),
  fc.record({ tab: anyTab, intent: anyIntent, times: wrongCodes }).map(
    ({ tab, intent, times }) =>
      new Command(`order in tab ${tab} after ${times} wrong codes: ${intent.name}`, async (model, real) => {
        const known = await generate(model, real, tab);
        for (let failures = 0; failures < times; failures += 1) await authorise(model, real, known, '654321');
        await send(model, real, known, tab, intent);
        await authorise(model, real, known, DEMO_PIN);
        await send(model, real, known, tab, intent);
      }),
  ),
  fc.record({ tab: anyTab, intent: anyIntent }).map(
    ({ tab, intent }) =>
      new Command(`order in tab ${tab} with an expired code: ${intent.name}`, async (model, real) => {
        const known = await generate(model, real, tab);
        await authorise(model, real, known, EXPIRED_PIN);
        await authorise(model, real, known, DEMO_PIN);
        await send(model, real, known, tab, intent);
      }),
  ),
  fc.record({ tab: anyTab, intent: anyIntent }).map(
    ({ tab, intent }) =>
      new Command(`cancelled code in tab ${tab}: ${intent.name}`, async (model, real) => {
        const known = await generate(model, real, tab);
        // Cancelled: the page sends nothing. Whatever sent it all the same moves nothing.
        await send(model, real, known, tab, intent);
      }),
  ),
  fc
    .record({ back: anyBack, tab: anyTab, intent: anyIntent })
    .map(
      ({ back, tab, intent }) =>
        new Command(
          `under transaction ${back} back, in tab ${tab}: ${intent.name}`,
          (model, real) => send(model, real, pickKnown(model, back), tab, intent),
          hasKnown,
        ),
    ),
  fc.record({ back: anyBack, tab: fc.option(anyTab, { freq: 3 }) }).map(
    ({ back, tab }) =>
      new Command(
        `order ${back} back again${tab === null ? '' : ` in tab ${tab}`}`,
        async (model, real) => {
          const known = pickKnown(model, back);
          if (known.executed) await send(model, real, known, tab ?? known.tab, known.executed.intent);
        },
        hasKnown,
      ),
  ),
  anyBack.map(
    (back) =>
      new Command(`what became of order ${back} back`, (model, real) => verify(real, pickKnown(model, back)), hasKnown),
  ),
  fc.constantFrom(1, 60_000, RETURN_AFTER_MS, PIN_LIFETIME_MS - 1, PIN_LIFETIME_MS).map(
    (ms) =>
      new Command(`${ms} ms pass`, async (model, real) => {
        demo.clock.advance(ms);
        model.now = demo.clock.now();
        // Any call settles what is due and keeps the session; the bank ends one only after fifteen minutes without.
        for (const token of real.tokens) await real.call(transacciones.cuentasOrigen, { token });
        settle(model);
      }),
  ),
];

/** The books as a whole, once a sequence is over. */
async function checkBooks(model: Model, real: Real): Promise<void> {
  const { ledger, state, history } = demo.bank;
  expect(ledger.total(), 'el dinero se conserva').toBe(0);
  for (const { numeroCuenta, bookBalance } of state.accounts) {
    let balance = history.balances.get(numeroCuenta) ?? 0;
    for (const { tipo, cents, balance: after } of ledger.movementsOf(numeroCuenta).recent) {
      balance += tipo === 'C' ? cents : opposite(cents);
      expect([numeroCuenta, after]).toEqual([numeroCuenta, balance]);
    }
    expect([numeroCuenta, bookBalance]).toEqual([numeroCuenta, balance]);
  }
  for (const known of model.known) await verify(real, known);
  // None twice, none lost, none that nobody gave.
  const receipts = state.receipts.map(({ numeroComprobante, cents }) => [numeroComprobante, cents]);
  expect(receipts).toEqual(model.executed.map(({ receipt, intent }) => [receipt, intent.cents]));
  // What the member reads of it.
  const maria = transferCaller(signedInCaller(demo));
  for (const account of [VISTA, NEGOCIO]) {
    const [newest] = await maria.movementsOf(account);
    if (newest) expect(Math.round(newest.saldo * 100)).toBe(model.balances.get(account));
  }
}

it('A.0 «Double-submission protection»: in any order of calls the books are what a small model says, to the cent', {
  timeout: 600_000 * Math.max(1, Number(process.env.RUNS_TIMES ?? 1)),
}, async () => {
  const tally = { executed: 0, sequences: 0 };
  await fc.assert(
    fc.asyncProperty(fc.commands(commands, { maxCommands: 24, size: 'max' }), async (sequence) => {
      const { model, real } = startSequence();
      await fc.asyncModelRun(() => ({ model, real }), sequence);
      await checkBooks(model, real);
      tally.executed += model.executed.length;
      tally.sequences += 1;
    }),
    { numRuns: runs(40), seed: SEED },
  );
  // The sequences do what they are for.
  expect(tally.executed).toBeGreaterThan(tally.sequences);
});

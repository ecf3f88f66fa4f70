import fc from 'fast-check';
import { expect, it } from 'vitest';
import type { AnyEndpoint } from '#api/contract/endpoint.ts';
import * as pagos from '#api/contract/pagos.ts';
import * as tokens from '#api/contract/tokens.ts';
import * as transacciones from '#api/contract/transacciones.ts';
import * as transferencias from '#api/contract/transferencias.ts';
import { PIN_LIFETIME_MS } from '#domain/countdown.ts';
import { opposite } from '#domain/money.ts';
import { runs, SEED } from '#testing/cases.ts';
import { NEGOCIO, VISTA } from '#testing/handlerWorld.ts';
import { CARLOS, transferCaller } from '#testing/transferCaller.ts';
import { createDemo, type Demo } from '../demo.ts';
import { signedInCaller } from '../memberCaller.ts';
import { createTestCaller, type TestAnswer } from '../testCaller.ts';
import { own } from './ledger.ts';
import { ConnectionDropped } from './refusal.ts';
import { RETURN_AFTER_MS } from './settlement.ts';
import type { LimitCents } from './state.ts';
import { DEMO_PIN, EXPIRED_PIN, PIN_FAILURES } from './transactions.ts';

/*
 * conventions «Mocks» 3, screens A.0 «Double-submission protection»: a client's calls over the wire, in any order, against a model that is
 * small enough to be read. The model says beforehand what each call answers and where each cent is; `moneyConservation.test.ts` looks at
 * the same bank from within, with limits and wrong orders.
 */

/** What somebody wants done, as the model knows it: cents and where they go. */
interface Intent {
  name: string;
  endpoint: AnyEndpoint;
  body: Readonly<Record<string, unknown>>;
  origin: string;
  target: string;
  cents: number;
  /** Fee and tax, in cents. */
  cost: readonly [number, number];
  /** Comes back after a while where its cents say so: it goes by the clearing. */
  clears: boolean;
  /** What can be paid once. */
  debt: string | null;
}

/** A transaction as the model knows it; moments in ms. */
interface Known {
  id: string;
  tab: number;
  born: number;
  authorisedAt: number | null;
  failures: number;
  closed: boolean;
  boundTo: string | null;
  executed: Executed | null;
}

/** An order that moved money; `receipt` is known once an answer has said it. */
interface Executed {
  intent: Intent;
  receipt: string | null;
}

interface Model {
  balances: Map<string, number>;
  blocked: Map<string, number>;
  known: Known[];
  /** In the order in which they moved money. */
  executed: Executed[];
  returns: { at: number; intent: Intent }[];
  paid: Set<string>;
  now: number;
}

interface Real {
  call: ReturnType<typeof createTestCaller>['call'];
  tokens: readonly string[];
}

const TABS = 2;
const FREE: readonly [number, number] = [0, 0];
const ACCOUNTS = [VISTA, NEGOCIO, CARLOS, own.spi, own.collections, own.fees, own.taxes];
/** No limit stands in the way: the model knows none. */
const UNLIMITED: LimitCents = {
  valorInternoDiario: 1e9,
  valorInternoMensual: 1e9,
  valorExternoDiario: 1e9,
  valorExternoMensual: 1e9,
  valorFacilitoDiario: 1e9,
  valorFacilitoMensual: 1e9,
};

// One bank for all sequences, back at its seed before each: to build one takes longer than a sequence.
const demo: Demo = createDemo({ onRejected: () => undefined });

function startSequence(): { model: Model; real: Real } {
  demo.reset();
  const { accounts } = demo.bank.state;
  for (const account of accounts) if (account.limits) account.limits = { ...UNLIMITED };
  const model: Model = {
    balances: new Map(ACCOUNTS.map((account) => [account, demo.bank.ledger.balanceOf(account)])),
    blocked: new Map(accounts.map(({ numeroCuenta, blocked }) => [numeroCuenta, blocked])),
    known: [],
    executed: [],
    returns: [],
    paid: new Set(),
    now: demo.clock.now(),
  };
  const { call } = createTestCaller(demo);
  return { model, real: { call, tokens: Array.from({ length: TABS }, () => demo.signIn().token) } };
}

// What the model says of a call.

/** What came of an order: its receipt, a code, or no answer. */
type Outcome = { kind: 'ok'; receipt: string } | { kind: 'refused'; code: string } | { kind: 'dropped' };

const endsIn = (cents: number, ending: number): boolean => cents % 100 === ending;

/** Moves the cents of an order in the model. */
function move(model: Model, { origin, target, cents, cost: [fee, tax] }: Intent): void {
  const add = (account: string, change: number) =>
    model.balances.set(account, (model.balances.get(account) ?? 0) + change);
  add(origin, -cents - fee - tax);
  add(target, cents);
  add(own.fees, fee);
  add(own.taxes, tax);
}

/** What an order must answer now, and what it must change: the model is changed already. A receipt that is not known yet is «?». */
function expected(model: Model, known: Known, tab: number, intent: Intent): Outcome {
  const refused = (code: string): Outcome => ({ kind: 'refused', code });
  const isOurs = known.tab === tab;
  if (known.executed && isOurs)
    return known.boundTo === intent.name
      ? { kind: 'ok', receipt: known.executed.receipt ?? '?' }
      : refused('-0005-01-09');
  const { authorisedAt } = known;
  const isFresh = authorisedAt !== null && model.now - authorisedAt < PIN_LIFETIME_MS;
  if (known.executed || !isFresh || !isOurs || (known.boundTo ?? intent.name) !== intent.name)
    return refused('-0005-01-08');
  known.boundTo = intent.name;
  if (intent.debt !== null && model.paid.has(intent.debt)) return refused('-0008-02-01');
  const { origin, cents, cost, debt } = intent;
  const available = (model.balances.get(origin) ?? 0) - (model.blocked.get(origin) ?? 0);
  if (cents + cost[0] + cost[1] > available) return refused('-0005-01-01');
  if (endsIn(cents, 88)) return { kind: 'dropped' };
  known.executed = { intent, receipt: null };
  model.executed.push(known.executed);
  if (debt !== null) model.paid.add(debt);
  move(model, intent);
  if (intent.clears && endsIn(cents, 66)) model.returns.push({ at: model.now + RETURN_AFTER_MS, intent });
  return endsIn(cents, 77) ? { kind: 'dropped' } : { kind: 'ok', receipt: '?' };
}

/** Credits what has come back by now: the value alone, fee and tax stay. */
function settle(model: Model): void {
  for (const { intent } of model.returns.filter(({ at }) => at <= model.now))
    move(model, { ...intent, origin: intent.target, target: intent.origin, cost: FREE });
  model.returns = model.returns.filter(({ at }) => at > model.now);
}

/** What must hold after every command: each account stands where the model has it. */
function checkBalances(model: Model): void {
  for (const [account, cents] of model.balances)
    expect([account, demo.bank.ledger.balanceOf(account)]).toEqual([account, cents]);
}

// What a client does.

const codeOf = ({ status, codes }: TestAnswer): string => (status === 200 ? (codes[0] ?? '') : `HTTP ${status}`);

async function generate(model: Model, real: Real, tab: number): Promise<Known> {
  const { ok, data } = await real.call(tokens.generar, { token: real.tokens[tab] ?? '', body: {} });
  expect(ok).toBe(true);
  const id = (data as { idTransaccion: string }).idTransaccion;
  expect(model.known.some((other) => other.id === id)).toBe(false);
  const known: Known = {
    id,
    tab,
    born: model.now,
    authorisedAt: null,
    failures: 0,
    closed: false,
    boundTo: null,
    executed: null,
  };
  model.known.push(known);
  return known;
}

async function authorise(model: Model, real: Real, known: Known, codigoToken: string): Promise<void> {
  const answer = await real.call(tokens.autorizar, {
    token: real.tokens[known.tab] ?? '',
    body: { guid: known.id, codigoToken },
  });
  const isOver = known.closed || known.authorisedAt !== null || model.now - known.born >= PIN_LIFETIME_MS;
  if (known.failures >= PIN_FAILURES) expect(codeOf(answer)).toBe('-0004-02-04');
  else if (isOver) expect(codeOf(answer)).toBe('-0004-02-02');
  else if (codigoToken === EXPIRED_PIN) {
    known.closed = true;
    expect(codeOf(answer)).toBe('-0004-02-02');
  } else if (codigoToken === DEMO_PIN) {
    known.authorisedAt = model.now;
    expect(answer.ok).toBe(true);
  } else {
    known.failures += 1;
    expect(codeOf(answer)).toBe(known.failures >= PIN_FAILURES ? '-0004-02-04' : '-0004-02-03');
  }
}

/** Sends an order: what came of it. */
async function ask(real: Real, { id }: Known, tab: number, { endpoint, body }: Intent): Promise<Outcome> {
  try {
    const sent = { token: real.tokens[tab] ?? '', body: { idTransaccion: id, ...body } };
    const answer = await real.call(endpoint, sent);
    if (!answer.ok) return { kind: 'refused', code: codeOf(answer) };
    return { kind: 'ok', receipt: (answer.data as { numeroComprobante: string }).numeroComprobante };
  } catch (reason) {
    if (reason instanceof ConnectionDropped) return { kind: 'dropped' };
    throw reason;
  }
}

/** Sends an order so many times at once: the answers are those of one after the other, whichever was the first. */
async function send(model: Model, real: Real, known: Known, tab: number, intent: Intent, times = 1): Promise<void> {
  const outcomes = await Promise.all(Array.from({ length: times }, () => ask(real, known, tab, intent)));
  const wanted = outcomes.map(() => expected(model, known, tab, intent));
  const said = outcomes.find(({ kind }) => kind === 'ok');
  if (known.executed && said?.kind === 'ok') known.executed.receipt ??= said.receipt;
  const receipt = known.executed?.receipt ?? '?';
  const filled = wanted.map((outcome) => (outcome.kind === 'ok' ? { ...outcome, receipt } : outcome));
  const sorted = (all: readonly Outcome[]) => all.map((outcome) => JSON.stringify(outcome)).sort();
  expect(sorted(outcomes)).toEqual(sorted(filled));
}

/** Asks what became of an order: what has moved money is found, whatever its answer was, and nothing else is (B.1). */
async function verify(real: Real, known: Known): Promise<void> {
  const { data } = await real.call(transacciones.comprobante, {
    token: real.tokens[known.tab] ?? '',
    params: { numero: known.id },
  });
  const { estado, numeroComprobante } = data as { estado: string; numeroComprobante: string };
  if (!known.executed) return expect(estado).toBe('NO_ENCONTRADA');
  expect(estado).not.toBe('NO_ENCONTRADA');
  known.executed.receipt ??= numeroComprobante;
  expect(numeroComprobante).toBe(known.executed.receipt);
}

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

const cents = fc
  .tuple(fc.integer({ min: 1, max: 400 }), fc.constantFrom(0, 0, 10, 66, 66, 77, 88))
  .map(([dollars, ending]) => dollars * 100 + ending);
const origin = fc.constantFrom(VISTA, VISTA, VISTA, NEGOCIO);

type Plan = Omit<Intent, 'name'>;

const internal = fc.record({ origin, cents, isOwn: fc.boolean() }).map(({ origin, cents, isOwn }): Plan => {
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
  .record({ origin, cents, codigoCuentaDestino: fc.constantFrom('CD-03', 'CD-04') })
  .map(({ origin, cents, codigoCuentaDestino }): Plan => {
    const body = { numeroCuentaOrigen: origin, codigoCuentaDestino, valor: cents / 100, concepto: 'Repuestos' };
    const endpoint = transferencias.externas;
    return { endpoint, body, origin, target: own.spi, cents, cost: [36, 5], clears: true, debt: null };
  });
const topUp = fc
  .record({ origin, cents: fc.constantFrom(3_00, 5_00, 20_00, 7_77, 8_88) })
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
const payment = fc.record({ origin, bill: fc.constantFrom(...BILLS) }).map(({ origin, bill }): Plan => {
  const [codigoServicio, codigoContrato, codigoRubro, cents, cost] = bill;
  const codigosRubro = [codigoRubro];
  const body = { numeroCuentaOrigen: origin, codigoServicio, codigoContrato, codigosRubro, valor: cents / 100 };
  const debt = `${codigoServicio} ${codigoContrato} ${codigoRubro}`;
  return { endpoint: pagos.pagar, body, origin, target: own.collections, cents, cost, clears: false, debt };
});
const intent = fc
  .oneof(internal, external, topUp, payment)
  .map((plan): Intent => ({ ...plan, name: `${plan.endpoint.id} ${JSON.stringify(plan.body)}` }));

const tab = fc.constantFrom(0, 0, 0, 1);
const back = fc.oneof({ weight: 3, arbitrary: fc.constantFrom(0, 1) }, { weight: 1, arbitrary: fc.nat({ max: 20 }) });
const wrongCodes = fc.constantFrom(1, 1, 2, PIN_FAILURES);

const commands = [
  fc.record({ tab, intent }).map(
    ({ tab, intent }) =>
      new Command(`order in tab ${tab}: ${intent.name}`, async (model, real) => {
        const known = await generate(model, real, tab);
        await authorise(model, real, known, DEMO_PIN);
        await send(model, real, known, tab, intent);
      }),
  ),
  fc.record({ tab, intent }).map(
    ({ tab, intent }) =>
      new Command(`order in tab ${tab}, sent twice at once: ${intent.name}`, async (model, real) => {
        const known = await generate(model, real, tab);
        await authorise(model, real, known, DEMO_PIN);
        await send(model, real, known, tab, intent, 2);
      }),
  ),
  fc.record({ tab, intent, times: wrongCodes }).map(
    ({ tab, intent, times }) =>
      new Command(`order in tab ${tab} after ${times} wrong codes: ${intent.name}`, async (model, real) => {
        const known = await generate(model, real, tab);
        for (let failures = 0; failures < times; failures += 1) await authorise(model, real, known, '654321');
        await send(model, real, known, tab, intent);
        await authorise(model, real, known, DEMO_PIN);
        await send(model, real, known, tab, intent);
      }),
  ),
  fc.record({ tab, intent }).map(
    ({ tab, intent }) =>
      new Command(`order in tab ${tab} with an expired code: ${intent.name}`, async (model, real) => {
        const known = await generate(model, real, tab);
        await authorise(model, real, known, EXPIRED_PIN);
        await authorise(model, real, known, DEMO_PIN);
        await send(model, real, known, tab, intent);
      }),
  ),
  fc.record({ tab, intent }).map(
    ({ tab, intent }) =>
      new Command(`cancelled code in tab ${tab}: ${intent.name}`, async (model, real) => {
        const known = await generate(model, real, tab);
        // Cancelled: the page sends nothing. Whatever sent it all the same moves nothing.
        await send(model, real, known, tab, intent);
      }),
  ),
  fc
    .record({ back, tab, intent })
    .map(
      ({ back, tab, intent }) =>
        new Command(
          `under transaction ${back} back, in tab ${tab}: ${intent.name}`,
          (model, real) => send(model, real, pickKnown(model, back), tab, intent),
          hasKnown,
        ),
    ),
  fc.record({ back, tab: fc.option(tab, { freq: 3 }) }).map(
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
  back.map(
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

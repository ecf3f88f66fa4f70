import { expect } from 'vitest';
import type { AnyEndpoint } from '#api/contract/endpoint.ts';
import * as tokens from '#api/contract/tokens.ts';
import * as transacciones from '#api/contract/transacciones.ts';
import { PIN_LIFETIME_MS } from '#domain/countdown.ts';
import { own } from '#mocks/bank/ledger.ts';
import { ConnectionDropped } from '#mocks/bank/refusal.ts';
import { RETURN_AFTER_MS } from '#mocks/bank/settlement.ts';
import type { LimitCents } from '#mocks/bank/state.ts';
import { DEMO_PIN, EXPIRED_PIN, PIN_FAILURES } from '#mocks/bank/transactions.ts';
import { createDemo, type Demo } from '#mocks/demo.ts';
import { createTestCaller, type TestAnswer } from '#mocks/testCaller.ts';
import { NEGOCIO, VISTA } from './handlerWorld.ts';
import { CARLOS } from './transferCaller.ts';

/* The books as `books.test.ts` expects them: what each call answers and where each cent is, said beforehand. For tests alone. */

/** What somebody wants done, as the model knows it: cents and where they go. */
export interface Intent {
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
export interface Known {
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

/** All that the model knows. */
export interface Model {
  balances: Map<string, number>;
  blocked: Map<string, number>;
  known: Known[];
  /** In the order in which they moved money. */
  executed: Executed[];
  returns: { at: number; intent: Intent }[];
  paid: Set<string>;
  now: number;
}

/** The bank, and how a client calls it. */
export interface Real {
  call: ReturnType<typeof createTestCaller>['call'];
  tokens: readonly string[];
}

const TABS = 2;
export const FREE: readonly [number, number] = [0, 0];
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
export const demo: Demo = createDemo({ onRejected: () => undefined });

/** A bank at its seed, and the model of it. */
export function startSequence(): { model: Model; real: Real } {
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
export function settle(model: Model): void {
  for (const { intent } of model.returns.filter(({ at }) => at <= model.now))
    move(model, { ...intent, origin: intent.target, target: intent.origin, cost: FREE });
  model.returns = model.returns.filter(({ at }) => at > model.now);
}

/** What must hold after every command: each account stands where the model has it. */
export function checkBalances(model: Model): void {
  for (const [account, cents] of model.balances)
    expect([account, demo.bank.ledger.balanceOf(account)]).toEqual([account, cents]);
}

// What a client does.

const codeOf = ({ status, codes }: TestAnswer): string => (status === 200 ? (codes[0] ?? '') : `HTTP ${status}`);

/** Asks for a transaction. */
export async function generate(model: Model, real: Real, tab: number): Promise<Known> {
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

/** Sends a code for it. */
export async function authorise(model: Model, real: Real, known: Known, codigoToken: string): Promise<void> {
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
export async function send(
  model: Model,
  real: Real,
  known: Known,
  tab: number,
  intent: Intent,
  times = 1,
): Promise<void> {
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
export async function verify(real: Real, known: Known): Promise<void> {
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

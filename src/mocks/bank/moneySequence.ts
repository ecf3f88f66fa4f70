import { expect } from 'vitest';
import type { AnyEndpoint } from '#api/contract/endpoint.ts';
import { refusalOf } from '#api/contract/requestValidation.ts';
import * as tokens from '#api/contract/tokens.ts';
import { PIN_LIFETIME_MS } from '#domain/countdown.ts';
import { opposite } from '#domain/money.ts';
import { answerOf } from '../handlers/all.ts';
import { createBank } from './bank.ts';
import { createSteadyClock } from './clock.ts';
import { dayOf } from './days.ts';
import { own } from './ledger.ts';
import {
  ANA,
  type Body,
  CARLOS,
  calls,
  centsOf,
  channels,
  costOf,
  DEBTS,
  NEGOCIO,
  type Order,
  PROGRAMADO,
  targetOf,
  VISTA,
} from './moneyOrders.ts';
import { ConnectionDropped, Malformed, Refusal, SessionOver } from './refusal.ts';
import type { LimitCents, Movement } from './state.ts';

const ALL_ACCOUNTS = [
  ...[VISTA, NEGOCIO, PROGRAMADO, CARLOS, ANA, '010201015566'],
  ...[own.spi, own.collections, own.fees, own.taxes],
];

/** Used before the demo's present, in cents (C.4 «Used on 2026-11-20»): in the month, and of it on the day itself. */
const USED_IN_NOVEMBER: Readonly<Record<string, number>> = {
  [`${VISTA} Interno`]: 220_00,
  [`${VISTA} Externo`]: 60_00,
  [`${NEGOCIO} Externo`]: 423_00,
  [`${VISTA} Facilito`]: 270_87,
};

const USED_ON_THE_DAY: Readonly<Record<string, number>> = { [`${VISTA} Facilito`]: 10_00 };

export const clock = createSteadyClock();

export const bank = createBank({ now: clock.now });

/** Two tabs of one member, and another member. */
const USERS = ['mfguaman', 'mfguaman', 'almorocho'] as const;

const OWNED: readonly (readonly string[])[] = [
  [VISTA, NEGOCIO, PROGRAMADO, '010203000417', '010205003388'],
  [VISTA, NEGOCIO, PROGRAMADO, '010203000417', '010205003388'],
  [ANA],
];

type Outcome =
  | { kind: 'ok'; data: unknown }
  | { kind: 'refused'; code: string }
  | { kind: 'malformed' | 'dropped' | 'closed' };

/** An idTransaccion as the test knows it; times in ms. */
interface KnownId {
  id: string;
  /** The session that asked for it. */
  token: string;
  authorisedAt: number | null;
}

/** An order that moved money, by the test's own log. */
interface Move {
  id: string;
  order: Order;
  token: string;
  numeroComprobante: string | null;
  origin: string;
  channel: string | null;
  cents: number;
  at: number;
}

export const tally = {
  moved: 0,
  kinds: new Map<string, number>(),
  repeated: 0,
  dropped: 0,
  returned: 0,
  codes: new Map<string, number>(),
};

/** What one sequence has done so far. */
export class Sequence {
  readonly sessions = USERS.map((usuario) => bank.access.enter(usuario).token);
  readonly ids: KnownId[] = [];
  readonly moves = new Map<string, Move>();
  readonly attempts: { id: KnownId; order: Order; tab: number }[] = [];

  /** A call as the cooperative receives it, with everything but the wire. */
  ask(endpoint: AnyEndpoint, tab: number, body: Body): Outcome {
    bank.settle();
    if (refusalOf(endpoint, { body }) !== null) return { kind: 'malformed' };
    try {
      const session = bank.sessions.resume(this.sessions[tab] ?? '');
      const device = { idDispositivo: 'a', modelo: 'b' };
      const data = answerOf(endpoint, { bank, session, device, toWire: (day) => day }, { body });
      return { kind: 'ok', data };
    } catch (reason) {
      if (reason instanceof SessionOver) {
        // Whoever goes on signs in again; what the old session was authorised for is not the new one's.
        this.sessions[tab] = bank.access.enter(USERS[tab] ?? '').token;
        return { kind: 'closed' };
      }
      if (reason instanceof Malformed) return { kind: 'malformed' };
      if (reason instanceof ConnectionDropped) return { kind: 'dropped' };
      if (!(reason instanceof Refusal)) throw reason;
      const [code = ''] = reason.codes;
      tally.codes.set(code, (tally.codes.get(code) ?? 0) + 1);
      return { kind: 'refused', code };
    }
  }

  generate(tab: number): KnownId | undefined {
    const outcome = this.ask(tokens.generar, tab, {});
    if (outcome.kind !== 'ok') return undefined;
    const known = { id: (outcome.data as { idTransaccion: string }).idTransaccion, token: this.sessions[tab] ?? '' };
    this.ids.push({ ...known, authorisedAt: null });
    return this.ids.at(-1);
  }

  authorise(known: KnownId, tab: number, codigoToken: string): void {
    const outcome = this.ask(tokens.autorizar, tab, { guid: known.id, codigoToken });
    if (outcome.kind === 'ok') {
      expect(codigoToken).toBe('123456');
      known.authorisedAt = clock.now();
    }
  }

  /** Sends an order and holds what moved against what was sent. */
  execute(known: KnownId, tab: number, order: Order): void {
    this.attempts.push({ id: known, order, tab });
    bank.settle();
    const before = balances();
    const token = this.sessions[tab] ?? '';
    const outcome = this.ask(calls[order.kind].execute, tab, { idTransaccion: known.id, ...order.body });
    const moved = difference(before, balances());
    const earlier = this.moves.get(known.id);
    if (moved.size > 0) {
      expect(earlier, 'un solo débito por transacción').toBeUndefined();
      this.checkMove(known, tab, order, outcome, moved);
      return;
    }
    if (outcome.kind === 'dropped') expect(centsOf(order) % 100).toBe(88);
    if (outcome.kind === 'ok') {
      // An answer without a movement is the repetition of what this session has executed, to the letter.
      expect(earlier && [earlier.order, earlier.token]).toEqual([order, token]);
      const { numeroComprobante } = outcome.data as { numeroComprobante: string };
      expect(numeroComprobante).toBe(earlier?.numeroComprobante ?? numeroComprobante);
      if (earlier) earlier.numeroComprobante = numeroComprobante;
      tally.repeated += 1;
    } else if (earlier && outcome.kind === 'refused') {
      const isOurs = earlier.token === token;
      expect([outcome.code, isOurs && isSame(earlier.order, order)]).toEqual([
        isOurs ? '-0005-01-09' : '-0005-01-08',
        false,
      ]);
    }
  }

  private checkMove(known: KnownId, tab: number, order: Order, outcome: Outcome, moved: Map<string, number>): void {
    const now = clock.now();
    const cents = centsOf(order);
    const origin = String(order.body.numeroCuentaOrigen);
    expect(['ok', 'dropped']).toContain(outcome.kind);
    expect(outcome.kind === 'dropped').toBe(cents % 100 === 77);
    // Authorised by this session with a right code, within the life of the code.
    expect(known.token).toBe(this.sessions[tab]);
    expect(known.authorisedAt).not.toBeNull();
    expect(now - (known.authorisedAt ?? 0)).toBeLessThan(PIN_LIFETIME_MS);
    expect(OWNED[tab]).toContain(origin);
    // What was confirmed is what moved, to the cent and nowhere else.
    const target = targetOf(order);
    const [fee, tax] = costOf(order);
    const expected = [
      [origin, -cents - fee - tax],
      [target, cents],
      [own.fees, fee],
      [own.taxes, tax],
    ].filter(([, change]) => change !== 0) as [string, number][];
    expect(moved).toEqual(new Map(expected));
    expect(cents).toBeGreaterThanOrEqual(1_00);
    const account = bank.state.accounts.find(({ numeroCuenta }) => numeroCuenta === origin);
    expect(availableOf(origin)).toBeGreaterThanOrEqual(0);
    const isOwn = OWNED[tab]?.includes(target) === true;
    const channel = isOwn ? null : channels[order.kind];
    const numeroComprobante =
      outcome.kind === 'ok' ? (outcome.data as { numeroComprobante: string }).numeroComprobante : null;
    const { id, token } = known;
    this.moves.set(id, { id, order, token, numeroComprobante, origin, channel, cents, at: now });
    if (channel !== null) this.checkLimits(origin, channel, account?.limits ?? null);
    if (order.kind === 'service') this.checkDebts(order);
    tally.moved += 1;
    tally.kinds.set(order.kind, (tally.kinds.get(order.kind) ?? 0) + 1);
    if (outcome.kind === 'dropped') tally.dropped += 1;
  }

  private checkLimits(origin: string, channel: string, limits: LimitCents | null): void {
    const today = dayOf(clock.now());
    const month = today.slice(0, 7);
    const counted = [...this.moves.values()].filter(
      (move) =>
        move.origin === origin &&
        move.channel === channel &&
        bank.state.receipts.find(({ idTransaccion }) => idTransaccion === move.id)?.estado !== 'DEVUELTA',
    );
    const sum = (moves: readonly Move[]) => moves.reduce((total, { cents }) => total + cents, 0);
    const beforeToday = today === '2026-11-20' ? (USED_ON_THE_DAY[`${origin} ${channel}`] ?? 0) : 0;
    const usedToday = beforeToday + sum(counted.filter(({ at }) => dayOf(at) === today));
    const before = month === '2026-11' ? (USED_IN_NOVEMBER[`${origin} ${channel}`] ?? 0) : 0;
    const usedThisMonth = before + sum(counted.filter(({ at }) => dayOf(at).startsWith(month)));
    expect(usedToday).toBeLessThanOrEqual(limits?.[`valor${channel}Diario` as keyof LimitCents] ?? 0);
    expect(usedThisMonth).toBeLessThanOrEqual(limits?.[`valor${channel}Mensual` as keyof LimitCents] ?? 0);
  }

  /** What has been paid of a contract never exceeds the debts that were named in doing so. */
  private checkDebts({ body: { codigoServicio, codigoContrato } }: Order): void {
    const contract = `${String(codigoServicio)} ${String(codigoContrato)}`;
    const moves = [...this.moves.values()].filter(
      ({ order: { kind, body } }) =>
        kind === 'service' && `${String(body.codigoServicio)} ${String(body.codigoContrato)}` === contract,
    );
    const named = new Set(moves.flatMap(({ order }) => order.body.codigosRubro as string[]));
    const due = [...named].reduce((total, code) => total + (DEBTS[`${contract} ${code}`] ?? 0), 0);
    const paid = moves.reduce((total, { cents }) => total + cents, 0);
    // A debt that is paid as a whole is paid once; only the catalogue takes less.
    if (codigoServicio === 'CAT-RETAMA') expect(paid).toBeLessThanOrEqual(due);
    else expect(paid).toBe(due);
  }

  /** The books as a whole, once the sequence is over. */
  checkBooks(): void {
    expect(bank.ledger.total()).toBe(0);
    for (const { numeroCuenta, bookBalance } of bank.state.accounts) {
      const opening = bank.history.balances.get(numeroCuenta) ?? 0;
      let balance = opening;
      for (const movement of bank.ledger.movementsOf(numeroCuenta).recent) {
        balance += signed(movement);
        expect(movement.balance).toBe(balance);
      }
      expect([numeroCuenta, bookBalance]).toEqual([numeroCuenta, balance]);
    }
    const receipts = bank.state.receipts;
    expect(receipts.map(({ idTransaccion }) => idTransaccion)).toEqual([...this.moves.keys()]);
    const returned = receipts.filter(({ estado }) => estado === 'DEVUELTA');
    tally.returned += returned.length;
    // No movement without a transaction: each document is that of one move, or of the return of one.
    const documents = new Set(
      Object.values(bank.state.movements)
        .flat()
        .map(({ numeroDocumento }) => numeroDocumento),
    );
    expect(documents.size).toBe(this.moves.size + returned.length);
    const known = new Set(receipts.map(({ numeroComprobante }) => numeroComprobante));
    for (const { tipo, numeroComprobante } of Object.values(bank.state.movements).flat())
      if (tipo === 'D') expect(known).toContain(numeroComprobante);
  }
}

function balances(): Map<string, number> {
  return new Map(ALL_ACCOUNTS.map((account) => [account, bank.ledger.balanceOf(account)]));
}

function difference(before: Map<string, number>, after: Map<string, number>): Map<string, number> {
  expect(bank.ledger.total()).toBe(0);
  return new Map(
    [...after].flatMap(([account, cents]) => {
      const change = cents - (before.get(account) ?? 0);
      return change === 0 ? [] : [[account, change] as const];
    }),
  );
}

function signed({ tipo, cents }: Movement): number {
  return tipo === 'C' ? cents : opposite(cents);
}

function isSame(one: Order, other: Order): boolean {
  return JSON.stringify(one) === JSON.stringify(other);
}

/** What can be taken from an account, in cents. */
export function availableOf(numeroCuenta: string): number {
  const account = bank.state.accounts.find((one) => one.numeroCuenta === numeroCuenta);
  return account ? account.bookBalance - account.blocked : 0;
}

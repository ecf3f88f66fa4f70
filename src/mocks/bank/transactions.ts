import { isExpired, PIN_LIFETIME_MS } from '#domain/countdown.ts';
import { randomGuid } from './random.ts';
import { refuse } from './refusal.ts';
import type { OpenSession } from './sessions.ts';
import { entryOf, type Member, type Transaction, type World } from './state.ts';

/** The code that the demo members' devices always show (demo-bank.md C.1). */
export const DEMO_PIN = '123456';
/** A code that answers as expired (C.6). */
export const EXPIRED_PIN = '000000';
/** The wrong code that closes the transaction: the fifth (C.6; RTS 2018/389 art. 4 asks for at most five). */
export const PIN_FAILURES = 5;

/** Transactions from `tokens/generar` to execution. An id serves once, its member, and the operation and body it first executes. */
export interface Transactions {
  /** A new transaction of a signed-in member. @throws Refusal -0004-01-01 without a device that makes codes. */
  generate(open: OpenSession): string;
  /** A sign-in's transaction, on that device; `numeroSocio` null makes a decoy that no code authorises. */
  generateForSignIn(numeroSocio: string | null, idDispositivo: string): string;
  /** Any other transaction before there is a session; `numeroSocio` null makes a decoy that no code authorises. */
  generateWithoutSession(numeroSocio: string | null, purpose: 'recovery' | 'registration'): string;
  /**
   * Checks a code (C.6). A transaction of a session is that session's alone; one made before there was a session belongs to
   * whoever holds its id, signed in or not. @throws Refusal -0004-02-01 … -04.
   */
  authorise(id: string, code: string, open: OpenSession | null): void;
  /** Whether a transaction would serve now, its use left to another call. @throws Refusal -0005-01-08 unless it is authorised and this session's. */
  check(id: string, open: OpenSession): void;
  /**
   * Runs an operation under an authorised transaction and uses it up when `run` succeeds; a refusal of `run` leaves it bound to
   * this operation and body. @throws Refusal -0005-01-08 when it is unauthorised, expired, used, foreign or bound to something else.
   */
  execute<Result>(id: string, open: OpenSession, operation: string, body: object, run: () => Result): Result;
  /**
   * As {@link execute}, for an order of money (A.0 «Double-submission protection»): an executed transaction that comes again with the same
   * operation and body, from its own session and however late, runs nothing and answers what `again` finds.
   * @throws Refusal -0005-01-09 when it has executed something else; -0005-01-08 as execute.
   */
  executeOnce<Result>(
    id: string,
    open: OpenSession,
    operation: string,
    body: object,
    run: () => Result,
    again: () => Result,
  ): Result;
  /**
   * Uses up the transaction of a sign-in. `newDevice` is the device that a code must have confirmed on this very transaction, null
   * when none is needed. @throws Refusal -0005-01-08.
   */
  useForSignIn(id: string | undefined, numeroSocio: string, newDevice: string | null): void;
  /**
   * Runs the last step of a recovery or a registration for the transaction's member, and uses it up when `run` succeeds; a refusal of
   * `run` leaves it as it was. @throws Refusal -0005-01-08.
   */
  executeWithoutSession<Result>(
    id: string,
    purpose: 'recovery' | 'registration',
    run: (numeroSocio: string) => Result,
  ): Result;
  /** Forgets every transaction of a member: what was begun for a former user is nothing to the next one. */
  forgetAll(member: Pick<Member, 'numeroSocio'>): void;
}

/** `pin` is the one right code. */
export function createTransactions(world: World, pin: string = DEMO_PIN): Transactions {
  const create = (start: Pick<Transaction, 'numeroSocio' | 'token' | 'purpose' | 'idDispositivo'>): string => {
    const id = randomGuid();
    const createdAt = world.now();
    const fresh = { createdAt, failures: 0, closed: false, authorisedAt: null, boundTo: null, used: false };
    world.state.transactions[id] = { ...start, ...fresh };
    return id;
  };
  const isOver = (since: number) => isExpired(since + PIN_LIFETIME_MS, world.now());
  const usable = (id: string, purpose: Transaction['purpose']): Transaction => {
    const transaction = entryOf(world.state.transactions, id);
    if (!transaction || transaction.purpose !== purpose || transaction.used) return refuse('-0005-01-08');
    return transaction;
  };
  const authorised = (id: string, purpose: Transaction['purpose']): Transaction => {
    const transaction = usable(id, purpose);
    const { authorisedAt } = transaction;
    return authorisedAt === null || isOver(authorisedAt) ? refuse('-0005-01-08') : transaction;
  };
  /** A confirmation of this very session. */
  const confirmed = (id: string, { token }: OpenSession): Transaction => {
    const transaction = authorised(id, 'confirmation');
    return transaction.token === token ? transaction : refuse('-0005-01-08');
  };
  const execute = <Result>(
    id: string,
    open: OpenSession,
    operation: string,
    body: object,
    run: () => Result,
  ): Result => {
    const transaction = confirmed(id, open);
    const intent = intentOf(operation, body);
    if ((transaction.boundTo ?? intent) !== intent) return refuse('-0005-01-08');
    transaction.boundTo = intent;
    const result = run();
    transaction.used = true;
    return result;
  };
  return {
    generate({ token, member }) {
      if (!member.hasTokenDevice) refuse('-0004-01-01');
      return create({ numeroSocio: member.numeroSocio, token, purpose: 'confirmation', idDispositivo: null });
    },
    generateForSignIn: (numeroSocio, idDispositivo) =>
      create({ numeroSocio, token: null, purpose: 'signIn', idDispositivo }),
    generateWithoutSession: (numeroSocio, purpose) =>
      create({ numeroSocio, token: null, purpose, idDispositivo: null }),
    authorise(id, code, open) {
      const transaction = entryOf(world.state.transactions, id);
      if (!transaction) return refuse('-0004-02-01');
      // A transaction of another session does not exist for this one.
      if (transaction.token !== null && transaction.token !== open?.token) refuse('-0004-02-01');
      if (transaction.failures >= PIN_FAILURES) refuse('-0004-02-04');
      // A code serves once: an authorised transaction does not take a second one.
      if (transaction.closed || transaction.authorisedAt !== null || isOver(transaction.createdAt))
        refuse('-0004-02-02');
      if (code === EXPIRED_PIN) {
        transaction.closed = true;
        refuse('-0004-02-02');
      }
      if (code !== pin || transaction.numeroSocio === null) {
        transaction.failures += 1;
        refuse(transaction.failures >= PIN_FAILURES ? '-0004-02-04' : '-0004-02-03');
      }
      transaction.authorisedAt = world.now();
    },
    check: (id, open) => void confirmed(id, open),
    execute,
    executeOnce(id, open, operation, body, run, again) {
      const transaction = entryOf(world.state.transactions, id);
      const isUsed = transaction?.purpose === 'confirmation' && transaction.used && transaction.token === open.token;
      if (!isUsed) return execute(id, open, operation, body, run);
      return transaction.boundTo === intentOf(operation, body) ? again() : refuse('-0005-01-09');
    },
    useForSignIn(id, numeroSocio, newDevice) {
      const transaction = usable(id ?? '', 'signIn');
      const { authorisedAt, createdAt, idDispositivo } = transaction;
      // A code given for one device does not let another one in.
      const isConfirmed = newDevice === null || (authorisedAt !== null && idDispositivo === newDevice);
      const isTheirs = transaction.numeroSocio === numeroSocio;
      if (!isTheirs || !isConfirmed || isOver(authorisedAt ?? createdAt)) refuse('-0005-01-08');
      transaction.used = true;
    },
    executeWithoutSession(id, purpose, run) {
      const transaction = authorised(id, purpose);
      if (transaction.numeroSocio === null) return refuse('-0005-01-08');
      const result = run(transaction.numeroSocio);
      transaction.used = true;
      return result;
    },
    forgetAll({ numeroSocio }) {
      const { transactions } = world.state;
      for (const [id, transaction] of Object.entries(transactions))
        if (transaction.numeroSocio === numeroSocio) Reflect.deleteProperty(transactions, id);
    },
  };
}

/** What a transaction executes, as text. */
function intentOf(operation: string, body: object): string {
  return `${operation} ${canonicalText(body)}`;
}

/** A body as text that does not depend on the order of its fields. */
function canonicalText(value: unknown): string {
  return JSON.stringify(value, (_, part: unknown) =>
    typeof part === 'object' && part !== null && !Array.isArray(part)
      ? Object.fromEntries(Object.entries(part).sort(([first], [second]) => (first < second ? -1 : 1)))
      : part,
  );
}

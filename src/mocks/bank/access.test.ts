import { beforeEach, describe, expect, it } from 'vitest';
import { parseInstant } from '#domain/dates.ts';
import { createBank } from './bank.ts';
import { createSteadyClock, DEMO_NOW, liveShiftDays } from './clock.ts';
import { SESSION_IDLE_MS, SESSION_LIFETIME_MS } from './sessions.ts';
import type { BankState } from './state.ts';

const clock = createSteadyClock();
const bank = createBank({ now: clock.now });

function signIn(usuario: string, clave: string) {
  const { idTransaccion } = bank.access.identify(usuario, clave);
  return bank.access.signIn(usuario, clave, idTransaccion, 'Firefox en Linux');
}

function codeOf(act: () => unknown): string {
  try {
    act();
    return 'ok';
  } catch (reason) {
    return reason instanceof Error ? reason.message : '';
  }
}

beforeEach(() => {
  clock.reset();
  bank.reset();
});

describe('sign-in (-0001-01-0x)', () => {
  it.each(['mfguaman', 'nadie', '__proto__'])('counts wrong credentials and blocks %s, member or not', (usuario) => {
    const codes = [1, 2, 3, 4].map(() => codeOf(() => bank.access.identify(usuario, 'Equivocada1')));
    expect(codes).toEqual(['-0001-01-01', '-0001-01-02', '-0001-01-03', '-0001-01-03']);
  });

  it('keeps a blocked user out even with the right password', () => {
    for (let times = 0; times < 3; times += 1) codeOf(() => bank.access.identify('mfguaman', 'x'));
    expect(codeOf(() => signIn('mfguaman', 'Ribera2026'))).toBe('-0001-01-03');
    expect(codeOf(() => signIn('rosaquinde', 'cualquiera'))).toBe('-0001-01-03');
  });

  it('forgets wrong attempts after a right one', () => {
    codeOf(() => bank.access.identify('mfguaman', 'x'));
    codeOf(() => bank.access.identify('mfguaman', 'x'));
    signIn('mfguaman', 'Ribera2026');
    expect(codeOf(() => bank.access.identify('mfguaman', 'x'))).toBe('-0001-01-01');
  });

  it('wants the first step’s transaction, once and of the same user', () => {
    const { idTransaccion } = bank.access.identify('mfguaman', 'Ribera2026');
    const second = (usuario: string, clave: string, id?: string) =>
      codeOf(() => bank.access.signIn(usuario, clave, id, 'x'));
    expect(second('mfguaman', 'Ribera2026')).toBe('-0005-01-08');
    expect(second('jcloja', 'Temporal1', idTransaccion)).toBe('-0005-01-08');
    expect(second('mfguaman', 'Ribera2026', idTransaccion)).toBe('ok');
    expect(second('mfguaman', 'Ribera2026', idTransaccion)).toBe('-0005-01-08');
  });

  it('says cambioClave S only to the member who must change (D-27)', () => {
    expect(signIn('jcloja', 'Temporal1').cambioClave).toBe('S');
    expect(signIn('mfguaman', 'Ribera2026').cambioClave).toBe('N');
  });

  it('shows the access before this one and records this one with its device in capitals', () => {
    const first = bank.sessions.resume(signIn('mfguaman', 'Ribera2026').token);
    expect(first.session.previousAccess).toEqual({
      at: parseInstant('2026-11-19T20:42:00'),
      device: 'CHROME EN WINDOWS 11',
    });
    clock.advance(60_000);
    const second = bank.sessions.resume(signIn('mfguaman', 'Ribera2026').token);
    expect(second.session.previousAccess).toEqual({ at: DEMO_NOW, device: 'FIREFOX EN LINUX' });
  });

  it('shows no access at the first one', () => {
    expect(bank.sessions.resume(signIn('jcloja', 'Temporal1').token).session.previousAccess).toBeNull();
  });
});

describe('sessions (ASVS 7.2.3, 7.3.1, 7.3.2)', () => {
  it('has a new token of at least 128 bits every time', () => {
    const tokens = [signIn('mfguaman', 'Ribera2026').token, signIn('mfguaman', 'Ribera2026').token];
    expect(tokens[0]).not.toBe(tokens[1]);
    expect(tokens[0]).toMatch(/^[0-9a-f]{32,}$/);
  });

  it('ends after 15 minutes without a call', () => {
    const { token } = signIn('mfguaman', 'Ribera2026');
    clock.advance(SESSION_IDLE_MS - 1);
    expect(codeOf(() => bank.sessions.resume(token))).toBe('ok');
    clock.advance(SESSION_IDLE_MS);
    expect(() => bank.sessions.resume(token)).toThrow();
  });

  it('ends after 8 hours however busy it is', () => {
    const { token } = signIn('mfguaman', 'Ribera2026');
    for (let passed = 0; passed < SESSION_LIFETIME_MS - 60_000; passed += 60_000) {
      clock.advance(60_000);
      if (passed < SESSION_LIFETIME_MS - 120_000) bank.sessions.resume(token);
    }
    clock.advance(60_000);
    expect(() => bank.sessions.resume(token)).toThrow();
  });
});

describe('passwords', () => {
  const change = (claveAnterior: string, claveNueva: string) => {
    const open = bank.sessions.resume(bank.access.enter('jcloja').token);
    return codeOf(() => bank.access.changePassword(open, claveAnterior, claveNueva));
  };

  it.each([
    ['-0001-05-01', 'Otra12345', 'Nueva2027'],
    ['-0001-05-02', 'Temporal1', 'Temporal1'],
    ['-0001-05-03', 'Temporal1', 'xJCloja2027'],
    ['-0001-05-03', 'Temporal1', 'Aa0159999044'],
    ['ok', ' Temporal1 ', ' Nueva2027 '],
  ])('answers %s', (expected, claveAnterior, claveNueva) => {
    expect(change(claveAnterior, claveNueva)).toBe(expected);
  });

  it('lifts the forced change, and the former password cannot come back', () => {
    change('Temporal1', 'Nueva2027');
    expect(signIn('jcloja', 'Nueva2027').cambioClave).toBe('N');
    expect(change('Nueva2027', 'Temporal1')).toBe('-0001-05-02');
  });

  it('are recovered with an authorised transaction, which also unblocks', () => {
    const { idTransaccion, destino } = bank.access.requestRecovery('rosaquinde', '0159999051');
    expect(destino).toBe('celular terminado en 263');
    expect(codeOf(() => bank.access.recover(idTransaccion, 'Laguna2027'))).toBe('-0005-01-08');
    bank.transactions.authorise(idTransaccion, '123456', null);
    bank.access.recover(idTransaccion, 'Laguna2027');
    expect(codeOf(() => signIn('rosaquinde', 'Laguna2027'))).toBe('ok');
  });

  it('give a stranger the same first answer and no way on', () => {
    const { idTransaccion, destino } = bank.access.requestRecovery('nadie', '0159999051');
    expect(destino).toMatch(/^celular terminado en \d{3}$/);
    expect(codeOf(() => bank.transactions.authorise(idTransaccion, '123456', null))).toBe('-0004-02-03');
  });
});

describe('the end of a user (ASVS 7.4.2)', () => {
  it('ends every session, and the user is a stranger from then on', () => {
    const [first, second] = [signIn('mfguaman', 'Ribera2026').token, signIn('mfguaman', 'Ribera2026').token];
    const open = bank.sessions.resume(first);
    const id = bank.transactions.generate(open);
    bank.transactions.authorise(id, '123456', open);
    bank.access.deleteUser(open, id);
    for (const token of [first, second]) expect(() => bank.sessions.resume(token)).toThrow();
    expect(codeOf(() => bank.access.identify('mfguaman', 'Ribera2026'))).toBe('-0001-01-01');
  });
});

describe('the books’ time', () => {
  it.each([
    ['2026-11-20T23:59:59-05:00', 0],
    ['2026-11-21T00:00:00-05:00', 1],
    ['2027-01-19T10:00:00-05:00', 60],
    ['2026-11-19T00:00:00-05:00', -1],
  ])('lies a whole number of days from %s in Ecuador: %i', (today, days) => {
    expect(liveShiftDays(Date.parse(today))).toBe(days);
  });

  it('goes on from a saved copy, also from one kept as JSON', () => {
    const { token } = signIn('mfguaman', 'Ribera2026');
    const saved = JSON.parse(JSON.stringify(bank.save())) as BankState;
    bank.reset();
    expect(() => bank.sessions.resume(token)).toThrow();
    bank.restore(saved);
    expect(bank.sessions.resume(token).member.usuario).toBe('mfguaman');
  });
});

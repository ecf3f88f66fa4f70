import { beforeEach, describe, expect, it } from 'vitest';
import { parseInstant } from '#domain/dates.ts';
import { createBank } from './bank.ts';
import { createSteadyClock, DEMO_NOW, liveShiftDays } from './clock.ts';
import { Malformed } from './refusal.ts';
import { SESSION_IDLE_MS, SESSION_LIFETIME_MS } from './sessions.ts';
import type { BankState } from './state.ts';

const clock = createSteadyClock();
const bank = createBank({ now: clock.now });

const firefox = { idDispositivo: 'D-1', modelo: 'Firefox en Linux' };
const phone = { idDispositivo: 'D-2', modelo: 'Samsung Galaxy A54' };

function identify(usuario: string, clave: string, device = firefox) {
  return bank.access.identify(usuario, clave, device.idDispositivo);
}

function signIn(usuario: string, clave: string, device = firefox) {
  const { idTransaccion } = identify(usuario, clave, device);
  return bank.access.signIn(usuario, clave, idTransaccion, device);
}

const cedula = (identificacion: string) => ({ tipoIdentificacion: '1' as const, identificacion });

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
    const codes = [1, 2, 3, 4].map(() => codeOf(() => identify(usuario, 'Equivocada1')));
    expect(codes).toEqual(['-0001-01-01', '-0001-01-02', '-0001-01-03', '-0001-01-03']);
  });

  it('keeps a blocked user out even with the right password', () => {
    for (let times = 0; times < 3; times += 1) codeOf(() => identify('mfguaman', 'x'));
    expect(codeOf(() => signIn('mfguaman', 'Ribera2026'))).toBe('-0001-01-03');
    expect(codeOf(() => signIn('rosaquinde', 'cualquiera'))).toBe('-0001-01-03');
  });

  it('forgets wrong attempts after a right one', () => {
    codeOf(() => identify('mfguaman', 'x'));
    codeOf(() => identify('mfguaman', 'x'));
    signIn('mfguaman', 'Ribera2026');
    expect(codeOf(() => identify('mfguaman', 'x'))).toBe('-0001-01-01');
  });

  it('wants the first step’s transaction, once and of the same user', () => {
    const { idTransaccion } = identify('mfguaman', 'Ribera2026');
    const second = (usuario: string, clave: string, id?: string) =>
      codeOf(() => bank.access.signIn(usuario, clave, id, firefox));
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

  it('never opens a session for a person without a user, nor for a name of the language', () => {
    for (const name of ['44902', '48213', '', 'null', '__proto__', 'constructor']) {
      expect(() => bank.access.enter(name)).toThrow('no user');
      expect(codeOf(() => identify(name, 'x'))).toBe('-0001-01-01');
    }
  });

  it('shows no access at the first one', () => {
    expect(bank.sessions.resume(signIn('jcloja', 'Temporal1').token).session.previousAccess).toBeNull();
  });
});

describe('a device that is new (B.2 requiereToken)', () => {
  const ana = ['almorocho', 'Amanecer2026'] as const;
  const second = (id: string, device = firefox) => codeOf(() => bank.access.signIn(...ana, id, device));
  const confirmed = (device = firefox) => {
    const { idTransaccion } = identify(...ana, device);
    bank.transactions.authorise(idTransaccion, '123456', null);
    return idTransaccion;
  };

  it('is asked for a code only where the user’s new devices are', () => {
    expect(identify(...ana).requiereToken).toBe(true);
    expect(identify('mfguaman', 'Ribera2026').requiereToken).toBe(false);
    expect(identify('jcloja', 'Temporal1').requiereToken).toBe(false);
  });

  it('does not enter without the code (-0005-01-08)', () => {
    const { idTransaccion } = identify(...ana);
    expect(second(idTransaccion)).toBe('-0005-01-08');
    expect(codeOf(() => bank.transactions.authorise(idTransaccion, '654321', null))).toBe('-0004-02-03');
    expect(second(idTransaccion)).toBe('-0005-01-08');
    expect(bank.memberOf('almorocho')?.user).toMatchObject({ knownDevices: [], lastAccess: null });
  });

  it('enters with it, once, and is known from then on', () => {
    const id = confirmed();
    expect(second(id)).toBe('ok');
    expect(second(id)).toBe('-0005-01-08');
    expect(identify(...ana).requiereToken).toBe(false);
    expect(codeOf(() => signIn(...ana))).toBe('ok');
    expect(bank.memberOf('almorocho')?.user?.knownDevices).toEqual(['D-1']);
  });

  it('stays new when another one is known, and a code for one does not let the other in', () => {
    expect(second(confirmed())).toBe('ok');
    expect(identify(...ana, phone).requiereToken).toBe(true);
    expect(codeOf(() => signIn(...ana, phone))).toBe('-0005-01-08');
    expect(second(confirmed(firefox), phone)).toBe('-0005-01-08');
    expect(second(identify(...ana, firefox).idTransaccion, phone)).toBe('-0005-01-08');
    expect(second(confirmed(phone), phone)).toBe('ok');
  });

  it.each([
    [179_999, 'ok'],
    [180_000, '-0005-01-08'],
  ])('answers %i ms after its code: %s (§9)', (ms, expected) => {
    const id = confirmed();
    clock.advance(ms);
    expect(second(id)).toBe(expected);
  });

  it('cannot enter when the member has nothing that shows a code', () => {
    const member = bank.memberOf('almorocho');
    if (member) member.hasTokenDevice = false;
    const { idTransaccion, requiereToken } = identify(...ana);
    expect(requiereToken).toBe(true);
    expect(codeOf(() => bank.transactions.authorise(idTransaccion, '123456', null))).toBe('-0004-02-03');
    expect(second(idTransaccion)).toBe('-0005-01-08');
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
    const { idTransaccion, destino } = bank.access.requestRecovery('rosaquinde', cedula('0159999051'));
    expect(destino).toBe('celular terminado en 263');
    expect(codeOf(() => bank.access.recover(idTransaccion, 'Laguna2027'))).toBe('-0005-01-08');
    bank.transactions.authorise(idTransaccion, '123456', null);
    bank.access.recover(idTransaccion, 'Laguna2027');
    expect(codeOf(() => signIn('rosaquinde', 'Laguna2027'))).toBe('ok');
  });

  it.each([
    ['a stranger', 'nadie', '1', '0159999051', true],
    ['another’s document', 'rosaquinde', '1', '0159999010', true],
    ['another kind of document', 'rosaquinde', '2', '0159999051', true],
    ['a member without a device', 'rosaquinde', '1', '0159999051', false],
    ['a person without a user', '44902', '1', '0159999028', true],
  ] as const)(
    'give %s the same first answer and no way on',
    (_, usuario, tipoIdentificacion, identificacion, hasDevice) => {
      const member = bank.memberOf('rosaquinde');
      if (member) member.hasTokenDevice = hasDevice;
      const document = { tipoIdentificacion, identificacion };
      const { idTransaccion, destino } = bank.access.requestRecovery(usuario, document);
      expect(destino).toMatch(/^celular terminado en \d{3}$/);
      expect(codeOf(() => bank.transactions.authorise(idTransaccion, '123456', null))).toBe('-0004-02-03');
      expect(codeOf(() => bank.access.recover(idTransaccion, 'Laguna2027'))).toBe('-0005-01-08');
    },
  );

  it('contract B.2: invent another ending for each wrong document, of a member as of a stranger: no two requests tell them apart', () => {
    const documents = ['0159999010', '0159999028', '0159999044'];
    for (const usuario of ['rosaquinde', 'nadie']) {
      const endings = documents.map((one) => bank.access.requestRecovery(usuario, cedula(one)).destino);
      expect(new Set(endings).size, usuario).toBe(documents.length);
    }
  });

  it('invent the same ending for a name however it is typed', () => {
    const endings = ['nadie', ' NADIE '].map(
      (usuario) => bank.access.requestRecovery(usuario, cedula('0159999051')).destino,
    );
    expect(endings[0]).toBe(endings[1]);
  });

  it.each(['0159999052', '015999905', 'A159999051', ''])('are not recovered with «%s» for a cédula (D-54)', (wrong) => {
    expect(() => bank.access.requestRecovery('rosaquinde', cedula(wrong))).toThrow(Malformed);
  });

  it('are recovered once with one code, by the rules of any other password', () => {
    const { idTransaccion } = bank.access.requestRecovery(' RosaQuinde ', cedula(' 0159999051 '));
    bank.transactions.authorise(idTransaccion, '123456', null);
    const recover = (clave: string) => codeOf(() => bank.access.recover(idTransaccion, clave));
    expect(() => bank.access.recover(idTransaccion, 'corta')).toThrow(Malformed);
    expect(recover('Quebrada2026')).toBe('-0001-05-02');
    expect(recover('xRosaQuinde1')).toBe('-0001-05-03');
    expect(recover('Laguna2027')).toBe('ok');
    expect(recover('Laguna2028')).toBe('-0005-01-08');
    expect(bank.memberOf('rosaquinde')?.user?.clave).toBe('Laguna2027');
  });
});

describe('a forgotten user name (B.2 recuperacion/usuario)', () => {
  const ask = (identificacion: string, correo: string) => bank.access.sendUserName(cedula(identificacion), correo);

  it('goes out by e-mail when document and address are one member’s', () => {
    expect(ask(' 0159999010 ', ' Maria.Guaman@example.com ')).toEqual({ correo: 'M•••@example.com' });
    expect(bank.state.sentMails).toEqual([{ to: 'maria.guaman@example.com', usuario: 'mfguaman', at: DEMO_NOW }]);
  });

  it.each([
    ['another’s address', '1', '0159999010', 'juan.loja@example.com'],
    ['another kind of document', '2', '0159999010', 'maria.guaman@example.com'],
    ['a stranger’s document', '1', '0159999085', 'maria.guaman@example.com'],
    ['a person without a user', '1', '0159999028', 'carlos.loja@example.com'],
  ] as const)('does not for %s, and the answer is alike', (_, tipoIdentificacion, identificacion, correo) => {
    const answer = bank.access.sendUserName({ tipoIdentificacion, identificacion }, correo);
    expect(answer).toEqual({ correo: `${correo.charAt(0)}•••@example.com` });
    expect(bank.state.sentMails).toEqual([]);
  });

  it.each([
    ['m@x.ec', 'm•••@x.ec'],
    ['ñusta.ñ@correo.ec', 'ñ•••@correo.ec'],
    ['𝒜bc@correo.ec', '𝒜•••@correo.ec'],
  ])('masks %s as %s', (typed, mask) => {
    expect(ask('0159999085', typed)).toEqual({ correo: mask });
  });

  it.each([
    ['0159999011', 'maria.guaman@example.com'],
    ['0159999010', 'maria.guaman'],
    ['0159999010', 'maria@guaman@example.com'],
    ['0159999010', '@example.com'],
    ['0159999010', ' '],
  ])('is malformed with %s and «%s»', (identificacion, correo) => {
    expect(() => ask(identificacion, correo)).toThrow(Malformed);
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
    expect(codeOf(() => identify('mfguaman', 'Ribera2026'))).toBe('-0001-01-01');
  });

  it('leaves the person and the accounts as they are, and no recovery to go on with (D-58)', () => {
    const before = structuredClone(bank.memberOf('mfguaman'));
    const { accounts } = structuredClone(bank.state);
    const recovery = bank.access.requestRecovery('mfguaman', cedula('0159999010')).idTransaccion;
    bank.transactions.authorise(recovery, '123456', null);
    const open = bank.sessions.resume(bank.access.enter('mfguaman').token);
    const id = bank.transactions.generate(open);
    bank.transactions.authorise(id, '123456', open);
    bank.access.deleteUser(open, id);
    expect(bank.memberOf('mfguaman')).toBeUndefined();
    expect(bank.state.members['48213']).toEqual({ ...before, user: null });
    expect(bank.state.accounts).toEqual(accounts);
    expect(codeOf(() => bank.access.recover(recovery, 'Laguna2027'))).toBe('-0005-01-08');
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
    expect(bank.sessions.resume(token).user.usuario).toBe('mfguaman');
  });
});

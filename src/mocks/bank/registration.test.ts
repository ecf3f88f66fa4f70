import { describe, expect, it } from 'vitest';
import { PIN_LIFETIME_MS } from '#domain/countdown.ts';
import { IDENTITY_FAILURE_WINDOW_MS, IDENTITY_FAILURES, type NewUserForm } from './registration.ts';
import {
  authorised,
  bank,
  begin,
  CARLOS,
  carlos,
  clock,
  codeOf,
  maria,
  preguntas,
  register,
  signIn,
  startEachTestFresh,
} from './registrationBank.ts';
import { securityQuestions } from './seed/catalogues.ts';

startEachTestFresh();

describe('the identity check of a registration (B.2, -0001-02-01)', () => {
  const check = (change: object) => codeOf(() => bank.registration.checkIdentity({ ...carlos, ...change }));

  it('takes the four data of one person and tells nothing about them', () => {
    const answer = bank.registration.checkIdentity({ ...carlos, identificacion: ' 0159999028 ' });
    expect(answer).toEqual({ idTransaccion: expect.any(String) as string, requiereToken: true });
  });

  it('takes any account of theirs, also one that permits no debits', () => {
    expect(codeOf(() => bank.registration.checkIdentity(maria))).toBe('ok');
  });

  it.each([
    ['another type', { tipoIdentificacion: '2' }],
    ['another person’s number', { identificacion: '0159999010' }],
    ['a number that nobody has', { identificacion: '0159999085' }],
    ['another birth date', { fechaNacimiento: '1979-03-22' }],
    ['another person’s account', { numeroCuenta: '010201004871' }],
    ['an account that does not exist', { numeroCuenta: '010201000000' }],
    ['part of the account', { numeroCuenta: '7733' }],
    ['no account', { numeroCuenta: '__proto__' }],
  ])('refuses %s', (_, change) => {
    expect(check(change)).toBe('-0001-02-01');
    expect(bank.state.transactions).toEqual({});
  });

  it('refuses a person without a device that makes codes', () => {
    const member = bank.state.members[CARLOS];
    if (member) member.hasTokenDevice = false;
    expect(check({})).toBe('-0001-02-01');
  });

  it.each([
    ['a wrong check digit (D-54)', { identificacion: '0159999029' }],
    ['nine digits (§5)', { identificacion: '015999902' }],
    ['a cédula as a RUC (§5)', { tipoIdentificacion: '3' }],
    ['a passport of one character (§5)', { tipoIdentificacion: '2', identificacion: 'A' }],
    ['a day that does not exist', { fechaNacimiento: '1979-02-29' }],
    ['a date as people write it', { fechaNacimiento: '21/03/1979' }],
    ['an instant', { fechaNacimiento: '1979-03-21T00:00:00' }],
    ['blanks around the date', { fechaNacimiento: ' 1979-03-21' }],
  ])('is malformed with %s', (_, change) => {
    expect(check(change)).toBe('malformed');
    expect(bank.state.registrationFailures).toEqual([]);
  });

  describe('after five failures', () => {
    const fail = (times: number, change: object = { fechaNacimiento: '1979-03-22' }) => {
      for (let time = 0; time < times; time += 1) expect(check(change)).toBe('-0001-02-01');
    };

    it('still takes right data after four', () => {
      fail(IDENTITY_FAILURES - 1);
      expect(check({})).toBe('ok');
    });

    it('refuses right data too, and takes them when the time is over', () => {
      fail(IDENTITY_FAILURES);
      clock.advance(IDENTITY_FAILURE_WINDOW_MS - 1);
      expect(check({})).toBe('-0001-02-01');
      clock.advance(1);
      expect(check({})).toBe('ok');
    });

    it('is not longer for whoever goes on trying', () => {
      fail(IDENTITY_FAILURES);
      clock.advance(IDENTITY_FAILURE_WINDOW_MS - 1);
      fail(20);
      clock.advance(1);
      expect(check({})).toBe('ok');
    });

    it('counts failures of any kind and with blanks around the number', () => {
      fail(2, { numeroCuenta: 'x' });
      fail(2, { identificacion: ' 0159999028', fechaNacimiento: '1980-01-01' });
      fail(1, { tipoIdentificacion: '2' });
      expect(check({})).toBe('-0001-02-01');
    });

    it('does so for that document alone', () => {
      fail(IDENTITY_FAILURES);
      expect(codeOf(() => bank.registration.checkIdentity(maria))).toBe('ok');
    });

    it('does so for documents of nobody alike', () => {
      fail(IDENTITY_FAILURES + 1, { identificacion: '0159999085' });
      expect(check({})).toBe('ok');
    });

    it('forgets failures after right data', () => {
      fail(IDENTITY_FAILURES - 1);
      expect(check({})).toBe('ok');
      fail(IDENTITY_FAILURES - 1);
      expect(check({})).toBe('ok');
    });
  });
});

describe('registering (B.3 autenticacion/registro)', () => {
  it('creates a user that enters at once, without a former access', () => {
    register(authorised(), { usuario: '  CaLoja ', clave: ' Amanecer2027 ' });
    expect(signIn('caloja', 'Amanecer2027')).toMatchObject({ nombres: 'CARLOS ANDRES', cambioClave: 'N' });
    expect(bank.state.members[CARLOS]).toMatchObject({
      consent: true,
      user: {
        usuario: 'caloja',
        mustChangePassword: false,
        securityAnswers: [
          { codigo: '01', respuesta: 'Canela' },
          { codigo: '04', respuesta: 'María' },
          { codigo: '07', respuesta: '🐕' },
        ],
      },
    });
    const [session] = Object.values(bank.state.sessions);
    expect(session).toMatchObject({ numeroSocio: CARLOS, previousAccess: null });
  });

  it.each([true, false])('keeps the consent as it was given: %s', (aceptaTratamientoDatos) => {
    register(authorised(maria), { usuario: 'mariag', aceptaTratamientoDatos });
    expect(bank.memberOf('mariag')?.consent).toBe(aceptaTratamientoDatos);
  });

  it('wants a transaction that is a registration’s, authorised, in time and used for the first time (-0005-01-08)', () => {
    const open = bank.sessions.resume(bank.access.enter('mfguaman').token);
    const confirmation = bank.transactions.generate(open);
    bank.transactions.authorise(confirmation, '123456', open);
    const recovery = bank.access.requestRecovery('mfguaman', maria).idTransaccion;
    bank.transactions.authorise(recovery, '123456', null);
    const signingIn = bank.access.identify('mfguaman', 'Ribera2026', 'D-1').idTransaccion;
    bank.transactions.authorise(signingIn, '123456', null);
    const late = authorised();
    clock.advance(PIN_LIFETIME_MS);
    for (const id of ['nada', '__proto__', begin(), late, confirmation, recovery, signingIn])
      expect(codeOf(() => register(id))).toBe('-0005-01-08');
    expect(bank.state.members[CARLOS]?.user).toBeNull();
    const id = authorised();
    clock.advance(PIN_LIFETIME_MS - 1);
    expect(codeOf(() => register(id))).toBe('ok');
    expect(codeOf(() => register(id, { usuario: 'otro.nombre' }))).toBe('-0005-01-08');
    expect(bank.state.members[CARLOS]?.user?.usuario).toBe('caloja');
  });

  it('is no recovery: its transaction changes no password', () => {
    const id = authorised(maria);
    expect(codeOf(() => bank.access.recover(id, 'Laguna2027'))).toBe('-0005-01-08');
    expect(bank.memberOf('mfguaman')?.user?.clave).toBe('Ribera2026');
  });

  it('refuses a name that another person has, in any letters (-0001-02-02), and lets them choose again', () => {
    const id = authorised();
    expect(codeOf(() => register(id, { usuario: 'mfguaman' }))).toBe('-0001-02-02');
    expect(codeOf(() => register(id, { usuario: ' MFGuaman ' }))).toBe('-0001-02-02');
    expect(bank.memberOf('mfguaman')?.numeroSocio).toBe('48213');
    expect(codeOf(() => register(id, { usuario: 'caloja' }))).toBe('ok');
  });

  it('tells a taken name only to whoever has the code', () => {
    for (const id of ['nada', begin()]) expect(codeOf(() => register(id, { usuario: 'mfguaman' }))).toBe('-0005-01-08');
  });

  it.each(['xCaLoja2027', 'Aa0159999028'])(
    'refuses a password with the user name or the identification (-0001-05-03): %s',
    (clave) => {
      const id = authorised();
      expect(codeOf(() => register(id, { clave }))).toBe('-0001-05-03');
      expect(bank.state.members[CARLOS]?.user).toBeNull();
      expect(codeOf(() => register(id))).toBe('ok');
    },
  );

  it('does not give a refused one more time', () => {
    const id = authorised();
    clock.advance(PIN_LIFETIME_MS - 1);
    expect(codeOf(() => register(id, { usuario: 'mfguaman' }))).toBe('-0001-02-02');
    clock.advance(1);
    expect(codeOf(() => register(id))).toBe('-0005-01-08');
  });

  describe('is malformed', () => {
    const three = (...codes: string[]) => ({ preguntas: codes.map((codigo) => ({ codigo, respuesta: 'x' })) });
    const answered = (respuesta: string) => ({ preguntas: preguntas.map(({ codigo }) => ({ codigo, respuesta })) });

    it.each<[string, Partial<NewUserForm>]>([
      ['a user name of three letters', { usuario: 'abc' }],
      ['a user name of 31 letters', { usuario: 'a'.repeat(31) }],
      ['a blank in the user name', { usuario: 'ca loja' }],
      ['an ñ in the user name', { usuario: 'carloñ' }],
      ['an address as user name', { usuario: 'ca@loja.ec' }],
      ['a name of the language', { usuario: '<caloja>' }],
      ['a short password (§5)', { clave: 'Corta1' }],
      ['a password without capitals (§5)', { clave: 'amanecer2027' }],
      ['a password without digits (§5)', { clave: 'Amanecer' }],
      ['a blank in the password (§5)', { clave: 'Ama necer2027' }],
      ['no questions', { preguntas: [] }],
      ['two questions', three('01', '02')],
      ['four questions', three('01', '02', '03', '04')],
      ['one question twice', three('01', '02', '01')],
      ['a question that is not in the catalogue', three('01', '02', '99')],
      ['a question of the language', three('01', '02', '__proto__')],
      ['an empty answer', answered('  ')],
      ['an answer of 201 characters', answered('🐕'.repeat(201))],
      ['terms that are not accepted', { aceptaTerminos: false }],
    ])('with %s, and leaves the transaction usable', (_, change) => {
      const id = authorised();
      expect(codeOf(() => register(id, change))).toBe('malformed');
      expect(bank.state.members[CARLOS]?.user).toBeNull();
      expect(codeOf(() => register(id))).toBe('ok');
    });

    it.each<[string, Partial<NewUserForm>]>([
      ['four letters', { usuario: 'a.-_' }],
      ['thirty letters', { usuario: 'a'.repeat(30) }],
      ['a name that is an object’s', { usuario: '__proto__' }],
      ['answers of 200 characters', answered(` ${'🐕'.repeat(200)} `)],
      ['three times the same answer', answered('no')],
    ])('but not with %s', (_, change) => {
      expect(codeOf(() => register(authorised(), change))).toBe('ok');
      expect(bank.memberOf(change.usuario ?? 'caloja')?.numeroSocio).toBe(CARLOS);
    });
  });

  it('has at least eight questions to choose from, each once', () => {
    expect(new Set(securityQuestions.map(({ codigo }) => codigo)).size).toBe(securityQuestions.length);
    expect(securityQuestions.length).toBeGreaterThanOrEqual(8);
  });
});

describe('registering anew', () => {
  it('after a deletion gives the same person and accounts another user, and a former password may come back', () => {
    const open = bank.sessions.resume(signIn('mfguaman', 'Ribera2026').token);
    const { user: _, ...person } = structuredClone(open.member);
    const { accounts } = structuredClone(bank.state);
    const id = bank.transactions.generate(open);
    bank.transactions.authorise(id, '123456', open);
    bank.access.deleteUser(open, id);

    register(authorised(maria), { usuario: 'mfguaman', clave: 'Ribera2026' });
    const { member, session } = bank.sessions.resume(signIn('mfguaman', 'Ribera2026').token);
    expect(member).toMatchObject(person);
    expect(session.previousAccess).toBeNull();
    expect(bank.state.accounts).toEqual(accounts);
  });

  it('replaces the user that the person has: its sessions end and its name is free', () => {
    const { token } = signIn('mfguaman', 'Ribera2026');
    register(authorised(maria), { usuario: 'mariag' });
    expect(() => bank.sessions.resume(token)).toThrow();
    expect(bank.memberOf('mfguaman')).toBeUndefined();
    expect(codeOf(() => bank.access.identify('mfguaman', 'Ribera2026', 'D-1'))).toBe('-0001-01-01');
    expect(codeOf(() => register(authorised(), { usuario: 'mfguaman' }))).toBe('ok');
    expect(bank.memberOf('mfguaman')?.numeroSocio).toBe(CARLOS);
  });

  it('may keep the name, and lets a blocked user in again', () => {
    const rosa = { ...carlos, identificacion: '0159999051', fechaNacimiento: '1984-12-30' };
    // She has no account in C.2: one of her own.
    const [first] = bank.state.accounts;
    if (first) bank.state.accounts.push({ ...first, numeroCuenta: '010201055555', owner: '46120' });
    register(authorised({ ...rosa, numeroCuenta: '010201055555' }), { usuario: 'rosaquinde' });
    expect(codeOf(() => signIn('rosaquinde', 'Amanecer2027'))).toBe('ok');
  });

  it('is not kept out by failures that somebody made for the name before', () => {
    for (let time = 0; time < 3; time += 1) codeOf(() => bank.access.identify('caloja', 'x', 'D-1'));
    register(authorised());
    expect(codeOf(() => signIn('caloja', 'Amanecer2027'))).toBe('ok');
  });

  it('makes what was begun before worthless: a recovery, another registration', () => {
    const recovery = bank.access.requestRecovery('mfguaman', maria).idTransaccion;
    bank.transactions.authorise(recovery, '123456', null);
    const other = authorised(maria);
    register(authorised(maria), { usuario: 'mfguaman' });
    expect(codeOf(() => bank.access.recover(recovery, 'Laguna2027'))).toBe('-0005-01-08');
    expect(codeOf(() => register(other, { usuario: 'otra.maria' }))).toBe('-0005-01-08');
    expect(bank.memberOf('mfguaman')?.user?.clave).toBe('Amanecer2027');
  });

  it('goes on asking new devices where it did, and knows none', () => {
    register(
      authorised({
        ...carlos,
        identificacion: '0159999069',
        fechaNacimiento: '1995-04-08',
        numeroCuenta: '010201099999',
      }),
      { usuario: 'almorocho' },
    );
    expect(bank.access.identify('almorocho', 'Amanecer2027', 'D-1').requiereToken).toBe(true);
  });
});

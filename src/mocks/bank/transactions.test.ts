import { beforeEach, describe, expect, it } from 'vitest';
import { createBank } from './bank.ts';
import { createSteadyClock } from './clock.ts';
import { updateContact } from './profile.ts';
import type { OpenSession } from './sessions.ts';

const clock = createSteadyClock();
const bank = createBank({ now: clock.now });
const update = { correo: 'nueva@example.com', Telefono: '0900000999' };

function enter(usuario = 'mfguaman'): OpenSession {
  return bank.sessions.resume(bank.access.enter(usuario).token);
}

function authorised(open: OpenSession): string {
  const id = bank.transactions.generate(open);
  bank.transactions.authorise(id, '123456', open);
  return id;
}

beforeEach(() => {
  clock.reset();
  bank.reset();
});

describe('the code of a transaction (C.6)', () => {
  it('takes 123456 once', () => {
    const open = enter();
    const id = authorised(open);
    expect(() => bank.transactions.authorise(id, '123456', open)).toThrow('-0004-02-02');
  });

  it('takes the injected PIN only', () => {
    const other = createBank({ pin: '918273' });
    const open = other.sessions.resume(other.access.enter('mfguaman').token);
    const id = other.transactions.generate(open);
    expect(() => other.transactions.authorise(id, '123456', open)).toThrow('-0004-02-03');
    expect(() => other.transactions.authorise(id, '918273', open)).not.toThrow();
  });

  it('answers -0004-02-02 to 000000 and closes the transaction', () => {
    const open = enter();
    const id = bank.transactions.generate(open);
    expect(() => bank.transactions.authorise(id, '000000', open)).toThrow('-0004-02-02');
    expect(() => bank.transactions.authorise(id, '123456', open)).toThrow('-0004-02-02');
  });

  it('answers -0004-02-03 four times, -0004-02-04 at the fifth failure and ever after', () => {
    const open = enter();
    const id = bank.transactions.generate(open);
    const codes = ['111111', '222222', '333333', '444444', '555555', '123456'].map((code) => {
      try {
        bank.transactions.authorise(id, code, open);
        return 'taken';
      } catch (reason) {
        return reason instanceof Error ? reason.message : '';
      }
    });
    expect(codes).toEqual([...Array<string>(4).fill('-0004-02-03'), '-0004-02-04', '-0004-02-04']);
  });

  it('lives 180 s, to the millisecond (§9)', () => {
    const open = enter();
    const [early, late] = [bank.transactions.generate(open), bank.transactions.generate(open)];
    clock.advance(179_999);
    expect(() => bank.transactions.authorise(early, '123456', open)).not.toThrow();
    clock.advance(1);
    expect(() => bank.transactions.authorise(late, '123456', open)).toThrow('-0004-02-02');
  });

  it('answers -0004-02-01 for an unknown transaction, another member’s and another session’s', () => {
    const open = enter();
    const id = bank.transactions.generate(open);
    for (const stranger of [enter('jcloja'), enter(), null]) {
      expect(() => bank.transactions.authorise(id, '123456', stranger)).toThrow('-0004-02-01');
    }
    for (const unknown of ['nada', '__proto__', 'constructor']) {
      expect(() => bank.transactions.authorise(unknown, '123456', open)).toThrow('-0004-02-01');
    }
  });

  it.each(['recovery', 'registration'] as const)(
    'takes it for a %s, begun without a session, from whoever holds its id',
    (purpose) => {
      for (const holder of [null, enter(), enter('jcloja')]) {
        const id = bank.transactions.generateWithoutSession('46120', purpose);
        expect(() => bank.transactions.authorise(id, '123456', holder)).not.toThrow();
      }
    },
  );

  it('takes it for a sign-in, begun without a session, from whoever holds its id', () => {
    for (const holder of [null, enter()]) {
      const id = bank.transactions.generateForSignIn('51233', 'equipo');
      expect(() => bank.transactions.authorise(id, '123456', holder)).not.toThrow();
    }
  });

  it('makes a decoy and a real transaction fail alike, at any time', () => {
    const fates = [null, '46120'].map((numeroSocio) => {
      const begin = () => bank.transactions.generateWithoutSession(numeroSocio, 'recovery');
      const codeOf = (id: string, code: string) => {
        try {
          bank.transactions.authorise(id, code, null);
          return 'taken';
        } catch (reason) {
          return reason instanceof Error ? reason.message : '';
        }
      };
      const [guessed, expired, late, early] = [begin(), begin(), begin(), begin()];
      const guesses = ['111111', '222222', '333333', '444444', '555555', '666666'].map((code) => codeOf(guessed, code));
      const closed = [codeOf(expired, '000000'), codeOf(expired, '111111')];
      clock.advance(179_999);
      const last = codeOf(early, '111111');
      clock.advance(1);
      return [guesses, closed, last, codeOf(late, '111111')];
    });
    expect(fates[0]).toEqual(fates[1]);
    expect(fates[0]).toEqual([
      [...Array<string>(4).fill('-0004-02-03'), '-0004-02-04', '-0004-02-04'],
      ['-0004-02-02', '-0004-02-02'],
      '-0004-02-03',
      '-0004-02-02',
    ]);
  });

  it('answers -0004-01-01 to a member without a device', () => {
    const open = enter();
    open.member.hasTokenDevice = false;
    expect(() => bank.transactions.generate(open)).toThrow('-0004-01-01');
  });
});

describe('executing under a transaction (-0005-01-08)', () => {
  const save = (open: OpenSession, idTransaccion: string, change = {}) =>
    updateContact(bank.transactions, open, { idTransaccion, ...update, ...change });

  it('serves once', () => {
    const open = enter();
    const id = authorised(open);
    save(open, id);
    expect(open.member).toMatchObject({ correo: update.correo, celular: update.Telefono });
    expect(() => save(open, id)).toThrow('-0005-01-08');
  });

  it('refuses one that is unauthorised, unknown, another member’s or older than 180 s since its code', () => {
    const open = enter();
    expect(() => save(open, bank.transactions.generate(open))).toThrow('-0005-01-08');
    expect(() => save(open, 'nada')).toThrow('-0005-01-08');
    expect(() => save(open, authorised(enter('jcloja')))).toThrow('-0005-01-08');
    const id = authorised(open);
    clock.advance(180_000);
    expect(() => save(open, id)).toThrow('-0005-01-08');
    expect(open.member.correo).toBe('maria.guaman@example.com');
  });

  it('is bound to the body it first executes, also when that one was refused', () => {
    const open = enter();
    const id = authorised(open);
    expect(() => save(open, id, { correo: 'sin arroba' })).toThrow('-0002-02-01');
    expect(() => save(open, id)).toThrow('-0005-01-08');
  });

  it('is bound to the operation it first executes', () => {
    const open = enter();
    const id = authorised(open);
    expect(() => save(open, id, { Telefono: '12' })).toThrow('-0002-02-02');
    expect(() => bank.access.deleteUser(open, id)).toThrow('-0005-01-08');
    expect(bank.memberOf('mfguaman')).toBeDefined();
  });

  it('executes an order of money once and finds it again (A.0 «Double-submission protection»)', () => {
    const open = enter();
    const id = authorised(open);
    let runs = 0;
    const send = (body: object, operation = 'transferir', who = open) =>
      bank.transactions.executeOnce(
        id,
        who,
        operation,
        body,
        () => {
          runs += 1;
          return 'moved';
        },
        () => 'found',
      );
    expect(send({ valor: 1, concepto: 'a' })).toBe('moved');
    clock.advance(180_000);
    expect(send({ concepto: 'a', valor: 1 })).toBe('found');
    expect(() => send({ valor: 2, concepto: 'a' })).toThrow('-0005-01-09');
    expect(() => send({ valor: 1, concepto: 'a' }, 'pagar')).toThrow('-0005-01-09');
    expect(() => send({ valor: 1, concepto: 'a' }, 'transferir', enter())).toThrow('-0005-01-08');
    expect(runs).toBe(1);
  });

  it('answers -0005-01-09 to an order of money under a transaction that saved something else', () => {
    const open = enter();
    const id = authorised(open);
    save(open, id);
    const nothing = () => undefined;
    expect(() => bank.transactions.executeOnce(id, open, 'transferir', {}, nothing, nothing)).toThrow('-0005-01-09');
  });

  it('names both faults of a profile at once', () => {
    const open = enter();
    expect(() => save(open, authorised(open), { correo: 'x', Telefono: 'y' })).toThrow('-0002-02-01, -0002-02-02');
  });
});

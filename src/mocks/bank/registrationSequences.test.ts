import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { PIN_LIFETIME_MS } from '#domain/countdown.ts';
import { runs } from '#testing/cases.ts';
import { bank, carlos, clock, codeOf, maria, register, startEachTestFresh } from './registrationBank.ts';

startEachTestFresh();

/*
 * Registrations and recoveries × codes × time under any order of calls, against a model that knows only which transaction was
 * confirmed, for what and when: a user or a password changes under such a one, once, and under nothing else.
 */
type Step =
  | { kind: 'checkIdentity'; proof: typeof carlos }
  | { kind: 'requestRecovery'; usuario: string; identificacion: string }
  | { kind: 'identify' }
  | { kind: 'authorise'; which: number; code: string }
  | { kind: 'register' | 'recover'; which: number; usuario: string; clave: string }
  | { kind: 'wait'; ms: number };

const which = fc.nat({ max: 5 });
const usuario = fc.constantFrom('mfguaman', 'rosaquinde', 'caloja', '__proto__', 'x');
const clave = fc.constantFrom('Laguna2027', 'Laguna2028', 'Ribera2026', 'xMfguaman1', 'corta');
const steps = (codes: readonly string[]): fc.Arbitrary<Step[]> =>
  fc.array(
    fc.oneof(
      fc.record({
        kind: fc.constant('checkIdentity' as const),
        proof: fc.constantFrom(carlos, maria, { ...maria, fechaNacimiento: '1988-06-15' }),
      }),
      fc.record({
        kind: fc.constant('requestRecovery' as const),
        usuario,
        identificacion: fc.constantFrom('0159999010', '0159999051', '0159999028'),
      }),
      fc.record({ kind: fc.constant('identify' as const) }),
      fc.record({ kind: fc.constant('authorise' as const), which, code: fc.constantFrom(...codes) }),
      fc.record({ kind: fc.constantFrom('register' as const, 'recover' as const), which, usuario, clave }),
      fc.record({ kind: fc.constant('wait' as const), ms: fc.constantFrom(1, 90_000, PIN_LIFETIME_MS) }),
    ),
    { maxLength: 40 },
  );

/** Plays a script, holding the users against the model after each step; answers how often one changed. */
function play(script: readonly Step[]): number {
  clock.reset();
  bank.reset();
  const begun: { id: string; purpose: 'register' | 'recover' | 'signIn'; confirmedAt: number | null; used: boolean }[] =
    [];
  const users = () => JSON.stringify(Object.values(bank.state.members).map(({ user }) => user));
  let changes = 0;
  for (const step of script) {
    const before = users();
    const held = 'which' in step ? begun[step.which] : undefined;
    const id = held?.id ?? '00000000-0000-4000-8000-000000000000';
    const code = codeOf(() => {
      if (step.kind === 'wait') clock.advance(step.ms);
      if (step.kind === 'checkIdentity') {
        const { idTransaccion } = bank.registration.checkIdentity(step.proof);
        begun.push({ id: idTransaccion, purpose: 'register', confirmedAt: null, used: false });
      }
      if (step.kind === 'requestRecovery') {
        const document = { tipoIdentificacion: '1' as const, identificacion: step.identificacion };
        const { idTransaccion } = bank.access.requestRecovery(step.usuario, document);
        begun.push({ id: idTransaccion, purpose: 'recover', confirmedAt: null, used: false });
      }
      if (step.kind === 'identify') {
        const { idTransaccion } = bank.access.identify('almorocho', 'Amanecer2026', 'D-1');
        begun.push({ id: idTransaccion, purpose: 'signIn', confirmedAt: null, used: false });
      }
      if (step.kind === 'authorise') bank.transactions.authorise(id, step.code, null);
      if (step.kind === 'register') register(id, { usuario: step.usuario, clave: step.clave });
      if (step.kind === 'recover') bank.access.recover(id, step.clave);
    });
    const changed = users() !== before;
    const executed = code === 'ok' && (step.kind === 'register' || step.kind === 'recover');
    // The other way round is not so: the same name and password may be registered twice.
    if (changed) expect(executed).toBe(true);
    if (step.kind === 'authorise' && code === 'ok' && held) {
      expect(step.code).toBe('123456');
      held.confirmedAt = clock.now();
    }
    if (executed) {
      expect(held).toMatchObject({ purpose: step.kind, used: false });
      expect(held?.confirmedAt).not.toBeNull();
      expect(clock.now() - (held?.confirmedAt ?? 0)).toBeLessThan(PIN_LIFETIME_MS);
      if (held) held.used = true;
      changes += 1;
    }
  }
  return changes;
}

describe('no user and no password changes without the code (§4, ASVS 6.4)', () => {
  it('in any order of calls whose codes are wrong', () => {
    fc.assert(
      fc.property(steps(['000000', '654321', '123457']), (script) => {
        expect(play(script)).toBe(0);
      }),
      { numRuns: runs(300) },
    );
  });

  it('in any order of calls: only under a transaction of its kind, confirmed in time, for the first time', () => {
    fc.assert(
      fc.property(steps(['123456', '123456', '654321', '000000']), (script) => {
        play(script);
      }),
      { numRuns: runs(500) },
    );
  });

  it('and the model is not empty: the straight orders do change a user', () => {
    const straight = (first: Step, last: 'register' | 'recover', name: string) =>
      play([
        first,
        { kind: 'authorise', which: 0, code: '123456' },
        { kind: last, which: 0, usuario: name, clave: 'Laguna2027' },
        { kind: last, which: 0, usuario: name, clave: 'Laguna2028' },
      ]);
    expect(straight({ kind: 'checkIdentity', proof: carlos }, 'register', 'caloja')).toBe(1);
    const recovery: Step = { kind: 'requestRecovery', usuario: 'mfguaman', identificacion: '0159999010' };
    expect(straight(recovery, 'recover', 'mfguaman')).toBe(1);
  });
});

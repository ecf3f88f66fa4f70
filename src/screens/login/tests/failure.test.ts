import { describe, expect, test } from 'vitest';
import { ApiError } from '#api/apiError.ts';
import { isAnswered, isRejection, NOT_CONFIRMED, type SignInFailureKind, signInFailureOf } from '../failure.ts';

const refused = (...codes: string[]) =>
  new ApiError(
    'refused',
    200,
    codes.map((code, index) => ({ code, text: `texto ${index + 1}` })),
  );

test('a code that was not given is said so, and leaves the way to try again', () => {
  expect(NOT_CONFIRMED).toEqual({
    kind: 'notConfirmed',
    text: 'No confirmó el código de este dispositivo. Ingrese nuevamente.',
    isStuck: false,
  });
});

/** What a failure does with the password and the marks of the fields. */
const readAs = (kind: SignInFailureKind | undefined) => [isAnswered(kind), isRejection(kind)];

test('a password that was answered is kept no longer; only a wrong one is marked', () => {
  expect(readAs('credentials')).toEqual([true, true]);
  expect(readAs('lastAttempt')).toEqual([true, true]);
  expect(readAs('blocked')).toEqual([true, false]);
  expect(readAs(NOT_CONFIRMED.kind)).toEqual([true, false]);
  for (const kind of ['unreachable', 'other', undefined] as const) expect(readAs(kind)).toEqual([false, false]);
});

describe('§8, contract B.1: a failure is read by its code and worded by the server', () => {
  test.each([
    ['-0001-01-01', 'credentials', false],
    ['-0001-01-02', 'lastAttempt', false],
    ['-0001-01-03', 'blocked', true],
    ['-0005-01-08', 'other', false],
    ['-9999-00-01', 'other', true],
    ['', 'other', false],
  ])('%s is %s; stuck: %s', (code, kind, isStuck) => {
    expect(signInFailureOf(refused(code))).toEqual({ kind, text: 'texto 1', isStuck });
  });

  test('the gravest code of a list counts, the first text is shown', () => {
    expect(signInFailureOf(refused('-0001-01-01', '-0001-01-03'))).toEqual({
      kind: 'blocked',
      text: 'texto 1',
      isStuck: true,
    });
    expect(signInFailureOf(refused('', '-0001-01-02'))).toEqual({
      kind: 'lastAttempt',
      text: 'texto 1',
      isStuck: false,
    });
  });

  test('a text alone is no code', () => {
    const error = new ApiError('refused', 200, [{ code: '', text: 'Usuario o contraseña incorrectos.' }]);
    expect(signInFailureOf(error).kind).toBe('other');
  });

  test('D-32, D-57: no answer, any other failure and a refusal without messages', () => {
    expect(signInFailureOf(ApiError.of('unreachable'))).toEqual({
      kind: 'unreachable',
      text: 'No hay conexión con el servidor.',
      isStuck: false,
    });
    expect(signInFailureOf(ApiError.of('timeout')).kind).toBe('other');
    expect(signInFailureOf(ApiError.of('server', 503))).toMatchObject({ kind: 'other', isStuck: true });
    expect(signInFailureOf(refused())).toEqual({
      kind: 'other',
      text: 'Ocurrió un error. Intente nuevamente.',
      isStuck: false,
    });
    expect(signInFailureOf(new TypeError('x is not a function'))).toEqual({
      kind: 'other',
      text: 'Ocurrió un error. Intente nuevamente.',
      isStuck: false,
    });
  });
});

import { describe, expect, it } from 'vitest';
import { ApiError, failureOf } from './apiError.ts';
import { isOutcomeUnknown, mayBeMade, saidUnknown } from './unknownOutcome.ts';

describe('docs/decisions.md «Unknown outcome»: a call that may have been executed is told so', () => {
  const said = (error: unknown) => saidUnknown(error, ['-0001-05-01'], 'No sabemos.');
  const refused = (status: number, code: string) => new ApiError('refused', status, [{ code, text: 'No.' }]);

  it.each(['unreachable', 'timeout', 'server', 'unreadable'] as const)(
    '%s: in those words, and what helps is as before',
    (kind) => {
      expect(failureOf(said(ApiError.of(kind)))).toEqual({ text: 'No sabemos.', isStuck: kind === 'server' });
    },
  );

  it('a 5xx with a code of no refusal keeps it', () => {
    expect(said(refused(500, '-9999-00-01'))).toMatchObject({
      messages: [{ code: '-9999-00-01', text: 'No sabemos.' }],
    });
  });

  it('a server that does not have the call has changed nothing; of an order of money that is not taken for granted', () => {
    const noCall = ApiError.of('server', 501);
    expect([mayBeMade(noCall, []), isOutcomeUnknown(noCall, [])]).toEqual([false, true]);
    expect(mayBeMade(ApiError.of('server', 502), [])).toBe(true);
  });

  it.each([
    ['a refusal', refused(200, '-9999-00-01')],
    ['a refusal of the call’s own with a 5xx', refused(500, '-0001-05-01')],
    ['a session that the bank has closed', ApiError.of('closed', 403)],
    ['a server that does not have the call', ApiError.of('server', 501)],
    ['any other fault', new TypeError('Failed')],
  ])('%s stays as it is', (_, error) => {
    expect(said(error)).toBe(error);
  });
});

describe('screens.md A.0 «FM failures» d: whether an order may have been executed all the same', () => {
  const refused = (status: number, ...codes: string[]) =>
    new ApiError(
      'refused',
      status,
      codes.map((code) => ({ code, text: 'No.' })),
    );

  it.each<[string, unknown, boolean]>([
    ['no answer', ApiError.of('unreachable'), true],
    ['none in time', ApiError.of('timeout'), true],
    ['a server that broke down', ApiError.of('server', 500), true],
    ['an answer that cannot be read', ApiError.of('unreadable', 200), true],
    ['any other HTTP failure', ApiError.of('rejected', 404), false],
    ['a refusal', refused(200, '-0005-01-01'), false],
    ['a refusal of the call’s own with HTTP 500', refused(500, '-0005-01-01'), false],
    ['a refusal of the call’s own beside others', refused(500, '-9999-00-01', '-0005-01-01'), false],
    ['a refusal of no code with HTTP 499', refused(499, '-9999-00-01'), false],
    ['a general error with HTTP 500', refused(500, '-9999-00-01'), true],
    ['a general error with HTTP 503', refused(503), true],
    ['an order that was processed already', refused(200, '-0005-01-09'), true],
    ['the same with HTTP 500', refused(500, '-0005-01-01', '-0005-01-09'), true],
    ['a session that the bank has closed', ApiError.of('closed', 403), false],
    ['a session that ended while the answer was on its way', ApiError.of('closed'), true],
    ['a fault of the program', new TypeError('Failed'), true],
  ])('%s', (_, error, expected) => {
    expect(isOutcomeUnknown(error, ['-0005-01-01', '-0005-01-02'])).toBe(expected);
  });

  it('without a message of its own it is told so all the same', () => {
    expect(saidUnknown(new ApiError('unreadable', 200, []), [], 'No sabemos.')).toMatchObject({
      kind: 'unreadable',
      status: 200,
      messages: [{ code: '', text: 'No sabemos.' }],
    });
  });
});

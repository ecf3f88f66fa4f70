import { describe, expect, it } from 'vitest';
import { ApiError, failureOf } from './apiError.ts';
import { saidUnknown } from './unknownOutcome.ts';

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

  it.each([
    ['a refusal', refused(200, '-9999-00-01')],
    ['a refusal of the call’s own with a 5xx', refused(500, '-0001-05-01')],
    ['a session that the bank has closed', ApiError.of('closed', 403)],
    ['any other fault', new TypeError('Failed')],
  ])('%s stays as it is', (_, error) => {
    expect(said(error)).toBe(error);
  });

  it('D-31: a session that was closed meanwhile is told elsewhere', () => {
    expect(shownMessage(said(ApiError.of('closed')))).toBeNull();
  });
});

describe('contract B.0: a server that knows only the specification', () => {
  it.each([404, 405, 501])('does not have a call that it answers with %s', (status) => {
    expect(isUnknownCall(ApiError.of('rejected', status))).toBe(true);
  });

  it.each([0, 400, 401, 403, 429, 500, 503])('has a call that it answers with %s', (status) => {
    expect(isUnknownCall(ApiError.of('rejected', status))).toBe(false);
  });

  const answered = (status: number, ...codes: string[]) =>
    new ApiError(
      'refused',
      status,
      codes.map((code) => ({ code, text: 'No.' })),
    );

  it.each([404, 405, 501])('has a call that it refuses with a code of its own, also with %s', (status) => {
    expect(isUnknownCall(answered(status, '-0005-01-04'))).toBe(false);
    expect(isUnknownCall(answered(status, '-9999-00-01', '-0005-01-04'))).toBe(false);
  });

  it('does not have a call that it answers with an envelope of nothing, or with a code for everything', () => {
    expect(isUnknownCall(answered(404))).toBe(true);
    expect(isUnknownCall(answered(404, ''))).toBe(true);
    expect(isUnknownCall(answered(404, '-9999-00-01', '-9999-00-03'))).toBe(true);
  });

  it('is not told by a fault that is no answer', () => {
    expect(isUnknownCall(Object.assign(new Error(), { status: 404 }))).toBe(false);
  });
});

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
});

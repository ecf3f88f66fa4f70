import { describe, expect, it } from 'vitest';
import { ApiError, failureOf, failureTexts, firstMessage, isUnknownCall, shownMessage } from './apiError.ts';

describe('§8: a failed call', () => {
  it('has a name of its own, so that a report tells it from a fault', () => {
    expect(ApiError.of('server', 502).name).toBe('ApiError');
  });

  it('is worded by its first message', () => {
    const refused = new ApiError('refused', 200, [
      { code: '-0004-02-03', text: 'El código es incorrecto.' },
      { code: '', text: 'Otra cosa.' },
    ]);
    expect(refused.message).toBe('El código es incorrecto.');
    expect(firstMessage(refused)).toBe('El código es incorrecto.');
  });

  it.each([
    ['an empty list', new ApiError('refused', 200, [])],
    ['a foreign fault', new Error('private')],
    ['nothing', undefined],
  ])('D-57: %s has the fallback', (_, error) => {
    expect(firstMessage(error)).toBe(failureTexts.rejected);
    expect(failureOf(error)).toEqual({ text: failureTexts.rejected, isStuck: false });
  });

  it('D-57: one without messages is an error with the fallback’s words', () => {
    expect(new ApiError('refused', 200, []).message).toBe(failureTexts.rejected);
  });
});

describe('D-64: what a screen says of a failure', () => {
  it('says nothing of a call that was given up with its page', () => {
    expect(shownMessage(new DOMException('', 'AbortError'))).toBeNull();
  });

  it('says the fallback of any other fault of the browser', () => {
    expect(shownMessage(new DOMException('', 'NotReadableError'))).toBe(failureTexts.rejected);
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

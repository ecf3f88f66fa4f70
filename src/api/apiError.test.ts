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

import { describe, expect, it } from 'vitest';
import {
  ApiError,
  allMessages,
  type FailureKind,
  failureOf,
  failureTexts,
  firstMessage,
  hasCode,
  isGeneralCode,
  isStuck,
  isUnknownCall,
  shownMessage,
} from './apiError.ts';

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

describe('§8: a list of messages', () => {
  const refused = new ApiError('refused', 200, [
    { code: '-0004-02-03', text: '' },
    { code: '', text: 'El código es incorrecto.' },
    { code: '-0004-02-04', text: 'Superó el número de intentos permitidos.' },
  ]);

  it('is shown whole by the account selector and the PIN dialog, and by its first text elsewhere', () => {
    expect(allMessages(refused)).toEqual(['El código es incorrecto.', 'Superó el número de intentos permitidos.']);
    expect([firstMessage(refused), shownMessage(refused)]).toEqual(Array(2).fill('El código es incorrecto.'));
  });

  it('has a code wherever it stands in it, and no other one', () => {
    expect(
      ['-0004-02-03', '-0004-02-04', '-0004-02-0', 'El código es incorrecto.'].map((code) => hasCode(refused, code)),
    ).toEqual([true, true, false, false]);
    expect(hasCode(Object.assign(new Error(), { messages: refused.messages }), '-0004-02-03')).toBe(false);
  });
});

describe('D-32: a failure in the client’s own words', () => {
  it.each(Object.entries(failureTexts))('«%s» is one message without a code', (kind, text) => {
    const failure = ApiError.of(kind as keyof typeof failureTexts);
    expect([failure.kind, failure.status, failure.message, failure.messages]).toEqual([
      kind,
      0,
      text,
      [{ code: '', text }],
    ]);
    expect(failure.ok).toBe(false);
  });

  it('D-31: of a closed session nothing is said beside the sign-in', () => {
    expect(shownMessage(ApiError.of('closed', 403))).toBeNull();
    expect(shownMessage(ApiError.of('unreachable'))).toBe('No hay conexión con el servidor.');
  });
});

describe('the telephone is one tap away where nothing else helps', () => {
  const refused = (...codes: string[]) =>
    new ApiError(
      'refused',
      200,
      codes.map((code) => ({ code, text: 'No.' })),
    );

  it.each([
    ['a blocked user', refused('-0001-01-03'), true],
    ['a blocked account, said last', refused('', '-0005-01-04'), true],
    ['a wrong code, which can be typed again', refused('-0004-02-03'), false],
    ['a refusal without a code', refused(''), false],
    ['a fault of the program', new TypeError('-0001-01-03'), false],
  ])('%s: %s', (_, error, expected) => {
    expect(isStuck(error)).toBe(expected);
    expect(failureOf(error).isStuck).toBe(expected);
  });

  it('only a server that is down is such a failure without a code', () => {
    const kinds = Object.keys(failureTexts) as Exclude<FailureKind, 'refused'>[];
    expect(kinds.filter((kind) => isStuck(ApiError.of(kind)))).toEqual(['server']);
  });
});

it('contract B.1: a general code is one of module -9999', () => {
  expect(['-9999-00-01', '-0001-05-04', 'x-9999-', ''].filter(isGeneralCode)).toEqual(['-9999-00-01']);
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

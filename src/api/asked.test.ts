import { expect, test, vi } from 'vitest';
import { ApiError } from './apiError.ts';
import { type Asked, answerOf, askedOf, lacksCall, mapAsked } from './asked.ts';

const retry = vi.fn();
const query = { data: undefined, error: null, isRetrying: false, retry };
const error = ApiError.of('unreachable');
const failure = { text: 'No hay conexión con el servidor.', isStuck: false };

test('screens.md A.0 «Lists»: nothing has come and nothing failed: it is awaited', () => {
  expect(askedOf(query, String)).toEqual({ kind: 'loading' });
});

test('screens.md A.0 «Lists»: a failure carries its words, and the way to ask again, also while that is under way', () => {
  expect(askedOf({ ...query, error }, String)).toEqual({ kind: 'error', failure, isRetrying: false, retry });
  expect(askedOf({ ...query, error, isRetrying: true }, String)).toMatchObject({ kind: 'error', isRetrying: true });
  expect(askedOf({ ...query, error }, String, () => ({ text: 'Otra', isStuck: true }))).toMatchObject({
    failure: { text: 'Otra', isStuck: true },
  });
});

test('screens.md A.0 «Lists»: what has come stays when a later call fails; a null is an answer', () => {
  expect(askedOf({ ...query, data: 7, error }, String)).toEqual({ kind: 'ready', value: '7' });
  expect(askedOf<null, string>({ ...query, data: null }, String)).toEqual({ kind: 'ready', value: 'null' });
});

test('contract B.0: a server lacks a call that it answers with a bare 404; not one that it has answered before', () => {
  const bare = ApiError.of('rejected', 404);
  expect(lacksCall({ data: undefined, error: bare })).toBe(true);
  expect(lacksCall({ data: undefined, error })).toBe(false);
  expect(lacksCall({ data: undefined, error: null })).toBe(false);
  expect(lacksCall({ data: [], error: bare })).toBe(false);
  expect(lacksCall({ data: null, error: bare })).toBe(false);
});

test('what is made of an answer changes nothing of waiting and failing', () => {
  const loading: Asked<number> = { kind: 'loading' };
  const failed: Asked<number> = { kind: 'error', failure, isRetrying: false, retry };
  expect(mapAsked(loading, String)).toBe(loading);
  expect(mapAsked(failed, String)).toBe(failed);
  expect(mapAsked({ kind: 'ready', value: 7 }, String)).toEqual({ kind: 'ready', value: '7' });
  expect([loading, failed, { kind: 'ready', value: 7 } as const].map(answerOf)).toEqual([null, null, 7]);
});

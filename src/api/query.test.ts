import { expect, it } from 'vitest';
import { ApiError } from './apiError.ts';
import { createQueryClient } from './query.ts';

const repeats = (failures: number, error: unknown): unknown => {
  const retry = createQueryClient().getDefaultOptions().queries?.retry;
  return typeof retry === 'function' && retry(failures, error as Error);
};

it.each([
  ['an unreachable server', ApiError.of('unreachable'), true],
  ['a server that is down', ApiError.of('server', 503), true],
  ['code of the client that did not come', ApiError.of('rejected'), true],
  ['an answer that refuses', ApiError.of('rejected', 404), false],
  ['a session that is closed', ApiError.of('closed', 403), false],
  ['an answer that came too late', ApiError.of('timeout'), false],
  ['a fault of the program', new TypeError('x'), false],
])('a read is repeated once where no answer of the bank was seen: %s', (_, error, expected) => {
  expect([repeats(0, error), repeats(1, error)]).toEqual([expected, false]);
});

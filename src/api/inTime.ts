import { TIME_LIMIT_MS } from './timeLimit.ts';

/**
 * What is waited for, but no longer than for any answer: a part of the program that neither comes nor fails on a bad line is given up.
 * @throws Error when the time is over, and whatever `waited` rejects with
 */
export async function inTime<Value>(waited: Promise<Value>): Promise<Value> {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const tooLong = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new Error('demora')), TIME_LIMIT_MS);
  });
  try {
    return await Promise.race([waited, tooLong]);
  } finally {
    clearTimeout(timer);
  }
}

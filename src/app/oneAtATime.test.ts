import { describe, expect, it } from 'vitest';
import { oneAtATime } from './oneAtATime.ts';

/** Runs that end by hand. */
function byHand() {
  const ends: ((gotThere: boolean) => void)[] = [];
  return { ends, call: oneAtATime(() => new Promise((resolve) => ends.push(resolve))) };
}
/** Until all that can go on has gone on. */
const settled = () => new Promise((resolve) => setImmediate(resolve));

describe('security.md 2.2 «Pressing twice»: the start of the application', () => {
  it('is one run for all who ask, and none follows once it got there', async () => {
    const { ends, call } = byHand();
    const all = Promise.all([call(), call(), call()]);
    expect(ends).toHaveLength(1);
    ends[0]?.(true);
    await all;
    expect(ends).toHaveLength(1);
  });

  it('runs once more for whoever asked meanwhile where it did not get there, and all wait for that', async () => {
    const { ends, call } = byHand();
    let isOver = false;
    void call().then(() => (isOver = true));
    void call();
    void call();
    ends[0]?.(false);
    await settled();
    expect([ends.length, isOver]).toEqual([2, false]);
    ends[1]?.(false);
    await settled();
    expect([ends.length, isOver]).toEqual([2, true]);
  });

  it('is tried anew by whoever asks afterwards', async () => {
    const { ends, call } = byHand();
    const first = call();
    ends[0]?.(false);
    await first;
    void call();
    expect(ends).toHaveLength(2);
  });
});

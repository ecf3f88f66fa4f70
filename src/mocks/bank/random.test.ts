import { afterEach, describe, expect, it } from 'vitest';
import { randomGuid, randomHex, repeatGuids } from './random.ts';

const GUID = /^[\da-f]{8}-[\da-f]{4}-4[\da-f]{3}-[89ab][\da-f]{3}-[\da-f]{12}$/;
const three = () => [randomGuid(), randomGuid(), randomGuid()];

let giveChanceBack = (): void => undefined;
afterEach(() => giveChanceBack());

describe('guids of the simulated bank', () => {
  it('are version 4 and never the same', () => {
    const guids = [...three(), ...three()];
    expect(new Set(guids).size).toBe(6);
    for (const guid of guids) expect(guid).toMatch(GUID);
  });

  it('repeat themselves for stories, one after the other and each once', () => {
    giveChanceBack = repeatGuids();
    const first = three();
    giveChanceBack();
    giveChanceBack = repeatGuids();
    expect(three()).toEqual(first);
    expect(new Set(first).size).toBe(3);
    for (const guid of first) expect(guid).toMatch(GUID);
  });

  it('never make tokens repeat', () => {
    const token = () => {
      giveChanceBack = repeatGuids();
      return randomHex(16);
    };
    expect(token()).not.toBe(token());
  });

  it('are chance again afterwards', () => {
    repeatGuids()();
    expect(three()).not.toEqual(three());
  });
});

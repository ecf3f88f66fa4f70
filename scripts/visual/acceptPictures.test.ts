import { describe, expect, it } from 'vitest';
import { meant, refusalOf } from './acceptPictures.ts';
import { groupChanges } from './changes/group.ts';
import type { Difference } from './report.ts';

const run = { chromium: '156.0.1', leftOut: 0, isWhole: true };
const everything = { agreed: '153.0.9', isAnotherBrowser: true, isEverything: true };

describe('what a run found becomes what is agreed on', () => {
  it('of the same browser, of one folder too', () => {
    expect(refusalOf({ ...run, isWhole: false }, { ...everything, isAnotherBrowser: false })).toBeNull();
  });

  it('of another browser, where every story was played and all of it is accepted', () => {
    expect(refusalOf(run, everything)).toBeNull();
  });

  it.each([
    ['of another browser, of one folder', { ...run, isWhole: false }, everything],
    ['of another browser, of some of what it found', run, { ...everything, isEverything: false }],
  ])('but not %s', (_, found, accepted) => {
    expect(refusalOf(found, accepted)).toContain('dibuja de otra manera: tómelos y acéptelos todos');
  });

  it('but not where the pictures were left out: there is nothing to accept, and the sample stays', () => {
    expect(refusalOf({ ...run, leftOut: 4520 }, everything)).toContain('omitió los retratos');
  });
});

describe('a change that was looked at', () => {
  const box = { x: 0, y: 0, width: 55, height: 11 };
  const word = (name: string, pattern: string): Difference => ({
    id: name,
    name,
    print: pattern,
    pixels: 80,
    regions: [{ kind: 'text', before: box, now: box, pattern }],
  });
  const [seen] = groupChanges([word('pantallas-login/listo.390', 'hola')]);
  const id = seen?.id ?? '';

  it('is accepted by its name', () => {
    const found = [word('pantallas-login/listo.390', 'hola'), word('pantallas-pagos/listo.390', 'otra')];
    expect(meant(found, { changes: [id] }).map(({ name }) => name)).toEqual(['pantallas-login/listo.390']);
  });

  it('is another once a later run has found other words there, or the same in one more picture', () => {
    for (const later of [
      [word('pantallas-login/listo.390', 'adiós')],
      [word('pantallas-login/listo.390', 'hola'), word('pantallas-login/listo.1200', 'hola')],
    ])
      expect(() => meant(later, { changes: [id] })).toThrow(`La última corrida no encontró ${id}`);
  });
});

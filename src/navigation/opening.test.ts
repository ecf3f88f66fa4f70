import { describe, expect, it } from 'vitest';
import { opening, openingOf } from './opening.ts';

describe('how a link has the next page begin', () => {
  it.each([
    [opening({ tab: 'misCupos' }), { tab: 'misCupos', administrar: false }],
    [opening({ administrar: true }), { tab: null, administrar: true }],
    [
      { ...opening({ tab: 'cambiarContrasena' }), inicio: '1.1' },
      { tab: 'cambiarContrasena', administrar: false },
    ],
  ])('%j is read as it was said', (state, read) => {
    expect(openingOf(state)).toEqual(read);
  });

  it.each([[undefined], [null], ['misCupos'], [{}], [{ tab: 'otra', administrar: 'true' }], [{ tab: null }]])(
    '%j, which no link of ours says, is nothing',
    (state) => {
      expect(openingOf(state)).toEqual({ tab: null, administrar: false });
    },
  );
});

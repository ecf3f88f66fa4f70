import fc from 'fast-check';
import { describe, expect, it, onTestFinished, vi } from 'vitest';
import { contrastRatio } from '#config/contrast.ts';
import { applyAccent, besideAccent } from './brand.ts';
import { darkColors, lightColors } from './tokens.ts';

const TEXTS = [lightColors.actionText, darkColors.actionText];
/** What config.json may say: runtimeConfig.ts refuses the others. */
const accepted = fc
  .integer({ min: 0, max: 0xffffff })
  .map((value) => `#${value.toString(16).padStart(6, '0')}`)
  .filter((accent) => TEXTS.every((text) => contrastRatio(accent, text) >= 4.5));

describe('the button of a deployment’s accent, under the pointer and pressed', () => {
  it('its text can be read on it, whatever accent was accepted', () => {
    fc.assert(
      fc.property(accepted, (accent) => {
        for (const text of TEXTS) expect(contrastRatio(besideAccent(accent), text)).toBeGreaterThanOrEqual(4.5);
      }),
    );
  });

  it('is one step nearer to white', () => {
    expect(besideAccent('#FFA24D')).toBe('#ffab5f');
  });
});

describe('the accent of a page', () => {
  /** What a page's root element has after these accents, one after the other. */
  function rootAfter(...accents: readonly (string | null)[]): Record<string, string> {
    const set = new Map<string, string>();
    const setProperty = (name: string, value: string) => (value === '' ? set.delete(name) : set.set(name, value));
    vi.stubGlobal('document', { documentElement: { style: { setProperty } } });
    onTestFinished(() => void vi.unstubAllGlobals());
    for (const accent of accents) applyAccent(accent);
    return Object.fromEntries(set);
  }

  it('is the configuration’s', () => {
    expect(rootAfter('#ffa24d')).toEqual({
      '--action-bg': '#ffa24d',
      '--nav-accent': '#ffa24d',
      '--action-hover': '#ffab5f',
      '--action-pressed': '#ffab5f',
    });
  });

  it('is the theme’s own again where the configuration has lost the one that the document was drawn with', () => {
    expect(rootAfter('#ffa24d', null)).toEqual({});
  });
});

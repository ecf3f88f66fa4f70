import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { contrastRatio } from '#config/contrast.ts';
import { besideAccent } from './brand.ts';
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

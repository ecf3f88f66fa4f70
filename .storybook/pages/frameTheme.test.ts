import { describe, expect, it } from 'vitest';
import { contrastRatio } from '#config/contrast.ts';
import { frameThemes } from './frameTheme.ts';

type Channels = readonly number[];

const channelsOf = (hex: string): Channels => [1, 3, 5].map((at) => Number.parseInt(hex.slice(at, at + 2), 16));
const hexOf = (channels: Channels) =>
  `#${channels.map((one) => Math.round(one).toString(16).padStart(2, '0')).join('')}`;

/** A colour that lies thinly over another, as under what is chosen in the toolbar. */
const over = (ground: string, colour: string, share: number) => {
  const above = channelsOf(colour);
  return hexOf(channelsOf(ground).map((one, index) => one * (1 - share) + (above[index] ?? 0) * share));
};

/** Less of the lightness of HSL by this much, as Storybook makes the ground of what is selected. */
function darkened(hex: string, by: number): string {
  const channels = channelsOf(hex).map((one) => one / 255);
  const [low, high] = [Math.min(...channels), Math.max(...channels)];
  const before = (low + high) / 2;
  const after = before - by;
  const room = (lightness: number) => 1 - Math.abs(2 * lightness - 1);
  return hexOf(channels.map((one) => ((one - before) * (room(after) / room(before)) + after) * 255));
}

describe.each(Object.entries(frameThemes))('the catalogue’s frame, %s', (name, theme) => {
  const { colorSecondary, appBg, barBg, barSelectedColor, barTextColor, barHoverColor } = theme;
  const chosen = over(barBg, barSelectedColor, 0.07);

  it.each([
    ['what is chosen in the toolbar', colorSecondary, chosen],
    ['a link in a panel', colorSecondary, barBg],
    ['a link beside the list', colorSecondary, appBg],
    ['what the toolbar offers', barTextColor, barBg],
    ['what the pointer is on', barHoverColor, barBg],
    ['the selected line of the list', '#FFFFFF', name === 'oscuro' ? darkened(colorSecondary, 0.18) : colorSecondary],
  ])('%s can be read', (_what, text, ground) => {
    expect(contrastRatio(text, ground)).toBeGreaterThanOrEqual(4.5);
  });
});

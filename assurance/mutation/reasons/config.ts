import type { Told } from './told.ts';

export const config: Told = {
  runtimeConfig: [
    ['reason instanceof ValidationError', 'true', 'nothing else is thrown there'],
    [
      'contrastRatio(value, ACTION_TEXT) >= LEAST_CONTRAST',
      'contrastRatio(value, ACTION_TEXT) > LEAST_CONTRAST',
      'no colour has exactly that contrast',
    ],
    ["''", '"Stryker was here!"', 'nothing is no address over http, and each fault has its place'],
  ],
  contrast: [['value <= 0.04045', 'value < 0.04045', 'none of the 256 values of a channel is that one']],
};

import { expect, it } from 'vitest';
import { IDLE_TIMEOUT_MS } from './constants.ts';
import { durationText } from './duration.ts';

it('copy.md «Sesión / red»: the time of §9 in its words', () => {
  expect(durationText(IDLE_TIMEOUT_MS)).toBe('tres minutos');
});

it.each([
  [60_000, 'un minuto'],
  [120_000, 'dos minutos'],
  [600_000, 'diez minutos'],
  [660_000, '11 minutos'],
  [3_600_000, '60 minutos'],
  [90_000, '90 segundos'],
  [61_500, '62 segundos'],
  [2_000, 'dos segundos'],
  [1_000, 'un segundo'],
  [1, 'un segundo'],
  [0, 'un segundo'],
])('%i ms are «%s»', (ms, text) => {
  expect(durationText(ms)).toBe(text);
});

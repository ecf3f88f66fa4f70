import { expect, it } from 'vitest';
import { rateText } from './rate.ts';

it.each([
  [1.2, '1,20 %'],
  [8.25, '8,25 %'],
  [0, '0,00 %'],
  [15.6, '15,60 %'],
])('D-19: a rate of %d is «%s»', (rate, text) => {
  expect(rateText(rate)).toBe(text);
});

import { expect, it } from 'vitest';
import { payByText } from '../payBy.ts';

it.each([
  ['something is owed', { total: 612_35, payBy: '2026-11-25' }, '25/11/2026'],
  ['nobody says how much', { total: null, payBy: '2026-11-25T00:00:00' }, '25/11/2026'],
  ['nothing is known yet', {}, null],
  ['nothing is owed', { total: 0, payBy: '2026-11-25' }, null],
  ['the member has a credit', { total: -5_00, payBy: '2026-11-25' }, null],
  ['no day is said', { total: 612_35, payBy: null }, null],
  ['the day cannot be read', { total: 612_35, payBy: 'PRONTO' }, null],
])('screens.md A.2: until when a card is to be paid, where %s', (_, payment, text) => {
  expect(payByText(payment, 'dd/MM/yyyy')).toBe(text);
});

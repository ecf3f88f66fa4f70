import { expect, it } from 'vitest';
import { cardDueOf } from '../payBy.ts';

it.each([
  ['the day is to come', { total: 612_35, payBy: '2026-11-25' }, { day: '2026-11-25', daysOverdue: 0 }],
  ['the day is today', { total: 612_35, payBy: '2026-11-20' }, { day: '2026-11-20', daysOverdue: 0 }],
  ['the day is past', { total: 612_35, payBy: '2026-11-05T00:00:00' }, { day: '2026-11-05', daysOverdue: 15 }],
  ['nobody says how much', { total: null, payBy: '2026-11-25T00:00:00' }, { day: '2026-11-25', daysOverdue: 0 }],
  ['nobody says whether what is past was paid', { total: null, payBy: '2026-11-05' }, null],
  ['nothing is owed', { total: 0, payBy: '2026-11-05' }, null],
  ['the member has a credit', { total: -5_00, payBy: '2026-11-25' }, null],
  ['no day is said', { total: 612_35, payBy: null }, null],
  ['the day cannot be read', { total: 612_35, payBy: 'PRONTO' }, null],
  ['nothing is known yet', {}, null],
])('screens.md A.2: what a card owes on 20 November, where %s', (_, payment, due) => {
  expect(cardDueOf(payment, '2026-11-20')).toEqual(due);
});

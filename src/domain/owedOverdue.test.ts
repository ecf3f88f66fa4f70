import { expect, it } from 'vitest';
import { owedOverdue } from './owedOverdue.ts';

it.each([
  [{ cuotas: 1, total: 0 }, true],
  [{ cuotas: null, total: 1 }, true],
  [{ total: 1 }, true],
  [{ cuotas: 0, total: 0 }, false],
  [null, false],
  [undefined, false],
])('D-65: of %j something is overdue: %s', (part, isOwed) => {
  expect(owedOverdue(part)).toBe(isOwed ? part : null);
});

import type { Debt } from '#domain/debts.ts';

/** A debt of so many cents, all of it capital; its code is its name. */
export const debt = (code: string, dueOn: string | null, total = 10_00): Debt => ({
  code,
  name: code,
  period: '',
  dueOn,
  capital: total,
  interest: 0,
  total,
});

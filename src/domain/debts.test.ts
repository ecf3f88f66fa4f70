import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  byAge,
  canChoose,
  choiceNow,
  chosenDebts,
  type Debt,
  firstChoice,
  isOverdue,
  sumOf,
  toggled,
} from './debts.ts';

const debt = (code: string, dueOn: string | null, total = 10_00): Debt => ({
  code,
  name: code,
  period: '',
  dueOn,
  capital: total,
  interest: 0,
  total,
});
// Not in the order of their dates: the server's order is not the rule.
const debts = [debt('oct', '2026-10-31', 181_61), debt('sep', '2026-09-30', 183_24), debt('nov', null, 1)];
const codes = (chosen: ReadonlySet<string>) => [...chosen].sort();

describe('DESIGN.md §6 «Debts to select»', () => {
  it('the oldest comes first, one without a date last', () => {
    expect(byAge(debts).map(({ code }) => code)).toEqual(['sep', 'oct', 'nov']);
  });

  it('everything is chosen at first, or the oldest where one is paid at a time', () => {
    expect(codes(firstChoice(debts, { several: true, oldestFirst: true }))).toEqual(['nov', 'oct', 'sep']);
    expect(codes(firstChoice(debts, { several: false, oldestFirst: true }))).toEqual(['sep']);
  });

  it('oldest first: a later one waits for every older one', () => {
    const rules = { several: true, oldestFirst: true };
    expect(canChoose(debts, new Set(), 'sep', rules)).toBe(true);
    expect(canChoose(debts, new Set(), 'oct', rules)).toBe(false);
    expect(canChoose(debts, new Set(['sep']), 'oct', rules)).toBe(true);
    expect(toggled(debts, new Set(), 'oct', rules)).toEqual(new Set());
  });

  it('oldest first: giving one up gives up what follows', () => {
    const rules = { several: true, oldestFirst: true };
    expect(codes(toggled(debts, new Set(['sep', 'oct', 'nov']), 'oct', rules))).toEqual(['sep']);
    expect(codes(toggled(debts, new Set(['sep', 'oct', 'nov']), 'sep', rules))).toEqual([]);
  });

  it('one at a time: the next choice replaces the last, and only the oldest where that is the rule', () => {
    expect(codes(toggled(debts, new Set(['sep']), 'oct', { several: false, oldestFirst: false }))).toEqual(['oct']);
    expect(canChoose(debts, new Set(['sep']), 'oct', { several: false, oldestFirst: true })).toBe(false);
  });

  it('in any order where the service has no rule', () => {
    const rules = { several: true, oldestFirst: false };
    expect(codes(toggled(debts, new Set(['sep', 'oct']), 'sep', rules))).toEqual(['oct']);
  });

  it('whatever is pressed, oldest first leaves no gap', () => {
    const rules = { several: true, oldestFirst: true };
    fc.assert(
      fc.property(fc.array(fc.constantFrom('sep', 'oct', 'nov'), { maxLength: 12 }), (presses) => {
        const chosen = presses.reduce<ReadonlySet<string>>((now, code) => toggled(debts, now, code, rules), new Set());
        const ordered = byAge(debts).map(({ code }) => chosen.has(code));
        expect(ordered).toEqual(ordered.toSorted((first, second) => Number(second) - Number(first)));
      }),
    );
  });

  it('what was chosen stays as far as it is still due', () => {
    const rules = { several: true, oldestFirst: false };
    expect(codes(choiceNow(debts, rules, null))).toEqual(['nov', 'oct', 'sep']);
    expect(codes(choiceNow(debts, rules, new Set(['oct', 'paid'])))).toEqual(['oct']);
    expect(codes(choiceNow(debts, rules, new Set()))).toEqual([]);
  });

  it('what may no longer be paid so is chosen anew', () => {
    const rules = { several: true, oldestFirst: true };
    expect(codes(choiceNow(debts, rules, new Set(['sep', 'oct'])))).toEqual(['oct', 'sep']);
    const older = [debt('ago', '2026-08-31'), ...debts];
    expect(codes(choiceNow(older, rules, new Set(['sep', 'oct'])))).toEqual(['ago', 'nov', 'oct', 'sep']);
  });

  it('the total follows the choice, in cents', () => {
    const chosen = chosenDebts(debts, new Set(['oct', 'sep']));
    expect(chosen.map(({ code }) => code)).toEqual(['sep', 'oct']);
    expect(sumOf(chosen)).toBe(364_85);
  });

  it('overdue from the day after', () => {
    expect(isOverdue(debt('a', '2026-11-19'), '2026-11-20')).toBe(true);
    expect(isOverdue(debt('a', '2026-11-20'), '2026-11-20')).toBe(false);
    expect(isOverdue(debt('a', null), '2026-11-20')).toBe(false);
  });
});

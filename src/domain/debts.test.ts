import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { debt } from '#testing/debtSample.ts';
import {
  byAge,
  canChoose,
  choiceNow,
  chosenDebts,
  firstChoice,
  isOverdue,
  proposedContract,
  proposedDebts,
  sumOf,
  toggled,
} from './debts.ts';

const free = { today: '2026-11-20', most: null };
// Not in the order of their dates: the server's order is not the rule.
const debts = [debt('oct', '2026-10-31', 181_61), debt('sep', '2026-09-30', 183_24), debt('nov', null, 1)];
const codes = (chosen: ReadonlySet<string>) => [...chosen].sort();

describe('DESIGN.md §6 «Debts to select»', () => {
  it('the oldest comes first, one without a date last', () => {
    expect(byAge(debts).map(({ code }) => code)).toEqual(['sep', 'oct', 'nov']);
  });

  it('everything is chosen at first, or the oldest where one is paid at a time', () => {
    expect(codes(firstChoice(debts, { several: true, oldestFirst: true }, free))).toEqual(['nov', 'oct', 'sep']);
    expect(codes(firstChoice(debts, { several: false, oldestFirst: true }, free))).toEqual(['sep']);
  });

  it('docs/decisions.md «Debts»: what is proposed: all of them, or the oldest alone where one is paid at a time', () => {
    const proposed = (several: boolean) => proposedDebts(debts, { several }).map(({ code }) => code);
    expect(proposed(true)).toEqual(['sep', 'oct', 'nov']);
    expect(proposed(false)).toEqual(['sep']);
    expect(proposedDebts([], { several: false })).toEqual([]);
  });

  it('docs/decisions.md «Debts»: of several contracts that of the oldest debt; the first where none has a date, none where none owes', () => {
    const [oct, sep, undated] = debts.map((one) => ({ debts: [one] }));
    const nothing = { debts: [] };
    expect(proposedContract([nothing, oct, sep, undated].filter((one) => one !== undefined))).toBe(sep);
    expect(
      proposedContract([{ debts: [debt('b', '2026-09-30', 1)] }, sep].filter((one) => one !== undefined)),
    ).not.toBe(sep);
    expect(proposedContract([nothing, undated].filter((one) => one !== undefined))).toBe(undated);
    expect(proposedContract([nothing])).toBeUndefined();
  });

  it('what the account cannot pay together: what is overdue, and never more than it can', () => {
    const several = { several: true, oldestFirst: true };
    const plate = [
      debt('25', '2025-12-31', 148_90),
      debt('26', '2026-11-30', 142_35),
      debt('mun', '2026-11-30', 18_00),
    ];
    const chosen = (most: number, rules = several) => codes(firstChoice(plate, rules, { today: '2026-11-20', most }));
    expect(chosen(309_25)).toEqual(['25', '26', 'mun']);
    expect(chosen(309_24)).toEqual(['25']);
    expect(chosen(148_89)).toEqual([]);
    // Nothing is overdue: from the oldest on, as far as it goes.
    const later = { today: '2025-12-31', most: 166_90 };
    expect(codes(firstChoice(plate, several, later))).toEqual(['25']);
    expect(codes(firstChoice(plate, { several: true, oldestFirst: false }, later))).toEqual(['25', 'mun']);
    // One alone is chosen, whatever it comes to: why it cannot be paid is said beside it.
    expect(codes(firstChoice(plate.slice(0, 1), several, { today: '2026-11-20', most: 1 }))).toEqual(['25']);
    expect(chosen(1, { several: false, oldestFirst: false })).toEqual(['25']);
  });

  it.each([
    [
      'the smaller ones first',
      [debt('a', '2026-11-30', 100_00), debt('b', '2026-11-30', 80_00), debt('c', '2026-11-30', 50_00)],
      ['b', 'c'],
    ],
    [
      'of two equal ones the first by its code',
      [debt('a', '2026-11-30', 80_00), debt('b', '2026-11-30', 80_00)],
      ['a'],
    ],
  ])('in any order, of one day as many as the account can pay, however they are listed: %s', (_, owed, chosen) => {
    const rules = { several: true, oldestFirst: false };
    for (const listed of [owed, owed.toReversed()])
      expect(codes(firstChoice(listed, rules, { today: '2026-11-20', most: 140_00 }))).toEqual(chosen);
  });

  it('whatever is owed, what is chosen at first is allowed, within the bound, and the same in any order of the list', () => {
    const days = fc.option(fc.constantFrom('2026-09-30', '2026-10-31', '2026-11-19', '2026-11-20', '2026-12-01'));
    const owed = fc
      .array(fc.record({ dueOn: days, total: fc.integer({ min: 1, max: 300_00 }) }), { minLength: 2, maxLength: 8 })
      .map((rows) => rows.map(({ dueOn, total }, index) => debt(`D${index}`, dueOn, total)));
    const given = fc.record({
      ordered: owed.chain((list) => fc.tuple(fc.constant(list), fc.shuffledSubarray(list, { minLength: list.length }))),
      oldestFirst: fc.boolean(),
      most: fc.integer({ min: 0, max: 900_00 }),
    });
    fc.assert(
      fc.property(given, ({ ordered: [list, shuffled], oldestFirst, most }) => {
        const rules = { several: true, oldestFirst };
        const ground = { today: '2026-11-20', most };
        const chosen = firstChoice(list, rules, ground);
        expect(sumOf(chosenDebts(list, chosen))).toBeLessThanOrEqual(most);
        for (const code of chosen) expect(canChoose(list, chosen, code, rules)).toBe(true);
        expect(codes(firstChoice(shuffled, rules, ground))).toEqual(codes(chosen));
        if (sumOf(list) > most && list.some((one) => isOverdue(one, ground.today)))
          for (const one of chosenDebts(list, chosen)) expect(isOverdue(one, ground.today)).toBe(true);
      }),
    );
  });

  it('oldest first: a later one waits for every older one', () => {
    const rules = { several: true, oldestFirst: true };
    expect(canChoose(debts, new Set(), 'sep', rules)).toBe(true);
    expect(canChoose(debts, new Set(), 'oct', rules)).toBe(false);
    expect(canChoose(debts, new Set(['sep']), 'oct', rules)).toBe(true);
    expect(toggled(debts, new Set(), 'oct', rules)).toEqual(new Set());
    expect(codes(toggled(debts, new Set(['sep']), 'oct', rules))).toEqual(['oct', 'sep']);
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
    expect(codes(choiceNow(debts, rules, null, free))).toEqual(['nov', 'oct', 'sep']);
    expect(codes(choiceNow(debts, rules, new Set(['oct', 'paid']), free))).toEqual(['oct']);
    expect(codes(choiceNow(debts, rules, new Set(), free))).toEqual([]);
  });

  it('what may no longer be paid so is chosen anew', () => {
    const rules = { several: true, oldestFirst: true };
    expect(codes(choiceNow(debts, rules, new Set(['sep', 'oct']), free))).toEqual(['oct', 'sep']);
    const older = [debt('ago', '2026-08-31'), ...debts];
    expect(codes(choiceNow(older, rules, new Set(['sep', 'oct']), free))).toEqual(['ago', 'nov', 'oct', 'sep']);
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

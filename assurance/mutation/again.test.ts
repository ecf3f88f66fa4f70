import { describe, expect, it } from 'vitest';
import { foundIn } from '../groups/mutation.ts';
import { countsOf, triedAgain } from './again.ts';
import type { Mutant } from './instrument.ts';
import { mutationPage } from './page.ts';
import { parts } from './parts.ts';
import { keptOf, type Outcome } from './results.ts';

const mutant = (file: string, id: string): Mutant => ({
  id,
  file,
  line: 1,
  column: 1,
  kind: 'StringLiteral',
  from: `'${id}'`,
  to: '""',
});
const MONEY = 'src/domain/money.ts';
const DAYS = 'src/domain/days.ts';
const LOANS = 'src/domain/loans.ts';
const mutants = [mutant(MONEY, 'm1'), mutant(MONEY, 'm2'), mutant(DAYS, 'd1'), mutant(LOANS, 'l1')];
const earlier: Outcome = {
  commit: 'abc1234',
  date: '2026-11-28',
  tried: 4,
  noticed: 3,
  now: 4,
  before: 0,
  survived: [keptOf(mutants[1] ?? mutant('', ''))],
  unloaded: [],
};
const [part] = parts;
if (!part) throw new Error('no parts');
const tests = ['money', 'days', 'loans'].map((name) => `src/domain/${name}.test.ts`);
const since = (own: Partial<Parameters<typeof triedAgain>[0]>): string[] =>
  mutants
    .filter(
      triedAgain({ part, earlier, changed: [], known: [MONEY, DAYS, LOANS, ...tests], mutants, passed: [], ...own }),
    )
    .map(({ id }) => id);

describe('npm run mutation -- --again: which mutants are tried', () => {
  it('what survived, and all of a file that is another one', () => {
    expect(since({})).toEqual(['m2']);
    expect(since({ changed: [DAYS] })).toEqual(['m2', 'd1']);
    expect(since({ earlier: { ...earlier, unloaded: [LOANS] } })).toEqual(['m2', 'l1']);
  });

  it('all of a file whose tests are others: those of its name, and those that pass something of it', () => {
    const passed = [
      { test: 'src/domain/loans.test.ts', hits: { l1: 1, d1: 2 } },
      { test: 'src/domain/money.test.ts', hits: { m1: 1 } },
    ];
    expect(since({ changed: ['src/domain/loans.test.ts'], passed })).toEqual(['m2', 'd1', 'l1']);
    // It passes nothing of it any more: what it had noticed nobody may notice now.
    expect(since({ changed: ['src/domain/days.test.ts'], passed })).toEqual(['m2', 'd1']);
  });

  it('all, where a test is gone: nobody knows what it had noticed', () => {
    expect(since({ changed: ['src/domain/gone.test.ts'] })).toEqual(['m1', 'm2', 'd1', 'l1']);
  });

  it('a test of another part concerns none', () => {
    expect(since({ changed: ['src/theme/gone.test.ts'] })).toEqual(['m2']);
  });
});

describe('what is kept of it', () => {
  it('holds how many were tried now and how many are from before, and since when', () => {
    expect(countsOf(4, 1, earlier)).toEqual({ now: 1, before: 3, since: 'abc1234' });
    expect(countsOf(4, 1, { ...earlier, commit: 'def5678', now: 1, before: 3, since: 'abc1234' })).toEqual({
      now: 1,
      before: 3,
      since: 'abc1234',
    });
    expect(countsOf(4, 4, null)).toEqual({ now: 4, before: 0 });
  });

  it('says so where what came before it did not tell', () => {
    const { now: _, before: __, ...untold } = earlier;
    expect(countsOf(4, 1, untold)).toEqual({ now: 1, before: 3, since: 'abc1234 or earlier' });
  });

  it('stands on the page', () => {
    const again = { ...earlier, commit: 'def5678', now: 1, before: 3, since: 'abc1234' };
    const rowOf = (outcome: Outcome): string =>
      /^\| domain .*$/m.exec(mutationPage(new Map([['domain', outcome]])))?.[0] ?? '';
    expect(rowOf(again)).toBe('| domain | 4 | 3 | 75.0 % | def5678 | 2026-11-28 | 1; 3 from before, since abc1234 |');
    expect(rowOf(earlier)).toContain('| all |');
    expect(rowOf({ ...earlier, now: undefined } as unknown as Outcome)).toContain('| not noted |');
  });

  it('together it is of all the commits and days that were measured', () => {
    const outcomes = new Map([
      ['domain', { ...earlier, commit: 'def5678', date: '2026-11-29', now: 1, before: 3, since: 'abc1234' }],
      ['crypto', earlier],
    ]);
    expect(foundIn(outcomes)).toMatchObject({
      tried: 8,
      at: { commit: 'abc1234, def5678', date: '2026-11-28 – 2026-11-29' },
      faults: ['domain', 'crypto'],
    });
    expect(foundIn(new Map([['crypto', earlier]])).at).toEqual({ commit: 'abc1234', date: '2026-11-28' });
  });
});

import { expect, it } from 'vitest';
import { errorCodes } from './errorCodes.ts';
import { leavesStuck } from './stuck.ts';

const stuck: readonly string[] = [
  '-0001-01-03',
  '-0001-02-01',
  '-0004-01-01',
  '-0004-02-02',
  '-0004-02-04',
  '-0005-01-04',
  '-0005-01-05',
  '-0007-01-01',
  '-0009-01-01',
  '-0009-02-01',
  '-9999-00-01',
  '-9999-00-03',
];

it.each(stuck)('%s leaves the member with nothing that he could do', (code) => {
  expect(leavesStuck([code])).toBe(true);
  expect(leavesStuck(['-0004-02-03', code])).toBe(true);
});

it.each(['-0001-01-01', '-0004-02-03', '-0005-01-01', '-0005-01-02', '-0008-02-01', '-9999-00-02', '', '-0007'])(
  '«%s» does not',
  (code) => {
    expect(leavesStuck([code])).toBe(false);
  },
);

it('no other one of the table does', () => {
  const others = Object.keys(errorCodes).filter((code) => !stuck.includes(code) && leavesStuck([code]));
  expect(others, 'src/domain/stuck.ts').toEqual([]);
  expect(leavesStuck([])).toBe(false);
});

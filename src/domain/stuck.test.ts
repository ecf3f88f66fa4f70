import { expect, it } from 'vitest';
import { errorCodes } from './errorCodes.ts';
import { leavesStuck } from './stuck.ts';

it.each([
  '-0001-01-03',
  '-0001-02-01',
  '-0004-01-01',
  '-0004-02-02',
  '-0004-02-04',
  '-0005-01-04',
  '-0007-01-01',
  '-9999-00-01',
  '-9999-00-03',
])('%s leaves the member with nothing that he could do', (code) => {
  expect(leavesStuck([code])).toBe(true);
  expect(leavesStuck(['-0004-02-03', code])).toBe(true);
});

it.each(['-0001-01-01', '-0004-02-03', '-0005-01-01', '-0005-01-02', '-0008-02-01', '-9999-00-02', '', '-0007'])(
  '«%s» does not',
  (code) => {
    expect(leavesStuck([code])).toBe(false);
  },
);

it('no code is stuck that the table of codes does not have', () => {
  expect(Object.keys(errorCodes).filter((code) => leavesStuck([code])).length).toBe(12);
  expect(leavesStuck([])).toBe(false);
});

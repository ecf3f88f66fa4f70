import { describe, expect, it } from 'vitest';
import { withoutGaps } from './typedNumber.ts';

describe('D-54: a number with what a paste brings along', () => {
  it.each([' 0102 0100 ', '0102-0100', '0102\u20110100', '0102–0100', '0102—0100', '0102\u00a00100'])(
    '«%s»',
    (typed) => {
      expect(withoutGaps(typed)).toBe('01020100');
    },
  );

  it('all else stays, for the rules to speak of it', () => {
    expect(withoutGaps('0102.0100 a')).toBe('0102.0100a');
  });
});

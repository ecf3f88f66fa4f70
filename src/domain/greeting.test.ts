import { describe, expect, it } from 'vitest';
import { DEFAULT_GREETING, greetingAt, greetingForHour, greetingOptions } from './greeting.ts';

describe('the greeting', () => {
  it('§9, D-10: the control offers three greetings and defaults to the good-day one', () => {
    expect(greetingOptions).toEqual(['Buenos días', 'Buenas tardes', 'Buenas noches']);
    expect(DEFAULT_GREETING).toBe('Buenos días');
  });

  it.each([
    [0, 'Buenas noches'],
    [4, 'Buenas noches'],
    [5, 'Buenos días'],
    [11, 'Buenos días'],
    [12, 'Buenas tardes'],
    [18, 'Buenas tardes'],
    [19, 'Buenas noches'],
    [23, 'Buenas noches'],
  ])('D-10: at %d h the display text is %s', (hour, text) => {
    expect(greetingForHour(hour)).toBe(text);
  });

  it('D-10, D-20: the hour is that of Ecuador', () => {
    expect(greetingAt(Date.UTC(2026, 10, 20, 15, 15))).toBe('Buenos días');
    expect(greetingAt(Date.UTC(2026, 10, 20, 17, 0))).toBe('Buenas tardes');
    expect(greetingAt(Date.UTC(2026, 10, 20, 3, 0))).toBe('Buenas noches');
  });
});

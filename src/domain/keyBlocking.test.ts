import { describe, expect, it } from 'vitest';
import { isKeyBlocked } from './keyBlocking.ts';

const press = (key: string, modifiers: Partial<Parameters<typeof isKeyBlocked>[0]> = {}) => ({
  key,
  ctrlKey: false,
  altKey: false,
  altGraph: false,
  ...modifiers,
});
const ctrl = { ctrlKey: true };

describe('§2 «In production builds»: keys', () => {
  it.each(['F12', 'f12'])('%s is blocked', (key) => {
    expect(isKeyBlocked(press(key), 'strict')).toBe(true);
    expect(isKeyBlocked(press(key), 'accessible')).toBe(true);
  });

  it.each(['c', 'C', 'u', 's', 'p', 'f', '+', '0', 'ArrowLeft', 'Shift+I'])('Ctrl+%s is blocked when strict', (key) => {
    expect(isKeyBlocked(press(key, ctrl), 'strict')).toBe(true);
  });

  it.each(['v', 'V'])('paste passes: Ctrl+%s', (key) => {
    expect(isKeyBlocked(press(key, ctrl), 'strict')).toBe(false);
  });

  it.each(['@', '\\', '~', 'q', '2'])('D-40: AltGr passes, so that %s can be typed on a Spanish keyboard', (key) => {
    expect(isKeyBlocked(press(key, { ctrlKey: true, altKey: true }), 'strict')).toBe(false);
    expect(isKeyBlocked(press(key, { ctrlKey: true, altGraph: true }), 'strict')).toBe(false);
  });

  it.each(['Control', 'Shift', 'Alt', 'Meta', 'AltGraph'])('the bare modifier %s passes', (key) => {
    expect(isKeyBlocked(press(key, ctrl), 'strict')).toBe(false);
  });

  it.each(['a', 'Enter', 'Tab', 'Backspace', 'F5', 'F11'])('%s without Ctrl passes', (key) => {
    expect(isKeyBlocked(press(key), 'strict')).toBe(false);
  });

  it.each(['/', 'k', 'K'])('the search’s own keys pass: %s without Ctrl', (key) => {
    expect(isKeyBlocked(press(key), 'strict')).toBe(false);
  });

  it.each([
    ...['c', 'X', 'a', 'z', 'Y', 'f', 'p', '+', '-', '=', '0'],
    ...['ArrowLeft', 'ArrowRight', 'ArrowUp', 'ArrowDown', 'Home', 'End', 'Backspace', 'Delete'],
  ])('«accessible» lets Ctrl+%s through', (key) => {
    expect(isKeyBlocked(press(key, ctrl), 'accessible')).toBe(false);
  });

  it.each(['u', 's', 'j'])('«accessible» still blocks Ctrl+%s', (key) => {
    expect(isKeyBlocked(press(key, ctrl), 'accessible')).toBe(true);
  });

  it('«off» blocks nothing', () => {
    expect(isKeyBlocked(press('F12', ctrl), 'off')).toBe(false);
  });
});

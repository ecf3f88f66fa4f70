import { expect, test } from 'vitest';
import { followed } from '#navigation/carried.ts';
import { destinationAfterSignIn } from '../destination.ts';

test('D-39: the address that the guard kept, or that a link names', () => {
  expect(destinationAfterSignIn(followed.carry('/cuentas/010201004871'), { hasEnded: false })).toBe(
    '/cuentas/010201004871',
  );
  expect(destinationAfterSignIn({ from: '/perfilsocio' }, { hasEnded: false })).toBe('/perfilsocio');
});

test('screens.md A.1 «Session closed»: once a session has ended here, the products; a link leads where it says', () => {
  expect(destinationAfterSignIn(followed.carry('/cuentas/010201004871'), { hasEnded: true })).toBe('/productos');
  expect(destinationAfterSignIn({ from: '/perfilsocio' }, { hasEnded: true })).toBe('/perfilsocio');
});

test.each([
  null,
  undefined,
  '/perfilsocio',
  {},
  { from: null },
  { from: 7 },
  { from: '' },
  { from: 'https://evil.test/' },
  { from: '//evil.test' },
  { from: '/\\evil.test' },
  { from: 'javascript:alert(1)' },
  { from: '1700000000000.1' },
  followed.carry('https://evil.test/'),
])('D-39: else the products; never an address elsewhere: %j', (state) => {
  expect(destinationAfterSignIn(state, { hasEnded: false })).toBe('/productos');
});

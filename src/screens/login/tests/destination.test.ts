import { expect, test } from 'vitest';
import { destinationAfterSignIn } from '../destination.ts';

test('D-39: the address that the guard kept', () => {
  expect(destinationAfterSignIn({ from: '/perfilsocio' })).toBe('/perfilsocio');
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
])('D-39: else the products; never an address elsewhere: %j', (state) => {
  expect(destinationAfterSignIn(state)).toBe('/productos');
});

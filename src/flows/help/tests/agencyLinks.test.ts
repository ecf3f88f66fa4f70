import { describe, expect, test } from 'vitest';
import { callAddress, firstTelephone, mapAddress } from '../agencyLinks.ts';

describe('callAddress: only a number that can be dialled', () => {
  test.each([
    ['1800 000 000', 'tel:1800000000'],
    ['(07) 283-1000', 'tel:072831000'],
    ['+593 7 283.1000', 'tel:+59372831000'],
    [' 072831000 ', 'tel:072831000'],
    ['911', 'tel:911'],
  ])('«%s» → %s', (telefono, address) => {
    expect(callAddress(telefono)).toBe(address);
  });

  test.each([
    null,
    undefined,
    '',
    '  ',
    'No disponible',
    '-',
    '12',
    '+',
    '7+283',
    // Two numbers, an extension, a second number after it: digits put together would ring somewhere else.
    '07 283 1000 / 07 283 2000',
    '072831000 ext. 102',
    '072831000, 072832000',
    '0728310000728320001',
    'javascript:alert(1)',
  ])('«%s» has none', (telefono) => {
    expect(callAddress(telefono)).toBeNull();
  });
});

describe('firstTelephone: the cooperative’s telephone is that of the first agency with one', () => {
  test('what cannot be dialled is passed over; it is shown as written and dialled by its digits', () => {
    expect(firstTelephone([{}, { telefono: null }, { telefono: 'ext. 4' }, { telefono: ' (07) 283-1000 ' }])).toEqual({
      shown: '(07) 283-1000',
      address: 'tel:072831000',
    });
  });

  test.each([[[]], [[{ telefono: '' }, { telefono: 'No disponible' }]]])('%j has none', (agencies) => {
    expect(firstTelephone(agencies)).toBeNull();
  });
});

describe('mapAddress: only coordinates within the globe', () => {
  const MAP = 'https://www.google.com/maps/search/?api=1&query=';

  test.each([
    [-2.8974, -79.0045, '-2.8974%2C-79.0045'],
    [0, 0, '0%2C0'],
    [90, 180, '90%2C180'],
    [-90, -180, '-90%2C-180'],
  ])('%d, %d', (latitud, longitud, query) => {
    expect(mapAddress(latitud, longitud)).toBe(MAP + query);
  });

  test.each([
    [null, -79],
    [-2.9, null],
    [undefined, undefined],
    [90.1, 0],
    [0, -180.1],
    [Number.NaN, 0],
    [0, Number.POSITIVE_INFINITY],
  ])('%s, %s is nowhere', (latitud, longitud) => {
    expect(mapAddress(latitud, longitud)).toBeNull();
  });
});

import { expect, it } from 'vitest';
import { picturesOf } from '#storybook/pages/contactSheets.ts';
import { contentOf } from './contactPictures.ts';

const sheets = {
  taken: '2026-11-26T10:00:00.000Z',
  pictures: {
    'pantallas-credito/listo': { '390': [234, 468], '1200-oscuro': [480, 360], '1200': [480, 360] },
    'pantallas-credito/estrecha': { '320': [234, 400] },
  },
} as const;

it('a story’s pictures come light, dark, phone, by the names that the run gives them', () => {
  expect(picturesOf(sheets, 'pantallas-crédito--listo').map(({ label, src }) => [label, src])).toEqual([
    ['Claro', './retratos/pantallas-credito/listo.1200.webp'],
    ['Oscuro', './retratos/pantallas-credito/listo.1200-oscuro.webp'],
    ['Teléfono', './retratos/pantallas-credito/listo.390.webp'],
  ]);
  expect(picturesOf(sheets, 'pantallas-crédito--estrecha').map(({ label }) => label)).toEqual(['Teléfono']);
});

it('what no run has photographed has none', () => {
  expect(picturesOf(sheets, 'pantallas-crédito--otra')).toEqual([]);
  expect(picturesOf(null, 'pantallas-crédito--listo')).toEqual([]);
});

it('a component is shown without the empty room beside and below it, a picture of one colour as it is', () => {
  const pixels = new Uint32Array(100 * 80).fill(7);
  expect(contentOf({ pixels, width: 100, height: 80 })).toEqual({ width: 100, height: 80 });
  pixels[5 * 100 + 30] = 8;
  pixels[10 * 100 + 20] = 8;
  // 24 pixels of air.
  expect(contentOf({ pixels, width: 100, height: 80 })).toEqual({ width: 31 + 24, height: 11 + 24 });
  pixels[79 * 100 + 99] = 8;
  expect(contentOf({ pixels, width: 100, height: 80 })).toEqual({ width: 100, height: 80 });
});

import { expect, test } from 'vitest';
import { tellUnagreed } from './unagreed.ts';

test('docs/visual.md «What is kept»: a change that was accepted in part is told, by the names of the pictures that were left', () => {
  expect(tellUnagreed([])).toBeNull();
  expect(tellUnagreed(['b/listo.390', 'a/listo.1200'])).toBe(
    'Retratos con otra huella que la acordada, y que nadie vio cambiar: 2 (a/listo.1200, b/listo.390). Véalos con npm run test:visual -- --thorough.',
  );
  expect(tellUnagreed(['1', '2', '3', '4', '5', '6', '7'])).toContain('7 (1, 2, 3, 4, 5 y 2 más)');
});

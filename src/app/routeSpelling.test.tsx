import { describe, expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { paths } from '#navigation/paths.ts';
import { openBank, startEachTestFresh } from '#testing/testWorld.tsx';

startEachTestFresh();

/** Every address of §2 with one of its words in capitals, or in small letters where it has capitals; parameters are anybody's. */
const misspelt = Object.values(paths).flatMap((path) => {
  const words = path.split('/');
  return words.flatMap((word, index) => {
    if (word === '' || word.startsWith(':')) return [];
    const other = word === word.toLowerCase() ? word.toUpperCase() : word.toLowerCase();
    return [words.with(index, other).join('/').replace(/:\w+/g, '1')];
  });
});

describe('D-63 addresses are spelled as the specification spells them', () => {
  test.each([...new Set(misspelt)])('%s is the 404 page', async (address) => {
    await openBank({ route: address });
    await expect.element(page.getByRole('heading', { name: 'No encontramos esta página' })).toBeVisible();
  });
});

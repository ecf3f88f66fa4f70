import { expect, it } from 'vitest';
import { entriesWithoutPage } from './withoutPage.ts';

const groups = entriesWithoutPage();
const namesOf = (group: keyof typeof groups) => groups[group].flatMap(({ names }) => names);

it('lists the public entries that no page is about, and none that one is about', () => {
  expect(namesOf('components')).toEqual(expect.arrayContaining(['ButtonLink', 'Icon', 'Field']));
  expect(namesOf('components')).not.toContain('Button');
  expect(namesOf('theme')).toContain('ThemeProvider');
  expect(namesOf('hooks')).not.toContain('usePdfDownload');
});

it('says of each what it exports, and what it is without a word of papers', () => {
  const all = Object.values(groups).flat();
  expect(all.filter(({ names }) => names.length === 0)).toEqual([]);
  expect(all.filter(({ says }) => /§|\b[A-Z]-\d|@link/.test(says))).toEqual([]);
});

import { expect, it } from 'vitest';
import { codeSheet } from './codeSheet.ts';
import { newestSection, type PastCatalogue, type PastStory } from './history.ts';
import { newsOf } from './news.ts';

const one = { id: 'a--una', title: 'A', name: 'Una' };
const two = { id: 'a--dos', title: 'A', name: 'Dos' };
const three = { id: 'b--tres', title: 'B', name: 'Tres' };
const past: PastCatalogue = {
  version: { commit: 'c', name: '0.1.0', isTagged: true },
  stories: new Map<string, PastStory>([
    ['a--una', one],
    ['a--dos', two],
    ['z--ida', { title: 'Z', name: 'Ida' }],
  ]),
  pictures: { 'a/una.1200': '1', 'a/una.390': '2', 'a/dos.1200': '3' },
};
const now = { 'a/una.1200': '1', 'a/una.390': '9', 'a/dos.1200': '3', 'b/tres.1200': '4' };

it('says what is new, what looks otherwise and what is gone', () => {
  const news = newsOf([one, two, three], now, past, null);
  expect(news.since).toEqual({ name: '0.1.0', isTagged: true });
  expect(news.added).toEqual([{ title: 'B', stories: [{ id: 'b--tres', name: 'Tres' }] }]);
  expect(news.changed).toEqual([{ title: 'A', stories: [{ id: 'a--una', name: 'Una' }] }]);
  expect(news.gone).toEqual([{ title: 'Z', stories: [{ id: 'z--ida', name: 'Ida' }] }]);
});

it('claims nothing of stories where no history tells, and keeps the notes', () => {
  const notes = { heading: '2026-01-01', points: ['One.'] };
  expect(newsOf([one], now, null, notes)).toEqual({ since: null, added: [], changed: [], gone: [], notes });
});

it('reads the newest section of the CHANGELOG, a point a line', () => {
  const text = '# Changes\n\n## 0.2.0\n\n### 2026-02-02\n\n* One\n  goes on.\n* Two.\n\n### 2026-01-01\n\n* Old.\n';
  expect(newestSection(text)).toEqual({ heading: '2026-02-02', points: ['One goes on.', 'Two.'] });
  expect(newestSection('# Changes\n')).toBeNull();
});

it('lists a code by the calls that answered it, with the stories in which it was seen', () => {
  const record = {
    'a--una': [{ call: 'x.y', code: '-0004-02-03', as: 'text' as const }],
    'gone--una': [{ call: 'x.y', code: '-0004-02-03', as: 'text' as const }],
  };
  const row = codeSheet([one, two], record).find(({ code }) => code === '-0004-02-03');
  expect(row?.calls).toEqual([{ call: 'x.y', stories: [{ ...one, as: 'text' }] }]);
});

import { expect, it } from 'vitest';
import { codeSheet } from './codeSheet.ts';
import { type PastCatalogue, type PastStory, recentSections, versionBefore } from './history.ts';
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
  const news = newsOf([one, two, three], now, past, []);
  expect(news.since).toEqual({ name: '0.1.0', isTagged: true });
  expect(news.added).toEqual([{ title: 'B', stories: [{ id: 'b--tres', name: 'Tres' }] }]);
  expect(news.changed).toEqual([{ title: 'A', stories: [{ id: 'a--una', name: 'Una' }] }]);
  expect(news.gone).toEqual([{ title: 'Z', stories: [{ id: 'z--ida', name: 'Ida' }] }]);
});

it('claims nothing of stories where no history tells, and keeps the notes', () => {
  const notes = [{ heading: '2026-01-01', points: ['One.'] }];
  expect(newsOf([one], now, null, notes)).toEqual({ since: null, added: [], changed: [], gone: [], notes });
});

it('reads the CHANGELOG’s last seven days, a point a line, over the headings of versions', () => {
  const text =
    '# Changes\n\n## 0.2.0\n\n### 2026-02-08\n\n* One\n  goes on.\n* Two.\n\n## 0.1.0\n\n### 2026-02-02\n\n* Old.\n\n### 2026-02-01\n\n* Older.\n';
  expect(recentSections(text)).toEqual([
    { heading: '2026-02-08', points: ['One goes on.', 'Two.'] },
    { heading: '2026-02-02', points: ['Old.'] },
  ]);
  expect(recentSections('# Changes\n\n### Later\n\n* One.\n\n### 2026-02-01\n\n* Two.\n')).toHaveLength(1);
  expect(recentSections('# Changes\n')).toEqual([]);
});

// A day that has just begun has changed nothing yet: what starts there is empty each morning.
it('compares, without a tag, with what was before the first of those days that the history reaches', () => {
  const sections = ['2026-02-08', '2026-02-03', '2026-02-02'].map((heading) => ({ heading, points: [] }));
  const since = (day: string) => versionBefore(sections, (asked) => (asked >= day ? `before ${asked}` : ''));
  expect(since('2026-01-01')).toEqual({ commit: 'before 2026-02-02', name: '2026-02-02', isTagged: false });
  expect(since('2026-02-03')?.name).toBe('2026-02-03');
  expect(since('2026-03-01')).toBeNull();
  expect(versionBefore([{ heading: 'Later', points: [] }], () => 'any')).toBeNull();
});

it('lists a code by the calls that answered it, with the stories in which it was seen', () => {
  const record = {
    'a--una': [{ call: 'x.y', code: '-0004-02-03', as: 'text' as const }],
    'gone--una': [{ call: 'x.y', code: '-0004-02-03', as: 'text' as const }],
  };
  const row = codeSheet([one, two], record).find(({ code }) => code === '-0004-02-03');
  expect(row?.calls).toEqual([{ call: 'x.y', stories: [{ ...one, as: 'text' }] }]);
});

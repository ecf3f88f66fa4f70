import { pictureStem, storyOf } from '../visual/baselines.ts';
import type { ChangelogSection, LastVersion, PastCatalogue } from './history.ts';
import type { PlacedStory } from './stories.ts';

/** A title and those of its stories that something is said of. */
export interface NewsTitle {
  title: string;
  stories: readonly { id: string; name: string }[];
}

/** What is different in the catalogue since the last version. */
export interface News {
  /** `null` where no history of git tells: then nothing is claimed of stories. */
  since: Pick<LastVersion, 'name' | 'isTagged'> | null;
  added: readonly NewsTitle[];
  /** Stories that were there and have an agreed picture that is another now. */
  changed: readonly NewsTitle[];
  gone: readonly NewsTitle[];
  /** The CHANGELOG's sections of its last seven days, the newest first. */
  notes: readonly ChangelogSection[];
}

/** By title, in the order in which they come. */
function byTitle(stories: readonly PlacedStory[]): NewsTitle[] {
  const titles = new Map<string, { id: string; name: string }[]>();
  for (const { title, id, name } of stories) titles.set(title, [...(titles.get(title) ?? []), { id, name }]);
  return [...titles]
    .map(([title, own]) => ({ title, stories: own }))
    .sort((one, other) => one.title.localeCompare(other.title, 'es'));
}

/** The stems of the pictures that are others now; a new or dropped variant of a story counts. */
function changedStems(before: Readonly<Record<string, string>>, now: Readonly<Record<string, string>>): Set<string> {
  const names = new Set([...Object.keys(before), ...Object.keys(now)]);
  return new Set([...names].filter((name) => before[name] !== now[name]).map(storyOf));
}

/** Compares the catalogue with that of the last version. @param pictures the agreed fingerprints of today. */
export function newsOf(
  stories: readonly PlacedStory[],
  pictures: Readonly<Record<string, string>>,
  past: PastCatalogue | null,
  notes: readonly ChangelogSection[],
): News {
  if (past === null) return { since: null, added: [], changed: [], gone: [], notes };
  const changed = changedStems(past.pictures, pictures);
  const today = new Set(stories.map(({ id }) => id));
  const { name, isTagged } = past.version;
  return {
    since: { name, isTagged },
    added: byTitle(stories.filter(({ id }) => !past.stories.has(id))),
    changed: byTitle(stories.filter(({ id }) => past.stories.has(id) && changed.has(pictureStem(id)))),
    gone: byTitle(
      [...past.stories].flatMap(([id, one]) => (today.has(id) || one.title === '' ? [] : [{ id, ...one }])),
    ),
    notes,
  };
}

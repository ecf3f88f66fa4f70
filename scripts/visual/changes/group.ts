import { createHash } from 'node:crypto';
import type { Difference } from '../report.ts';
import type { ChangeKind } from './kind.ts';
import type { Box, Region } from './regions.ts';

/** What a change is: of a region its kind, and pictures that are new or gone. */
export type CardKind = ChangeKind | 'new' | 'gone';

/** One place in one picture. */
export interface Place {
  /** The picture's name. */
  name: string;
  /** Where it changed; none of a picture that is new or gone. */
  region?: Region;
}

/** One drawing of a change: the same pixels before and now, in however many pictures. */
export interface Drawing {
  pattern: string;
  places: readonly Place[];
}

/** A change, as a person sees it: its drawings differ by what is written in them, by theme or by window. */
export interface Change {
  /** By which it is accepted: of what is drawn in which pictures, so that it is the same from run to run and another for whatever else a run finds. */
  id: string;
  kind: CardKind;
  /** How much taller it became, px; 0 where it did not. */
  growth: number;
  colours?: readonly [string, string];
  /** How far it moved, px. */
  moved?: number;
  /** What most pictures show first, then the largest. */
  drawings: readonly Drawing[];
  /** The names of all pictures that show it. */
  pictures: readonly string[];
  /** Pixels of its first drawing. */
  size: number;
}

const area = ({ width, height }: Box) => width * height;
/** Pixels of a drawing: of what came or went the larger of both. */
export const sizeOf = ({ places: [place] }: Drawing): number =>
  place?.region ? Math.max(area(place.region.before), area(place.region.now)) : 0;

/** The page or component whose picture it is: `pantallas-login` of `pantallas-login/listo.390`. */
export const titleOf = (picture: string): string => picture.split('/')[0] ?? '';

/** Sizes that differ by less are one: a letter's edge in the other theme. */
const near = (length: number) => Math.round(length / 4);

/** What moved no farther stands beside something that grew a little, px. */
const A_LITTLE = 4;

/**
 * What two drawings have in common that are one change. Of what moved: whether far, whatever it is. Of a box: by how much it grew and, where it did
 * not, how high it is. Of a colour: which became which. Of words: where they stand in the page's own stories, so that the same word in
 * light, in dark and on a phone is one.
 */
function familyOf({ name, region }: Place): string {
  if (!region) return 'picture';
  const { kind, before, now, colours, moved } = region;
  const growth = now.height - before.height;
  if (kind === 'colour') return `colour ${colours?.join()}`;
  if (kind === 'text') return `text ${titleOf(name)} ${near(now.width)} ${near(now.height)}`;
  if (moved !== undefined) return `moved ${moved <= A_LITTLE}`;
  return growth === 0 ? `box ${near(now.height)}` : `grown ${growth}`;
}

const cardKind = ({ isGone, pixels }: Difference): CardKind | null => {
  if (isGone) return 'gone';
  return pixels === null ? 'new' : null;
};

/** Puts things with one key together, in the order in which the keys came. */
function groupBy<T>(things: readonly T[], keyOf: (thing: T) => string): T[][] {
  const groups = new Map<string, T[]>();
  for (const thing of things) {
    const key = keyOf(thing);
    groups.set(key, [...(groups.get(key) ?? []), thing]);
  }
  return [...groups.values()];
}

const idOf = (text: string) => createHash('sha256').update(text).digest('hex').slice(0, 8);

/** One change out of drawings that belong together. */
function changeOf(kind: CardKind, family: string, drawings: readonly Drawing[]): Change {
  const sorted = drawings.toSorted(
    (one, other) => other.places.length - one.places.length || sizeOf(other) - sizeOf(one),
  );
  const first = sorted[0]?.places[0]?.region;
  const content = drawings.flatMap(({ pattern, places }) => places.map(({ name }) => `${pattern} ${name}`)).sort();
  return {
    id: idOf([kind, family, ...content].join('\n')),
    kind,
    growth: first ? first.now.height - first.before.height : 0,
    ...(first?.moved === undefined ? {} : { moved: first.moved }),
    ...(first?.colours ? { colours: first.colours } : {}),
    drawings: sorted,
    pictures: [...new Set(sorted.flatMap(({ places }) => places.map(({ name }) => name)))].sort(),
    size: sorted[0] ? sizeOf(sorted[0]) : 0,
  };
}

/** The order in which kinds are shown: what is seldom and small first, so that it is not below what is in every picture. */
export const CARD_KINDS: readonly CardKind[] = ['text', 'colour', 'box', 'new', 'gone'];

/**
 * What a run found different, each change once: places with the same pixels before and now are one drawing, and drawings that changed in the same
 * way one change. Ordered by kind, then by size.
 */
export function groupChanges(differences: readonly Difference[]): Change[] {
  const places = differences.flatMap(({ name, regions = [] }) => regions.map((region) => ({ name, region })));
  const drawings = groupBy(places, ({ region }) => region.pattern).map((same): Drawing & { family: string } => ({
    pattern: same[0]?.region.pattern ?? '',
    places: same,
    family: same[0] ? familyOf(same[0]) : '',
  }));
  const changes = groupBy(drawings, ({ family }) => family).map((same) => {
    const family = same[0]?.family ?? '';
    return changeOf(same[0]?.places[0]?.region?.kind ?? 'box', family, same);
  });
  const whole = groupBy(
    differences.filter((difference) => cardKind(difference) !== null),
    (difference) => `${cardKind(difference)} ${titleOf(difference.name)}`,
  ).map((same) => {
    const kind = same[0] ? cardKind(same[0]) : null;
    const drawn = groupBy(same, ({ name, print }) => print || name).map(
      (alike): Drawing => ({ pattern: alike[0]?.print ?? '', places: alike.map(({ name }) => ({ name })) }),
    );
    return changeOf(kind ?? 'new', titleOf(same[0]?.name ?? ''), drawn);
  });
  return [...changes, ...whole].sort(
    (one, other) => CARD_KINDS.indexOf(one.kind) - CARD_KINDS.indexOf(other.kind) || other.size - one.size,
  );
}

/**
 * The pictures that show none but these changes: a picture with another one beside them is not accepted with them.
 * @param ids of changes.
 */
export function picturesOf(changes: readonly Change[], ids: ReadonlySet<string>): string[] {
  const others = new Set(changes.filter(({ id }) => !ids.has(id)).flatMap(({ pictures }) => pictures));
  const wanted = changes.filter(({ id }) => ids.has(id)).flatMap(({ pictures }) => pictures);
  return [...new Set(wanted)].filter((name) => !others.has(name)).sort();
}

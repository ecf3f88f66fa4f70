/** What the catalogue was at the last version, by the history of git; where there is none, nothing is claimed. */
import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { readStoryFile } from '#storybook/storyFile.ts';

const root = fileURLToPath(new URL('../..', import.meta.url));
const CHANGELOG = 'CHANGELOG.md';
const BASELINES = 'baselines/index.json';

/** The last version: what is new is new since then. */
export interface LastVersion {
  commit: string;
  /** The tag, or the day (2026-11-20) before which the commit lies. */
  name: string;
  /** Whether a tag names it. */
  isTagged: boolean;
}

/** A story as a commit had it. */
export interface PastStory {
  title: string;
  name: string;
}

/** Everything that is compared with today. */
export interface PastCatalogue {
  version: LastVersion;
  /** By identifier. */
  stories: ReadonlyMap<string, PastStory>;
  /** The fingerprints of the agreed pictures, by picture. */
  pictures: Readonly<Record<string, string>>;
}

function git(args: readonly string[], input = ''): string | null {
  try {
    const options = { cwd: root, encoding: 'utf8', input, maxBuffer: 1e9, stdio: 'pipe' } as const;
    return execFileSync('git', args, options);
  } catch {
    // No git, no history, or a clone that does not reach so far.
    return null;
  }
}

/** A heading of the CHANGELOG and what stands below it. */
export interface ChangelogSection {
  heading: string;
  /** Each point in one line. */
  points: readonly string[];
}

const DAY_MS = 86_400_000;
/** How far back it is told: who reviews does so once a week, and may begin when the newest day has hardly begun. */
const DAYS = 7;

/** The CHANGELOG's sections of its last seven days, the newest first; the newest alone where its heading is no day. */
export function recentSections(text: string): ChangelogSection[] {
  const sections = text
    .split(/^(?=### )/m)
    .slice(1)
    .map(sectionOf);
  const oldest = Date.parse(sections[0]?.heading ?? '') - (DAYS - 1) * DAY_MS;
  return sections.filter(({ heading }, index) => index === 0 || Date.parse(heading) >= oldest);
}

function sectionOf(text: string): ChangelogSection {
  const [heading = '', ...lines] = text.split('\n');
  const points = lines
    .join('\n')
    .split(/^(?:## .*|\* )/m)
    .slice(1)
    .map((point) => point.replaceAll(/\s+/g, ' ').trim());
  return { heading: heading.replace(/^### /, ''), points: points.filter((point) => point !== '') };
}

/** The recent sections as they stand in the repository. */
export const readRecentSections = (): ChangelogSection[] =>
  recentSections(readFileSync(new URL(`../../${CHANGELOG}`, import.meta.url), 'utf8'));

/**
 * What to compare with where no tag names a version: the last commit before the first of these days; before a later one where the history does
 * not reach so far. A heading that is no day is not begun from.
 */
export function versionBefore(
  sections: readonly ChangelogSection[],
  commitBefore: (day: string) => string | null,
): LastVersion | null {
  for (const { heading: name } of [...sections].reverse()) {
    const commit = Number.isNaN(Date.parse(name)) ? null : commitBefore(name);
    if (commit) return { commit, name, isTagged: false };
  }
  return null;
}

/** The last tag; without one, what was before the CHANGELOG's last seven days; `null` where the history does not reach so far. */
function lastVersion(): LastVersion | null {
  const tag = git(['describe', '--tags', '--abbrev=0'])?.trim();
  const tagged = tag && git(['rev-parse', `${tag}^{commit}`])?.trim();
  if (tag && tagged) return { commit: tagged, name: tag, isTagged: true };
  return versionBefore(
    readRecentSections(),
    (day) => git(['rev-list', '-1', `--before=${day} 00:00`, 'HEAD'])?.trim() ?? null,
  );
}

/** The contents of files of a commit, in their order; one process for all of them. */
function readFiles(commit: string, files: readonly string[]): string[] {
  const answer = git(['cat-file', '--batch=%(objectsize)\u0001'], files.map((file) => `${commit}:${file}\n`).join(''));
  if (answer === null) return [];
  const bytes = Buffer.from(answer);
  const contents: string[] = [];
  for (let at = 0; at < bytes.length; ) {
    const mark = bytes.indexOf(1, at);
    if (mark === -1) break;
    const size = Number(bytes.subarray(at, mark).toString());
    const start = mark + 2;
    contents.push(bytes.subarray(start, start + size).toString());
    at = start + size + 1;
  }
  return contents;
}

function readPast(): PastCatalogue | null {
  const version = lastVersion();
  if (!version) return null;
  const listed = git(['ls-tree', '-r', '--name-only', '-z', version.commit, '--', 'src']);
  if (listed === null) return null;
  const files = listed.split('\0').filter((file) => file.endsWith('.stories.tsx'));
  const entries = readFiles(version.commit, files).flatMap((text) => {
    const { title, stories } = readStoryFile(text);
    return stories.map(({ id, name }) => [id, { title: title ?? '', name }] as const);
  });
  const index = git(['show', `${version.commit}:${BASELINES}`]);
  const pictures = index === null ? {} : (JSON.parse(index) as { pictures: Record<string, string> }).pictures;
  return { version, stories: new Map(entries), pictures };
}

let past: PastCatalogue | null | undefined;

/** The catalogue of the last version; read once. `null` where no history tells. */
export function pastCatalogue(): PastCatalogue | null {
  if (past === undefined) past = readPast();
  return past;
}

import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { ASVS_PAGE, asvsPage } from './asvs/page.ts';
import { groups } from './groups.ts';
import { pageOf } from './page.ts';
import type { Results } from './row.ts';

const DATA = 'docs/assurance.json';
const PAGE = 'docs/assurance.md';

/** What a run writes itself: that its tree has it changes nothing of what is measured. */
export const WRITTEN = [DATA, PAGE, ASVS_PAGE];

/** What was found last; nothing before the first run. */
export function readResults(root: string): Results {
  const file = join(root, DATA);
  return existsSync(file) ? (JSON.parse(readFileSync(file, 'utf8')) as Results) : {};
}

/** Keeps it as data and as the page; rows that no longer are go. */
export function writeResults(root: string, results: Results): void {
  const ids = groups.flatMap(({ rows }) => rows.map(({ id }) => id));
  const kept = Object.fromEntries(ids.flatMap((id) => (results[id] ? [[id, results[id]] as const] : [])));
  writeFileSync(join(root, DATA), `${JSON.stringify(kept, null, 2)}\n`);
  writeFileSync(join(root, PAGE), pageOf(groups, kept));
  writeFileSync(join(root, ASVS_PAGE), asvsPage());
}

/** The page as it stands. */
export const readPage = (root: string): string => readFileSync(join(root, PAGE), 'utf8');

import { existsSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { ProvenCodes, Telling } from '#storybook/testRun/instrument.ts';
import { pictureStem, REPORTS, writeInto } from '../visual/baselines.ts';

/** A code that a story shows, as the record has it. */
export type RecordedCode = ProvenCodes['codes'][number];

/**
 * Which codes each story shows, by its identifier. Written down by what ran: a story's code is in it when that call has sent it and the run
 * has seen what the story says of it. The index of the catalogue is made of it.
 */
export type CodeRecord = Readonly<Record<string, readonly RecordedCode[]>>;

const RECORD = fileURLToPath(new URL('./codeRecord.json', import.meta.url));
/** Where a run leaves what is not as recorded: git does not keep it. */
const FOUND = join(REPORTS, 'codes');

/** As it is written, sorted: by the story, what each «call code» became. Objects, a line a code, are what the formatter leaves as they are. */
type WrittenRecord = Readonly<Record<string, Readonly<Record<string, Telling>>>>;

const written = (codes: readonly RecordedCode[]): Readonly<Record<string, Telling>> =>
  Object.fromEntries(
    codes
      .map(({ call, code, as }) => [`${call} ${code}`, as] as const)
      .sort(([one], [other]) => (one < other ? -1 : 1)),
  );

function readLine([pair, as]: readonly [string, Telling]): RecordedCode {
  const [call = '', code = ''] = pair.split(' ');
  return { call, code, as };
}

const readWritten = (): WrittenRecord =>
  existsSync(RECORD) ? (JSON.parse(readFileSync(RECORD, 'utf8')) as WrittenRecord) : {};

const opened = (record: WrittenRecord): CodeRecord =>
  Object.fromEntries(Object.entries(record).map(([id, codes]) => [id, Object.entries(codes).map(readLine)]));

/** The record as it stands in the repository. */
export const readCodeRecord = (): CodeRecord => opened(readWritten());

let recorded: WrittenRecord | undefined;

const foundFile = (id: string) => join(FOUND, `${pictureStem(id)}.json`);

/**
 * Compares what a story has shown with the record; what differs is left in reports/codes, and is no fault where codes are read anew
 * (`npm run stories -- --codes`).
 * @returns what to tell, or `null` when it is as recorded.
 */
export function compareCodes({ id, codes }: ProvenCodes): string | null {
  recorded ??= readWritten();
  const shown = written(codes);
  if (JSON.stringify(shown) === JSON.stringify(recorded[id] ?? {})) return null;
  writeInto(foundFile(id), JSON.stringify({ id, shown }));
  if (process.env.CODES === 'anew') return null;
  return `Los códigos que la historia mostró no son los del registro: ${Object.keys(shown).join(', ') || 'ninguno'} (si así debe ser: npm run catalogue).`;
}

/** Before a run: takes away what the last one found. */
export const forgetFoundCodes = (): void => rmSync(FOUND, { recursive: true, force: true });

/** What the last run found becomes what is recorded; what no story of the catalogue shows any more goes. @param ids all stories. */
export function acceptFoundCodes(ids: ReadonlySet<string>): CodeRecord {
  const files = existsSync(FOUND) ? readdirSync(FOUND, { recursive: true, encoding: 'utf8' }) : [];
  const found = files
    .filter((file) => file.endsWith('.json'))
    .map((file) => JSON.parse(readFileSync(join(FOUND, file), 'utf8')) as { id: string; shown: WrittenRecord[string] });
  const next: Record<string, WrittenRecord[string]> = { ...readWritten() };
  for (const { id, shown } of found) next[id] = shown;
  const kept = Object.entries(next).filter(([id, shown]) => Object.keys(shown).length > 0 && ids.has(id));
  const record = Object.fromEntries(kept.sort(([one], [other]) => (one < other ? -1 : 1)));
  writeFileSync(RECORD, `${JSON.stringify(record, null, 2)}\n`);
  forgetFoundCodes();
  return opened(record);
}

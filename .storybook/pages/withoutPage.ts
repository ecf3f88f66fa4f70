import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { withoutCitations } from '../../scripts/library/comments.ts';
import { publicEntries } from '../../scripts/library/entries.ts';
import { entryName } from '../../scripts/library/rooms.ts';
import { readSources } from './componentSources.ts';

/** An entry of the library that no page of the catalogue is about. */
export interface EntryWithoutPage {
  /** As it is imported, below the package's name: `components/Icon/Icon`. */
  entry: string;
  /** What it exports; types only where it has nothing else. */
  names: readonly string[];
  /** What the code says of the first of them, in the code's language; '' where it says nothing. */
  says: string;
}

const root = fileURLToPath(new URL('../..', import.meta.url));

const EXPORT = /^export (?:async )?(?:const|function|class) (\w+)/gm;
const TYPE_EXPORT = /^export (?:interface|type) (\w+)/gm;
/** A docstring and the export right under it. */
const TOLD_EXPORT = /\/\*\*((?:(?!\*\/)[^])*)\*\/\nexport (?:async )?(?:const|function|class|interface|type) /;

/** The page of the catalogue that lists them. */
export const LIBRARY_PAGE = 'Inicio/Biblioteca';

/** The library's public entries without a page, by the groups of their list (scripts/library/entries.ts). */
export function entriesWithoutPage(): Record<keyof typeof publicEntries, EntryWithoutPage[]> {
  const shown = new Set(
    Object.values(readSources()).flatMap(({ importLines }) =>
      importLines.map((line) => /'[^/']+\/([^']+)'/.exec(line)?.[1]),
    ),
  );
  const groups = Object.entries(publicEntries).map(([group, files]) => [
    group,
    files.filter((file) => !shown.has(entryName(file))).map(entryOf),
  ]);
  return Object.fromEntries(groups) as ReturnType<typeof entriesWithoutPage>;
}

function entryOf(file: string): EntryWithoutPage {
  const text = readFileSync(join(root, 'src', file), 'utf8');
  const namesBy = (pattern: RegExp) => [...text.matchAll(pattern)].map(([, name = '']) => name);
  const values = namesBy(EXPORT);
  const names = values.length > 0 ? values : namesBy(TYPE_EXPORT);
  const [, docstring = ''] = TOLD_EXPORT.exec(text) ?? [];
  return { entry: entryName(file), names, says: firstSentence(docstring, file) };
}

/** A docstring's first sentence, without the places of papers that a reader of the catalogue does not have. */
function firstSentence(docstring: string, file: string): string {
  const line = docstring.replaceAll(/\s*\n\s*\*?\s*/g, ' ').trim();
  const plain = withoutCitations(`/** ${line} */`, file).slice('/** '.length, -' */'.length);
  const [sentence = plain] = /^.*?[.:](?= |$)/.exec(plain) ?? [];
  return sentence.replaceAll(/\{@link (\w+)\}/g, '$1').replace(/:$/, '.');
}

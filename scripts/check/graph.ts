import { globSync, readFileSync } from 'node:fs';
import { dirname, join, matchesGlob } from 'node:path/posix';
import { parseSync, Visitor } from 'rolldown/utils';
import { importsIn, ownFile, placeOf, root } from '../modules/imports.ts';

/** Which files of ours need which others; files by their place in the project: `src/domain/money.ts`. */
export interface ProjectGraph {
  /** Of each module and style sheet what it needs at first hand, also what is not there (any more). */
  needs: ReadonlyMap<string, ReadonlySet<string>>;
  /** Modules that read files or start programs by themselves: what those need is not to be seen in their imports. */
  readers: ReadonlySet<string>;
  /** Modules that start a program of ours, by its place; it counts among what they need. */
  starters: ReadonlySet<string>;
}

/** What a module needs, as far as its text tells. */
export interface ModuleNeeds {
  files: readonly string[];
  isReader: boolean;
  isStarter: boolean;
}

/** Who imports one of these, or what only the run tells, can reach any file. */
const READING = /^$|^(?:node:(?:fs|fs\/promises|child_process)|vite|rolldown)$/;

/** A program's place. */
const PROGRAM = /(['"`])(scripts\/[\w/]+\.tsx?)\1/g;

/** A file that is named beside the module instead of imported: what a configuration puts in a package's place. */
const PLACED = /new URL\(\s*(['"`])([^'"`$]+\.(?:tsx?|css))\1,\s*import\.meta\.url\s*\)/g;

/** What the catalogue's pages draw of modules that its build makes, and the files that these are made of (`.storybook/pages`). */
const MADE: Readonly<Record<string, readonly string[]>> = {
  'virtual:catalogue-index': ['src/**/*.stories.tsx'],
  'virtual:catalogue-codes': ['src/**/*.stories.tsx', 'scripts/catalogue/codeRecord.json'],
};

/** The programs of ours that a module starts: those that it gives to a Node. One that it only names (a build's entry, a row of a list) is not. */
function startedIn(file: string, code: string): string[] {
  if (!code.includes('process.execPath')) return [];
  const started: string[] = [];
  new Visitor({
    CallExpression({ start, end, arguments: given }) {
      if (!given.some((one) => code.slice(one.start, one.end) === 'process.execPath')) return;
      started.push(...Array.from(code.slice(start, end).matchAll(PROGRAM), ([, , program = '']) => program));
    },
  }).visit(parseSync(file, code).program);
  return started;
}

/** The patterns of each `import.meta.glob`, in the order in which they count. */
function globsIn(file: string, code: string): string[][] {
  if (!code.includes('import.meta.glob')) return [];
  const globs: string[][] = [];
  new Visitor({
    CallExpression({ callee, arguments: [given] }) {
      if (callee.type !== 'MemberExpression' || callee.object.type !== 'MetaProperty') return;
      const patterns = given?.type === 'ArrayExpression' ? given.elements : [given];
      globs.push(
        patterns.flatMap((one) => (one?.type === 'Literal' && typeof one.value === 'string' ? one.value : [])),
      );
    },
  }).visit(parseSync(file, code).program);
  return globs;
}

/** The files that patterns mean, beside the module that names them; `!` takes away again. */
function filesOfGlob(patterns: readonly string[], place: string, files: readonly string[]): string[] {
  const inProject = (pattern: string) => join(dirname(place), pattern);
  const wanted = patterns.filter((one) => !one.startsWith('!')).map(inProject);
  const unwanted = patterns.filter((one) => one.startsWith('!')).map((one) => inProject(one.slice(1)));
  return files.filter(
    (file) => wanted.some((one) => matchesGlob(file, one)) && !unwanted.some((one) => matchesGlob(file, one)),
  );
}

/**
 * What one file needs, from its text alone.
 * @param files all files that there are, for patterns.
 */
export function needsOf(place: string, code: string, files: readonly string[]): ModuleNeeds {
  if (place.endsWith('.css')) {
    const named = Array.from(code.matchAll(/(?:url\(|@import )\s*['"]?([^'")\s]+)/g), ([, from = '']) => from);
    const own = named.filter((from) => !/^(?:data:|https?:|\/|#)/.test(from));
    return { files: own.map((from) => join(dirname(place), from)), isReader: false, isStarter: false };
  }
  const imports = importsIn(place, code).map(({ from }) => from);
  const own = imports.map((from) => ownFile(from, join(root, place)));
  const placed = Array.from(code.matchAll(PLACED), ([, , path = '']) => join(dirname(place), path));
  const started = startedIn(place, code);
  return {
    files: [
      ...started,
      ...placed,
      ...own.flatMap((file) => (file === null ? [] : placeOf(file))),
      ...imports.flatMap((from) => files.filter((file) => MADE[from]?.some((pattern) => matchesGlob(file, pattern)))),
      ...globsIn(place, code).flatMap((patterns) => filesOfGlob(patterns, place, files)),
    ],
    isReader: imports.some((from) => READING.test(from)),
    isStarter: started.length > 0,
  };
}

/**
 * Reads the project's own files.
 * @param gone places of files that were there: who still asks for them needs them.
 */
export function readGraph(gone: readonly string[] = []): ProjectGraph {
  const folders = '{src,scripts,e2e,bench,assurance,.storybook}/**/*';
  const here = globSync([folders, '*.ts'], { cwd: root, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map(({ parentPath, name }) => placeOf(join(parentPath, name)));
  const files = [...new Set([...here, ...gone])];
  const needs = new Map<string, ReadonlySet<string>>();
  const readers = new Set<string>();
  const starters = new Set<string>();
  for (const place of here.filter((one) => /\.(?:tsx?|css)$/.test(one))) {
    const { files: needed, isReader, isStarter } = needsOf(place, readFileSync(join(root, place), 'utf8'), files);
    needs.set(place, new Set(needed));
    if (isReader) readers.add(place);
    if (isStarter) starters.add(place);
  }
  return { needs, readers, starters };
}

/**
 * Everything that needs one of these files, at whatever remove, and they themselves.
 * @param closed files whose needs do not count.
 */
export function dependentsOf(
  { needs }: ProjectGraph,
  starts: Iterable<string>,
  closed: ReadonlySet<string> = new Set(),
): Set<string> {
  const dependents = new Map<string, string[]>();
  for (const [file, needed] of needs) {
    if (closed.has(file)) continue;
    for (const one of needed) dependents.set(one, [...(dependents.get(one) ?? []), file]);
  }
  const found = new Set<string>();
  const waiting = [...starts];
  for (let file = waiting.pop(); file !== undefined; file = waiting.pop()) {
    if (found.has(file)) continue;
    found.add(file);
    waiting.push(...(dependents.get(file) ?? []));
  }
  return found;
}

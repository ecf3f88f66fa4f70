import { existsSync, globSync, readFileSync } from 'node:fs';
import { dirname, join, normalize } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Plugin } from 'vite';
import { entryFiles } from '../../scripts/library/entries.ts';
import { entryName } from '../../scripts/library/rooms.ts';
import { readStoryFile } from '../storyFile.ts';
import { exampleFile, exampleOf, grouped, importLine } from './componentExample.ts';
import type { ComponentApi } from './componentProps.ts';
import { readApis } from './componentTypes.ts';

/** Where a component of the catalogue comes from, and how it is written. */
export interface ComponentSource {
  /** Whose properties are told; '' where a title is about a hook alone. */
  component: string;
  /** What it is called in code: itself, its parts, its hooks. */
  names: readonly string[];
  /** As whoever uses the library writes them. */
  importLines: readonly string[];
  /** Below the project's own folder: `src/components/Button/Button.tsx`. */
  file: string;
  /** The stories' file, in the same way. */
  stories: string;
  /** The story that its page is drawn on, as one writes it, or the example that its folder has of its own. */
  example: string;
  /** Whether the example is the drawn story. */
  isOfStory: boolean;
}

/** The same as a page shows it. */
export interface ShownSource
  extends Pick<ComponentSource, 'component' | 'importLines' | 'file' | 'example' | 'isOfStory'>,
    ComponentApi {}

const MODULE = 'virtual:component-sources';
const root = fileURLToPath(new URL('../..', import.meta.url));

const { name: PROGRAM } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8')) as { name: string };
/** As `npm run build:library` calls the package. */
const PACKAGE_NAME = `${PROGRAM}-componentes`;

/** Folder of the catalogue with the components' own text. */
const FOLDER = 'codigo';

/** Address of a component's text, beside the catalogue's page. It is shown as text, whatever the browser makes of its ending. */
export const textAddress = (file: string): string => `${FOLDER}/${file}.txt`;

/** A component, a part of one, or a hook; what else a module exports are its own means. */
const EXPORT = /^export (?:const|function) ([A-Z]\w*|use[A-Z]\w*)/gm;

const textOf = (file: string) => readFileSync(join(root, file), 'utf8');

/** A module of the project by what a file of it imports: `../Icon/Icon.tsx`, `#components/Icon/Icon.tsx`; null for a package. */
function moduleOf(from: string, folder: string): string | null {
  if (from.startsWith('#')) return from.replace('#', 'src/');
  return from.startsWith('.') ? normalize(join(folder, from)) : null;
}

/** How a module of the project is imported: by the library's name where that has it, else by the project's own. */
function nameOf(file: string): string {
  const below = file.replace(/^src\//, '');
  return entryFiles.includes(below) ? `${PACKAGE_NAME}/${entryName(below)}` : `#${below}`;
}

/** What a title is about: its component, or for a page made for the story alone what stands in its folder under its name. */
function subjectOf(text: string, file: string): { module: string; component: string | null } | null {
  const folder = dirname(file);
  const [, name = ''] = /\bpreview\.meta\(\{[^]*?\bcomponent: (\w+)/.exec(text) ?? [];
  const [, from = ''] = new RegExp(String.raw`^import \{[^}]*\b${name}\b[^}]*\} from '([^']+)';`, 'm').exec(text) ?? [];
  const imported = name === '' ? null : moduleOf(from, folder);
  if (imported?.startsWith('src/components/')) return { module: imported, component: name };
  const stem = file.replace('.stories.tsx', '');
  const module = [`${stem}.tsx`, `${stem}.ts`, `${stem}Provider.tsx`].find((own) =>
    entryFiles.includes(own.replace(/^src\//, '')),
  );
  return module === undefined ? null : { module, component: null };
}

/** The story that the page of a stories' file is drawn on: the one that its guide names, else its first. */
function drawnStory(text: string, file: string): string {
  const guide = join(root, file.replace('.stories.tsx', '.guide.ts'));
  const [, named] = (existsSync(guide) && /^ {2}story: '(\w+)'/m.exec(readFileSync(guide, 'utf8'))) || [];
  return named ?? /^export const (\w+) = /m.exec(text)?.[1] ?? '';
}

/** What a stories' file says of its component; null where it shows none of the library's. `stories` is that file, below the project's own folder. */
export function sourceOf(text: string, stories: string): ComponentSource | null {
  const folder = dirname(stories);
  const subject = subjectOf(text, stories);
  if (subject === null) return null;
  const { module: file, component } = subject;
  const written = (from: string): string => {
    const module = moduleOf(from, folder);
    return module === null ? from : nameOf(module);
  };
  const ownExample = join(root, stories.replace('.stories.tsx', '.example.tsx'));
  const isOfStory = !existsSync(ownExample);
  const example = isOfStory
    ? exampleOf(text, drawnStory(text, stories), written)
    : exampleFile(readFileSync(ownExample, 'utf8'), written);
  if (example === null) return null;
  const own = [...textOf(file).matchAll(EXPORT)].map(([, name = '']) => ({ file, name }));
  // What lies beside it: promises are asked by a hook of the dialog's, messages have a queue.
  const beside = example.imports.flatMap(({ from, name }) => {
    const module = moduleOf(from, folder);
    return module !== null && module !== file && dirname(module) === folder && /^(?:use|create)[A-Z]/.test(name)
      ? [{ file: module, name }]
      : [];
  });
  const all = [...own, ...beside];
  return {
    names: all.map(({ name }) => name),
    importLines: [...grouped(all, (one) => one.file)].map(([module, names]) =>
      importLine(nameOf(module), names.map(({ name }) => name).sort()),
    ),
    component: component ?? own.find(({ name }) => /^[A-Z]/.test(name))?.name ?? '',
    file,
    stories,
    example: example.code,
    isOfStory,
  };
}

/** The components of the catalogue by their title. */
export function readSources(): Record<string, ComponentSource> {
  const sources: Record<string, ComponentSource> = {};
  for (const file of globSync('src/components/*/*.stories.tsx', { cwd: root }).sort()) {
    const text = textOf(file);
    const { title } = readStoryFile(text);
    const source = title?.startsWith('Componentes/') ? sourceOf(text, file) : null;
    if (title && source) sources[title] ??= source;
  }
  return sources;
}

/** What the pages show of each component. */
function shownSources(): Record<string, ShownSource> {
  const sources = readSources();
  const apis = readApis(sources);
  return Object.fromEntries(
    Object.entries(sources).flatMap(([title, { component, importLines, file, example, isOfStory }]) => {
      const api = apis[title];
      return api ? [[title, { component, importLines, file, example, isOfStory, ...api }]] : [];
    }),
  );
}

/** Tells the catalogue's pages where their components come from, and serves the components' own text. */
export function componentSources(): Plugin {
  return {
    name: 'component-sources',
    resolveId: (id) => (id === MODULE ? `\0${MODULE}` : undefined),
    load: (id) => (id === `\0${MODULE}` ? `export default ${JSON.stringify(shownSources())};` : undefined),
    configureServer(server) {
      server.middlewares.use(`/${FOLDER}`, (request, response, next) => {
        const known = Object.values(readSources()).find(({ file }) => `/${file}.txt` === request.url);
        if (!known || !existsSync(join(root, known.file))) {
          next();
          return;
        }
        response.setHeader('Content-Type', 'text/plain; charset=utf-8');
        response.end(readFileSync(join(root, known.file), 'utf8'));
      });
    },
    generateBundle() {
      for (const file of new Set(Object.values(readSources()).map((source) => source.file)))
        this.emitFile({ type: 'asset', fileName: textAddress(file), source: readFileSync(join(root, file), 'utf8') });
    },
  };
}

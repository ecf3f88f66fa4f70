import { existsSync, globSync, readFileSync } from 'node:fs';
import { dirname, join, normalize } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Plugin } from 'vite';
import { readStoryFile } from '../storyFile.ts';

/** Where a component of the catalogue comes from. */
export interface ComponentSource {
  /** As whoever uses the library writes it. */
  importLine: string;
  /** Below the project's own folder: `src/components/Button/Button.tsx`. */
  file: string;
}

const MODULE = 'virtual:component-sources';
const root = fileURLToPath(new URL('../..', import.meta.url));

const { name: PROGRAM } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8')) as { name: string };
/** As `npm run build:library` calls the package. */
const PACKAGE_NAME = `${PROGRAM}-componentes`;

/** Folder of the catalogue with the components' own text. */
const FOLDER = 'codigo';

/** Address of a component's text, beside the catalogue's page. It is shown as text, whatever the browser makes of its ending. */
export const textAddress = (file: string): string => `${FOLDER}/${file}.txt`;

/** What a stories' file says of its component; null where it shows none of the library's. `folder` is the file's own, below the project's. */
export function sourceOf(text: string, folder: string): ComponentSource | null {
  const [, name = ''] = /\bpreview\.meta\(\{[^]*?\bcomponent: (\w+)/.exec(text) ?? [];
  const [, path] =
    new RegExp(String.raw`^import \{[^}]*\b${name}\b[^}]*\} from '(\.[^']+|#components/[^']+)';`, 'm').exec(text) ?? [];
  if (name === '' || path === undefined) return null;
  const file = path.startsWith('#') ? path.replace('#', 'src/') : normalize(join(folder, path));
  const entry = file.replace(/^src\//, '').replace(/\.tsx?$/, '');
  return { importLine: `import { ${name} } from '${PACKAGE_NAME}/${entry}';`, file };
}

/** The components of the catalogue by their title. */
export function readSources(): Record<string, ComponentSource> {
  const sources: Record<string, ComponentSource> = {};
  for (const file of globSync('src/**/*.stories.tsx', { cwd: root }).sort()) {
    const text = readFileSync(join(root, file), 'utf8');
    const { title } = readStoryFile(text);
    const source = sourceOf(text, dirname(file));
    if (title?.startsWith('Componentes/') && source) sources[title] ??= source;
  }
  return sources;
}

/** Tells the catalogue's pages where their components come from, and serves the components' own text. */
export function componentSources(): Plugin {
  return {
    name: 'component-sources',
    resolveId: (id) => (id === MODULE ? `\0${MODULE}` : undefined),
    load: (id) => (id === `\0${MODULE}` ? `export default ${JSON.stringify(readSources())};` : undefined),
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

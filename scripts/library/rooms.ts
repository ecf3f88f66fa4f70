import { existsSync } from 'node:fs';
import { dirname, join, relative, resolve, sep } from 'node:path';
import type { Plugin } from 'rolldown';
import { entryFiles } from './entries.ts';

/** Rooms of src/ of which the library is made: nothing that knows of the application. */
const PACKED_ROOMS = ['components', 'theme', 'domain'];

/** Stories, tests, guides and examples, what only they use (a folder of stories included), and what stands for the left out modules of pdfkit, which the application's build swaps. */
const NOT_PACKED =
  /\.(?:test|stories|guide|example)\.tsx?$|[\\/](?:storyRoom|test[A-Z]\w*|readPdf|leftOut)\.tsx?$|(?:^|[\\/])components[\\/](?:Fundamentos|transcripts)[\\/]/;

/** Whether a file belongs to the catalogue, the tests or the application's build alone. */
export function isNotPacked(file: string): boolean {
  return NOT_PACKED.test(file);
}

/** The name that a module of src/ is imported by: `components/Button/Button.tsx` → `components/Button/Button`. */
export function entryName(file: string): string {
  return file.replace(/\.tsx?$/, '');
}

/**
 * Every entry of the package: `components/Button/Button` → `src/components/Button/Button.tsx`.
 * @throws Error when the list names a file that is not there or not to be packed.
 */
export function libraryEntries(root: string): Record<string, string> {
  const wrong = entryFiles.filter((file) => isNotPacked(file) || !existsSync(join(root, 'src', file)));
  if (wrong.length > 0)
    throw new Error(`scripts/library/entries.ts nombra lo que no se puede empacar: ${wrong.join(', ')}`);
  return Object.fromEntries(entryFiles.map((file) => [entryName(file), `src/${file}`]));
}

/**
 * Says why an import of a module of src/ must not be followed: it would bring application code, or what is for tests, into the package.
 * `null` for what may come along, other packages included.
 */
export function importFault(root: string, importer: string, source: string): string | null {
  const target = targetOf(root, importer, source);
  if (target === null) return null;
  const [room = ''] = target.split('/');
  const line = `${relative(root, importer)} importa «${source}»`;
  if (!PACKED_ROOMS.includes(room)) return `${line}: la biblioteca solo lleva ${PACKED_ROOMS.join(', ')}.`;
  return isNotPacked(target) ? `${line}: es de las pruebas o del catálogo.` : null;
}

/** The imported file below src/ (`../x` when it is beside it), or `null` for a package. */
export function targetOf(root: string, importer: string, source: string): string | null {
  if (source.startsWith('#')) return source.slice(1);
  if (!source.startsWith('.')) return null;
  return relative(resolve(root, 'src'), resolve(dirname(importer), source)).replaceAll(sep, '/');
}

/** Ends the build at the first import that {@link importFault} refuses, in modules and in their types alike. */
export function keepRooms(root: string): Plugin {
  const sources = resolve(root, 'src') + sep;
  return {
    name: 'keep-rooms',
    resolveId: {
      order: 'pre',
      handler(source, importer) {
        const fault = importer?.startsWith(sources) ? importFault(root, importer, source) : null;
        if (fault !== null) this.error(fault);
        return null;
      },
    },
  };
}

import { globSync } from 'node:fs';
import { dirname, relative, resolve, sep } from 'node:path';
import type { Plugin } from 'rolldown';

/** Rooms of src/ whose modules are the library: each of them can be imported from the package. */
const ENTRY_ROOMS = ['components', 'theme'];

/** Rooms whose modules come along where an entry needs them: rules without React or browser. They have no entry of their own. */
const SHARED_ROOMS = ['domain'];

/** Stories, tests and guides, what only they use (a folder of stories included), and what stands for the left out modules of pdfkit, which the application's build swaps. */
const NOT_PACKED =
  /\.(?:test|stories|guide)\.tsx?$|[\\/](?:storyRoom|test[A-Z]\w*|readPdf|leftOut)\.tsx?$|(?:^|[\\/])components[\\/](?:Fundamentos|transcripts)[\\/]/;

/** Whether a file belongs to the catalogue, the tests or the application's build alone. */
export function isNotPacked(file: string): boolean {
  return NOT_PACKED.test(file);
}

/** Every entry of the package: `components/Button/Button` → `src/components/Button/Button.tsx`, in the order of their names. */
export function libraryEntries(root: string): Record<string, string> {
  const patterns = ENTRY_ROOMS.map((room) => `src/${room}/**/*.{ts,tsx}`);
  const files = globSync(patterns, { cwd: root })
    .map((file) => file.replaceAll(sep, '/'))
    .filter((file) => !isNotPacked(file))
    .sort();
  return Object.fromEntries(files.map((file) => [file.replace(/^src\/|\.tsx?$/g, ''), file]));
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
  if (![...ENTRY_ROOMS, ...SHARED_ROOMS].includes(room)) {
    return `${line}: la biblioteca solo lleva ${[...ENTRY_ROOMS, ...SHARED_ROOMS].join(', ')}.`;
  }
  return isNotPacked(target) ? `${line}: es de las pruebas o del catálogo.` : null;
}

/** The imported file below src/ (`../x` when it is beside it), or `null` for a package. */
function targetOf(root: string, importer: string, source: string): string | null {
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

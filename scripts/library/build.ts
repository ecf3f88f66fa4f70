/**
 * `npm run build:library`: src/components and src/theme as a package, one module for each of theirs, with types (docs/library.md).
 * `node scripts/library/build.ts folder` writes it to a new folder instead of dist-library/.
 */
import { existsSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { rolldown } from 'rolldown';
import { dts } from 'rolldown-plugin-dts';
import { styledBlocks } from '../styledBlocks.ts';
import { copyFonts, FONT_STYLES, packAddresses } from './assets.ts';
import { withoutCitations } from './comments.ts';
import { everywhere } from './everywhere.ts';
import { libraryManifest, type RootManifest } from './manifest.ts';
import { copyPapers } from './papers.ts';
import { keepRooms, libraryEntries } from './rooms.ts';

const root = fileURLToPath(new URL('../..', import.meta.url)).replace(/[\\/]$/, '');
const USUAL_FOLDER = join(root, 'dist-library');

/** Other packages, but for files of theirs whose address is asked for. */
const OTHER_PACKAGES = /^[a-z@](?!.*\?url$)/;

/** Writes the package to a folder; answers how many entries it has. @throws when an import would bring application code in. */
async function buildLibrary(folder: string): Promise<number> {
  const entries = libraryEntries(root);
  const bundle = await rolldown({
    cwd: root,
    input: entries,
    external: OTHER_PACKAGES,
    platform: 'browser',
    checks: { bundlerTimings: false },
    treeshake: { moduleSideEffects: 'no-external' },
    plugins: [keepRooms(root), packAddresses(root), dts({ cwd: root, tsconfig: 'tsconfig.json' }), everywhere()],
    transform: {
      target: 'es2022',
      jsx: { runtime: 'automatic', development: false },
      plugins: { styledComponents: styledBlocks },
    },
  });
  const { output } = await bundle.write({
    dir: folder,
    format: 'es',
    preserveModules: true,
    preserveModulesRoot: 'src',
    entryFileNames: '[name].js',
    // What the code is for is said in its types; a bundler is told what it may leave out.
    comments: { jsdoc: false, annotation: true, legal: true },
    // Its types have no other door, and Node's resolution wants the ending.
    paths: { 'styled-components/dist/types': 'styled-components/dist/types.js' },
  });
  await bundle.close();
  for (const { fileName } of output.filter((file) => file.fileName.endsWith('.d.ts'))) {
    const path = join(folder, fileName);
    writeFileSync(path, withoutCitations(readFileSync(path, 'utf8'), fileName));
  }
  copyFonts(root, folder);
  copyPapers(root, folder);

  const own = new Set(output.map(({ fileName }) => fileName));
  const imports = output
    .flatMap((file) => (file.type === 'chunk' ? [...file.imports, ...file.dynamicImports] : []))
    .filter((name) => !own.has(name));
  const rootManifest = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8')) as RootManifest;
  const manifest = libraryManifest(rootManifest, {
    entries: Object.keys(entries),
    styles: [FONT_STYLES, 'tokens.css'],
    files: ['tokens.json'],
    imports,
  });
  writeFileSync(join(folder, 'package.json'), `${JSON.stringify(manifest, null, 2)}\n`);
  return Object.keys(entries).length;
}

const [, , wanted] = process.argv;
const folder = wanted ? resolve(wanted) : USUAL_FOLDER;
if (folder === USUAL_FOLDER) rmSync(folder, { recursive: true, force: true });
else if (existsSync(folder)) throw new Error(`«${folder}» ya existe.`);
console.log(`${folder}: ${await buildLibrary(folder)} entradas.`);

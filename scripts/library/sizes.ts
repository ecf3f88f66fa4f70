import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { type Plugin, rolldown } from 'rolldown';
import { packageOf } from './manifest.ts';

/** What every page of the library has once, whatever it uses: counted with none of the entries. */
const SHARED = new Set(['react', 'react-dom', 'styled-components']);

const INPUT = '\0what-a-page-uses';

/**
 * The code of a page that has only these lines, as a production build makes it: minified, without what is fetched later and without the
 * peers. `folder` is what the build wrote; the packages that it depends on are the repository's.
 */
export async function bundled(root: string, folder: string, lines: string, believesManifest = true): Promise<string> {
  const page: Plugin = {
    name: 'page',
    resolveId: (source) => (source === INPUT ? source : null),
    load: (id) =>
      id === INPUT ? lines.replaceAll(/(?<=from ')(?=components\/|theme\/|domain\/)/g, `${folder}/`) : null,
  };
  const bundle = await rolldown({
    cwd: folder,
    input: { page: INPUT },
    platform: 'browser',
    external: (id) => SHARED.has(packageOf(id)),
    resolve: { modules: [join(root, 'node_modules')] },
    checks: { bundlerTimings: false },
    // Whoever does not believe it has to see by itself that a module only makes things.
    ...(believesManifest ? {} : { treeshake: { moduleSideEffects: true } }),
    plugins: [page],
    onLog: () => undefined,
  });
  const { output } = await bundle.generate({ format: 'es', minify: true, entryFileNames: '[name].js' });
  await bundle.close();
  const [first, ...others] = output.filter((file) => file.type === 'chunk');
  const now = new Set(first?.imports);
  return [first, ...others.filter(({ fileName }) => now.has(fileName))].map((chunk) => chunk?.code ?? '').join('\n');
}

/** What an entry adds to a page that has none other, gzipped, in bytes. */
export async function entrySize(root: string, folder: string, entry: string): Promise<number> {
  const code = await bundled(root, folder, `export * from '${entry}.js';`);
  return gzipSync(code, { level: 9 }).length;
}

const SIZES_HEAD = `# Size of each entry

What an entry adds, gzipped, to a page that has no other: minified, with what it brings along, without React, react-dom and styled-components, which
every page has, and without what is fetched only when it is needed. Entries share much, so two cost less than their sum. Written by
\`npm run library\`; a test measures some of them again.
`;

/** The sizes of all entries as a page of docs: groups of names and bytes. */
export function sizeTable(groups: readonly (readonly [string, readonly (readonly [string, number])[]])[]): string {
  const tables = groups.map(([group, rows]) => {
    const lines = rows.map(([name, bytes]) => `| \`${name}\` | ${(bytes / 1000).toFixed(1)} |`);
    return `\n## ${group}\n\n| Entry | kB |\n|---|---:|\n${lines.join('\n')}\n`;
  });
  return SIZES_HEAD + tables.join('');
}

/** The sizes that the page of docs tells, in kB. */
export function toldSizes(page: string): ReadonlyMap<string, number> {
  return new Map(
    [...page.matchAll(/^\| `([^`]+)` \| ([\d.]+) \|$/gm)].map(([, name = '', size]) => [name, Number(size)]),
  );
}

import { readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { publint } from 'publint';
import { formatMessage } from 'publint/utils';
import { preview } from 'vite';
import { apiReport } from '../scripts/library/api.ts';
import { entryFiles } from '../scripts/library/entries.ts';
import { packageOf } from '../scripts/library/manifest.ts';
import { entryName } from '../scripts/library/rooms.ts';
import { bundled, entrySize, toldSizes } from '../scripts/library/sizes.ts';
import { citationsIn } from '../scripts/papers/citations.ts';
import { nextFiles } from './libraryNextApp.ts';
import { pageFiles } from './libraryPage.ts';
import {
  installInto,
  type PackedLibrary,
  packLibrary,
  projectWithReact,
  runInNode,
  runTool,
  temporaryFolder,
} from './libraryProject.ts';
import { bundleStories, type DrawnStories, importEntries, storyFiles } from './libraryStories.ts';
import { startNext, themes, usePage } from './libraryUse.ts';
import { expect, test } from './watch.ts';

/*
 * The library as somebody else gets it: built, packed, and installed into projects outside of the repository (docs/library.md): an empty
 * Vite one, a Next application, and Node without a bundler, with React 19 and 18.
 */

// One worker and one package for all of them. Two cores may be busy with other things.
test.describe.configure({ mode: 'default', timeout: 180_000 });

const root = fileURLToPath(new URL('..', import.meta.url)).replace(/\/$/, '');

/** Entries of several kinds, measured again: all of them take 20 s. */
const MEASURED = [
  'components/Button/Button',
  'components/AccountSelector/AccountSelector',
  'components/Field/TextField',
  'components/Money/Money',
  'components/PinDialog/PinDialog',
  'theme/tokens',
  'domain/money',
];

/**
 * Two pages: the one that is used, and the one that hydrates stories. Links are not followed (projectWithReact). With the React of those who
 * develop: the other one tells of texts and elements alone, and of no attribute that a browser draws otherwise.
 */
const VITE_CONFIG = `export default {
  define: { 'process.env.NODE_ENV': '"development"' },
  resolve: { preserveSymlinks: true },
  build: { rolldownOptions: { input: ['index.html', 'hydrate.html'] } },
};
`;

/** Papers that lie in the package itself. */
const OWN_PAPERS = /^(?:README|CHANGELOG|LICENSE|messages-and-brand)\.md$/;

let base: string;
let library: PackedLibrary;

test.beforeAll(async () => {
  // What the tests may take does not hold for what comes before them.
  base = temporaryFolder();
  library = await packLibrary(base);
});

test.afterAll(() => rmSync(base, { recursive: true, force: true }));

test('what is packed: components, theme, the rules they need, and nothing of the application', () => {
  expect(library.files).toEqual(
    expect.arrayContaining([
      'README.md',
      'messages-and-brand.md',
      'tokens.json',
      'components/Button/Button.js',
      'components/Button/Button.d.ts',
      'theme/fonts.css',
    ]),
  );
  const expected =
    /^(?:package\.json|(?:README|CHANGELOG|LICENSE|messages-and-brand)\.md|tokens\.(?:css|json)|(?:components|domain|theme)\/.*(?:\.js|\.d\.ts)|theme\/fonts\.css|theme\/fonts\/.*(?:\.woff2|LICENSE-[a-z-]+)|components\/DocumentViewer\/(?:(?:legacy-)?pdf\.worker\.min\.mjs|legacy-pdf\.min\.mjs|(?:Liberation|Foxit)[\w-]+\.(?:ttf|pfb)|LICENSE_(?:LIBERATION|FOXIT|(?:PDFJS_)?(?:JBIG2|OPENJPEG)))|components\/PdfDocument\/(?:[\w-]+\.woff|LICENSE-[a-z-]+))$/;
  expect(library.files.filter((file) => !expected.test(file))).toEqual([]);
  expect(
    library.files.filter((file) => /\.(?:stories|test|guide)\.|storyRoom|testRender|Fundamentos/.test(file)),
  ).toEqual([]);
});

test('what its modules import: each other and declared packages', () => {
  const { dependencies, peerDependencies } = library.manifest;
  const declared = new Set([...Object.keys(dependencies), ...Object.keys(peerDependencies)]);
  const modules = library.files.filter((file) => /\.(?:js|d\.ts)$/.test(file));
  const strange = modules.flatMap((file) => {
    const code = readFileSync(join(library.folder, file), 'utf8');
    return [...code.matchAll(/\b(?:from|import)\s*\(?"([^"]+)"/g)]
      .map(([, specifier = '']) => specifier)
      .filter((specifier) => !specifier.startsWith('.') && !declared.has(packageOf(specifier)))
      .map((specifier) => `${file}: ${specifier}`);
  });
  expect(strange).toEqual([]);
  expect(Object.keys(peerDependencies)).toEqual(expect.arrayContaining(['react', 'react-dom', 'styled-components']));
});

test('publint has nothing to say', async () => {
  const tarball = readFileSync(library.tarball);
  const { messages } = await publint({
    pack: { tarball: tarball.buffer.slice(tarball.byteOffset, tarball.byteOffset + tarball.byteLength) },
    strict: true,
  });
  expect(messages.map((message) => formatMessage(message, { ...library.manifest }, { color: false }))).toEqual([]);
});

test('are-the-types-wrong has nothing to say', async () => {
  // Style sheets and data have no types; the profile leaves out `require`, which the package does not serve.
  const untyped = ['theme/fonts.css', 'tokens.css', 'tokens.json'];
  await runTool('attw', [library.tarball, '--profile', 'esm-only', '--exclude-entrypoints', ...untyped], base);
});

test('the surface is the agreed one: docs/library/api.txt («npm run library» writes it anew)', () => {
  expect(apiReport(library.folder)).toBe(readFileSync(join(root, 'docs/library/api.txt'), 'utf8'));
});

test('no docstring, README or message names a paper of the repository', () => {
  const strange = library.files
    .filter((file) => /\.(?:js|d\.ts|md)$/.test(file))
    .flatMap((file) => {
      const said = citationsIn(readFileSync(join(library.folder, file), 'utf8'));
      return said.filter(({ text }) => !OWN_PAPERS.test(text)).map(({ text, line }) => `${file}:${line}: ${text}`);
    });
  expect(strange).toEqual([]);
});

test.describe('what a bundler leaves out', () => {
  const page = (lines: string, believesManifest?: boolean) => bundled(root, library.folder, lines, believesManifest);

  test('of entries that nobody uses nothing stays, even where the manifest is not believed', async () => {
    const lines = entryFiles.map((file, at) => `import * as unused${at} from '${entryName(file)}.js';`);
    expect(await page(lines.join('\n'), false)).toBe('');
  });

  test('of an entry with several blocks only the one that is used', async () => {
    const title = await page("export { DialogTitle } from 'components/Dialog/dialogParts.js';");
    expect(title).toContain('h2.withConfig');
    expect(title).not.toContain('column-reverse');
    expect(await page("export { DialogActions } from 'components/Dialog/dialogParts.js';")).toContain('column-reverse');
  });

  test('sizes are as docs/library/sizes.md says («npm run library» writes it anew)', async () => {
    const told = toldSizes(readFileSync(join(root, 'docs/library/sizes.md'), 'utf8'));
    expect([...told.keys()]).toEqual(entryFiles.map(entryName));
    for (const name of MEASURED) {
      const size = (await entrySize(root, library.folder, name)) / 1000;
      // Rounded to a tenth; and another zlib packs a little otherwise.
      expect.soft(Math.abs(size - (told.get(name) ?? 0)), `${name}: ${size} kB`).toBeLessThan(0.06 + size * 0.03);
    }
  });
});

for (const major of ['19', '18'] as const) {
  test.describe(`with React ${major}`, () => {
    let project: string;

    test.beforeAll(async () => {
      const entries = entriesOf(library);
      project = projectWithReact(base, library, major, {
        ...pageFiles(library.manifest.name, entries),
        'import.js': importEntries(library.manifest.name, entries),
        ...storyFiles(library.manifest.name),
        'vite.config.js': VITE_CONFIG,
      });
      await bundleStories(project, library.manifest.name);
      await runTool('vite', ['build', '--logLevel', 'warn'], project);
    });

    test('Node imports every entry without a bundler', async () => {
      expect(JSON.parse(await runInNode('import.js', project))).toEqual([]);
    });

    test('Node draws every story of every component, and a browser takes it over as it is', async ({ page }) => {
      const { version, drawn, faults } = JSON.parse(await runInNode('draw.js', project)) as DrawnStories;
      expect(faults).toEqual([]);
      expect(version).toMatch(new RegExp(`^${major}\\.`));
      expect(Object.keys(drawn).length).toBeGreaterThan(400);

      const { address, close } = await servePage(project);
      try {
        await page.goto(`${address}hydrate.html`);
        await page.waitForFunction('window.hydrateAll');
        const mended = await page.evaluate((html) => {
          const { hydrateAll } = window as unknown as {
            hydrateAll: (html: DrawnStories['drawn']) => Promise<string[]>;
          };
          return hydrateAll(html);
        }, drawn);
        expect(mended).toEqual([]);
      } finally {
        await close();
      }
    });

    if (major === '18') {
      test('every entry and a page compile, and the page works', async ({ page }) => {
        await runTool('tsc', ['--noEmit', '--preserveSymlinks'], project);
        const { address, close } = await servePage(project);
        try {
          await usePage(page, address, 'Oscuro');
        } finally {
          await close();
        }
      });
    }
  });
}

test.describe('in an empty Vite project', () => {
  let project: string;
  let address: string;
  let close: () => Promise<void>;

  test.beforeAll(async () => {
    project = await installInto(base, library, 'vite', pageFiles(library.manifest.name, entriesOf(library)));
    await runTool('vite', ['build', '--logLevel', 'warn'], project);
    ({ address, close } = await servePage(project));
  });

  test.afterAll(() => close());

  test('every entry and a page compile under strict', async () => {
    await runTool('tsc', ['--noEmit'], project);
  });

  for (const theme of themes) {
    test(`the page works, theme «${theme}»`, ({ page }) => usePage(page, address, theme));
  }
});

test('a Next application (App Router) is drawn on the server with its styles, and works', async ({ page, request }) => {
  const project = await installInto(base, library, 'next', nextFiles(library.manifest.name));
  await runTool('next', ['build', '--webpack'], project);
  const { address, stop } = await startNext(project);
  try {
    const html = await (await request.get(address)).text();
    expect(html).toContain('La cédula existe: $1.245,30');
    expect(html).toMatch(/<style data-styled[^>]*>[^<]*--action-bg/);
    await page.goto(address);
    await expect(page.getByText('Saldo')).toMatchAriaSnapshot('- paragraph: Saldo $1.245,30');
    await page.getByRole('radio', { name: 'Oscuro' }).check();
    await page.getByRole('textbox', { name: 'Concepto' }).fill('Útiles');
    await page.getByRole('button', { name: 'Avisar' }).click();
    await expect(page.getByRole('status')).toContainText('Concepto: Útiles');
    // What the device keeps is not what the server drew; nothing complains of that, and the choice stands.
    await page.reload();
    await expect(page.getByRole('radio', { name: 'Oscuro' })).toBeChecked();
    await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
  } finally {
    await stop();
  }
});

/** The names by which the package is imported, but for its files. */
function entriesOf({ manifest }: PackedLibrary): string[] {
  return Object.entries(manifest.exports).flatMap(([name, target]) => (typeof target === 'string' ? [] : [name]));
}

/** Serves the built page of a project. */
async function servePage(project: string): Promise<{ address: string; close: () => Promise<void> }> {
  const server = await preview({
    root: project,
    configFile: false,
    logLevel: 'warn',
    preview: { host: '127.0.0.1', port: 0 },
  });
  return { address: server.resolvedUrls?.local[0] ?? '', close: () => server.close() };
}

import { readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import type { Page } from '@playwright/test';
import { publint } from 'publint';
import { formatMessage } from 'publint/utils';
import { preview } from 'vite';
import { type ColorName, darkColors, lightColors } from '#theme/tokens.ts';
import { packageOf } from '../scripts/library/manifest.ts';
import { pageFiles } from './libraryPage.ts';
import { installInto, type PackedLibrary, packLibrary, runTool, temporaryFolder } from './libraryProject.ts';
import { expect, test } from './watch.ts';

/*
 * The library as somebody else gets it: built, packed, installed into an empty Vite project outside of the repository (docs/library.md).
 */

// One worker and one package for all of them. Two cores may be busy with other things.
test.describe.configure({ mode: 'default', timeout: 180_000 });

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
      'components/Button/Button.js',
      'components/Button/Button.d.ts',
      'theme/fonts.css',
    ]),
  );
  const expected =
    /^(?:package\.json|README\.md|(?:components|domain|theme)\/.*(?:\.js|\.d\.ts)|theme\/fonts\.css|theme\/fonts\/.*(?:\.woff2|LICENSE-[a-z-]+)|components\/DocumentViewer\/(?:(?:legacy-)?pdf\.worker\.min\.mjs|legacy-pdf\.min\.mjs|(?:Liberation|Foxit)[\w-]+\.(?:ttf|pfb)|LICENSE_(?:LIBERATION|FOXIT))|components\/PdfDocument\/(?:[\w-]+\.woff|LICENSE-[a-z-]+))$/;
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
  // The style sheet has no types; the profile leaves out `require`, which the package does not serve.
  await runTool('attw', [library.tarball, '--profile', 'esm-only', '--exclude-entrypoints', 'theme/fonts.css'], base);
});

test.describe('in an empty Vite project', () => {
  let project: string;
  let address: string;
  let close: () => Promise<void>;

  test.beforeAll(async () => {
    const entries = Object.entries(library.manifest.exports).flatMap(([name, target]) =>
      typeof target === 'string' ? [] : [name],
    );
    project = await installInto(base, library, pageFiles(library.manifest.name, entries));
    await runTool('vite', ['build', '--logLevel', 'warn'], project);
    const server = await preview({
      root: project,
      configFile: false,
      logLevel: 'warn',
      preview: { host: '127.0.0.1', port: 0 },
    });
    address = server.resolvedUrls?.local[0] ?? '';
    close = () => server.close();
  });

  test.afterAll(() => close());

  test('every entry and a page compile under strict', async () => {
    await runTool('tsc', ['--noEmit'], project);
  });

  for (const [theme, colors] of [
    ['Claro', lightColors],
    ['Oscuro', darkColors],
  ] as const) {
    test(`the page works, theme «${theme}»`, async ({ page }) => {
      await page.goto(address);
      await page.getByRole('radio', { name: theme }).check();
      await expect(page.getByRole('heading', { name: 'Proyecto vacío' })).toBeVisible();
      await expect(page.getByText('Saldo')).toMatchAriaSnapshot('- paragraph: Saldo $1.245,30');
      await expect(page.getByRole('textbox', { name: 'Concepto' })).toHaveAccessibleDescription('Lo verá quien recibe');

      const notice = page.getByRole('status');
      const button = page.getByRole('button', { name: 'Cerrar sesión' });
      await expect(page.locator('html')).toHaveCSS('background-color', rgb(colors, 'surfaceCanvas'));
      await expect(page.locator('body')).toHaveCSS('color', rgb(colors, 'textPrimary'));
      await expect(notice).toHaveCSS('background-color', rgb(colors, 'infoSoft'));
      await expect(button).toHaveCSS('background-color', rgb(colors, 'actionBg'));
      await expect(button).toHaveCSS('font-family', /^"Figtree Variable"/);
      await expect.poll(() => loadedFonts(page)).toContain('Figtree Variable');

      await button.click();
      const dialog = page.getByRole('alertdialog', { name: '¿Desea salir?' });
      await expect(dialog).toHaveAccessibleDescription('Su sesión termina.');
      await dialog.getByRole('button', { name: 'Salir' }).click();
      await expect(dialog).toBeHidden();
      await expect(notice).toHaveText('Salió');

      await page.getByRole('textbox', { name: 'Concepto' }).fill('Útiles');
      await page.getByRole('button', { name: 'Hacer un PDF' }).click();
      await expect(notice).toHaveText('Páginas: 1');
    });
  }
});

/** `#0A2329` → `rgb(10, 35, 41)`, as the browser says it. */
function rgb(colors: Readonly<Record<ColorName, string>>, name: ColorName): string {
  const [red, green, blue] = [1, 3, 5].map((start) => Number.parseInt(colors[name].slice(start, start + 2), 16));
  return `rgb(${red}, ${green}, ${blue})`;
}

/** Families of which the page has loaded a file. */
function loadedFonts(page: Page): Promise<string[]> {
  return page.evaluate(() =>
    [...document.fonts].filter(({ status }) => status === 'loaded').map(({ family }) => family.replaceAll('"', '')),
  );
}

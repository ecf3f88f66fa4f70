import { spawn } from 'node:child_process';
import { createServer } from 'node:net';
import { fileURLToPath } from 'node:url';
import type { Locator, Page } from '@playwright/test';
import { type ColorName, darkColors, lightColors } from '#theme/tokens.ts';
import { expect } from './watch.ts';

const colorsOf = { Claro: lightColors, Oscuro: darkColors } as const;

/** The themes that the page offers, by their words. */
export const themes = ['Claro', 'Oscuro'] as const;

/** What takes a `ref` on the page of libraryPage.ts, by what it is called. */
const WITH_REFS = [
  'Botón',
  'Botón de icono',
  'Botón de texto',
  'Casilla',
  'Contraseña',
  'Fecha',
  'Lista',
  'Mensaje',
  'Monto',
  'Texto',
  'Valor',
];

/** Uses the page of libraryPage.ts in one theme: looks, words, a dialog, a made and opened PDF, a form, refs. */
export async function usePage(page: Page, address: string, theme: (typeof themes)[number]): Promise<void> {
  const colors = colorsOf[theme];
  await page.goto(address);
  await page.getByRole('radio', { name: theme }).check();
  await expect(page.getByRole('heading', { name: 'Proyecto vacío' })).toBeVisible();
  await expect(page.getByText('Saldo')).toMatchAriaSnapshot('- paragraph: Saldo $1.245,30');
  await expect(page.getByRole('textbox', { name: 'Concepto' })).toHaveAccessibleDescription('Lo verá quien recibe');

  // The first: a field that counts what is typed says that too.
  const notice = page.getByRole('status').first();
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

  // A form library holds its fields by their refs: what it begins with stands in them, and what is typed reaches it.
  const reference = page.getByRole('textbox', { name: 'Referencia' });
  await expect(reference).toHaveValue('Cuota 1');
  await reference.fill('Cuota 2');
  await page.getByRole('button', { name: 'Enviar' }).click();
  await expect(notice).toHaveText('Referencia: Cuota 2');
  const withRefs = page.getByRole('region', { name: 'Con referencia' });
  for (const name of WITH_REFS)
    await expect.soft(withRefs.locator('[data-held]').and(called(page, name))).toHaveCount(1);
}

/** What is called so by its label, its own or its words. */
function called(page: Page, name: string): Locator {
  return page.getByLabel(name, { exact: true }).or(page.getByRole('button', { name, exact: true }));
}

/** `next start` in a built application, at a port that is free. */
export async function startNext(project: string): Promise<{ address: string; stop: () => Promise<void> }> {
  const port = await freePort();
  const next = fileURLToPath(new URL('../node_modules/next/dist/bin/next', import.meta.url));
  const server = spawn(process.execPath, [next, 'start', '-p', String(port), '-H', '127.0.0.1'], {
    cwd: project,
    env: { ...process.env, NEXT_TELEMETRY_DISABLED: '1' },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  const ended = new Promise<void>((resolve) => server.once('close', () => resolve()));
  let said = '';
  await new Promise<void>((resolve, reject) => {
    const hear = (chunk: Buffer): void => {
      said += chunk.toString();
      if (said.includes('Ready')) resolve();
    };
    server.stdout.on('data', hear);
    server.stderr.on('data', hear);
    void ended.then(() => reject(new Error(`next start: ${said}`)));
  });
  const stop = async (): Promise<void> => {
    server.kill();
    await ended;
  };
  return { address: `http://127.0.0.1:${port}/`, stop };
}

function freePort(): Promise<number> {
  return new Promise((resolve) => {
    const server = createServer().listen(0, '127.0.0.1', () => {
      const address = server.address();
      server.close(() => resolve(typeof address === 'object' && address ? address.port : 0));
    });
  });
}

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

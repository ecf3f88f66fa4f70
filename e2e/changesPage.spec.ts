import { expect, type Page, test } from '@playwright/test';
import sharp from 'sharp';
import { groupChanges } from '../scripts/visual/changes/group.ts';
import { changesPage } from '../scripts/visual/page/changesPage.ts';
import type { Difference } from '../scripts/visual/report.ts';

/*
 * The page «Qué cambió» (docs/visual.md «When a picture changed») in a browser: what is accepted is what somebody has seen. A tool's page, and none of
 * the application's: nobody watches it.
 */

const box = (height = 40) => ({ x: 0, y: 0, width: 80, height });
const difference = (name: string, known: Partial<Difference>): Difference => ({
  id: name.replace('/', '--').replace('.390', ''),
  name,
  print: name,
  pixels: 80,
  ...known,
});

/** A word, a box that grew below what was there, and a picture that is new. */
const differences: readonly Difference[] = [
  difference('pantallas-inicio/listo.390', {
    regions: [{ kind: 'text', before: box(), now: box(), pattern: 'palabra' }],
  }),
  difference('pantallas-pagos/listo.390', {
    regions: [{ kind: 'box', before: box(100), now: box(400), pattern: 'caja' }],
  }),
  difference('pantallas-recargas/listo.390', { pixels: null }),
];

const ORIGIN = 'http://cambios.prueba';

/** Before, every picture is 100 px high; now 400. */
async function open(page: Page, isServed = true): Promise<void> {
  const picture = (height: number) =>
    sharp({ create: { width: 80, height, channels: 3, background: '#0f5c66' } })
      .png()
      .toBuffer();
  const [before, now] = [await picture(100), await picture(400)];
  const html = changesPage(groupChanges(differences), new Map(), isServed);
  await page.route(`${ORIGIN}/**`, async (route) => {
    const { pathname } = new URL(route.request().url());
    if (pathname === '/aceptar') return route.abort();
    if (pathname.endsWith('.png'))
      return route.fulfill({ contentType: 'image/png', body: pathname.endsWith('.antes.png') ? before : now });
    return route.fulfill({ contentType: 'text/html', body: html });
  });
  await page.goto(ORIGIN);
}

test('«Marcar todos» marks what the filter shows and nothing that it hides', async ({ page }) => {
  await open(page);
  await page.getByRole('radio', { name: /^Texto/ }).check({ force: true });
  await expect(page.getByRole('article')).toHaveCount(1);
  await expect(page.getByRole('navigation').getByRole('link')).toHaveCount(1);
  await page.getByRole('button', { name: 'Marcar todos' }).click();
  await expect(page.getByRole('status')).toHaveText('1 de 3 cambios: 1 retratos.');
  await page.getByRole('radio', { name: /^Todos/ }).check({ force: true });
  await expect(page.getByRole('checkbox', { checked: true })).toHaveCount(1);
});

test('each tick box says of which change it speaks', async ({ page }) => {
  await open(page);
  const descriptions = await page
    .getByRole('checkbox')
    .evaluateAll((boxes) =>
      boxes.map((one) => document.getElementById(one.getAttribute('aria-describedby') ?? '')?.textContent),
    );
  expect(descriptions).toHaveLength(3);
  expect(descriptions.every(Boolean)).toBe(true);
});

test('a new picture is seen whole, and so is what a page grew by', async ({ page }) => {
  await open(page);
  const shown = async (name: string) => {
    await page.locator(`[data-picture="${name}"]`).evaluate((button: HTMLElement) => button.click());
    const heights = await page
      .getByRole('dialog')
      .locator('.full')
      .evaluate((full) => ({
        full: full.getBoundingClientRect().height,
        shown: [...full.querySelectorAll('img')].map((image) => image.getBoundingClientRect().height),
        cut: getComputedStyle(full.querySelector('.over') as Element).clipPath,
      }));
    await page.getByRole('button', { name: 'Cerrar' }).click();
    return heights;
  };
  await expect.poll(() => shown('pantallas-recargas/listo.390')).toEqual({ full: 400, shown: [0, 400], cut: 'none' });
  await expect
    .poll(() => shown('pantallas-pagos/listo.390'))
    .toMatchObject({ full: 400, shown: [100, 400], cut: 'inset(0px 0px 0px 50%)' });
});

test('where its server has gone, or nothing may be copied, it says so', async ({ page }) => {
  await open(page);
  await page.getByRole('button', { name: 'Marcar todos' }).click();
  await page.getByRole('button', { name: 'Aceptar' }).click();
  await expect(page.getByRole('status')).toHaveText('El servidor no contesta: npm run visual:report.');
  await open(page, false);
  await page.getByRole('button', { name: 'Marcar todos' }).click();
  await page.getByRole('button', { name: 'Copiar la orden' }).click();
  await expect(page.getByRole('status')).toHaveText('Este navegador no deja copiar aquí: copie usted la orden.');
});

/*
 * What a phone of the cheapest kind makes of it: `npm run bench:lowend` after `npm run build` (or name another folder and the number of runs:
 * `node bench/lowEnd.ts dist 3`). With the processor six times slower: the longest time from a key to the frame that shows it, in the fields of
 * the sign-in, in the amount and the concept of a transfer and in the boxes of the code; and the longest task while an account with 20.000
 * movements opens. Nothing is checked: the figures are for people.
 */
import { parseArgs } from 'node:util';
import { type Browser, chromium, type Locator, type Page } from 'playwright';
import { createSandbox } from '#mocks/sandbox/sandbox.ts';
import { to } from '#navigation/paths.ts';
import { launchOptions } from '../scripts/browser.ts';
import { leaveFigures } from './figures.ts';
import { median, slowDown, spread } from './slow.ts';
import { openPage, tasksSince } from './visit.ts';

const { positionals } = parseArgs({ allowPositionals: true });
const DIST = positionals[0] ?? 'dist';
const RUNS = Number(positionals[1] ?? 3);
const SLOWER = 6;
const ACCOUNT = '010201004871';

/** Places that are typed into, as they are told. */
const PLACES = ['usuario', 'contraseña', 'valor', 'concepto', 'código'] as const;

/** Keeps how long each key took to be seen (event timing), ms. */
const watchKeys = (page: Page) =>
  page.addInitScript(() => {
    const keys: number[] = [];
    new PerformanceObserver((list) => {
      for (const { name, duration } of list.getEntries()) if (name.startsWith('key')) keys.push(duration);
    }).observe({ type: 'event', durationThreshold: 16, buffered: true } as PerformanceObserverInit);
    Object.assign(window, { keys });
  });

/** Types there as a hurried person does; the longest wait for a letter, ms. */
async function typeInto(page: Page, field: Locator, text: string): Promise<number> {
  await field.click();
  await page.evaluate(() => {
    (window as unknown as { keys: number[] }).keys.length = 0;
  });
  await page.keyboard.type(text, { delay: 120 });
  await page.waitForTimeout(500);
  return page.evaluate(() => Math.max(0, ...(window as unknown as { keys: number[] }).keys));
}

async function measure(browser: Browser, url: string) {
  const page = await openPage(browser);
  try {
    await watchKeys(page);
    await page.goto(`${url}/login`);
    await slowDown(page, { line: null, cpu: SLOWER });
    const keys = [
      await typeInto(page, page.getByLabel('Usuario', { exact: true }), 'mfguaman'),
      await typeInto(page, page.getByLabel('Contraseña', { exact: true }), 'Ribera2026'),
    ];
    await page.getByRole('button', { name: 'Ingresar' }).click();
    await page.getByRole('heading', { name: 'Mis productos' }).waitFor();
    await page.goto(`${url}${to.transferenciaInterna}`);
    await page.getByText('Seleccione una opción').first().click();
    await page.getByRole('option').first().click();
    keys.push(
      await typeInto(page, page.getByLabel('Valor'), '1250,10'),
      await typeInto(page, page.getByLabel('Concepto'), 'Arriendo de noviembre'),
    );
    await page.getByRole('button', { name: 'Revisar' }).click();
    await page.getByRole('button', { name: /^Confirmar|^Transferir \$/ }).click();
    const boxes = page.getByRole('dialog').getByRole('textbox');
    await boxes.first().waitFor();
    keys.push(await typeInto(page, boxes.first(), '12345'));
    await page.getByRole('dialog').getByRole('button', { name: 'Cerrar' }).click();
    await tasksSince(page, 1_000);
    await page.goto(`${url}${to.cuenta(ACCOUNT)}`);
    await page.getByText('Mostrando 20 de').waitFor();
    await page.getByRole('slider').waitFor();
    return { keys, opening: Math.max(0, ...(await tasksSince(page, 1_000))) };
  } finally {
    await page.context().close();
  }
}

const sandbox = await createSandbox({ distFolder: DIST, manyMovements: 20_000 }).listen(0);
const browser = await chromium.launch(await launchOptions());
try {
  const runs: Awaited<ReturnType<typeof measure>>[] = [];
  for (let run = 0; run < RUNS; run += 1) runs.push(await measure(browser, sandbox.url));
  console.log(
    `Procesador seis veces más lento, ${RUNS} veces: mediana (menor–mayor) de la letra que más tardó en verse`,
  );
  for (const [at, place] of PLACES.entries())
    console.log(`  ${place.padEnd(12)} ${spread(runs.map(({ keys }) => keys[at] ?? Number.NaN))}`);
  leaveFigures([
    ...PLACES.map((place, at) => ({
      name: `${place}, ms`,
      value: median(runs.map(({ keys }) => keys[at] ?? Number.NaN)),
      most: 100,
    })),
    { name: 'longest task of 20,000 movements, ms', value: median(runs.map(({ opening }) => opening)), most: 200 },
  ]);
  console.log(`Cuenta con 20.000 movimientos, tarea más larga al abrir: ${spread(runs.map(({ opening }) => opening))}`);
} finally {
  await browser.close();
  await sandbox.close();
}

/*
 * What a long list of movements costs: the built page over the sandbox with 20.000 movements in its first account. Run with
 * `npm run bench:movements` after `npm run build` (or name another folder: `node bench/movements.ts dist 3`, the number being that of
 * the runs). Presses «Cargar más» forty times, scrolls through what is there and filters by text. Printed: the median time of a page
 * from the click to its drawing, early (1–5) against late (36–40); the longest task; the elements in the page at 2, 20 and 40 pages.
 * Nothing is checked: the figures are for people, and the machine has other things to do.
 */
import { parseArgs } from 'node:util';
import { type Browser, chromium, type Page } from 'playwright';
import { createSandbox } from '#mocks/sandbox/sandbox.ts';
import { launchOptions } from '../scripts/browser.ts';
import { leaveFigures } from './figures.ts';
import { median, spread } from './slow.ts';
import { openPage, signIn, tasksSince } from './visit.ts';

const { positionals } = parseArgs({ allowPositionals: true });
const DIST = positionals[0] ?? 'dist';
const RUNS = Number(positionals[1] ?? 3);
const MOVEMENTS = 20_000;
const ACCOUNT = '010201004871';
const PAGES = 40;
/** Entries of a page. */
const SIZE = 20;
/** When the elements of the page are counted. */
const COUNTED = [2, 20, 40];

/** What one run measured, ms. */
interface Run {
  pages: number[];
  elements: Map<number, number>;
  loadTask: number;
  pagesTask: number;
  scrollTask: number;
  filterTask: number;
  filter: number;
}

/** Longest task since the last question, ms; 0 when none reached 50 ms. */
const longestTask = async (page: Page) => Math.max(0, ...(await tasksSince(page, 100)));

/** Presses «Cargar más» and waits, inside the page, until that many rows are said to be there and drawn. */
const loadMore = (page: Page, shown: number) =>
  page.evaluate(async (wanted) => {
    const button = [...document.querySelectorAll('button')].find(({ textContent }) => textContent === 'Cargar más');
    if (!button) throw new Error('No hay «Cargar más».');
    const begin = performance.now();
    button.click();
    while (!document.body.textContent?.includes(`Mostrando ${wanted} de`))
      await new Promise((resolve) => requestAnimationFrame(resolve));
    await new Promise((resolve) => requestAnimationFrame(resolve));
    return performance.now() - begin;
  }, shown);

async function measure(browser: Browser, url: string): Promise<Run> {
  const page = await openPage(browser);
  try {
    await signIn(page, url);
    await page.goto(`${url}/cuentas/${ACCOUNT}`);
    await page.getByText(`Mostrando ${SIZE} de`).waitFor();
    await page.getByRole('slider').waitFor();
    const loadTask = await longestTask(page);
    const pages: number[] = [];
    const elements = new Map<number, number>();
    for (let count = 1; count <= PAGES; count += 1) {
      if (COUNTED.includes(count))
        elements.set(count, await page.evaluate(() => document.querySelectorAll('*').length));
      if (count === PAGES) break;
      await page.getByRole('button', { name: 'Cargar más' }).scrollIntoViewIfNeeded();
      pages.push(await loadMore(page, (count + 1) * SIZE));
    }
    pages.push(await loadMore(page, (PAGES + 1) * SIZE));
    const pagesTask = await longestTask(page);
    await page.evaluate(async () => {
      for (let top = document.documentElement.scrollHeight; top > 0; top -= innerHeight * 2) {
        scrollTo(0, top);
        await new Promise((resolve) => requestAnimationFrame(resolve));
      }
      scrollTo(0, 0);
    });
    const scrollTask = await longestTask(page);
    const begin = performance.now();
    await page.getByLabel('Buscar por descripción').fill('centrosur');
    await page.getByText(/^\d{1,2} movimientos$/).waitFor();
    const filter = performance.now() - begin;
    return { pages, elements, loadTask, pagesTask, scrollTask, filterTask: await longestTask(page), filter };
  } finally {
    await page.context().close();
  }
}

const ms = (values: readonly number[]) => spread(values, 'ms', 1);

const sandbox = await createSandbox({ distFolder: DIST, manyMovements: MOVEMENTS }).listen(0);
const browser = await chromium.launch(await launchOptions());
try {
  const runs: Run[] = [];
  for (let run = 1; run <= RUNS; run += 1) runs.push(await measure(browser, sandbox.url));
  console.log(`${MOVEMENTS} movimientos, ${RUNS} veces: mediana (menor–mayor)`);
  console.log(`  por página, 1–5     ${ms(runs.flatMap(({ pages }) => pages.slice(0, 5)))}`);
  console.log(`  por página, 36–40   ${ms(runs.flatMap(({ pages }) => pages.slice(35, 40)))}`);
  console.log(`  filtrar por texto   ${ms(runs.map(({ filter }) => filter))}, con 300 ms de espera`);
  for (const [name, key] of [
    ['al abrir', 'loadTask'],
    ['al cargar', 'pagesTask'],
    ['al recorrer', 'scrollTask'],
    ['al filtrar', 'filterTask'],
  ] as const)
    console.log(`  tarea más larga ${name.padEnd(12)} ${ms(runs.map((run) => run[key]))}`);
  leaveFigures(
    (['loadTask', 'pagesTask', 'scrollTask', 'filterTask'] as const).map((key) => ({
      name: `${key}, ms`,
      value: median(runs.map((run) => run[key])),
      most: 200,
    })),
  );
  for (const count of COUNTED)
    console.log(
      `  elementos, ${String(count).padStart(2)} páginas ${median(runs.map(({ elements }) => elements.get(count) ?? Number.NaN))}`,
    );
} finally {
  await browser.close();
  await sandbox.close();
}

/*
 * What a search over a long catalogue costs: the built page over the sandbox with 2.000 services. Run with `npm run bench:services`
 * after `npm run build` (or name another folder: `node bench/services.ts dist 3`, the number being that of the runs). Types
 * «luz» letter by letter in «Buscar servicio». Printed, per run and as a median: the longest task, how many took more than 100 ms, and
 * the time from each letter to its result, drawn. Nothing is checked: the figures are for people, and the machine has other things to do.
 */
import { parseArgs } from 'node:util';
import { type Browser, chromium, type Page } from 'playwright';
import { seedManyServices } from '#mocks/bank/seed/manyServices.ts';
import { createSandbox } from '#mocks/sandbox/sandbox.ts';
import { launchOptions } from '../scripts/browser.ts';
import { spread } from './slow.ts';
import { openPage, signIn, tasksSince } from './visit.ts';

const { positionals } = parseArgs({ allowPositionals: true });
const DIST = positionals[0] ?? 'dist';
const RUNS = Number(positionals[1] ?? 3);
const SERVICES = 2000;
const SEARCH = 'luz';
/** A task of the page that holds it up for longer is felt, ms. */
const TOO_LONG_MS = 100;

/** What one run measured, ms. */
interface Run {
  /** Longest task while the page came up. */
  loadTask: number;
  /** Longest task from the first letter on; 0 when none reached 50 ms. */
  longestTask: number;
  /** How many of these took more than {@link TOO_LONG_MS}. */
  tooLong: number;
  /** From each letter to what it finds. */
  letters: number[];
}

/** ms in which the page comes to rest. */
const REST_MS = 400;

declare global {
  interface Window {
    /** From the next key to the next count of what is found, drawn, ms; NaN where there is none within a second. */
    drawn: Promise<number>;
  }
}

/** Types one letter and waits until it is drawn how many services are found with it, ms; NaN where nothing new is drawn within a second. */
async function typeLetter(page: Page, letter: string): Promise<number> {
  // Watched before it is typed: a key and a question of ours reach the page by ways of their own, and the key may be the quicker.
  await page.evaluate(() => {
    // What is seen: what is heard waits until nobody types any more.
    const count = () =>
      document.querySelector('main section[aria-label="Servicios encontrados"] > [aria-hidden]')?.textContent ?? '';
    const before = count();
    window.drawn = new Promise((resolve) => {
      const look = (begin: number) => {
        if (count() !== before && count() !== '') requestAnimationFrame(() => resolve(performance.now() - begin));
        else if (performance.now() - begin > 1000) resolve(Number.NaN);
        else requestAnimationFrame(() => look(begin));
      };
      addEventListener('keydown', ({ timeStamp }) => look(timeStamp), { once: true, capture: true });
    });
  });
  await page.keyboard.press(letter);
  return page.evaluate(() => window.drawn);
}

async function measure(browser: Browser, url: string): Promise<Run> {
  const page = await openPage(browser);
  try {
    await signIn(page, url);
    const listed = page.waitForResponse((response) => response.url().endsWith('/pagos/servicios'));
    await page.goto(`${url}/pagos`);
    await listed;
    await page
      .getByRole('button', { name: /^Ver comprobante de/ })
      .first()
      .waitFor();
    const loadTask = Math.max(0, ...(await tasksSince(page, REST_MS)));
    await page.getByRole('searchbox', { name: 'Buscar servicio' }).click();
    const letters: number[] = [];
    for (const letter of SEARCH) letters.push(await typeLetter(page, letter));
    const tasks = await tasksSince(page, REST_MS);
    const found = await page.getByRole('region', { name: 'Servicios encontrados' }).getByRole('listitem').count();
    if (found === 0) throw new Error('No se encontró ningún servicio.');
    return {
      loadTask,
      longestTask: Math.max(0, ...tasks),
      tooLong: tasks.filter((duration) => duration > TOO_LONG_MS).length,
      letters,
    };
  } finally {
    await page.context().close();
  }
}

const ms = (values: readonly number[]) => spread(values, 'ms', 1);

const built = createSandbox({ distFolder: DIST });
seedManyServices(built.demo.bank, SERVICES);
const sandbox = await built.listen(0);
const browser = await chromium.launch(await launchOptions());
try {
  const runs: Run[] = [];
  for (let run = 1; run <= RUNS; run += 1) runs.push(await measure(browser, sandbox.url));
  console.log(`${SERVICES} servicios, «${SEARCH}» letra por letra, ${RUNS} veces: mediana (menor–mayor)`);
  console.log(`  tarea más larga al abrir     ${ms(runs.map(({ loadTask }) => loadTask))}`);
  console.log(`  tarea más larga al escribir  ${ms(runs.map(({ longestTask }) => longestTask))}`);
  console.log(`  tareas de más de ${TOO_LONG_MS} ms      ${runs.map(({ tooLong }) => tooLong).join(', ')}`);
  for (const [index, letter] of [...SEARCH].entries())
    console.log(`  hasta ver lo hallado, «${letter}»  ${ms(runs.map(({ letters }) => letters[index] ?? Number.NaN))}`);
} finally {
  await browser.close();
  await sandbox.close();
}

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

const { positionals } = parseArgs({ allowPositionals: true });
const DIST = positionals[0] ?? 'dist';
const RUNS = Number(positionals[1] ?? 3);
const SERVICES = 2000;
const SEARCH = 'luz';
/** A task of the page that holds it up for longer is felt, ms. */
const TOO_LONG_MS = 100;

declare global {
  interface Window {
    /** Durations of the tasks of 50 ms or more so far. */
    longTasks: number[];
  }
}

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

async function signIn(page: Page, url: string): Promise<void> {
  await page.goto(`${url}/login`);
  await page.getByLabel('Usuario', { exact: true }).fill('mfguaman');
  await page.getByLabel('Contraseña', { exact: true }).fill('Ribera2026');
  await page.getByRole('button', { name: 'Ingresar' }).click();
  // A device that the bank does not know yet asks for the code.
  const products = page.getByRole('heading', { name: 'Mis productos' });
  const code = page.getByRole('dialog').getByRole('textbox').first();
  await products.or(code).first().waitFor();
  if (await code.isVisible()) {
    await code.click();
    await page.keyboard.type('123456');
    await page.getByRole('button', { name: 'Continuar' }).click();
    await products.waitFor();
  }
}

/** The tasks of 50 ms or more since the last question, ms, once the page has come to rest. */
const tasksSince = (page: Page) =>
  page.evaluate(async () => {
    await new Promise((resolve) => setTimeout(resolve, 400));
    const tasks = window.longTasks;
    window.longTasks = [];
    return tasks;
  });

/** Types one letter and waits until the page says how many services it finds with it, ms. */
async function typeLetter(page: Page, letter: string): Promise<number> {
  const drawn = page.evaluate(
    () =>
      new Promise<number>((resolve) => {
        const status = () => document.querySelector('main section [role="status"]')?.textContent ?? '';
        const before = status();
        const begin = performance.now();
        // The count may be the same as before: then the letter has had its time all the same.
        const look = () => {
          const isNew = status() !== before && status() !== '';
          if (isNew || performance.now() - begin > 1000) resolve(performance.now() - begin);
          else requestAnimationFrame(look);
        };
        look();
      }),
  );
  await page.keyboard.press(letter);
  return drawn;
}

async function measure(browser: Browser, url: string): Promise<Run> {
  const context = await browser.newContext({ locale: 'es-EC', timezoneId: 'America/Guayaquil' });
  const page = await context.newPage();
  // The demo's clock stands: the page's day is the books' own.
  await page.clock.setFixedTime('2026-11-20T10:15:00-05:00');
  await page.addInitScript(() => {
    window.longTasks = [];
    new PerformanceObserver((list) => {
      for (const { duration } of list.getEntries()) window.longTasks.push(duration);
    }).observe({ type: 'longtask' });
  });
  try {
    await signIn(page, url);
    const listed = page.waitForResponse((response) => response.url().endsWith('/pagos/servicios'));
    await page.goto(`${url}/pagos`);
    await listed;
    await page
      .getByRole('button', { name: /^Comprobante de/ })
      .first()
      .waitFor();
    const loadTask = Math.max(0, ...(await tasksSince(page)));
    await page.getByRole('searchbox', { name: 'Buscar servicio' }).click();
    const letters: number[] = [];
    for (const letter of SEARCH) letters.push(await typeLetter(page, letter));
    const tasks = await tasksSince(page);
    const found = await page.getByRole('region', { name: 'Servicios encontrados' }).getByRole('listitem').count();
    if (found === 0) throw new Error('No se encontró ningún servicio.');
    return {
      loadTask,
      longestTask: Math.max(0, ...tasks),
      tooLong: tasks.filter((duration) => duration > TOO_LONG_MS).length,
      letters,
    };
  } finally {
    await context.close();
  }
}

function median(values: readonly number[]): number {
  return values.toSorted((one, other) => one - other)[Math.floor(values.length / 2)] ?? 0;
}

const ms = (values: readonly number[]) =>
  `${median(values).toFixed(1)} (${Math.min(...values).toFixed(1)}–${Math.max(...values).toFixed(1)}) ms`;

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
    console.log(`  hasta ver lo hallado, «${letter}»  ${ms(runs.map(({ letters }) => letters[index] ?? 0))}`);
} finally {
  await browser.close();
  await sandbox.close();
}

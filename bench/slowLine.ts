/*
 * What a member has of the bank on a line of 50 kbit/s that answers after 800 ms: `npm run bench:slow` after `npm run build` (or name another
 * folder and the number of runs: `node bench/slowLine.ts dist 3`). A first visit with nothing kept, then the second one, whose files the service
 * worker has (D-73): until the form of the sign-in is seen, until a press shows that it was heard (on the first visit), and until its program
 * answers. Then, signed in on that second visit, until a tap on each page's link shows the page's frame and its content. Nothing is checked:
 * the figures are for people.
 */
import { parseArgs } from 'node:util';
import { type Browser, type BrowserContext, chromium, type Page } from 'playwright';
import { createSandbox } from '#mocks/sandbox/sandbox.ts';
import { to } from '#navigation/paths.ts';
import { noteAnswer } from '#testing/answerWatch.ts';
import { launchOptions } from '../scripts/browser.ts';
import { leaveFigures } from './figures.ts';
import { AS_DEPLOYED, median, slowDown, spread, VILLAGE } from './slow.ts';
import { signIn } from './visit.ts';

const { positionals } = parseArgs({ allowPositionals: true });
const DIST = positionals[0] ?? 'dist';
const RUNS = Number(positionals[1] ?? 3);
/** A first visit takes half a minute. */
const PATIENCE_MS = 120_000;

/** Pages with what shows that their content has come. */
const PAGES: readonly (readonly [name: string, path: string, content: string])[] = [
  ['Inicio', to.inicio, '•••• 4871'],
  ['Cuenta', to.cuenta('010201004871'), 'Mostrando 20 de'],
  ['Transferencia interna', to.transferenciaInterna, '•••• 4871'],
  ['Transferencia externa', to.transferenciaExterna, '•••• 4871'],
  ['Pagos de servicios', to.pagos, 'Agua'],
  ['Pago de tarjetas', to.pagoTarjetas, '•••• 4871'],
  ['Configuración', to.perfilSocio, 'Correo'],
];

/** ms from opening the address; `heard` from a press. */
interface Opening {
  seen: number;
  heard: number;
  answers: number;
}

/** Opens /login: when its form is painted, and when what was done there is carried out. `hurried`: its button is pressed as soon as it is seen. */
async function open(page: Page, url: string, { hurried = false } = {}): Promise<Opening> {
  await page.addInitScript(noteAnswer);
  await page.goto(`${url}/login`, { waitUntil: 'commit', timeout: PATIENCE_MS });
  const heard = hurried ? await pressEarly(page) : Number.NaN;
  await page.waitForFunction(() => window.answeredAt !== undefined, null, { timeout: PATIENCE_MS });
  const times = await page.evaluate(() => ({
    seen: performance.getEntriesByName('first-contentful-paint')[0]?.startTime ?? Number.NaN,
    answers: window.answeredAt ?? Number.NaN,
  }));
  return { ...times, heard };
}

/**
 * Presses «Ingresar» before its program is there: until the button shows that it was heard, ms; NaN where the program was there sooner.
 * Nothing is typed, so that nothing is sent.
 */
async function pressEarly(page: Page): Promise<number> {
  await page.locator('button[type="submit"]').waitFor({ timeout: PATIENCE_MS });
  return page.evaluate(async () => {
    const button = document.querySelector<HTMLButtonElement>('button[type="submit"]');
    if (!button || window.earlyHand === undefined) return Number.NaN;
    const start = performance.now();
    button.click();
    await new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve)));
    return Number(getComputedStyle(button).opacity) < 1 ? performance.now() - start : Number.NaN;
  });
}

/** On a fast line: waits until the worker has all of the build. */
async function keepAll(context: BrowserContext, url: string): Promise<void> {
  const page = await context.newPage();
  await signIn(page, url);
  await page.waitForFunction(() => navigator.serviceWorker.controller?.state === 'activated');
  let count = -1;
  for (let now = 0; now !== count; ) {
    count = now;
    await page.waitForTimeout(5_000);
    now = await page.evaluate(async () => {
      let kept = 0;
      for (const name of await caches.keys()) kept += (await (await caches.open(name)).keys()).length;
      return kept;
    });
  }
  // The second visit begins at the sign-in.
  await page.evaluate(() => {
    localStorage.clear();
    sessionStorage.clear();
  });
  await page.close();
}

/** From a tap on the link to the page's heading, and to its content, ms. */
async function visit(page: Page, path: string, content: string): Promise<{ frame: number; content: number }> {
  return page.evaluate(
    async ([address, words]) => {
      const { pathname } = location;
      const start = performance.now();
      const heading = document.querySelector('main h1');
      history.pushState(null, '', address);
      dispatchEvent(new PopStateEvent('popstate'));
      const until = async (isThere: () => boolean): Promise<number> => {
        while (!isThere()) {
          if (performance.now() - start > 60_000) return Number.NaN;
          await new Promise((resolve) => requestAnimationFrame(resolve));
        }
        return performance.now() - start;
      };
      const main = (): string => document.querySelector('main')?.textContent ?? '';
      const frame = await until(
        () => pathname !== location.pathname && document.querySelector('main h1') !== heading && main() !== '',
      );
      return { frame, content: await until(() => main().includes(words)) };
    },
    [path, content] as const,
  );
}

/** One member's two visits. */
async function member(browser: Browser, url: string) {
  const first = await browser.newContext({ viewport: { width: 390, height: 844 }, locale: 'es-EC' });
  const page = await first.newPage();
  await slowDown(page, { line: VILLAGE });
  const opened = await open(page, url, { hurried: true });
  await first.close();

  const context = await browser.newContext({ viewport: { width: 390, height: 844 }, locale: 'es-EC' });
  await keepAll(context, url);
  const again = await context.newPage();
  await slowDown(again, { line: VILLAGE });
  const reopened = await open(again, url);
  await signIn(again, url);
  const pages: { frame: number; content: number }[] = [];
  for (const [, path, content] of PAGES) pages.push(await visit(again, path, content));
  await context.close();
  return { opened, reopened, pages };
}

const sandbox = await createSandbox({ distFolder: DIST, ...AS_DEPLOYED }).listen(0);
const browser = await chromium.launch(await launchOptions());
try {
  const runs: Awaited<ReturnType<typeof member>>[] = [];
  for (let run = 0; run < RUNS; run += 1) runs.push(await member(browser, sandbox.url));
  console.log(`50 kbit/s y 800 ms, procesador ÷ 4, ${RUNS} veces: mediana (menor–mayor)`);
  for (const [name, key] of [
    ['primera visita', 'opened'],
    ['segunda visita', 'reopened'],
  ] as const) {
    console.log(`  ${name}: formulario a la vista  ${spread(runs.map((run) => run[key].seen))}`);
    console.log(`  ${name}: formulario que responde ${spread(runs.map((run) => run[key].answers))}`);
  }
  const heard = runs.map(({ opened }) => opened.heard);
  console.log(`  primera visita: «Ingresar» se oye en     ${spread(heard)}`);
  console.log('De la pulsación al marco · al contenido, segunda visita');
  for (const [at, [name]] of PAGES.entries()) {
    const of = (key: 'frame' | 'content') => spread(runs.map(({ pages }) => pages[at]?.[key] ?? Number.NaN));
    console.log(`  ${name.padEnd(22)} ${of('frame')} · ${of('content')}`);
  }
  const slowest = (key: 'frame' | 'content') =>
    Math.max(...PAGES.map((_, at) => median(runs.map(({ pages }) => pages[at]?.[key] ?? Number.NaN))));
  leaveFigures([
    { name: 'first visit: form seen, ms', value: median(runs.map(({ opened }) => opened.seen)), most: 5_000 },
    { name: 'a press shows that it was heard, ms', value: median(heard), most: 100 },
    { name: 'it answers, ms', value: median(runs.map(({ opened }) => opened.answers)), most: 20_000 },
    { name: 'second visit: it answers, ms', value: median(runs.map(({ reopened }) => reopened.answers)), most: 3_000 },
    { name: 'slowest page, its frame, ms', value: slowest('frame'), most: 1_000 },
    { name: 'its content, ms', value: slowest('content'), most: 6_000 },
  ]);
} finally {
  await browser.close();
  await sandbox.close();
}

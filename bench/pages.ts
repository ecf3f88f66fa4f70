/*
 * How fast the first page is there, and answers: `npm run bench:pages` after `npm run build` (or name another folder and the number of runs:
 * `node bench/pages.ts dist 5`). Lighthouse really slows the browser (slow 4G, processor ÷ 4); beside our page, in turn with it, a page written by
 * hand. Then, slowed alike: from opening to a form that answers, and from the answer of the sign-in to the shell. Nothing is checked: the figures
 * are for people, and the machine has other things to do.
 */
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import lighthouse from 'lighthouse';
import { type Browser, chromium } from 'playwright';
import { createDemoConfig } from '#mocks/demo.ts';
import { createSandbox } from '#mocks/sandbox/sandbox.ts';
import { noteAnswer } from '#testing/answerWatch.ts';
import { launchOptions } from '../scripts/browser.ts';
import { writeDocuments } from '../scripts/documents/write.ts';
import { leaveFigures } from './figures.ts';
import { HANDWRITTEN } from './handwritten.ts';
import { AS_DEPLOYED, median, slowDown, spread } from './slow.ts';

const { positionals } = parseArgs({ allowPositionals: true });
const DIST = fileURLToPath(new URL(`../${positionals[0] ?? 'dist'}`, import.meta.url));
const RUNS = Number(positionals[1] ?? 5);
/** Where Lighthouse finds the browser. */
const PORT = 9333;

/**
 * The debugger by which a page is slowed wants to know where each Error was made. React makes five as it starts, and V8 would read 500 KB of script
 * a second time to tell: 65 ms of a slowed processor for which no member waits. So it keeps the places from the first reading on.
 */
const PLACES_AT_ONCE = '--js-flags=--no-enable-lazy-source-positions';

/** What one visit measured: scores of 0 to 100, times in ms. */
interface Visit {
  score: number;
  accessibility: number;
  practices: number;
  firstPaint: number;
  largestPaint: number;
  blocked: number;
  shifted: number;
  /** How fast this machine is before it is slowed: the points that Lighthouse gives it. */
  machine: number;
}

async function visit(url: string): Promise<Visit> {
  const result = await lighthouse(url, {
    port: PORT,
    output: 'json',
    logLevel: 'silent',
    throttlingMethod: 'devtools',
    formFactor: 'mobile',
    onlyCategories: ['performance', 'accessibility', 'best-practices'],
  });
  if (!result) throw new Error(`Lighthouse no midió ${url}.`);
  const { audits, categories, environment } = result.lhr;
  const figure = (audit: string): number => audits[audit]?.numericValue ?? Number.NaN;
  const score = (category: string): number => (categories[category]?.score ?? 0) * 100;
  return {
    score: score('performance'),
    accessibility: score('accessibility'),
    practices: score('best-practices'),
    firstPaint: figure('first-contentful-paint'),
    largestPaint: figure('largest-contentful-paint'),
    blocked: figure('total-blocking-time'),
    shifted: figure('cumulative-layout-shift'),
    machine: environment.benchmarkIndex,
  };
}

function tell(name: string, visits: readonly Visit[]): void {
  const of = (key: keyof Visit) => visits.map((one) => one[key]);
  console.log(`${name}, ${visits.length} veces: mediana (menor–mayor)`);
  console.log(`  nota                 ${spread(of('score'), '')}`);
  console.log(`  accesibilidad        ${spread(of('accessibility'), '')}`);
  console.log(`  buenas prácticas     ${spread(of('practices'), '')}`);
  console.log(`  primera pintura      ${spread(of('firstPaint'))}`);
  console.log(`  pintura más grande   ${spread(of('largestPaint'))}`);
  console.log(`  bloqueado en total   ${spread(of('blocked'))}`);
  console.log(`  movido (CLS)         ${spread(of('shifted'), '', 4)}`);
}

/** From opening the address to a form that answers, ms. */
async function untilAnswers(browser: Browser, url: string): Promise<number> {
  const page = await browser.newPage({ viewport: { width: 390, height: 844 } });
  try {
    await slowDown(page);
    await page.addInitScript(noteAnswer);
    await page.goto(`${url}/login`, { waitUntil: 'commit' });
    const at = await page.waitForFunction(() => window.answeredAt ?? null, null, {
      timeout: 60_000,
    });
    return (await at.jsonValue()) ?? Number.NaN;
  } finally {
    await page.close();
  }
}

/** From the answer of the sign-in to the menu of the shell, ms. */
async function untilShell(browser: Browser, url: string): Promise<number> {
  const page = await browser.newPage({ viewport: { width: 390, height: 844 } });
  try {
    await slowDown(page);
    await page.goto(`${url}/login`);
    await page.getByLabel('Usuario', { exact: true }).pressSequentially('mfguaman', { delay: 100 });
    await page.getByLabel('Contraseña', { exact: true }).pressSequentially('Ribera2026', { delay: 100 });
    await page.evaluate(() => {
      const seen = { shell: 0 };
      new MutationObserver(() => {
        if (!seen.shell && document.querySelector('main h1')?.textContent === 'Mis productos')
          seen.shell = performance.now();
      }).observe(document, { childList: true, subtree: true, characterData: true });
      Object.assign(window, { seen });
    });
    await page.getByRole('button', { name: 'Ingresar' }).click();
    // Not by its role: looking for that again and again is work for the same slow processor.
    const shell = await page.waitForFunction(
      () => (window as unknown as { seen: { shell: number } }).seen.shell || null,
      null,
      { timeout: 60_000 },
    );
    const answer = await page.evaluate(() => {
      const found = performance
        .getEntriesByType('resource')
        .find(({ name }) => name.endsWith('/autenticacion/iniciar-sesion')) as PerformanceResourceTiming;
      return found.responseEnd;
    });
    return ((await shell.jsonValue()) ?? Number.NaN) - answer;
  } finally {
    await page.close();
  }
}

const { cooperativeName, legalName, dateFormat, idleTimeoutMs } = createDemoConfig();
await writeDocuments(fileURLToPath(new URL('..', import.meta.url)), DIST, {
  cooperativeName,
  legalName,
  dateFormat,
  idleTimeoutMs,
  theme: { accent: null, logoUrl: null },
});
const sandbox = await createSandbox({ distFolder: DIST, ...AS_DEPLOYED }).listen(0);
const handwritten = createServer((_, response) => response.setHeader('Content-Type', 'text/html').end(HANDWRITTEN));
await new Promise<void>((resolve) => handwritten.listen(0, '127.0.0.1', resolve));
const { args, ...options } = await launchOptions();
const browser = await chromium.launch({
  ...options,
  args: [...args, PLACES_AT_ONCE, `--remote-debugging-port=${PORT}`],
});
try {
  const ours: Visit[] = [];
  const theirs: Visit[] = [];
  for (let run = 0; run < RUNS; run += 1) {
    ours.push(await visit(`${sandbox.url}/login`));
    theirs.push(await visit(`http://127.0.0.1:${(handwritten.address() as AddressInfo).port}/`));
  }
  tell('/login', ours);
  tell('escrita a mano', theirs);
  const answers: number[] = [];
  const shells: number[] = [];
  for (let run = 0; run < RUNS; run += 1) {
    answers.push(await untilAnswers(browser, sandbox.url));
    shells.push(await untilShell(browser, sandbox.url));
  }
  console.log(`de abrir a un formulario que responde   ${spread(answers)}`);
  console.log(`de la respuesta del ingreso al armazón  ${spread(shells)}`);
  const of = (key: keyof Visit) => median(ours.map((one) => one[key]));
  console.log(`esta máquina, antes de frenarla           ${of('machine').toFixed(0)} puntos`);
  leaveFigures([
    { name: 'score', value: of('score'), least: 100 },
    { name: 'worst score', value: Math.min(...ours.map(({ score }) => score)), least: 98 },
    { name: 'accessibility', value: of('accessibility'), least: 100 },
    { name: 'best practices', value: of('practices'), least: 100 },
    { name: 'first paint, ms', value: of('firstPaint'), most: 900 },
    { name: 'largest paint, ms', value: of('largestPaint'), most: 900 },
    { name: 'the same page written by hand, ms', value: median(theirs.map(({ firstPaint }) => firstPaint)) },
    { name: 'blocked, ms', value: of('blocked'), most: 80 },
    { name: 'moved (CLS)', value: of('shifted'), most: 0.01 },
    { name: 'a form that answers, ms', value: median(answers), most: 2200 },
    { name: 'sign-in to shell, ms', value: median(shells), most: 300 },
    { name: 'this machine before it is slowed, points of Lighthouse', value: of('machine') },
  ]);
} finally {
  await browser.close();
  await sandbox.close();
  handwritten.close();
}

/*
 * What going from page to page costs: `npm run bench:routes` after `npm run build`. With the processor four times slower, each entry of the menu and
 * each page behind a link is opened by a click: from the click to the next frame. Then 500 changes of page: what heap, elements and
 * listeners are left over, by Chromium's own counters, after everything that is garbage has been collected. The engine's own caches are garbage there
 * too, else they are what is counted: compiled code of 6 MB, and the last few objects that each place in it has seen.
 */
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { type Browser, type CDPSession, chromium, type Page } from 'playwright';
import { createSandbox } from '#mocks/sandbox/sandbox.ts';
import { to } from '#navigation/paths.ts';
import { launchOptions } from '../scripts/browser.ts';
import { leaveFigures } from './figures.ts';
import { slowDown } from './slow.ts';

const { positionals } = parseArgs({ allowPositionals: true });
const DIST = fileURLToPath(new URL(`../${positionals[0] ?? 'dist'}`, import.meta.url));
const CHANGES = Number(positionals[1] ?? 500);
const VIEWPORT = { width: 1440, height: 900 };

/** The pages that are opened, by their address: the application's own navigation, as a link does it. */
const ADDRESSES: readonly string[] = [
  to.productos,
  to.inicio,
  to.transferenciaInterna,
  to.transferenciaExterna,
  to.transferencias,
  to.pagos,
  to.recargas,
  to.supa,
  to.colegios,
  to.centrosur,
  to.pagosVarios('AGUA'),
  to.pagoTarjetas,
  to.cuenta('010201004871'),
  to.credito('020110004417'),
  to.garantias,
  to.configuracion,
  to.dispositivos,
  to.configuracionTarjetas,
  to.ajustesTarjeta('TC-01'),
  to.perfilSocio,
];

async function signIn(page: Page, url: string): Promise<void> {
  await page.goto(`${url}/login`);
  await page.getByLabel('Usuario', { exact: true }).fill('mfguaman');
  await page.getByLabel('Contraseña', { exact: true }).fill('Ribera2026');
  await page.getByRole('button', { name: 'Ingresar' }).click();
  await page.getByText('•••• 4871').first().waitFor();
}

/** Puts a link of that address where it can be clicked: what the router does with it is what it does with every link. */
const press = (page: Page, address: string) =>
  page.evaluate((path) => {
    history.pushState(null, '', path);
    dispatchEvent(new PopStateEvent('popstate'));
  }, address);

/** The longest interaction since the last time, ms: from the input to the next frame (event timing). */
async function interaction(page: Page, name: string): Promise<number> {
  await page.evaluate(() => {
    (window as unknown as { interactions: number[] }).interactions.length = 0;
  });
  await page.getByRole('navigation', { name: 'Principal' }).getByRole('link', { name, exact: true }).click();
  await page.locator('main h1').first().waitFor();
  await page.waitForTimeout(1500);
  return page.evaluate(() => Math.max(0, ...(window as unknown as { interactions: number[] }).interactions));
}

interface Counters {
  heap: number;
  nodes: number;
  listeners: number;
}

/** What stands in the page's memory: bytes, and two counts. */
async function counters(channel: CDPSession): Promise<Counters> {
  for (let pass = 0; pass < 3; pass += 1) await channel.send('HeapProfiler.collectGarbage');
  const { usedSize } = await channel.send('Runtime.getHeapUsage');
  const { nodes, jsEventListeners } = await channel.send('Memory.getDOMCounters');
  return { heap: usedSize, nodes, listeners: jsEventListeners };
}

const ENTRIES = ['TRANSFERENCIA INTERNA', 'TRANSFERENCIA EXTERNA', 'PAGOS DE SERVICIOS', 'PAGOS DE TARJETAS', 'INICIO'];

/** Each entry of the menu, twice, ms: a page that is visited first fetches its code. */
async function pressEntries(browser: Browser, url: string): Promise<readonly (readonly number[])[]> {
  const page = await browser.newPage({ viewport: VIEWPORT });
  await page.addInitScript(() => {
    const interactions: number[] = [];
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) {
        if ((entry as PerformanceEventTiming & { interactionId?: number }).interactionId)
          interactions.push(entry.duration);
      }
    }).observe({ type: 'event', durationThreshold: 16, buffered: true } as PerformanceObserverInit);
    Object.assign(window, { interactions });
  });
  await signIn(page, url);
  await slowDown(page, { line: null });
  const rounds: number[][] = [];
  for (let round = 0; round < 2; round += 1) {
    const times: number[] = [];
    for (const name of ENTRIES) times.push(await interaction(page, name));
    rounds.push(times);
  }
  return rounds;
}

/** Opens pages one after the other, so many of them, and ends at the accounts. */
async function visitAll(page: Page, times: number): Promise<void> {
  for (let at = 0; at < times; at += 1) {
    const before = await page.locator('main h1').first().elementHandle();
    await press(page, ADDRESSES[at % ADDRESSES.length] ?? to.productos);
    await page.waitForFunction((heading) => (document.querySelector('main h1') ?? heading) !== heading, before);
    await page.waitForTimeout(60);
  }
  await press(page, to.productos);
  await page.getByText('•••• 4871').first().waitFor();
  await page.waitForTimeout(1000);
}

/** What {@link CHANGES} changes of page leave over. */
async function leftOver(browser: Browser, url: string): Promise<Counters> {
  const page = await browser.newPage({ viewport: VIEWPORT });
  await signIn(page, url);
  const channel = await page.context().newCDPSession(page);
  // All code is there then, and every cache of ours has what it keeps.
  await visitAll(page, ADDRESSES.length * 5);
  const before = await counters(channel);
  await visitAll(page, CHANGES);
  const after = await counters(channel);
  return {
    heap: after.heap - before.heap,
    nodes: after.nodes - before.nodes,
    listeners: after.listeners - before.listeners,
  };
}

/** A browser for one use, whatever becomes of it. */
async function inBrowser<Found>(
  use: (browser: Browser) => Promise<Found>,
  args: readonly string[] = [],
): Promise<Found> {
  const options = await launchOptions();
  const browser = await chromium.launch({ ...options, args: [...(options.args ?? []), ...args] });
  try {
    return await use(browser);
  } finally {
    await browser.close();
  }
}

const sandbox = await createSandbox({ distFolder: DIST }).listen(0);
try {
  const rounds = await inBrowser((browser) => pressEntries(browser, sandbox.url));
  console.log('De la pulsación al siguiente cuadro, procesador cuatro veces más lento: primera visita · segunda');
  for (const [at, name] of ENTRIES.entries())
    console.log(`  ${name.padEnd(24)} ${rounds[0]?.[at]} ms · ${rounds[1]?.[at]} ms`);
  const more = await inBrowser((browser) => leftOver(browser, sandbox.url), ['--js-flags=--stress-flush-code']);
  console.log(`Después de ${CHANGES} cambios de página, de más`);
  console.log(`  memoria     ${(more.heap / 1e6).toFixed(2)} MB`);
  console.log(`  elementos   ${more.nodes}`);
  console.log(`  oyentes     ${more.listeners}`);
  leaveFigures([
    { name: 'slowest press of a first visit, ms', value: Math.max(...(rounds[0] ?? [Number.NaN])), most: 100 },
    { name: 'of a second, ms', value: Math.max(...(rounds[1] ?? [Number.NaN])), most: 100 },
    { name: `more memory after ${CHANGES} changes, MB`, value: more.heap / 1e6, most: 2 },
    { name: 'more elements', value: more.nodes, most: 0 },
    { name: 'more listeners', value: more.listeners, most: 0 },
  ]);
} finally {
  await sandbox.close();
}

/*
 * What going from page to page costs: `npm run bench:routes` after `npm run build`. With the processor four times slower, each entry of the menu and
 * each page behind a link is opened by a click: from the click to the next frame. Then 500 changes of page: what heap, elements and
 * listeners are left over, by Chromium's own counters, after everything that is garbage has been collected.
 */
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { type CDPSession, chromium, type Page } from 'playwright';
import { createSandbox } from '#mocks/sandbox/sandbox.ts';
import { to } from '#navigation/paths.ts';
import { launchOptions } from '../scripts/browser.ts';
import { leaveFigures } from './figures.ts';
import { slowDown } from './slow.ts';

const { positionals } = parseArgs({ allowPositionals: true });
const DIST = fileURLToPath(new URL(`../${positionals[0] ?? 'dist'}`, import.meta.url));
const CHANGES = Number(positionals[1] ?? 500);

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

/** What stands in the page's memory: bytes, and two counts. */
async function counters(channel: CDPSession): Promise<{ heap: number; nodes: number; listeners: number }> {
  for (let pass = 0; pass < 3; pass += 1) await channel.send('HeapProfiler.collectGarbage');
  const { usedSize } = await channel.send('Runtime.getHeapUsage');
  const { nodes, jsEventListeners } = await channel.send('Memory.getDOMCounters');
  return { heap: usedSize, nodes, listeners: jsEventListeners };
}

const sandbox = await createSandbox({ distFolder: DIST }).listen(0);
const browser = await chromium.launch(await launchOptions());
try {
  const page = await browser.newPage({ viewport: { width: 1440, height: 900 } });
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
  await signIn(page, sandbox.url);
  const channel = await slowDown(page, { line: null });
  console.log('De la pulsación al siguiente cuadro, procesador cuatro veces más lento: primera visita · segunda');
  const entries = [
    'INICIO',
    'TRANSFERENCIA INTERNA',
    'TRANSFERENCIA EXTERNA',
    'PAGOS DE SERVICIOS',
    'PAGOS DE TARJETAS',
  ];
  const rounds: number[][] = [];
  for (let round = 0; round < 2; round += 1) {
    const times: number[] = [];
    for (const name of [...entries.slice(1), entries[0] ?? '']) times.push(await interaction(page, name));
    rounds.push(times);
  }
  for (const [at, name] of [...entries.slice(1), entries[0] ?? ''].entries())
    console.log(`  ${name.padEnd(24)} ${rounds[0]?.[at]} ms · ${rounds[1]?.[at]} ms`);

  await channel.send('Emulation.setCPUThrottlingRate', { rate: 1 });
  const visitAll = async (times: number): Promise<void> => {
    for (let at = 0; at < times; at += 1) {
      await press(page, ADDRESSES[at % ADDRESSES.length] ?? to.productos);
      await page.locator('main h1').first().waitFor();
      await page.waitForTimeout(60);
    }
    await press(page, to.productos);
    await page.getByText('•••• 4871').first().waitFor();
    await page.waitForTimeout(1000);
  };
  // Some rounds, so that all code is there and compiled, and every cache has what it keeps: what is left over then is what each change leaves.
  // The engine goes on compiling for long: of 300 changes after 100 it keeps 1.4 MB of machine code, of the 300 after those 0.4.
  await visitAll(ADDRESSES.length * 20);
  const before = await counters(channel);
  await visitAll(CHANGES);
  const after = await counters(channel);
  console.log(`Después de ${CHANGES} cambios de página, de más`);
  console.log(`  memoria     ${((after.heap - before.heap) / 1e6).toFixed(2)} MB`);
  console.log(`  elementos   ${after.nodes - before.nodes}`);
  console.log(`  oyentes     ${after.listeners - before.listeners}`);
  leaveFigures([
    { name: 'slowest press of a first visit, ms', value: Math.max(...(rounds[0] ?? [Number.NaN])), most: 100 },
    { name: 'of a second, ms', value: Math.max(...(rounds[1] ?? [Number.NaN])), most: 100 },
    { name: `more memory after ${CHANGES} changes, MB`, value: (after.heap - before.heap) / 1e6, most: 2 },
    { name: 'more elements', value: after.nodes - before.nodes, most: 0 },
    { name: 'more listeners', value: after.listeners - before.listeners, most: 0 },
  ]);
} finally {
  await browser.close();
  await sandbox.close();
}

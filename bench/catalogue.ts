/**
 * `npm run bench:catalogue [-- folder]`: what it costs to open the built catalogue (`storybook-static/`, else the folder named) and some of its
 * stories, and what its search answers. Served as it is, without compression: bytes are those of the files.
 */
import { resolve } from 'node:path';
import { chromium, type Page } from 'playwright';
import { preview } from 'vite';
import { launchOptions } from '../scripts/browser.ts';
import { BUILT_CATALOGUE } from '../scripts/stories/builtCatalogue.ts';

/** Stories of each part, from the smallest to one with everything. */
const STORIES = [
  'componentes-botón--primario',
  'pantallas-inicio--listo',
  'pantallas-cuenta-movimientos--cargar-mas',
  'pantallas-perfil-del-socio-mis-datos--listo',
];
/** What reviewers look for. */
const QUERIES = ['-0004-02-03', '404', 'PIN', 'mis datos', 'codigo'];
/** How long a search is given, ms: the catalogue waits for the last key, and the machine may be busy. */
const SEARCH_MS = 2_500;
/** How long a reader looks at a story before opening the next, ms: what a story does by itself is over by then. */
const LOOK_MS = 2_000;
/** How many results of a search are told. */
const TOLD = 6;
/** How often a start is measured; the middle one counts. */
const TIMES = 3;

interface Cost {
  ms: number;
  requests: number;
  megabytes: number;
}

const outDir = resolve(process.argv[2] ?? BUILT_CATALOGUE);
const server = await preview({
  configFile: false,
  logLevel: 'warn',
  build: { outDir },
  preview: { host: '127.0.0.1', port: 0 },
});
const url = server.resolvedUrls?.local[0] ?? '';
const browser = await chromium.launch(await launchOptions());

/** The story, or page, that the catalogue's frame shows is drawn. */
async function drawn(page: Page): Promise<void> {
  const frame = page.frameLocator('#storybook-preview-iframe');
  await frame.locator('body.sb-show-main:not(.sb-show-preparing-story):not(.sb-show-preparing-docs)').waitFor();
  await frame.locator('#storybook-root > *, #storybook-docs h1').first().waitFor();
}

/** Opens an address in a browser that has nothing of the catalogue yet. */
async function open(path: string): Promise<Cost & { page: Page; heaviest: string }> {
  const page = await (await browser.newContext({ viewport: { width: 1440, height: 900 } })).newPage();
  const sizes: [string, number][] = [];
  page.on('requestfinished', async (request) => {
    const { responseBodySize } = await request.sizes().catch(() => ({ responseBodySize: 0 }));
    sizes.push([request.url(), responseBodySize]);
  });
  const start = performance.now();
  await page.goto(`${url}?path=/${path}`);
  await drawn(page);
  const ms = performance.now() - start;
  await page.waitForLoadState('networkidle');
  const megabytes = sizes.reduce((sum, [, size]) => sum + size, 0) / 1e6;
  const heaviest = sizes
    .toSorted(([, one], [, other]) => other - one)
    .slice(0, 6)
    .map(([address, size]) => `${address.slice(url.length)} ${(size / 1e6).toFixed(2)}`)
    .join(', ');
  return { page, ms, requests: sizes.length, megabytes, heaviest };
}

const tell = (what: string, { ms, requests, megabytes }: Cost) =>
  console.log(`${what}: ${Math.round(ms)} ms, ${requests} requests, ${megabytes.toFixed(1)} MB`);

const starts = [];
for (let time = 0; time < TIMES; time += 1) {
  const { page, ...cost } = await open('');
  await page.context().close();
  starts.push(cost);
}
const [middle] = starts.toSorted((one, other) => one.ms - other.ms).slice(1);
if (middle) {
  tell('start', middle);
  console.log(`  heaviest: ${middle.heaviest}`);
}

const { page } = await open('');
for (const id of STORIES) {
  const start = performance.now();
  // As a link of the catalogue's own pages does.
  const inner = page.frames().find((frame) => frame.url().includes('iframe.html'));
  await inner?.evaluate((storyId) => {
    const { __STORYBOOK_ADDONS_CHANNEL__: channel } = globalThis as unknown as {
      __STORYBOOK_ADDONS_CHANNEL__: { emit: (event: string, payload: unknown) => void };
    };
    channel.emit('selectStory', { storyId });
  }, id);
  await page.waitForURL((address) => decodeURIComponent(address.search).includes(id));
  await page.waitForTimeout(20);
  await drawn(page);
  console.log(`story ${id}: ${Math.round(performance.now() - start)} ms`);
  await page.waitForTimeout(LOOK_MS);
}

const field = page.locator('#storybook-explorer-searchfield');
for (const query of QUERIES) {
  await field.fill(query);
  await page.waitForTimeout(SEARCH_MS);
  const found = (await page.locator('#storybook-explorer-menu [role=option]').allInnerTexts()).map((text) =>
    text.replaceAll('\n', ' › '),
  );
  console.log(`search «${query}»: ${found.length} results`);
  for (const text of found.slice(0, TOLD)) console.log(`  ${text}`);
}

await browser.close();
await server.close();

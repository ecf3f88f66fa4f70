/*
 * What a published site asks of its server, as a real nginx counts it with the configuration of deploy:config: `npm run bench:traffic` after
 * `npm run build`. Requests and bytes of bodies (compressed as a browser of today takes them) of a first sign-in, of an errand after it, and of a
 * later visit whose files the browser has. Nothing is checked: docs/operations.md has the figures.
 */
import { chmodSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { type BrowserContext, chromium, type Page } from 'playwright';
import { createDemoConfig } from '#mocks/demo.ts';
import { createSandbox } from '#mocks/sandbox/sandbox.ts';
import { launchOptions } from '../scripts/browser.ts';
import { activate, layRelease } from '../scripts/deploy/releases.ts';
import { type RunningServer, startServer } from '../scripts/servers/server.ts';
import { signIn } from './visit.ts';

const DIST = resolve(process.argv[2] ?? 'dist');
/** Nothing has come for so long: all that was asked for is there, the worker's files too, ms. */
const REST_MS = 6_000;

/** What is asked for, by how it may be kept. */
const GROUPS = [
  ['archivos con huella (CDN)', /^\/assets\//],
  ['documentos y config.json', /^\/(?:$|config\.json|[^/.]*$|.*\.html$)/],
  ['API', /^\/api\//],
  ['los demás', /./],
] as const;

interface Count {
  requests: number;
  bytes: number;
}

/** Lines of the log so far. */
const linesOf = (server: RunningServer): string[] => server.log().split('\n').filter(Boolean);

async function atRest(server: RunningServer): Promise<void> {
  for (let before = -1; before !== linesOf(server).length; ) {
    before = linesOf(server).length;
    await new Promise((next) => setTimeout(next, REST_MS));
  }
}

function counted(lines: readonly string[]): Map<string, Count> {
  const counts = new Map<string, Count>(GROUPS.map(([name]) => [name, { requests: 0, bytes: 0 }]));
  for (const line of lines) {
    const [, path = '', bytes = '0'] = /"\w+ (\S+)" \d{3} (\d+) /.exec(line) ?? [];
    const group = counts.get(GROUPS.find(([, pattern]) => pattern.test(path))?.[0] ?? '');
    if (!group) continue;
    group.requests += 1;
    group.bytes += Number(bytes);
  }
  return counts;
}

/** An account, then a transfer up to its review, then the statement as PDF: what an errand asks for. */
async function errand(page: Page): Promise<void> {
  await page.getByRole('link', { name: /Ahorro a la vista/ }).click();
  await page.getByText(/Mostrando 20 de/).waitFor();
  await page.getByRole('button', { name: 'Exportar' }).click();
  await page.getByRole('menuitem', { name: 'Estado de cuenta PDF' }).click();
  await page
    .getByText(/^Página 1 de \d+/)
    .first()
    .waitFor({ state: 'attached' });
  await page.keyboard.press('Escape');
  await page.getByRole('link', { name: 'TRANSFERENCIA INTERNA' }).click();
  await page.getByRole('heading', { level: 1, name: 'Transferencia interna' }).waitFor();
  await page.getByRole('link', { name: 'PAGOS DE SERVICIOS' }).click();
  await page.getByRole('heading', { level: 1, name: /^Pagos/ }).waitFor();
}

async function visits(context: BrowserContext, server: RunningServer): Promise<void> {
  let before = 0;
  const told = async (title: string): Promise<void> => {
    await atRest(server);
    const lines = linesOf(server);
    tell(title, counted(lines.slice(before)));
    before = lines.length;
  };
  const page = await context.newPage();
  await page.goto(`${server.origin}/login`);
  await told('Primera visita: abrir /login');
  await signIn(page, server.origin);
  await told('Ingreso y productos, con lo que se adelanta');
  await errand(page);
  await told('Una gestión: cuenta, estado en PDF, transferencia, pagos');
  await page.evaluate(() => {
    localStorage.clear();
    sessionStorage.clear();
  });
  await page.close();
  const later = await context.newPage();
  await signIn(later, server.origin);
  await told('Otra visita: ingreso y productos');
  await errand(later);
  await told('La misma gestión en esa visita');
}

function tell(title: string, counts: ReadonlyMap<string, Count>): void {
  console.log(`\n${title}`);
  for (const [name, { requests, bytes }] of counts)
    console.log(
      `  ${name.padEnd(28)} ${String(requests).padStart(4)} peticiones ${(bytes / 1000).toFixed(1).padStart(8)} kB`,
    );
}

const folder = mkdtempSync(join(tmpdir(), 'trafico-'));
chmodSync(folder, 0o755);
const config = createDemoConfig({ keyBlocking: 'strict' });
const target = join(folder, 'banca');
mkdirSync(target);
writeFileSync(join(target, 'config.json'), JSON.stringify(config));
activate(target, await layRelease(DIST, { target, keep: 1 }, new Date()));
const bank = await createSandbox({ distFolder: DIST, config }).listen(0);
const shown = { program: 'nginx', https: false, nonce: false, dist: DIST, folder } as const;
const server = await startServer({ ...shown, releases: target, apiServer: bank.url });
const browser = await chromium.launch(await launchOptions());
try {
  await visits(await browser.newContext({ locale: 'es-EC', timezoneId: 'America/Guayaquil' }), server);
} finally {
  await browser.close();
  await server.stop();
  await bank.close();
  rmSync(folder, { recursive: true, force: true });
}

/*
 * How long an encrypted 5 MB answer keeps the browser's main thread busy, on WebCrypto and on crypto-js (a page without a secure
 * context). Run with `node bench/decrypt.ts [runs]`; fails when the median of the longest task, in processor time, is above 50 ms.
 * Beside it the figures by the clock, which other programs of the machine make longer: median (least–most).
 */
import { createCipheriv, randomBytes } from 'node:crypto';
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { chromium, type Page } from 'playwright';
import { build } from 'vite';
import { launchOptions } from '../scripts/browser.ts';
import type { BenchAnswer, Measurement } from './page.ts';
import { median } from './slow.ts';
import { longestTaskTime } from './trace.ts';

const RUNS = Number(process.argv[2] ?? 7);
const LIMIT_MS = 50;
const SIZE = 5 * 1024 * 1024;
/** Not a secure context for the browser, and the same server: crypto.subtle is missing there. */
const INSECURE_HOST = 'banca.test';

const key = randomBytes(32);
const iv = randomBytes(16);

function encrypted(envelope: unknown): string {
  const cipher = createCipheriv('aes-256-cbc', key, iv);
  const value = Buffer.concat([cipher.update(JSON.stringify(envelope), 'utf8'), cipher.final()]).toString('base64');
  return JSON.stringify({ value });
}

function documentAnswer(): string {
  // A PDF whose base64 text makes the answer 5 MB long.
  const pdf = randomBytes((SIZE / 4) * 3).toString('base64');
  return encrypted({ ok: true, data: { contrato: pdf }, messages: [] });
}

function listAnswer(): string {
  const data: unknown[] = [];
  for (let size = 0; size < SIZE; ) {
    const account = {
      descripcion: `AHORRO PROGRAMADO DE NIÑOS Y JÓVENES ${data.length}`,
      numeroCuenta: String(10201000000 + data.length),
      saldoDisponible: data.length + 0.37,
    };
    size += JSON.stringify(account).length + 1;
    data.push(account);
  }
  return encrypted({ ok: true, data, messages: [] });
}

async function bundle(folder: string): Promise<void> {
  await build({
    configFile: false,
    logLevel: 'error',
    root: import.meta.dirname,
    build: {
      outDir: folder,
      emptyOutDir: true,
      target: 'es2022',
      modulePreload: { polyfill: false },
      rolldownOptions: { input: join(import.meta.dirname, 'page.ts'), output: { entryFileNames: 'page.js' } },
    },
  });
}

async function serve(folder: string): Promise<Server> {
  const answers: Readonly<Record<string, string>> = {
    '/api/contrato/1': documentAnswer(),
    '/api/transacciones/cuentas-origen': listAnswer(),
  };
  const respond = async (request: IncomingMessage, response: ServerResponse): Promise<void> => {
    const path = new URL(request.url ?? '/', 'http://localhost').pathname;
    const answer = answers[path];
    if (answer !== undefined) response.setHeader('Content-Type', 'application/json').end(answer);
    else if (path === '/') {
      response
        .setHeader('Content-Type', 'text/html')
        .end('<!doctype html><script type="module" src="/page.js"></script>');
    } else {
      const file = await readFile(join(folder, path)).catch(() => null);
      if (file) response.setHeader('Content-Type', 'text/javascript').end(file);
      else response.writeHead(404).end();
    }
  };
  const server = createServer((request, response) => void respond(request, response));
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return server;
}

interface TracedMeasurement extends Measurement {
  taskTime: number;
}

async function measureRuns(page: Page, answer: BenchAnswer): Promise<TracedMeasurement[]> {
  const runs: TracedMeasurement[] = [];
  // The first run warms the engine up and is not counted; a member's first document pays it once.
  for (let run = 0; run <= RUNS; run += 1) {
    await browser.startTracing(page, { categories: ['toplevel', 'disabled-by-default-devtools.timeline'] });
    const measured = await page.evaluate(([name, bench]) => window.measure(name, bench), [
      answer,
      { key: key.toString('hex'), iv: iv.toString('hex') },
    ] as const);
    const taskTime = longestTaskTime((await browser.stopTracing()).toString('utf8'));
    if (measured.received === 0) throw new Error(`«${answer}» no trajo nada.`);
    if (run === 0) console.log(`  (primera vez, ${answer}: ${taskTime.toFixed(1)} ms de procesador)`);
    else runs.push({ ...measured, taskTime });
  }
  return runs;
}

const folder = await mkdtemp(join(tmpdir(), 'banca-bench-'));
await bundle(folder);
const server = await serve(folder);
const { port } = server.address() as AddressInfo;
const options = await launchOptions();
const browser = await chromium.launch({
  ...options,
  args: [...options.args, `--host-resolver-rules=MAP ${INSECURE_HOST} 127.0.0.1`],
});
let worst = 0;
try {
  const figure = (values: readonly number[]) =>
    `${median(values).toFixed(1)} (${Math.min(...values).toFixed(1)}–${Math.max(...values).toFixed(1)})`;
  for (const [title, host] of [
    ['WebCrypto', '127.0.0.1'],
    ['crypto-js', INSECURE_HOST],
  ] as const) {
    const page = await browser.newPage();
    await page.goto(`http://${host}:${port}/`);
    const isSecure = await page.evaluate(() => isSecureContext);
    if (isSecure !== (host !== INSECURE_HOST)) throw new Error('El contexto seguro no es el esperado.');
    for (const answer of ['contrato', 'lista'] as const) {
      const runs = await measureRuns(page, answer);
      const times = runs.map(({ taskTime }) => taskTime);
      worst = Math.max(worst, median(times));
      console.log(
        `${title.padEnd(10)} ${answer.padEnd(9)} tarea ${figure(times)} ms de procesador · bloqueo ${figure(runs.map(({ longestBlock }) => longestBlock))} ms · longtask ${figure(runs.map(({ longestTask }) => longestTask))} ms · total ${figure(runs.map(({ total }) => total))} ms`,
      );
    }
    await page.close();
  }
} finally {
  await browser.close();
  server.close();
  await rm(folder, { recursive: true, force: true });
}
console.log(`${worst <= LIMIT_MS ? 'Cumple' : 'NO cumple'}: ${worst.toFixed(1)} ms de ${LIMIT_MS} ms.`);
process.exitCode = worst <= LIMIT_MS ? 0 : 1;

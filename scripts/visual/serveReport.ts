/**
 * `npm run visual:report`: shows what the last run of the pictures found, on a page from which it is accepted as `npm run visual:accept` does, with the
 * built catalogue beside it. Only for this machine (`ownRequests.ts`).
 */
import { existsSync, readFileSync } from 'node:fs';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { preview } from 'vite';
import { BUILT_CATALOGUE } from '../stories/builtCatalogue.ts';
import { acceptPictures } from './acceptPictures.ts';
import { DIFFERENCES } from './baselines.ts';
import { isOwnRequest } from './ownRequests.ts';
import { servedReport } from './report.ts';

/** More than every change of a page has: who sends more is not our page. */
const MOST_BYTES = 100_000;

async function bodyOf(request: IncomingMessage): Promise<unknown> {
  let text = '';
  for await (const part of request) {
    text += String(part);
    if (text.length > MOST_BYTES) throw new Error('Demasiado largo.');
  }
  return JSON.parse(text);
}

/** The identifiers of changes that the page sent. */
function changesIn(body: unknown): string[] {
  const { changes } = body as { changes?: unknown };
  if (!Array.isArray(changes) || changes.length === 0) throw new Error('Diga qué cambios acepta.');
  return changes.map(String);
}

const catalogue = await preview({
  configFile: false,
  logLevel: 'warn',
  build: { outDir: BUILT_CATALOGUE },
  preview: { host: '127.0.0.1', port: 0 },
});
const catalogueUrl = (catalogue.resolvedUrls?.local[0] ?? '').replace(/\/$/, '');

async function answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
  const isChange = request.method !== 'GET';
  const end = (status: number, type: string, content: string | Buffer) =>
    response.writeHead(status, { 'content-type': type, 'cache-control': 'no-store' }).end(content);
  if (!isOwnRequest(request.headers, port(), isChange)) return void end(403, 'text/plain', 'No.');
  const path = decodeURIComponent(new URL(request.url ?? '/', 'http://localhost').pathname);
  if (isChange) {
    if (request.method !== 'POST' || path !== '/aceptar') return void end(404, 'text/plain', 'No está.');
    try {
      const done = await acceptPictures({ changes: changesIn(await bodyOf(request)) });
      console.log(`Retratos aceptados: ${done.accepted}; retirados: ${done.gone}.`);
      return void end(200, 'application/json', JSON.stringify(done));
    } catch (reason) {
      return void end(409, 'text/plain; charset=utf-8', reason instanceof Error ? reason.message : String(reason));
    }
  }
  if (path === '/') return void end(200, 'text/html; charset=utf-8', servedReport(catalogueUrl));
  // Names of pictures are letters, digits and hyphens: no other file is reached.
  const file = join(DIFFERENCES, path);
  if (!/^\/[\w-]+\/[\w.-]+\.(?:antes|ahora)\.png$/.test(path) || !existsSync(file))
    return void end(404, 'text/plain', 'No está.');
  end(200, 'image/png', readFileSync(file));
}

const server = createServer((request, response) => {
  // An address that cannot be read is nobody's.
  answer(request, response).catch(() => response.writeHead(400).end());
});
const port = () => (server.address() as AddressInfo).port;
await new Promise<void>((resolve) => server.listen(Number(process.env.PORT ?? 0), '127.0.0.1', resolve));
console.log(`Qué cambió: http://127.0.0.1:${port()}/ (Ctrl+C termina)`);

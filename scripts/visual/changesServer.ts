import { existsSync, readFileSync } from 'node:fs';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { join } from 'node:path';
import type { Connect, Plugin } from 'vite';
import { DIFFERENCES } from './baselines.ts';
import { isOwnRequest } from './ownRequests.ts';
import { CHANGES_ADDRESS, publishReport, reportPage } from './report.ts';

/** More than every change of a page has: who sends more is not our page. */
const MOST_BYTES = 100_000;
/** Names of pictures are letters, digits and hyphens: no other file is reached. */
const PICTURE = /^\/[\w-]+\/[\w.-]+\.(?:antes|ahora)\.png$/;

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

async function answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
  const isChange = request.method !== 'GET';
  const end = (status: number, type: string, content: string | Buffer) =>
    response.writeHead(status, { 'content-type': type, 'cache-control': 'no-store' }).end(content);
  if (!isOwnRequest(request.headers, request.socket.localPort ?? 0, isChange))
    return void end(403, 'text/plain', 'No.');
  const path = decodeURIComponent(new URL(request.url ?? '/', 'http://localhost').pathname);
  if (isChange) {
    if (request.method !== 'POST' || path !== '/aceptar') return void end(404, 'text/plain', 'No está.');
    try {
      // Only who accepts needs it: the catalogue's own configuration reads this file as well.
      const { acceptPictures } = await import('./acceptPictures.ts');
      const done = await acceptPictures({ changes: changesIn(await bodyOf(request)) });
      console.log(`Retratos aceptados: ${done.accepted}; retirados: ${done.gone}.`);
      return void end(200, 'application/json', JSON.stringify(done));
    } catch (reason) {
      return void end(409, 'text/plain; charset=utf-8', reason instanceof Error ? reason.message : String(reason));
    }
  }
  if (path === '/' || path === '/index.html') {
    // Without a run there is nothing to tell, and the catalogue's page says so.
    const isKnown = existsSync(join(DIFFERENCES, 'index.html'));
    return void end(isKnown ? 200 : 204, 'text/html; charset=utf-8', isKnown ? reportPage(true) : '');
  }
  const file = join(DIFFERENCES, path);
  if (!PICTURE.test(path) || !existsSync(file)) return void end(404, 'text/plain', 'No está.');
  end(200, 'image/png', readFileSync(file));
}

const answerChanges: Connect.NextHandleFunction = (request, response) => {
  // An address that cannot be read is nobody's.
  answer(request, response).catch(() => response.writeHead(400).end());
};

/**
 * The catalogue's «Qué cambió» as the last run left it, in whatever is built of it too, and what accepts from there as `npm run visual:accept` does: for the catalogue's own page on this
 * machine and nobody else (`ownRequests.ts`).
 */
export function changesServer(): Plugin {
  return {
    name: 'changes-server',
    // Whoever builds it to publish it (Chromatic builds into a folder of its own) takes what the last run found along.
    writeBundle({ dir }) {
      if (dir !== undefined) publishReport(dir);
    },
    configureServer: ({ middlewares }) => void middlewares.use(`/${CHANGES_ADDRESS}`, answerChanges),
    configurePreviewServer: ({ middlewares }) => void middlewares.use(`/${CHANGES_ADDRESS}`, answerChanges),
  };
}

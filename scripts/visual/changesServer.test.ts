import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { Connect } from 'vite';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { changesServer } from './changesServer.ts';

let server: Server;
let url = '';

beforeAll(async () => {
  let answer: Connect.NextHandleFunction | undefined;
  const { configurePreviewServer } = changesServer();
  const middlewares = { use: (_: string, handler: Connect.NextHandleFunction) => (answer = handler) };
  (configurePreviewServer as (server: unknown) => void)({ middlewares });
  server = createServer((request, response) => answer?.(request, response, () => response.end()));
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
});
afterAll(() => void server.close());

const accept = (headers: Record<string, string>, body: string) =>
  fetch(`${url}/aceptar`, { method: 'POST', headers, body });

describe('the server of «Qué cambió»', () => {
  it.each(['/..%2findex.json', '/%2e%2e/baselines/index.json', '/pantallas-inicio/listo.json', '/sample.png'])(
    'shows no other file than pictures: %s',
    async (path) => {
      expect((await fetch(url + path)).status).toBe(404);
    },
  );

  it('answers 400 to an address that cannot be read', async () => {
    expect((await fetch(`${url}/%E0%A4%A`)).status).toBe(400);
  });

  it('accepts nothing for another site, nor for a form', async () => {
    const change = JSON.stringify({ changes: ['3fa9c1d2'] });
    expect((await accept({ origin: 'http://otra.example', 'content-type': 'application/json' }, change)).status).toBe(
      403,
    );
    expect((await accept({ origin: url, 'content-type': 'text/plain' }, change)).status).toBe(403);
  });

  it.each([
    ['no list', '{}', 'Diga qué cambios acepta.'],
    ['an empty list', '{"changes":[]}', 'Diga qué cambios acepta.'],
    ['more than a page has', JSON.stringify({ changes: ['x'.repeat(100_001)] }), 'Demasiado largo.'],
  ])('refuses %s and says why', async (_, body, reason) => {
    const answer = await accept({ origin: url, 'content-type': 'application/json' }, body);
    expect([answer.status, await answer.text()]).toEqual([409, reason]);
  });

  it('answers nothing to other methods', async () => {
    const headers = { origin: url, 'content-type': 'application/json' };
    expect((await fetch(`${url}/aceptar`, { method: 'PUT', headers })).status).toBe(404);
  });
});

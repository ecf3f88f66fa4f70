import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { get, type IncomingHttpHeaders } from 'node:http';
import { connect, type Socket } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import * as perfilSocio from '#api/contract/perfilSocio.ts';
import * as tokens from '#api/contract/tokens.ts';
import * as transferencias from '#api/contract/transferencias.ts';
import { createTestCaller } from '../testCaller.ts';
import { readDeployment } from './deployHeaders.ts';
import { createSandbox, RESET_PATH, type RunningSandbox } from './sandbox.ts';
import { loadStaticFiles } from './staticFiles.ts';

const SCRIPT = `/assets/index-a1B2c3D4.js`;
const distFolder = mkdtempSync(join(tmpdir(), 'sandbox-'));
mkdirSync(join(distFolder, 'assets'));
writeFileSync(join(distFolder, 'index.html'), '<meta property="csp-nonce" nonce="__CSP_NONCE__"><h1>Hola</h1>');
writeFileSync(join(distFolder, SCRIPT), `console.log(${JSON.stringify('a'.repeat(5000))})`);
writeFileSync(join(distFolder, `${SCRIPT}.map`), '{}');
writeFileSync(join(distFolder, 'favicon.svg'), '<svg/>');
for (const name of ['app', '404'])
  writeFileSync(join(distFolder, `${name}.html`), `<meta nonce="__CSP_NONCE__"><h1>${name}</h1>`);
// What the build leaves beside it (scripts/documents).
mkdirSync(`${distFolder}-deploy`);
const builtHeaders = JSON.parse(readFileSync(new URL('../../../deploy/headers.json', import.meta.url), 'utf8')) as {
  contentSecurityPolicy: Record<string, string[]>;
};
builtHeaders.contentSecurityPolicy['script-src'] = ["'self'", "'nonce-{nonce}'"];
builtHeaders.contentSecurityPolicy['style-src'] = ["'self'", "'nonce-{nonce}'", "'sha256-x'"];
writeFileSync(`${distFolder}-deploy/headers.nonce.json`, JSON.stringify(builtHeaders));
writeFileSync(
  `${distFolder}-deploy/routes.json`,
  JSON.stringify([
    { pattern: '^/$', file: 'index.html', status: 200 },
    { pattern: '^/perfilsocio/?$', file: 'app.html', status: 200 },
    { pattern: '^/', file: '404.html', status: 404 },
  ]),
);
const deployment = readDeployment(distFolder);

const sandbox = createSandbox({ distFolder, pin: '246810', onRejected: () => undefined });
let running: RunningSandbox;

interface Got {
  status: number;
  headers: IncomingHttpHeaders;
  text: string;
}

/** A GET without the headers that `fetch` adds by itself. */
function request(path: string, headers: Record<string, string> = {}): Promise<Got> {
  return new Promise((resolve, reject) => {
    get(`${running.url}${path}`, { headers, agent: false }, (response) => {
      const chunks: Buffer[] = [];
      response.on('data', (chunk: Buffer) => chunks.push(chunk));
      response.on('end', () =>
        resolve({
          status: response.statusCode ?? 0,
          headers: response.headers,
          text: Buffer.concat(chunks).toString(),
        }),
      );
    }).on('error', reject);
  });
}

const navigation = { 'Sec-Fetch-Mode': 'navigate', Accept: 'text/html' };

beforeAll(async () => {
  running = await sandbox.listen(0);
});

beforeEach(() => sandbox.demo.reset());

afterAll(async () => {
  await running.close();
  for (const folder of [distFolder, `${distFolder}-deploy`]) rmSync(folder, { recursive: true });
});

describe('a dropped answer (C.6 «…,77», «…,88»)', () => {
  it.each([
    [80.77, 1],
    [80.88, 0],
  ])('%s: the connection breaks in the middle of it, %i movements', async (valor, movements) => {
    const { token } = sandbox.demo.signIn();
    const caller = createTestCaller(sandbox.demo);
    const generated = await caller.call(tokens.generar, { token, body: {} });
    const { idTransaccion } = generated.data as { idTransaccion: string };
    await caller.call(tokens.autorizar, { token, body: { guid: idTransaccion, codigoToken: '246810' } });
    const order = { numeroCuentaOrigen: '010201004871', numeroCuentaDestino: '010201007733', concepto: 'Prueba' };
    const sent = await caller.request(transferencias.internas, { token, body: { idTransaccion, valor, ...order } });
    const url = sent.url.replace('http://banca.test', running.url);
    const response = await fetch(url, { method: 'POST', headers: sent.headers, body: await sent.text() });
    // Some of an answer arrives: a browser repeats by itself what has got none.
    expect(response.status).toBe(200);
    await expect(response.text()).rejects.toThrow('terminated');
    expect(sandbox.demo.bank.ledger.movementsOf('010201004871').recent).toHaveLength(movements);
    // The server goes on.
    expect((await request('/', navigation)).status).toBe(200);
  });
});

describe('the page (security.md 1.3)', () => {
  it('has a new nonce in policy and document each time, and is never stored', async () => {
    const pages = [await request('/', navigation), await request('/perfilsocio', navigation)];
    const nonces = pages.map(({ text }) => /nonce="([^"]+)"/.exec(text)?.[1] ?? '');
    expect(nonces[0]).not.toBe(nonces[1]);
    for (const [index, page] of pages.entries()) {
      expect(page.status).toBe(200);
      expect(page.headers['content-security-policy']).toContain(`style-src 'self' 'nonce-${nonces[index]}' 'sha256-`);
      expect(page.headers['cache-control']).toBe('no-store');
      expect(page.text).not.toContain('__CSP_NONCE__');
    }
  });

  it('answers each address with its document, and one that there is not with 404', async () => {
    const answered = async (path: string) => {
      const { status, text } = await request(path, navigation);
      return [status, /<h1>(.*)<\/h1>/.exec(text)?.[1]];
    };
    expect(await answered('/')).toEqual([200, 'Hola']);
    expect(await answered('/perfilsocio')).toEqual([200, 'app']);
    expect(await answered('/nada')).toEqual([404, '404']);
    expect((await request('/nada', navigation)).headers['content-security-policy']).toContain("default-src 'none'");
  });

  it('lets no script in but its own, and no Trusted Types policy', () => {
    const policy = deployment.contentSecurityPolicy({ apiUrl: '/api', geolocationUrl: '' }, 'N', false);
    expect(policy).toContain("script-src 'self' 'nonce-N';");
    expect(policy).toContain("connect-src 'self';");
    expect(policy).toContain("require-trusted-types-for 'script'; trusted-types visor-pdf trabajador");
    expect(policy).not.toMatch(/unsafe|report-to|upgrade-insecure-requests|[{}]/);
  });

  it('connects to the configured origins, and upgrades only over https', () => {
    const config = { apiUrl: 'https://api.coop.ec/v1', geolocationUrl: 'https://geo.example/x' };
    const policy = deployment.contentSecurityPolicy(config, 'N', true);
    expect(policy).toContain("connect-src 'self' https://api.coop.ec https://geo.example;");
    expect(policy).toContain('upgrade-insecure-requests');
  });

  it('has HSTS only over https', async () => {
    expect(deployment.securityHeaders(true)).toHaveProperty('Strict-Transport-Security');
    const { headers } = await request('/', navigation);
    expect(headers['strict-transport-security']).toBeUndefined();
    expect(headers['x-content-type-options']).toBe('nosniff');
    expect(headers['referrer-policy']).toBe('no-referrer');
    expect(headers['cross-origin-opener-policy']).toBe('same-origin');
  });
});

describe('files', () => {
  it.each(['br', 'gzip'])('travel compressed as %s and hashed ones are kept for ever', async (encoding) => {
    const { headers } = await request(SCRIPT, { 'Accept-Encoding': encoding });
    expect(headers['content-encoding']).toBe(encoding);
    expect(Number(headers['content-length'])).toBeLessThan(200);
    expect(headers['cache-control']).toBe('public, max-age=31536000, immutable');
    expect(headers['content-type']).toBe('text/javascript; charset=utf-8');
  });

  it('are as small as a deployment’s where a bench asks for that', () => {
    const name = '/lectura.txt';
    // A text with enough in it to be compressed better.
    writeFileSync(join(distFolder, name), readFileSync(import.meta.filename));
    const bytes = (quality?: number) => loadStaticFiles(distFolder, quality).get(name)?.compressed('br')?.length ?? 0;
    expect(bytes(11)).toBeGreaterThan(0);
    expect(bytes(11)).toBeLessThan(bytes());
  });

  it('are asked again when they have no hash', async () => {
    const { headers } = await request('/favicon.svg');
    expect(headers['cache-control']).toBe('no-cache');
    expect((await request('/favicon.svg', { 'If-None-Match': headers.etag ?? '' })).status).toBe(304);
  });

  it.each([
    '/assets/index-zzzzzzzz.js',
    '/assets/otro',
    '/robots.txt',
    `${SCRIPT}.map`,
    '/.git/config',
    '/../package.json',
  ])('that are missing answer 404, never the page: %s', async (path) => {
    const { status, headers } = await request(path, navigation);
    expect([status, headers['content-type']]).toEqual([404, 'text/plain; charset=utf-8']);
  });

  it('do not become the page for a script that asks for a route', async () => {
    expect((await request('/perfilsocio', { 'Sec-Fetch-Mode': 'cors', Accept: '*/*' })).status).toBe(404);
    expect((await request('/perfilsocio', { Accept: 'application/json' })).status).toBe(404);
  });

  it.each([{}, { Accept: '*/*' }, { Accept: 'text/html,*/*;q=0.8' }])(
    'become the page for who does not say where to, as on a deployment: %j',
    async (headers) => {
      const { status, headers: answered } = await request('/perfilsocio', headers);
      expect([status, answered['content-type']]).toEqual([200, 'text/html; charset=utf-8']);
    },
  );

  it('have a configuration with a key of this run', async () => {
    const { headers, text } = await request('/config.json');
    expect(headers['cache-control']).toBe('no-store');
    const config = JSON.parse(text) as { keyBlocking: string; encryption: { key: string } };
    expect(config.keyBlocking).toBe('strict');
    expect(config.encryption.key).toBe(sandbox.demo.config.encryption.key);
    expect(createSandbox({ distFolder }).demo.config.encryption.key).not.toBe(config.encryption.key);
  });
});

describe('the API', () => {
  const { request: build } = createTestCaller(sandbox.demo);
  const ask = async () => {
    const sent = await build(perfilSocio.leer, { token: sandbox.demo.signIn().token });
    return fetch(`${running.url}/api/perfilSocio`, { headers: sent.headers });
  };

  it('answers over HTTP with the security headers', async () => {
    const response = await ask();
    const { value } = (await response.json()) as { value: string };
    expect(JSON.parse(await sandbox.demo.cipher.decrypt(value))).toMatchObject({
      ok: true,
      data: { usuario: 'mfguaman' },
    });
    expect(response.headers.get('Cache-Control')).toBe('no-store');
    expect(response.headers.get('X-Content-Type-Options')).toBe('nosniff');
  });

  it('refuses a body without end and one too long', async () => {
    const post = (body: BodyInit, init: object = {}) =>
      fetch(`${running.url}/api/tokens/generar`, { method: 'POST', body, ...init });
    expect((await post('x'.repeat(300_000))).status).toBe(413);
    const stream = new Blob(['{}']).stream();
    expect((await post(stream, { duplex: 'half' })).status).toBe(411);
  });

  it.each([
    ['ladron.test', 421],
    ['127.0.0.1.ladron.test', 421],
    ['localhost', 200],
    ['127.0.0.1', 200],
  ])('asked as «%s» answers %i, page and API alike: no other name leads here', async (name, status) => {
    const { port } = new URL(running.url);
    const statusOf = (path: string) =>
      new Promise<number | undefined>((resolve, reject) => {
        get({ host: '127.0.0.1', port, path, headers: { Host: `${name}:${port}`, Accept: 'text/html' } }, (answer) => {
          answer.resume();
          resolve(answer.statusCode);
        }).on('error', reject);
      });
    expect(await statusOf('/')).toBe(status);
    if (status === 421) expect(await statusOf('/api/perfilSocio')).toBe(421);
  });

  it('resets the bank on request, from this machine and not from another page', async () => {
    const { member } = sandbox.demo.bank.sessions.resume(sandbox.demo.signIn().token);
    member.consent = false;
    const reset = (headers: Record<string, string>) =>
      fetch(`${running.url}${RESET_PATH}`, { method: 'POST', headers });
    expect((await reset({ Origin: 'https://ladron.test' })).status).toBe(404);
    expect(sandbox.demo.bank.memberOf('mfguaman')?.consent).toBe(false);
    expect((await reset({})).status).toBe(204);
    expect(sandbox.demo.bank.memberOf('mfguaman')?.consent).toBe(true);
  });

  it('says that the port is taken', async () => {
    const port = Number(new URL(running.url).port);
    await expect(createSandbox({ distFolder }).listen(port)).rejects.toMatchObject({ code: 'EADDRINUSE' });
  });
});

describe('whoever keeps it busy is cut off', () => {
  const limits = { connections: 2, headersMs: 200, requestMs: 400, lookMs: 50 };
  const HEADERS = 'POST /api/tokens/generar HTTP/1.1\r\nHost: 127.0.0.1\r\nContent-Length: 1000\r\n';
  const sockets: Socket[] = [];
  let narrow: RunningSandbox;

  beforeAll(async () => {
    narrow = await createSandbox({ distFolder, limits, onRejected: () => undefined }).listen(0);
  });
  afterEach(() => {
    for (const socket of sockets.splice(0)) socket.destroy();
  });
  afterAll(() => narrow.close());

  /** Opens a connection, says that, and nothing more; answers what came until it was closed. */
  const say = (words: string): Promise<string> =>
    new Promise((resolve) => {
      const socket = connect(Number(new URL(narrow.url).port), '127.0.0.1', () => socket.write(words));
      let heard = '';
      socket.on('data', (bytes) => {
        heard += String(bytes);
      });
      socket.on('error', () => undefined);
      socket.on('close', () => resolve(heard));
      sockets.push(socket);
    });

  it.each([
    ['headers without end', HEADERS],
    ['a body that does not come', `${HEADERS}\r\n{`],
  ])('%s: 408, and closed', async (_, words) => {
    expect(await say(words)).toContain('HTTP/1.1 408');
  });

  it('more connections than that: closed without a word', async () => {
    void say('');
    void say('');
    await expect.poll(() => sockets.filter(({ readyState }) => readyState === 'open').length).toBe(2);
    expect(await say('GET / HTTP/1.1\r\nHost: 127.0.0.1\r\n\r\n')).toBe('');
  });
});

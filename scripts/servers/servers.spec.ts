import { readdirSync, readFileSync } from 'node:fs';
import { extname, join, relative } from 'node:path';
import { fileURLToPath } from 'node:url';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import type { DemoConfig } from '#mocks/demo.ts';
import { createSandbox, type RunningSandbox } from '#mocks/sandbox/sandbox.ts';
import { expect, test } from '../../e2e/watch.ts';
import { FILE_KINDS } from '../deploy/files.ts';
import type { DeployHeaders } from '../documents/policy.ts';
import { BASES, distOf, nameOf, PROGRAMS, programPath } from './installed.ts';
import { signInAndOpenStatement } from './journey.ts';
import { ask, type RunningServer, startServer } from './server.ts';

const root = fileURLToPath(new URL('../..', import.meta.url));
const deployed = JSON.parse(readFileSync(join(root, 'deploy/headers.json'), 'utf8')) as DeployHeaders;
const folder = process.env.SERVERS_FOLDER ?? '';

/** Every form of a site behind every server; a nonce where a server can put one. */
const forms = PROGRAMS.flatMap((program) =>
  BASES.flatMap((base) => [
    { program, base, https: false, nonce: false },
    { program, base, https: true, nonce: false },
    ...(program === 'nginx' ? [{ program, base, https: true, nonce: true }] : []),
  ]),
);

for (const { program, base, https, nonce } of forms) {
  const title = `${program} · ${https ? 'https' : 'http'} · ${base}${nonce ? ' · nonce' : ''}`;
  test.describe(title, () => {
    test.skip(programPath(program) === null, `No está instalado ${program}.`);
    test.describe.configure({ mode: 'default' });
    const dist = join(root, distOf(base));
    const assets = () => readdirSync(join(dist, 'assets'));
    let server: RunningServer;
    let bank: RunningSandbox;
    /** An address below the site's own place. */
    const at = (path: string): string => `${server.origin}${base}${path}`;
    const asset = (pattern: RegExp): string => `assets/${assets().find((name) => pattern.test(name)) ?? ''}`;
    const entryScript = /^entrada-[\w-]{8}\.js$/;

    test.beforeAll(async () => {
      const config = JSON.parse(readFileSync(join(folder, 'config.json'), 'utf8')) as DemoConfig;
      bank = await createSandbox({ distFolder: join(root, distOf('/')), config }).listen(0);
      server = await startServer({
        program,
        https,
        nonce,
        dist,
        releases: join(folder, nameOf(base)),
        apiServer: bank.url,
        folder,
      });
    });

    test.afterAll(async () => {
      await server?.stop();
      await bank?.close();
    });

    test('every header of headers.json comes once, with whatever answer', async () => {
      const expected = { ...deployed.headers, ...(https ? deployed.headersOverHttps : {}) };
      for (const [url, status] of [
        [at(''), 200],
        [at('login'), 200],
        [at('cuentas/010201004871'), 200],
        [at('login.html'), 200],
        [at(asset(entryScript)), 200],
        [at(asset(/\.mjs$/)), 200],
        [at(asset(/\.woff2$/)), 200],
        [at('sw.js'), 200],
        [at('config.json'), 200],
        [at('assets/nada-00000000.js'), 404],
        [at('no-hay-tal-pagina'), 404],
        [`${server.origin}/healthz`, 200],
        [`${server.origin}/api/informacion/nada`, 404],
      ] as const) {
        const { status: came, headers, times } = await ask(url);
        if (!url.includes('/api/')) expect([url, came]).toEqual([url, status]);
        for (const [name, value] of Object.entries(expected)) {
          expect([url, name, headers[name.toLowerCase()]]).toEqual([url, name, value]);
          expect([url, name, times.get(name.toLowerCase())]).toEqual([url, name, 1]);
        }
        expect([url, times.get('cache-control')]).toEqual([url, 1]);
        expect(headers.server ?? '', 'no version').not.toMatch(/\d/);
        if (!https) expect(headers['strict-transport-security']).toBeUndefined();
      }
    });

    test('documents are never stored and have their policy; files are kept as long as they may be', async () => {
      for (const path of [
        '',
        'login',
        'login/',
        'registro',
        'productos',
        'cuentas/010201004871',
        'login.html',
        'app.html',
      ]) {
        const { headers } = await ask(at(path), { 'Accept-Encoding': 'br, gzip' });
        expect([path, headers['cache-control']]).toEqual([path, 'no-store']);
        expect(headers['content-type']).toBe('text/html; charset=utf-8');
        expect(headers['content-security-policy']).toMatch(/^default-src 'none'; script-src 'self' '(?:sha256|nonce)-/);
        expect(headers['content-security-policy']).not.toMatch(/[{}]|\$/);
      }
      const cached = async (path: string) => (await ask(at(path))).headers['cache-control'];
      expect(await cached(asset(entryScript))).toBe('public, max-age=31536000, immutable');
      expect(await cached(asset(/\.mjs$/))).toBe('public, max-age=31536000, immutable');
      for (const path of ['sw.js', 'favicon.svg', 'manifest.webmanifest']) expect(await cached(path)).toBe('no-cache');
      expect(await cached('config.json')).toBe('no-store');
      expect(await cached('assets/nada-00000000.js')).toBe('no-store');
    });

    test('each address has its own document, and none is shown for another', async () => {
      const shown = async (path: string) => {
        const { body, status } = await ask(at(path));
        return `${status} ${/data-page="([^"]*)"/.exec(body.toString())?.[1] ?? '-'}`;
      };
      expect(await shown('')).toBe('200 /login');
      expect(await shown('registro')).toBe('200 /registro');
      expect(await shown('productos')).toBe('200 -');
      expect(await shown('no-hay-tal-pagina')).toBe('404 *');
      if (base === '/') return;
      const { status, headers } = await ask(server.origin + base.replace(/\/$/, ''));
      // Without host and port: what stands before this server may have others.
      expect([status, headers.location]).toEqual([308, base]);
      for (const path of ['/', '/login', '/index.html', '/config.json', '/banca-otra'])
        expect([path, (await ask(server.origin + path)).status]).toEqual([path, 404]);
    });

    test('each kind of file has its type, the modules of PDF too', async () => {
      const all = readdirSync(dist, { recursive: true, withFileTypes: true })
        .filter((entry) => entry.isFile() && extname(entry.name) !== '')
        .map((entry) => relative(dist, join(entry.parentPath, entry.name)));
      const kinds = new Set(all.map((file) => extname(file)));
      for (const kind of ['.mjs', '.woff2', '.webmanifest', '.svg']) expect(kinds).toContain(kind);
      // The decoders of pictures, which pdf.js asks for by names of its own.
      const named = all.filter((file) => file.startsWith('assets/pdfjs-'));
      expect(named).not.toEqual([]);
      for (const file of [...[...kinds].map((kind) => all.find((one) => one.endsWith(kind)) ?? ''), ...named]) {
        const kind = extname(file);
        const { contentType } = FILE_KINDS.find(({ extensions }) => extensions.includes(kind.slice(1))) ?? {};
        for (const encoding of ['identity', 'gzip', 'br']) {
          const { status, headers } = await ask(at(file), { 'Accept-Encoding': encoding });
          expect([file, encoding, status, headers['content-type']]).toEqual([file, encoding, 200, contentType]);
        }
      }
    });

    test('texts come as br or gzip, whichever is taken, and as they are to whoever takes neither', async () => {
      for (const path of [asset(entryScript), asset(/\.mjs$/), 'sw.js', 'login.html']) {
        const whole = readFileSync(join(dist, path));
        const isFilledIn = nonce && path.endsWith('.html');
        for (const [accepts, encoding] of [
          ['gzip, deflate, br, zstd', isFilledIn ? 'gzip' : 'br'],
          ['gzip', 'gzip'],
          ['br;q=0, gzip', 'gzip'],
          ['identity', undefined],
        ] as const) {
          const { headers, body, times } = await ask(at(path), { 'Accept-Encoding': accepts });
          expect([path, accepts, headers['content-encoding']]).toEqual([path, accepts, encoding]);
          expect([path, accepts, times.get('vary')]).toEqual([path, accepts, 1]);
          expect(headers.vary).toMatch(/^accept-encoding$/i);
          const read = encoding === 'br' ? brotliDecompressSync(body) : encoding === 'gzip' ? gunzipSync(body) : body;
          if (!isFilledIn) expect(read.equals(whole), `${path} ${accepts}`).toBe(true);
          if (encoding === 'br') expect(body.length).toBeLessThan(whole.length / 2);
        }
      }
    });

    test('what has not changed is answered with 304, by ETag and by date', async () => {
      for (const path of [asset(entryScript), 'favicon.svg', 'sw.js']) {
        for (const encoding of ['identity', 'gzip', 'br']) {
          const accepts = { 'Accept-Encoding': encoding };
          const { headers } = await ask(at(path), accepts);
          expect(headers.etag).toBeTruthy();
          const again = await ask(at(path), { ...accepts, 'If-None-Match': String(headers.etag) });
          expect([path, encoding, again.status, again.body.length]).toEqual([path, encoding, 304, 0]);
          expect(again.headers['cache-control']).toBe(headers['cache-control']);
          const since = await ask(at(path), { ...accepts, 'If-Modified-Since': String(headers['last-modified']) });
          expect([path, encoding, since.status]).toEqual([path, encoding, 304]);
        }
      }
    });

    test('what is missing, and what is none of the site, is answered with 404 and never with a page', async () => {
      for (const path of [
        'assets/index-00000000.js',
        'assets/x.css',
        'assets/',
        'assets/nada',
        'mockServiceWorker.js',
        'robots.txt',
        '.env',
        '.git/config',
        `${asset(entryScript)}.br`,
        `${asset(entryScript)}.gz`,
        `${asset(entryScript)}.map`,
        'cuentas/nada.js',
      ]) {
        const { status, headers, body } = await ask(at(path), { Accept: 'text/html' });
        expect([path, status]).toEqual([path, 404]);
        expect([path, headers['content-type'], headers['cache-control']]).toEqual([
          path,
          'text/plain; charset=utf-8',
          'no-store',
        ]);
        expect(body.toString()).toBe('No encontrado');
      }
      expect((await ask(at('login'), {}, 'HEAD')).headers['content-security-policy']).toContain("default-src 'none'");
      expect((await ask(at('sw.js'), {}, 'POST')).status).toBe(405);
    });

    test('the log has neither accounts nor queries', async () => {
      await ask(`${at('cuentas/010201004871')}?clave=Ribera2026`);
      await ask(`${server.origin}/api/cupos/010201004871/de/0159999010/y/12345678/z/87654321?x=77777`);
      await ask(at('cuentas/%30%31%30%32%30%31'));
      await expect.poll(() => server.log()).toContain('/cuentas/#');
      // The API is away: what a server writes about that names no account either.
      await ask(`${server.origin}/api/cupos/010201004871`);
      const log = server.log() + server.said();
      expect(log).not.toMatch(/010201004871|0159999010|12345678|87654321|Ribera2026|77777|%30%31%30/);
      expect(log).not.toContain('/healthz');
    });

    if (nonce)
      test('each document has a nonce of its own, and the policy names it', async () => {
        const nonces = new Set<string>();
        for (let times = 0; times < 5; times += 1) {
          const { headers, body } = await ask(at('login'));
          const [, value = ''] = /'nonce-([^']+)'/.exec(String(headers['content-security-policy'])) ?? [];
          expect(value).toMatch(/^[\da-f]{32}$/);
          expect(body.toString()).toContain(`nonce="${value}"`);
          expect(body.toString()).not.toContain('__CSP_NONCE__');
          nonces.add(value);
        }
        expect(nonces.size).toBe(5);
      });

    test('a member signs in, sees the products and opens a statement', async ({ page, watch }) => {
      await signInAndOpenStatement(page, at(''));
      await watch.quiet();
    });
  });
}

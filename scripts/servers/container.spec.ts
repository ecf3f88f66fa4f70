import { spawn, spawnSync } from 'node:child_process';
import { chmodSync, cpSync, existsSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, test } from '@playwright/test';
import { nginxServer } from '../deploy/nginx.ts';
import { planOf } from '../deploy/plan.ts';
import { readSite } from '../deploy/site.ts';
import { usualOptions } from '../deploy/testOptions.ts';
import { distOf, programPath } from './installed.ts';
import { ask, freePort, NOBODY } from './server.ts';

/* What the container does when it starts, without a container: its script, its configuration and the real nginx. */

const root = fileURLToPath(new URL('../..', import.meta.url));
const script = join(root, 'deploy/container/arranque.sh');
const folder = process.env.SERVERS_FOLDER ?? '';
const isRoot = process.getuid?.() === 0;
const asNobody = isRoot ? { uid: NOBODY, gid: NOBODY } : {};

test.skip(programPath('nginx') === null, 'No está instalado nginx.');
test.describe.configure({ mode: 'default' });

const KEY = 'c0ffee00c0ffee00c0ffee00c0ffee00';
// A brace of a text is none of the object's.
const CONFIG = JSON.stringify({
  apiUrl: '/api',
  theme: { name: 'Ribera "{" \\' },
  encryption: { enabled: true, key: KEY, iv: KEY },
});

let place: string;
let port: number;
let environment: Record<string, string>;

test.beforeAll(async () => {
  place = mkdtempSync(join(folder, 'contenedor-'));
  chmodSync(place, 0o777);
  // Readable by whoever the image runs it as.
  cpSync(script, join(place, 'arranque.sh'));
  port = await freePort();
  const target = join(place, 'publicaciones');
  cpSync(join(folder, 'raiz'), target, { recursive: true, verbatimSymlinks: true });
  // As the image has it.
  rmSync(join(target, 'config.json'));
  symlinkSync(join(place, 'obra/config.json'), join(target, 'config.json'));
  const dist = join(root, distOf('/'));
  const plan = planOf(readSite(dist, 'hash', target), {
    ...usualOptions,
    apiServer: 'http://127.0.0.1:9',
    listen: String(port),
    root: join(target, 'current/site'),
    logs: '-',
  });
  writeFileSync(join(place, 'servidor.conf'), nginxServer(plan));
  const around = readFileSync(join(root, 'deploy/container/nginx.conf'), 'utf8');
  writeFileSync(
    join(place, 'nginx.conf'),
    around
      .replaceAll('/tmp/banca', join(place, 'obra'))
      .replace('/etc/banca/servidor.conf', join(place, 'servidor.conf')),
  );
  environment = {
    PATH: `${process.env.PATH ?? ''}:/usr/sbin`,
    BANCA_TMP: join(place, 'obra'),
    BANCA_CONFIG: join(place, 'config.json'),
    BANCA_NGINX_CONF: join(place, 'nginx.conf'),
    BANCA_PORT: String(port),
  };
});

test.afterAll(() => rmSync(place, { recursive: true, force: true }));

const start = (more: Record<string, string> = {}) =>
  spawnSync('sh', [join(place, 'arranque.sh')], {
    env: { ...environment, ...more },
    encoding: 'utf8',
    timeout: 10_000,
    ...asNobody,
  });

test('without a configuration, or with one that is none, it ends and says why, and never what it read', () => {
  const none = start();
  expect([none.status, none.stderr]).toEqual([1, expect.stringContaining('Falta la configuración')]);
  const cut = '{"apiUrl":"/api","encryption":{"enabled":true,"key":"c0"}';
  // A brace of a text closes nothing.
  const cutToo = '{"apiUrl":"/api","name":"\\"}","encryption":{"enabled":true,"key":"c0"}';
  for (const text of ['', '{}', '{"apiUrl":"/api"', cut, cutToo, `[${KEY}]`]) {
    const refused = start({ BANCA_CONFIG_JSON: text === '' ? ' ' : text });
    expect([text, refused.status]).toEqual([text, 1]);
    expect([text, refused.stderr]).toEqual([text, expect.stringContaining('no es un objeto JSON')]);
    expect(refused.stdout + refused.stderr).not.toContain(KEY);
  }
  expect(existsSync(join(place, 'obra/config.json'))).toBe(false);
});

for (const [name, given] of [
  ['the environment', { BANCA_CONFIG_JSON: CONFIG }],
  ['a mounted file', {}],
] as const) {
  test(`it takes its configuration from ${name}, answers as nobody, and logs without account numbers`, async () => {
    if (name === 'a mounted file') writeFileSync(join(place, 'config.json'), CONFIG);
    // Through a pipe of its own, as an engine gives one: what Node gives cannot be opened by its name.
    const child = spawn('sh', ['-c', `sh '${join(place, 'arranque.sh')}' 2>&1 | cat`], {
      env: { ...environment, ...given },
      ...asNobody,
    });
    const said: string[] = [];
    for (const stream of [child.stdout, child.stderr]) stream?.on('data', (text: Buffer) => said.push(text.toString()));
    const ended = new Promise((resolve) => child.once('exit', resolve));
    const url = `http://127.0.0.1:${port}`;
    try {
      await expect
        .poll(() =>
          ask(`${url}/healthz`).then(
            ({ status }) => status,
            () => said.join(''),
          ),
        )
        .toBe(200);
      const healthy = spawnSync('sh', [join(place, 'arranque.sh'), '--salud'], { env: environment, ...asNobody });
      expect(healthy.status).toBe(0);
      expect((await ask(`${url}/config.json`)).body.toString().trim()).toBe(CONFIG);
      expect((await ask(`${url}/cuentas/010201004871?x=1`)).status).toBe(200);
      expect((await ask(`${url}/api/cupos/010201004871`)).status).toBe(502);
      await expect.poll(() => said.join('')).toContain('/api/cupos/#');
      expect(said.join('')).toContain('"GET /cuentas/#" 200');
      expect(said.join('')).not.toMatch(new RegExp(`010201004871|healthz|x=1|${KEY}`));
    } finally {
      process.kill(Number(readFileSync(join(place, 'obra/nginx.pid'), 'utf8')), 'SIGQUIT');
      await ended;
    }
    const ill = spawnSync('sh', [join(place, 'arranque.sh'), '--salud'], { env: environment, ...asNobody });
    expect(ill.status).not.toBe(0);
  });
}

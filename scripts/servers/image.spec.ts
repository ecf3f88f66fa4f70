import { chmodSync, cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { DemoConfig } from '#mocks/demo.ts';
import { createSandbox, type RunningSandbox } from '#mocks/sandbox/sandbox.ts';
import { expect, test } from '../../e2e/watch.ts';
import { nginxServer } from '../deploy/nginx.ts';
import { planOf } from '../deploy/plan.ts';
import { readSite } from '../deploy/site.ts';
import { usualOptions } from '../deploy/testOptions.ts';
import type { DeployHeaders } from '../documents/policy.ts';
import { podman, podmanMust, readyEngine } from './engine.ts';
import { distOf } from './installed.ts';
import { signInAndOpenStatement } from './journey.ts';
import { ask, freePort } from './server.ts';

/* The image itself, built from its Containerfile and started as docs/operations.md says. */

const root = fileURLToPath(new URL('../..', import.meta.url));
const folder = process.env.SERVERS_FOLDER ?? '';
const IMAGE = 'banca-virtual-prueba';

/** Files that it may have open, processes: less than an engine asks for by itself, which not every machine may give. */
const LIMITS = ['--ulimit', 'nofile=1024:4096', '--ulimit', 'nproc=1024:1024'];
/** docs/operations.md: nothing of it can be written but /tmp. */
const AS_DOCUMENTED = [...LIMITS, '--network', 'host', '--read-only', '--tmpfs', '/tmp:mode=1777'];

test.describe.configure({ mode: 'default' });

let place: string;
let port: number;
let bank: RunningSandbox;

test.beforeAll(async () => {
  // A system from its packages, and what the image installs.
  test.setTimeout(900_000);
  const missing = readyEngine();
  test.skip(missing !== null, `No hay con qué construir la imagen: falta ${missing}.`);
  place = mkdtempSync(join(folder, 'imagen-'));
  chmodSync(place, 0o755);
  const config = JSON.parse(readFileSync(join(folder, 'config.json'), 'utf8')) as DemoConfig;
  writeFileSync(join(place, 'config.json'), JSON.stringify(config));
  bank = await createSandbox({ distFolder: join(root, distOf('/')), config }).listen(0);
  port = await freePort();
  const context = join(place, 'repositorio');
  mkdirSync(context);
  for (const own of ['package.json', 'scripts/deploy', 'deploy/container'])
    cpSync(join(root, own), join(context, own), { recursive: true });
  cpSync(join(root, distOf('/')), join(context, 'dist'), { recursive: true });
  cpSync(join(root, `${distOf('/')}-deploy`), join(context, 'dist-deploy'), { recursive: true });
  const plan = planOf(readSite(join(context, 'dist'), 'hash', null), {
    ...usualOptions,
    apiServer: bank.url,
    listen: String(port),
    root: '/srv/banca/current/site',
    logs: '-',
  });
  writeFileSync(join(context, 'dist-deploy/nginx.conf'), nginxServer(plan));
  podmanMust(
    ...['build', '--pull=never', '--network', 'host', '--format', 'docker', '--tag', IMAGE],
    ...['--file', join(context, 'deploy/container/Containerfile'), context],
  );
});

test.afterAll(async () => {
  if (!place) return;
  podman('image', 'rm', '--force', IMAGE);
  rmSync(place, { recursive: true, force: true });
  await bank?.close();
});

test('what it says of itself: nobody, its port, how it is asked for its health and told to end', () => {
  const said = JSON.parse(podmanMust('image', 'inspect', IMAGE)) as {
    Config: { User: string; ExposedPorts: object; StopSignal: string };
    HealthCheck?: { Test: string[] };
    Healthcheck?: { Test: string[] };
  }[];
  const [image] = said;
  expect(image?.Config).toMatchObject({ User: '65534:65534', ExposedPorts: { '8080/tcp': {} }, StopSignal: 'SIGQUIT' });
  expect((image?.HealthCheck ?? image?.Healthcheck)?.Test).toEqual(['CMD', '/usr/local/bin/arranque', '--salud']);
});

test('it has no configuration of its own: without one it ends and says why', () => {
  const alone = podman('run', '--rm', ...AS_DOCUMENTED, IMAGE);
  expect(alone.status).toBe(1);
  expect(alone.stderr).toContain('Falta la configuración: monte /etc/banca/config.json, o dé BANCA_CONFIG_JSON.');
});

test('as documented it is healthy, writes nowhere, lets a member in, logs no account number, and ends when told', async ({
  page,
}) => {
  const mounted = `${join(place, 'config.json')}:/etc/banca/config.json:ro`;
  const environment = ['--env', `BANCA_PORT=${port}`];
  const id = podmanMust('run', '--detach', ...AS_DOCUMENTED, ...environment, '--volume', mounted, IMAGE);
  try {
    const url = `http://127.0.0.1:${port}`;
    const logs = (): string => Object.values(podman('logs', id)).join('\n');
    await expect.poll(() => ask(`${url}/healthz`).then(({ status }) => status, logs)).toBe(200);
    expect(podman('healthcheck', 'run', id).status).toBe(0);
    expect(podmanMust('exec', id, 'id', '-u')).toBe('65534');
    for (const target of ['/srv/banca/x', '/etc/banca/x', '/x'])
      expect([target, podman('exec', id, 'touch', target).stderr]).toEqual([
        target,
        expect.stringContaining('Read-only file system'),
      ]);
    const { headers } = JSON.parse(readFileSync(join(root, 'deploy/headers.json'), 'utf8')) as DeployHeaders;
    const login = await ask(`${url}/login`);
    for (const [name, value] of Object.entries(headers))
      expect([name, login.headers[name.toLowerCase()]]).toEqual([name, value]);
    await signInAndOpenStatement(page, `${url}/`);
    await expect.poll(logs).toContain('"GET /cuentas/#" 200');
    expect(logs()).not.toMatch(/010201004871|healthz/);
    // Its browser still holds connections open: they keep nobody from ending in time.
    await page.goto('about:blank');
    podmanMust('stop', '--time', '10', id);
    expect(podmanMust('inspect', '--format', '{{.State.ExitCode}}', id)).toBe('0');
  } finally {
    podman('rm', '--force', id);
  }
});

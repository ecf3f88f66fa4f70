import { cpSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { DemoConfig } from '#mocks/demo.ts';
import { createSandbox } from '#mocks/sandbox/sandbox.ts';
import { heading } from '../../e2e/shown.ts';
import { signIn } from '../../e2e/steps.ts';
import { expect, test } from '../../e2e/watch.ts';
import { activate, layRelease, rollBack } from '../deploy/releases.ts';
import type { DeployHeaders } from '../documents/policy.ts';
import { distOf, NEXT_DIST, PROGRAMS, programPath } from './installed.ts';
import { ask, startServer } from './server.ts';

const root = fileURLToPath(new URL('../..', import.meta.url));
const folder = process.env.SERVERS_FOLDER ?? '';

// Every page asks the host for what it needs, and not the browser's own store.
test.use({ serviceWorkers: 'block' });

for (const program of PROGRAMS) {
  test(`${program}: a release takes the place of another, and goes again, while a member works`, async ({
    page,
    watch,
  }) => {
    test.skip(programPath(program) === null, `No está instalado ${program}.`);
    const target = join(folder, `publicaciones-${program}`);
    cpSync(join(folder, 'raiz'), target, { recursive: true, verbatimSymlinks: true });
    const config = JSON.parse(readFileSync(join(folder, 'config.json'), 'utf8')) as DemoConfig;
    const dist = join(root, distOf('/'));
    const next = await layRelease(join(root, NEXT_DIST), { target, keep: 1, quality: 'quick' }, new Date());
    const bank = await createSandbox({ distFolder: dist, config }).listen(0);
    // As an operator does: the configuration that allows both, and then the change.
    const shown = { program, https: false, nonce: false, dist: join(root, NEXT_DIST), folder };
    const server = await startServer({ ...shown, releases: target, apiServer: bank.url });
    const chunk = (from: string, name: RegExp): string => {
      const found = readdirSync(join(from, 'assets')).find((file) => name.test(file)) ?? '';
      return `${server.origin}/assets/${found}`;
    };
    const entry = /^entrada-[\w-]{8}\.js$/;
    const old = chunk(dist, entry);
    const fresh = chunk(join(root, NEXT_DIST), entry);
    const script = () =>
      page.evaluate(
        () => [...document.scripts].map(({ src }) => src).find((src) => /\/entrada-[\w-]{8}\.js$/.test(src)) ?? '',
      );
    try {
      expect((await ask(fresh)).status, 'not before it is shown').toBe(404);
      await page.goto(`${server.origin}/login`);
      await signIn(page);
      await watch.quiet();

      activate(target, next);
      for (const one of [old, fresh]) {
        const { status, headers } = await ask(one, { 'Accept-Encoding': 'br' });
        expect([one, status, headers['content-encoding']]).toEqual([one, 200, 'br']);
      }
      // Its code has not been fetched yet.
      await page.getByRole('link', { name: 'PAGOS DE SERVICIOS' }).click();
      await expect(heading(page, /^Pagos/)).toBeVisible();
      expect(await script()).toBe(old);
      await page.reload();
      await expect(heading(page, /^Pagos/)).toBeVisible();
      expect(await script()).toBe(fresh);

      rollBack(target);
      expect((await ask(fresh)).status).toBe(200);
      await page.getByRole('link', { name: 'Editar perfil' }).click();
      await expect(page.getByRole('textbox', { name: 'Celular', exact: true })).toBeVisible();
      expect(await script()).toBe(fresh);
      await page.reload();
      await expect(page.getByRole('textbox', { name: 'Celular', exact: true })).toBeVisible();
      expect(await script()).toBe(old);
    } finally {
      await server.stop();
      await bank.close();
    }
  });
}

for (const program of PROGRAMS) {
  test(`${program}: it starts with six releases that have no document in common, and allows those of each`, async () => {
    test.skip(programPath(program) === null, `No está instalado ${program}.`);
    const target = join(folder, `seis-${program}`);
    cpSync(join(folder, 'raiz'), target, { recursive: true, verbatimSymlinks: true });
    const dist = join(root, distOf('/'));
    const read = JSON.parse(readFileSync(`${dist}-deploy/headers.hash.json`, 'utf8')) as DeployHeaders;
    const hashes: string[] = [];
    for (const id of [1, 2, 3, 4, 5]) {
      // As long as those of the real documents, and each its own.
      const other = JSON.stringify(read).replaceAll(/'sha256-.{43}='/g, (_, at: number) => {
        hashes.push(`'sha256-${`${id}x${at}x`.padEnd(43, 'A')}='`);
        return hashes.at(-1) ?? '';
      });
      const deploy = join(target, `releases/2026010${id}-000000-0000000${id}/deploy`);
      mkdirSync(deploy, { recursive: true });
      writeFileSync(join(deploy, 'headers.hash.json'), other);
    }
    const shown = {
      program,
      https: false,
      nonce: false,
      dist,
      releases: target,
      apiServer: 'http://127.0.0.1:9',
      folder,
    };
    const server = await startServer(shown);
    try {
      const policy = String((await ask(`${server.origin}/login`)).headers['content-security-policy']);
      expect(policy.length).toBeGreaterThan(4_096);
      for (const hash of hashes) expect(policy).toContain(hash);
      expect(policy).toMatch(/^default-src 'none'; .*; trusted-types [\w -]+$/);
      expect(policy).not.toMatch(/[$"{}]|  /);
    } finally {
      await server.stop();
    }
  });
}

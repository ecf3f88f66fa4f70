import { chmodSync, cpSync, readFileSync } from 'node:fs';
import { createServer, type RequestListener, type Server } from 'node:http';
import { createServer as createSecureServer } from 'node:https';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, test } from '@playwright/test';
import { currentOf } from '../deploy/releases.ts';
import { distOf, PROGRAMS, type Program, programPath } from './installed.ts';
import { ask, startServer } from './server.ts';

/* What a server does where its disk or its API fail it. */

const root = fileURLToPath(new URL('../..', import.meta.url));
const folder = process.env.SERVERS_FOLDER ?? '';
const ACCOUNT = '010201004871';

const start = (program: Program, releases: string, apiServer: string, apiCa?: string) =>
  startServer({
    program,
    https: false,
    nonce: false,
    dist: join(root, distOf('/')),
    releases,
    apiServer,
    folder,
    ...(apiCa !== undefined && { apiCa }),
  });

/** On every address that `localhost` may be. */
async function listen(server: Server): Promise<number> {
  await new Promise<void>((resolve) => server.listen(0, resolve));
  return (server.address() as AddressInfo).port;
}

/** Promises more than it sends. */
const breaksOff: RequestListener = (_, response) => {
  response.writeHead(200, { 'Content-Length': '1000' });
  response.write('{');
  setTimeout(() => response.destroy(), 200);
};

for (const program of PROGRAMS) {
  test.describe(program, () => {
    test.skip(programPath(program) === null, `No está instalado ${program}.`);

    test('no account is written where files cannot be read or the API breaks off', async () => {
      const target = join(folder, `fallas-${program}`);
      cpSync(join(folder, 'raiz'), target, { recursive: true, verbatimSymlinks: true });
      const api = createServer(breaksOff);
      const server = await start(program, target, `http://127.0.0.1:${await listen(api)}`);
      const site = join(target, 'releases', currentOf(target) ?? '', 'site');
      try {
        chmodSync(site, 0);
        expect((await ask(`${server.origin}/cuentas/${ACCOUNT}`)).status).toBeGreaterThanOrEqual(400);
        await ask(`${server.origin}/api/cupos/${ACCOUNT}`).catch(() => null);
        await ask(`${server.origin}/login`);
        await expect.poll(() => server.log()).toContain('/api/cupos/#');
        await expect.poll(() => server.log()).toContain('/cuentas/#');
        expect(server.log() + server.said()).not.toContain(ACCOUNT);
      } finally {
        chmodSync(site, 0o755);
        await server.stop();
        api.close();
      }
    });

    for (const behindProxy of [false, true])
      test(`an API is told who asks and by what, ${behindProxy ? 'as the proxy before the server says' : 'and not what they say of themselves'}`, async () => {
        const told: unknown[] = [];
        const api = createServer(({ headers }, response) => {
          told.push([headers['x-forwarded-for'], headers['x-forwarded-proto']]);
          response.end('{}');
        });
        const server = await startServer({
          ...{
            program,
            https: false,
            nonce: false,
            dist: join(root, distOf('/')),
            releases: join(folder, 'raiz'),
            folder,
          },
          ...{ apiServer: `http://127.0.0.1:${await listen(api)}`, behindProxy },
        });
        try {
          await ask(`${server.origin}/api/sesion`, { 'X-Forwarded-For': '203.0.113.9', 'X-Forwarded-Proto': 'https' });
          // Nobody before it has said anything.
          await ask(`${server.origin}/api/sesion`);
          expect(told).toEqual([
            behindProxy ? ['203.0.113.9, 127.0.0.1', 'https'] : ['127.0.0.1', 'http'],
            ['127.0.0.1', 'http'],
          ]);
        } finally {
          await server.stop();
          api.close();
        }
      });

    test('an API by https is asked when its certificate is the one that is known, and no other', async () => {
      const api = createSecureServer(
        { cert: readFileSync(join(folder, 'certificado.pem')), key: readFileSync(join(folder, 'clave.pem')) },
        (_, response) => response.end('{}'),
      );
      const apiServer = `https://localhost:${await listen(api)}`;
      try {
        for (const [name, status] of [
          ['certificado.pem', 200],
          ['certificado-ajeno.pem', 502],
        ] as const) {
          const server = await start(program, join(folder, 'raiz'), apiServer, join(folder, name));
          try {
            expect([name, (await ask(`${server.origin}/api/cupos/${ACCOUNT}`)).status]).toEqual([name, status]);
            expect(server.log() + server.said()).not.toContain(ACCOUNT);
          } finally {
            await server.stop();
          }
        }
      } finally {
        api.close();
      }
    });
  });
}

import { type ChildProcess, spawn } from 'node:child_process';
import { chmodSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { type IncomingHttpHeaders, request as requestHttp } from 'node:http';
import { request as requestHttps } from 'node:https';
import { createServer } from 'node:net';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { caddyFile } from '../deploy/caddy.ts';
import { nginxServer } from '../deploy/nginx.ts';
import { planOf, type ServerOptions } from '../deploy/plan.ts';
import { readSite } from '../deploy/site.ts';
import { usualOptions } from '../deploy/testOptions.ts';
import { type Program, programPath } from './installed.ts';

/** Nobody: a server of these tests is never root. */
export const NOBODY = 65_534;

/** What one server shows. */
export interface Shown {
  program: Program;
  https: boolean;
  nonce: boolean;
  /** Folder of the built site. */
  dist: string;
  /** Folder of its releases. */
  releases: string;
  /** Where the API answers. */
  apiServer: string;
  /** Whose certificate it has, when it answers by https; the system's authorities when nobody says. */
  apiCa?: string;
  /** Something stands before it that says who asks. */
  behindProxy?: boolean;
  /** Folder of the tests, with the certificate. */
  folder: string;
}

/** A server that runs. */
export interface RunningServer {
  /** Without a slash at its end, and without the site's own place. */
  origin: string;
  /** All that its access log holds. */
  log: () => string;
  /** All that it has said to its own standard output. */
  said: () => string;
  stop: () => Promise<void>;
}

/** A port that nobody uses. */
export function freePort(): Promise<number> {
  return new Promise((resolve, reject) => {
    const server = createServer();
    server.once('error', reject);
    server.listen(0, '127.0.0.1', () => {
      const address = server.address();
      server.close(() => resolve(typeof address === 'object' && address ? address.port : 0));
    });
  });
}

/** Starts a real server with the configuration that an operator gets, in a folder of its own, without root. */
export async function startServer(shown: Shown): Promise<RunningServer> {
  const { program, https, folder } = shown;
  const place = mkdtempSync(join(folder, `${program}-`));
  for (const own of ['', 'logs', 'temp', 'caddy']) {
    mkdirSync(join(place, own), { recursive: true });
    chmodSync(join(place, own), 0o777);
  }
  const port = await freePort();
  const options: ServerOptions = {
    ...usualOptions,
    apiServer: shown.apiServer,
    ...(shown.apiCa !== undefined && { apiCa: shown.apiCa }),
    https: https ? { certificate: join(folder, 'certificado.pem'), key: join(folder, 'clave.pem') } : null,
    nonce: shown.nonce,
    behindProxy: shown.behindProxy ?? false,
    listen: `127.0.0.1:${port}`,
    root: join(shown.releases, 'current/site'),
    logs: join(place, 'logs'),
  };
  const plan = planOf(readSite(shown.dist, shown.nonce ? 'nonce' : 'hash', shown.releases), options);
  const args = program === 'nginx' ? writeNginx(place, nginxServer(plan)) : writeCaddy(place, caddyFile(plan));
  const said: string[] = [];
  const child = run(program, args, place, said);
  const origin = `${https ? 'https' : 'http'}://127.0.0.1:${port}`;
  await answers(`${origin}/healthz`, child, said);
  return {
    origin,
    log: () =>
      readdirSync(join(place, 'logs'))
        .map((file) => readFileSync(join(place, 'logs', file), 'utf8'))
        .join(''),
    said: () => said.join(''),
    stop: async () => {
      const ended = new Promise((resolve) => child.once('exit', resolve));
      if (child.exitCode === null && child.kill('SIGTERM')) await ended;
      rmSync(place, { recursive: true, force: true });
    },
  };
}

/** The block around the server that Debian's own nginx.conf has, with folders of this test. */
function writeNginx(place: string, server: string): string[] {
  writeFileSync(join(place, 'server.conf'), server);
  const temporary = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'].map(
    (name) => `  ${name}_temp_path ${place}/temp/${name};`,
  );
  const file = join(place, 'nginx.conf');
  writeFileSync(
    file,
    [
      'daemon off;',
      'worker_processes 1;',
      `pid ${place}/temp/nginx.pid;`,
      'error_log stderr;',
      'events { }',
      'http {',
      // What Debian's file has before: types that know no .mjs, and headers that a nested one must not lose.
      '  default_type application/octet-stream;',
      ...temporary,
      `  include ${place}/server.conf;`,
      '}',
      '',
    ].join('\n'),
  );
  return ['-p', place, '-c', file, '-e', 'stderr'];
}

function writeCaddy(place: string, text: string): string[] {
  const file = join(place, 'Caddyfile');
  // Several run at once, and only one of them could have the port of its administration.
  writeFileSync(file, text.replace('{\n', '{\n\tadmin off\n'));
  return ['run', '--adapter', 'caddyfile', '--config', file];
}

function run(program: Program, args: string[], place: string, said: string[]): ChildProcess {
  const path = programPath(program);
  if (path === null) throw new Error(`No está instalado ${program}.`);
  const isRoot = process.getuid?.() === 0;
  const child = spawn(path, args, {
    cwd: place,
    env: { PATH: process.env.PATH, HOME: join(place, 'caddy'), XDG_DATA_HOME: join(place, 'caddy') },
    stdio: ['ignore', 'pipe', 'pipe'],
    ...(isRoot && { uid: NOBODY, gid: NOBODY }),
  });
  for (const stream of [child.stdout, child.stderr]) stream?.on('data', (text: Buffer) => said.push(text.toString()));
  return child;
}

async function answers(url: string, child: ChildProcess, said: readonly string[]): Promise<void> {
  for (let at = 0; at < 100; at += 1) {
    if (child.exitCode !== null) break;
    const answer = await ask(url).catch(() => null);
    if (answer?.status === 200) return;
    await wait(100);
  }
  child.kill('SIGKILL');
  throw new Error(`El servidor no responde:\n${said.join('')}`);
}

/** An answer as it came over the wire. */
export interface Answer {
  status: number;
  headers: IncomingHttpHeaders;
  /** How often each header came, by its name in small letters. */
  times: ReadonlyMap<string, number>;
  body: Buffer;
}

/** Asks a server of these tests; nothing is decompressed, and no certificate is checked. */
export function ask(url: string, headers: Readonly<Record<string, string>> = {}, method = 'GET'): Promise<Answer> {
  return new Promise((resolve, reject) => {
    const send = url.startsWith('https:') ? requestHttps : requestHttp;
    const request = send(url, { method, headers, rejectUnauthorized: false, agent: false }, (response) => {
      const parts: Buffer[] = [];
      response.on('data', (part: Buffer) => parts.push(part));
      // One that breaks off has no end.
      response.once('error', reject);
      response.on('end', () => {
        const times = new Map<string, number>();
        for (let at = 0; at < response.rawHeaders.length; at += 2) {
          const name = (response.rawHeaders[at] ?? '').toLowerCase();
          times.set(name, (times.get(name) ?? 0) + 1);
        }
        resolve({ status: response.statusCode ?? 0, headers: response.headers, times, body: Buffer.concat(parts) });
      });
    });
    request.once('error', reject);
    request.end();
  });
}

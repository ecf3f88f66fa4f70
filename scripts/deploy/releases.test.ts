import {
  chmodSync,
  closeSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  openSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { activate, currentOf, isWithdrawn, layRelease, putConfig, releasesOf, rollBack } from './releases.ts';

let place: string;
let target: string;
beforeEach(() => {
  place = mkdtempSync(join(tmpdir(), 'publicaciones-'));
  target = join(place, 'banca');
  mkdirSync(target);
  writeFileSync(join(target, 'config.json'), '{"apiUrl":"/api"}');
});
afterEach(() => rmSync(place, { recursive: true, force: true }));

const BODY = 'export const banca = 1;\n'.repeat(100);

/** What pdf.js asks for by a name of its own, in the folder of its version. */
const decoderOf = (chunk: string): string => `assets/pdfjs-6.5.${chunk.charCodeAt(0)}/jbig2.js`;

/** A built site whose one chunk has this name. */
function built(chunk: string, base = '/'): string {
  const dist = join(place, 'dist');
  for (const folder of [dist, `${dist}-deploy`]) rmSync(folder, { recursive: true, force: true });
  mkdirSync(join(dist, 'assets'), { recursive: true });
  mkdirSync(`${dist}-deploy`);
  writeFileSync(join(dist, 'index.html'), `<script src="/assets/${chunk}"></script>`);
  writeFileSync(join(dist, 'config.json'), '{"apiUrl":"/de-ejemplo"}');
  writeFileSync(join(dist, 'assets', chunk), BODY);
  writeFileSync(join(dist, 'assets/foto-12345678.png'), BODY);
  mkdirSync(dirname(join(dist, decoderOf(chunk))));
  writeFileSync(join(dist, decoderOf(chunk)), BODY);
  writeFileSync(join(`${dist}-deploy`, 'routes.json'), '[{"pattern":"^/$","file":"index.html","status":200}]');
  writeFileSync(join(`${dist}-deploy`, 'site.json'), JSON.stringify({ base }));
  writeFileSync(join(`${dist}-deploy`, 'nginx.conf'), '');
  return dist;
}

const publish = async (chunk: string, day: number, keep = 2): Promise<string> => {
  const id = await layRelease(built(chunk), { target, keep }, new Date(Date.UTC(2026, 10, day, 15, 4, 5)));
  activate(target, id);
  return id;
};
const shown = (file: string): string => readFileSync(join(target, 'current/site', file), 'utf8');
const has = (file: string): boolean => existsSync(join(target, 'current/site', file));

it('a release is compressed, named after its day, and shown with the deployment’s own configuration', async () => {
  const id = await publish('a-00000001.js', 20);
  expect(id).toMatch(/^20261120-150405-[\da-f]{8}$/);
  expect(currentOf(target)).toBe(id);
  const copy = (end: string) => readFileSync(join(target, 'current/site/assets', `a-00000001.js${end}`));
  expect(brotliDecompressSync(copy('.br')).toString()).toBe(BODY);
  expect(gunzipSync(copy('.gz')).toString()).toBe(BODY);
  expect(has('assets/foto-12345678.png.br'), 'a picture is none').toBe(false);
  expect(has('config.json.br')).toBe(false);
  expect(shown('config.json')).toBe('{"apiUrl":"/api"}');
  writeFileSync(join(target, 'config.json'), '{"apiUrl":"/otra"}');
  expect(shown('config.json'), 'without another release').toBe('{"apiUrl":"/otra"}');
  expect(existsSync(join(target, 'current/deploy/nginx.conf'))).toBe(false);
});

it('whatever the mask of who publishes or built, the server’s user can read all of it', async () => {
  const dist = built('a-00000001.js');
  const mask = process.umask(0o077);
  try {
    chmodSync(join(dist, 'index.html'), 0o600);
    chmodSync(join(dist, 'assets'), 0o700);
    activate(target, await layRelease(dist, { target, keep: 2 }, new Date('2026-11-20T15:00:00Z')));
  } finally {
    process.umask(mask);
  }
  const site = join(target, 'current/site');
  const modes = readdirSync(site, { recursive: true, withFileTypes: true })
    .filter((entry) => !entry.isSymbolicLink())
    .map((entry) => [entry.isDirectory(), statSync(join(entry.parentPath, entry.name)).mode & 0o777]);
  expect(modes.length).toBeGreaterThan(5);
  for (const [isFolder, mode] of modes) expect(mode).toBe(isFolder ? 0o755 : 0o644);
  expect(statSync(join(site, '..')).mode & 0o777).toBe(0o755);
});

it('what is only laid down is not shown', async () => {
  const first = await publish('a-00000001.js', 20);
  const next = await layRelease(built('b-00000002.js'), { target, keep: 2 }, new Date('2026-11-21T15:00:00Z'));
  expect(currentOf(target)).toBe(first);
  expect(has('assets/b-00000002.js')).toBe(false);
  activate(target, next);
  expect(shown('index.html')).toContain('b-00000002');
});

it('chunks of the releases that are kept are there whichever is shown, compressed too, and those of older ones go', async () => {
  await publish('a-00000001.js', 20);
  await publish('b-00000002.js', 21);
  await publish('c-00000003.js', 22);
  for (const chunk of ['a-00000001', 'b-00000002', 'c-00000003'])
    for (const end of ['', '.br', '.gz'])
      for (const file of [`assets/${chunk}.js`, decoderOf(chunk)])
        expect([file, end, has(file + end)]).toEqual([file, end, true]);
  await publish('d-00000004.js', 23);
  expect(releasesOf(target)).toHaveLength(3);
  expect(has('assets/a-00000001.js')).toBe(false);
  expect(has('assets/b-00000002.js')).toBe(true);
});

it('going back shows the release before, which has the chunks of the one that was left', async () => {
  const first = await publish('a-00000001.js', 20);
  await publish('b-00000002.js', 21);
  expect(rollBack(target)).toBe(first);
  expect(shown('index.html')).toContain('a-00000001');
  expect(has('assets/b-00000002.js')).toBe(true);
  expect(() => rollBack(target)).toThrow('No hay una publicación anterior');
  const third = await publish('c-00000003.js', 22);
  expect(currentOf(target)).toBe(third);
});

it('going back never leads to a release that somebody went back from, unless it is shown again on purpose', async () => {
  const good = await publish('a-00000001.js', 20, 4);
  const bad = await publish('b-00000002.js', 21, 4);
  rollBack(target);
  await publish('c-00000003.js', 22, 4);
  expect(isWithdrawn(target, bad)).toBe(true);
  expect(rollBack(target)).toBe(good);
  activate(target, bad);
  expect(isWithdrawn(target, bad)).toBe(false);
  await publish('d-00000004.js', 23, 4);
  expect(rollBack(target)).toBe(bad);
});

it('a site that was built for another place is not put over the one that members know', async () => {
  await publish('a-00000001.js', 20);
  const other = built('b-00000002.js', '/banca/');
  await expect(layRelease(other, { target, keep: 2 }, new Date('2026-11-21T15:00:00Z'))).rejects.toThrow(
    'npm run build -- --base /.',
  );
  expect(releasesOf(target)).toHaveLength(1);
});

it('a folder of the cooperative’s own beside the documents comes along', async () => {
  const dist = built('a-00000001.js');
  mkdirSync(join(dist, 'marca'));
  writeFileSync(join(dist, 'marca/logo.svg'), '<svg/>');
  activate(target, await layRelease(dist, { target, keep: 2 }, new Date('2026-11-20T15:00:00Z')));
  expect(shown('marca/logo.svg')).toBe('<svg/>');
});

it('a new configuration is in its place from one moment to the next, for anybody to read', () => {
  const old = openSync(join(target, 'config.json'), 'r');
  putConfig(target, '{"apiUrl":"/nueva"}');
  expect(readFileSync(old, 'utf8'), 'whoever was reading it').toBe('{"apiUrl":"/api"}');
  closeSync(old);
  expect(readFileSync(join(target, 'config.json'), 'utf8')).toBe('{"apiUrl":"/nueva"}');
  expect(statSync(join(target, 'config.json')).mode & 0o777).toBe(0o644);
  expect(readdirSync(target)).toEqual(['config.json']);
});

it('the release that is shown is never taken away', async () => {
  const first = await publish('a-00000001.js', 20, 1);
  await publish('b-00000002.js', 21, 1);
  rollBack(target);
  await layRelease(built('c-00000003.js'), { target, keep: 1 }, new Date('2026-11-22T15:00:00Z'));
  expect(currentOf(target)).toBe(first);
  expect(shown('index.html')).toContain('a-00000001');
});

it('without a configuration or a build nothing is laid down', async () => {
  rmSync(join(target, 'config.json'));
  await expect(publish('a-00000001.js', 20)).rejects.toThrow('la configuración de la cooperativa');
  writeFileSync(join(target, 'config.json'), '{}');
  const dist = built('a-00000001.js');
  rmSync(join(dist, 'index.html'));
  await expect(layRelease(dist, { target, keep: 2 }, new Date())).rejects.toThrow('npm run build');
  expect(existsSync(join(target, 'releases')) ? readdirSync(join(target, 'releases')) : []).toEqual([]);
});

it('what a publication that was broken off has left is taken away by the next, and nothing else', async () => {
  const first = await publish('a-00000001.js', 20);
  const left = join(target, 'releases/.20261120-160000-0a1b2c3d');
  mkdirSync(join(left, 'site'), { recursive: true });
  writeFileSync(join(target, 'releases/.nota'), '');
  const next = await publish('b-00000002.js', 21);
  expect(readdirSync(join(target, 'releases')).sort()).toEqual(['.nota', first, next]);
});

it('a publication that fails midway leaves nothing behind', async () => {
  const first = await publish('a-00000001.js', 20);
  const dist = built('b-00000002.js');
  // After the copies, as a full disk does.
  rmSync(join(dist, 'assets'), { recursive: true });
  await expect(layRelease(dist, { target, keep: 2 }, new Date('2026-11-21T15:00:00Z'))).rejects.toThrow('ENOENT');
  expect(readdirSync(join(target, 'releases'))).toEqual([first]);
  expect(currentOf(target)).toBe(first);
});

import { execFileSync } from 'node:child_process';
import { chmodSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { build } from 'vite';
import { createDemoConfig } from '#mocks/demo.ts';
import { buildNext } from '../../e2e/nextBuild.ts';
import { ensureChromium } from '../browser.ts';
import { isDebianRoot } from '../debian.ts';
import { activate, layRelease } from '../deploy/releases.ts';
import { BASES, distOf, NEXT_DIST, nameOf, PROGRAMS, pathOf, programPath } from './installed.ts';

const root = fileURLToPath(new URL('../..', import.meta.url));

/** Builds the site for both places, lays each down as a release, and makes certificates; everything goes when the tests have ended. */
export default async function globalSetup(): Promise<(() => void) | undefined> {
  const missing = PROGRAMS.filter((program) => programPath(program) === null);
  if (missing.length > 0) console.log(`Omitido: no está instalado ${missing.join(' ni ')}.`);
  if (missing.length === PROGRAMS.length && pathOf('podman') === null && !isDebianRoot()) return undefined;
  await ensureChromium();
  // Readable by whoever the servers run as.
  const folder = mkdtempSync(join(tmpdir(), 'servidores-'));
  chmodSync(folder, 0o755);
  process.env.SERVERS_FOLDER = folder;
  const config = createDemoConfig({ keyBlocking: 'strict' });
  writeFileSync(join(folder, 'config.json'), JSON.stringify(config));
  for (const base of BASES) {
    if (!process.env.E2E_BUILT)
      await build({ root, base, logLevel: 'warn', build: { outDir: distOf(base), emptyOutDir: true } });
    const target = join(folder, nameOf(base));
    mkdirSync(target);
    writeFileSync(join(target, 'config.json'), JSON.stringify(config));
    activate(target, await layRelease(join(root, distOf(base)), { target, keep: 1, quality: 'quick' }, new Date()));
  }
  if (!process.env.E2E_BUILT) await buildNext(NEXT_DIST);
  makeCertificate(folder, 'certificado', 'clave');
  makeCertificate(folder, 'certificado-ajeno', 'clave-ajena');
  return () => rmSync(folder, { recursive: true, force: true });
}

function makeCertificate(folder: string, name: string, keyName: string): void {
  const key = join(folder, `${keyName}.pem`);
  const files = ['-keyout', key, '-out', join(folder, `${name}.pem`)];
  const subject = ['-subj', '/CN=127.0.0.1', '-addext', 'subjectAltName=IP:127.0.0.1,DNS:localhost'];
  execFileSync('openssl', ['req', '-x509', '-newkey', 'rsa:2048', '-nodes', '-days', '2', ...files, ...subject], {
    stdio: 'ignore',
  });
  // Of no worth, and gone in a minute: the server that is not root reads it.
  chmodSync(key, 0o644);
}

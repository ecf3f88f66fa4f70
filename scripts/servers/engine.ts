import { execFileSync, spawnSync } from 'node:child_process';
import { copyFileSync, existsSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { debianPrograms, isDebianRoot } from '../debian.ts';
import { pathOf } from './installed.ts';

/** What the Containerfile begins with. */
const DEBIAN = 'docker.io/library/debian:bookworm-slim';
const NODE = 'docker.io/library/node:24-bookworm-slim';

/** Images of these tests alone, kept for the next time: making the first ones takes a minute. */
const STORE = join(tmpdir(), 'banca-imagenes');

/** How long an engine may take over one command, in ms. */
const PATIENCE = 600_000;

/** Its health is asked for by the test: here is no systemd that could do it from time to time. */
const environment = { ...process.env, DISABLE_HC_SYSTEMD: 'true' };

/** What came of a command. */
export interface Outcome {
  status: number | null;
  stdout: string;
  stderr: string;
}

/** Tells podman something; whatever comes of it is answered. */
export function podman(...args: readonly string[]): Outcome {
  // runc where it is there: crun refuses a machine with both kinds of control groups.
  const runtime = pathOf('runc') === null ? [] : ['--runtime', 'runc'];
  const store = ['--root', join(STORE, 'root'), '--runroot', join(STORE, 'run')];
  const { status, stdout, stderr } = spawnSync('podman', [...runtime, ...store, ...args], {
    encoding: 'utf8',
    timeout: PATIENCE,
    env: environment,
  });
  return { status, stdout, stderr };
}

/** Tells podman something that has to succeed; answers what it says. @throws with what it complains of. */
export function podmanMust(...args: readonly string[]): string {
  const { status, stdout, stderr } = podman(...args);
  if (status !== 0) throw new Error(`podman ${args.join(' ')}: ${stderr}${stdout}`);
  return stdout.trim();
}

/** Gets podman ready where it is there or may be installed, with the images that ours begins with; answers what is missing, in Spanish, `null` when nothing is. */
export function readyEngine(): string | null {
  const missing = debianPrograms(['podman', 'runc', 'debootstrap'], () => pathOf('podman') !== null);
  if (missing !== null) return missing;
  const lacks = [DEBIAN, NODE].filter((image) => podman('image', 'exists', image).status !== 0);
  if (lacks.every((image) => podman('pull', '--quiet', image).status === 0)) return null;
  if (!isDebianRoot() || pathOf('debootstrap') === null) return `las imágenes ${lacks.join(' y ')}`;
  makeImages();
  return null;
}

/** Where no registry of images answers: the same system from Debian's packages, and the Node that runs here. */
function makeImages(): void {
  const folder = mkdtempSync(join(tmpdir(), 'sistema-'));
  try {
    const system = join(folder, 'sistema');
    execFileSync('debootstrap', ['--variant=minbase', 'bookworm', system], { stdio: 'ignore', timeout: PATIENCE });
    const keep = (image: string): void => {
      const archive = join(folder, 'sistema.tar');
      execFileSync('tar', ['-C', system, '-cf', archive, '.']);
      podmanMust('import', archive, image);
    };
    keep(DEBIAN);
    copyFileSync(process.execPath, join(system, 'usr/local/bin/node'));
    keep(NODE);
  } finally {
    if (existsSync(folder)) rmSync(folder, { recursive: true, force: true });
  }
}

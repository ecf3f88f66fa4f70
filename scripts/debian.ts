import { execFileSync } from 'node:child_process';
import { existsSync } from 'node:fs';

/** Who may install packages here. */
export const isDebianRoot = (): boolean => process.getuid?.() === 0 && existsSync('/usr/bin/apt-get');

/** Runs apt-get: it asks nobody anything, and waits for no mirror that is not there. @throws what it ended with. */
export function apt(args: readonly string[], cwd?: string): string {
  return execFileSync('apt-get', ['-o', 'Acquire::http::Timeout=20', '-o', 'Acquire::Retries=1', ...args], {
    cwd,
    encoding: 'utf8',
    stdio: ['ignore', 'pipe', 'ignore'],
    timeout: 300_000,
    env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' },
  });
}

/** Installs these packages where they are not there and may be; answers what is missing then, in Spanish, `null` when nothing is. */
export function debianPrograms(packages: readonly string[], areThere: () => unknown): string | null {
  if (areThere()) return null;
  if (isDebianRoot()) {
    try {
      apt(['update']);
      apt(['install', '--yes', '--no-install-recommends', ...packages]);
    } catch {
      // No network, or no such package: it is left out, and said.
    }
  }
  return areThere() ? null : `${packages.join(' y ')} (en Debian, como root)`;
}

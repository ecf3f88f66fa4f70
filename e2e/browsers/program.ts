import { type ChildProcess, spawn } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';

/** How long a program may take to say that it is there, in ms. */
const PATIENCE = 60_000;

/** A folder of a browser's own: profile and downloads, gone with it. */
export interface Nest {
  profile: string;
  downloads: string;
  remove: () => void;
}

/** Makes such a folder. */
export function makeNest(): Nest {
  const folder = mkdtempSync(join(tmpdir(), 'navegador-'));
  const nest = { profile: join(folder, 'perfil'), downloads: join(folder, 'descargas') };
  for (const place of Object.values(nest)) mkdirSync(place);
  return { ...nest, remove: () => rmSync(folder, { recursive: true, force: true, maxRetries: 5, retryDelay: 200 }) };
}

/** A program that runs until it is stopped. */
export interface Program {
  /** Waits for a line and answers what the first group of the pattern matched. @throws Error with what it said instead. */
  says: (pattern: RegExp) => Promise<string>;
  /** Ends it, and all that it started. */
  stop: () => Promise<void>;
}

/** Starts a program in a group of its own; `onLine` hears every line it writes. */
export function startProgram(
  command: string,
  args: readonly string[],
  env: Readonly<Record<string, string | undefined>>,
  onLine: (line: string) => void = () => undefined,
): Program {
  const child = spawn(command, args, {
    stdio: ['ignore', 'pipe', 'pipe'],
    env: { ...process.env, ...env },
    detached: true,
  });
  const end = (): void => endGroup(child);
  // Whoever ends this process ends what it started.
  process.once('exit', end);
  child.once('close', () => process.off('exit', end));
  const lines: string[] = [];
  const listeners = new Set<(line: string) => void>();
  for (const stream of [child.stdout, child.stderr]) {
    createInterface({ input: stream }).on('line', (line) => {
      lines.push(line);
      onLine(line);
      for (const listener of listeners) listener(line);
    });
  }
  const gone = new Promise<void>((resolve) => {
    child.once('close', () => resolve());
    child.once('error', () => resolve());
  });
  return {
    says: (pattern) =>
      new Promise((resolve, reject) => {
        const look = (line: string): void => {
          const found = pattern.exec(line);
          if (found) resolve(found[1] ?? found[0]);
        };
        const refuse = (): void => reject(new Error(`${command} no arranca:\n${lines.slice(-10).join('\n')}`));
        lines.forEach(look);
        listeners.add(look);
        setTimeout(refuse, PATIENCE).unref();
        void gone.then(refuse);
      }),
    stop: async () => {
      end();
      await gone;
    },
  };
}

function endGroup({ pid }: ChildProcess): void {
  if (pid === undefined) return;
  try {
    process.kill(-pid, 'SIGKILL');
  } catch {
    // It has ended by itself.
  }
}

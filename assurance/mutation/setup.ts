/* Runs in a test file's process before the file and what it imports: which mutant is on, and what was passed on the way. */
import { appendFileSync, existsSync, readFileSync } from 'node:fs';
import { Worker } from 'node:worker_threads';
import fc from 'fast-check';
import { afterAll, expect, inject } from 'vitest';

declare module 'vitest' {
  interface ProvidedContext {
    /** The id of the mutant that is on; empty: none. */
    mutant: string;
    /** How often its place may be passed: a loop that does not end throws. */
    hitLimit: number;
    /** Where each test file writes what it passed; empty: nowhere. */
    coverageFile: string;
    /** Names the mutant with which a process had to be ended. */
    endedFile: string;
  }
}

/** What the switches in the mutated files read and write (`NAMESPACE` of instrument.ts). */
interface Switches {
  activeMutant: string;
  hitCount: number;
  hitLimit: number;
  mutantCoverage?: { static: Record<string, number> };
}

const switches: Switches = { activeMutant: inject('mutant'), hitCount: 0, hitLimit: inject('hitLimit') };
Object.assign(globalThis, { __stryker__: switches });
const coverageFile = inject('coverageFile');

/* That a property fails is enough: nobody reads for which smallest case. */
fc.configureGlobal({ ...fc.readConfigureGlobal(), endOnFailure: true });

/** How long a file may take with a mutant on, ms: its tests end after 20 s each, the first that fails ends it, and none of the files takes 10 s. */
const FILE_LIMIT_MS = 30_000;

const endedFile = inject('endedFile');

if (switches.activeMutant !== '') {
  // What one file could not end, none of the others need try.
  if (existsSync(endedFile) && readFileSync(endedFile, 'utf8') === switches.activeMutant) throw new Error('No acaba.');
  // A loop that passes no place of the mutant's lets nothing else happen here: from another thread it is ended, with the process, which is noticed.
  new Worker(
    `setTimeout(() => {
      require('node:fs').writeFileSync(${JSON.stringify(endedFile)}, ${JSON.stringify(switches.activeMutant)});
      process.kill(process.pid, 'SIGKILL');
    }, ${FILE_LIMIT_MS})`,
    { eval: true },
  ).unref();
}

if (coverageFile !== '')
  afterAll(() => {
    const { testPath } = expect.getState();
    appendFileSync(
      coverageFile,
      `${JSON.stringify({ test: testPath, hits: switches.mutantCoverage?.static ?? {} })}\n`,
    );
  });

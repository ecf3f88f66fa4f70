import { execFile } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';

const program = fileURLToPath(new URL('writeNext.ts', import.meta.url));

/** Names the folder of a run's own builds for its workers. */
export const BUILDS_FOLDER = 'E2E_BUILDS';

/**
 * Builds the version that is published next, into that folder. In a process of its own: the build draws pages with React's production code, and a
 * process of journeys may have loaded React's other one before.
 */
export async function buildNext(outDir: string): Promise<void> {
  await promisify(execFile)(process.execPath, [program, outDir]);
}

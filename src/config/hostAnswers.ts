import { SITE } from './site.ts';

/** Whoever waits for the answer has pressed something, ms. */
const PATIENCE_MS = 5_000;

/** Whether the host of the site is there right now, for whoever has to tell a missing part of the program from a missing line. Never throws. */
export async function hostAnswers(): Promise<boolean> {
  try {
    return (await fetch(`${SITE}index.html`, { cache: 'no-store', signal: AbortSignal.timeout(PATIENCE_MS) })).ok;
  } catch {
    return false;
  }
}

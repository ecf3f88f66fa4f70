import { SITE } from './site.ts';

/** Whether the host of the site is there right now, for whoever has to tell a missing part of the program from a missing line. Never throws. */
export async function hostAnswers(): Promise<boolean> {
  try {
    return (await fetch(`${SITE}index.html`, { cache: 'no-store' })).ok;
  } catch {
    return false;
  }
}

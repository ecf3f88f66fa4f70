import { existsSync, mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Locator, Page } from '@playwright/test';
import { BUILDS_FOLDER, buildNext } from './nextBuild.ts';
import { expect } from './watch.ts';

/* D-73: the product is published anew. Both versions are real builds; of the second, no file has a name of the first. */

/** The folder of the version that is published next. Whichever worker of the run asks first builds it, the others wait for it. */
export async function nextVersion(): Promise<string> {
  const { [BUILDS_FOLDER]: builds } = process.env;
  if (!builds) throw new Error('La carpeta de las versiones la nombra e2e/globalSetup.ts.');
  const folder = join(builds, 'siguiente');
  const ready = `${folder}.lista`;
  if (isFirst(`${folder}.pedida`)) {
    await buildNext(folder);
    writeFileSync(ready, '');
  }
  await expect.poll(() => existsSync(ready), { message: 'la versión siguiente', timeout: 180_000 }).toBe(true);
  return folder;
}

/** Only one of several processes can make that folder. */
function isFirst(folder: string): boolean {
  try {
    mkdirSync(folder);
    return true;
  } catch {
    return false;
  }
}

/** What tells of a new version. */
export const offer = (page: Page): Locator =>
  page.getByRole('status').filter({ hasText: 'Hay una versión nueva de la banca virtual.' });

/** The script that the page runs. */
export const script = (page: Page): Promise<string> =>
  page.evaluate(() => document.querySelector<HTMLScriptElement>('script[src*="/entrada-"]')?.src ?? '');

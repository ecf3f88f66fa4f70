import type { Page } from '@playwright/test';
import { chooseExport, downloadedBy } from '../../e2e/files.ts';
import { heading } from '../../e2e/shown.ts';
import { signIn } from '../../e2e/steps.ts';
import { expect } from '../../e2e/watch.ts';

/** Opens the site at its own address, signs in, and opens the statement of an account, a PDF file that the page itself draws. */
export async function signInAndOpenStatement(page: Page, site: string): Promise<void> {
  await page.goto(site);
  await signIn(page);
  await page.getByRole('link', { name: /Ahorro a la vista/ }).click();
  await expect(heading(page, 'Ahorro a la vista')).toBeVisible();
  expect(page.url().startsWith(site), page.url()).toBe(true);
  await chooseExport(page, 'Estado de cuenta PDF');
  const viewer = page.getByRole('dialog', { name: 'Estado de cuenta' });
  await expect(viewer.getByText(/^Página 1 de \d+/).first()).toBeAttached();
  const { name, bytes } = await downloadedBy(page, () => viewer.getByRole('button', { name: 'Descargar' }).click());
  expect(name).toBe('estado-cuenta-4871.pdf');
  expect(bytes.subarray(0, 7).toString()).toBe('%PDF-1.');
  await page.keyboard.press('Escape');
  // A page that is opened anew by its own address, as a bookmark does.
  await page.reload();
  await expect(heading(page, 'Ahorro a la vista')).toBeVisible();
}

import { expect, test } from './bank.ts';
import { heading } from './shown.ts';
import { openSignedIn } from './steps.ts';

test('on a slow line a tapped menu entry shows at once that its page is on its way, and no longer than that', async ({
  page,
}) => {
  await page.clock.install();
  await openSignedIn(page);
  let letThrough = (): void => undefined;
  const held = new Promise<void>((resolve) => (letThrough = resolve));
  await page.route('**/*.js', async (route) => {
    await held;
    await route.continue();
  });
  const entry = page.getByRole('link', { name: 'PAGOS DE TARJETAS' });
  // No time passes for the page: what shows now waits for nothing but the tap, however busy the machine is.
  await page.clock.pauseAt(Date.now() + 1_000);
  await entry.click();
  await expect(entry).toHaveAttribute('aria-busy', 'true');
  await page.clock.resume();
  await expect(page.getByRole('progressbar', { name: 'Cargando la página' })).toBeVisible();
  const other = page.getByRole('link', { name: 'PAGOS DE SERVICIOS' });
  await other.click();
  await expect(other).toHaveAttribute('aria-busy', 'true');
  await expect(entry).not.toHaveAttribute('aria-busy');
  letThrough();
  await expect(heading(page, 'Pagos de servicios')).toBeVisible();
  await expect(other).not.toHaveAttribute('aria-busy');
  await expect(page.getByRole('progressbar')).toHaveCount(0);
});

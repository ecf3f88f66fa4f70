import { expect, test } from './bank.ts';
import { heading } from './shown.ts';
import { openSignedIn } from './steps.ts';

/*
 * screens.md A.0 «Offline notice»: without a service worker the code of a page that was not opened yet cannot come while there is no
 * connection. That is no error, and the page opens by itself once it is back.
 */

test('a page that is pressed without a connection says so, and comes with the connection', async ({
  page,
  context,
  watch,
}) => {
  await openSignedIn(page);
  await watch.quiet();
  watch.allowFailure(/\/(?:assets|api)\/|index\.html/);
  watch.allowConsole(/Failed to (?:fetch dynamically|load resource)|ERR_INTERNET_DISCONNECTED/);
  await context.setOffline(true);
  await page.getByRole('navigation', { name: 'Principal' }).getByRole('link', { name: 'PAGOS DE SERVICIOS' }).click();
  await expect(heading(page, 'Sin conexión')).toBeVisible();
  await expect(page.getByText(/Código del error/)).toHaveCount(0);
  await context.setOffline(false);
  await expect(heading(page, 'Pagos de servicios')).toBeVisible();
  await expect(page.getByText(/Algo no salió bien/)).toHaveCount(0);
});

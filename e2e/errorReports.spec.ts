import type { Page } from '@playwright/test';
import { ERROR_REPORTS_PATH } from '#mocks/sandbox/sandbox.ts';
import { expect, test } from './bank.ts';
import { Canary } from './canary.ts';
import { reconfigure } from './deployment.ts';
import { expectProductos } from './shown.ts';
import { openSignedIn } from './steps.ts';

/* security.md 4: what leaves the browser about an error, if a deployment wants it. */

/** What the error brings along on purpose: of the member, of the page, of what was typed. */
const secrets = {
  cuenta: '010201004871',
  identificacion: '0159999028',
  nombre: 'GUAMAN VINTIMILLA',
  correo: 'maria.fernanda@example.com',
  saldo: '1.238,45',
  token: 'eyJhbGciOiJIUzI1NiJ9.eyJzdWIi.c2VjcmV0',
} as const;

/** The chunk that makes reports. */
const MAKER = /\/assets\/errorReports-.*\.js$/;

const withConfig = (page: Page, more: object): Promise<void> => reconfigure(page, (config) => ({ ...config, ...more }));

/** The page of an account fails while it is drawn, by an error that has all with it that it should never tell. */
async function spoil(page: Page): Promise<void> {
  const text = Object.values(secrets).join(' ');
  await page.route('**/assets/Cuenta-*.js', (route) =>
    route.fulfill({
      contentType: 'text/javascript',
      body: `export function Cuenta() { throw new TypeError(${JSON.stringify(`Cannot read properties of undefined (reading '${text}')`)}); }`,
    }),
  );
}

const trouble = (page: Page) => page.getByRole('heading', { level: 1, name: 'Algo no salió bien' });
const toAccount = (page: Page) => page.locator('main a[href^="/cuentas/010201004871"]').first().click();

test('4.1: off unless config.json says so: nothing is fetched, nothing is sent', async ({ page, bank, watch }) => {
  const asked: string[] = [];
  page.on('request', (request) => asked.push(request.url()));
  await spoil(page);
  await openSignedIn(page);
  await toAccount(page);
  await expect(trouble(page)).toBeVisible();
  await watch.quiet();
  expect(asked.filter((url) => MAKER.test(url) || url.endsWith(ERROR_REPORTS_PATH))).toEqual([]);
  expect(bank.errorReports).toEqual([]);
});

test('4.2, 4.3: one scrubbed report of an error in a page that holds secrets, and none of its repetition', async ({
  page,
  context,
  bank,
  watch,
}) => {
  await withConfig(page, { errorReportUrl: ERROR_REPORTS_PATH, errorReportShare: 1 });
  await spoil(page);
  await openSignedIn(page);
  await expect
    .poll(() =>
      page.evaluate(() =>
        performance
          .getEntriesByType('resource')
          .map(({ name }) => name)
          .join(),
      ),
    )
    .toMatch(/errorReports-/);
  const canary = new Canary();
  canary.follow(context);
  await toAccount(page);
  await expect(trouble(page)).toBeVisible();
  await expect.poll(() => bank.errorReports.length).toBe(1);
  const [text = ''] = bank.errorReports;
  const report = JSON.parse(text) as Record<string, unknown>;
  console.log(`    informe · ${text}`);
  test.info().annotations.push({ type: 'informe', description: text });
  expect(report).toMatchObject({
    name: 'TypeError',
    message: "Cannot read properties of undefined (reading '…')",
    route: '/cuentas/:numeroCuenta',
    browser: 'Chrome',
  });
  expect(report.release).toMatch(/^[\w-]+-[\w-]{8}\.js$/);
  expect(report.frames).toContainEqual(expect.stringMatching(/^[\w-]+-[\w-]{8}\.js:\d+:\d+$/));
  for (const secret of Object.values(secrets)) for (const word of secret.split(' ')) expect(text).not.toContain(word);
  // The account's own number stands in its address and in the calls for it: that is §2.
  const { identificacion, correo, saldo, token } = secrets;
  await canary.expectNone(page, { identificacion, correo, saldo, token }, 'después del informe');

  await page.goBack();
  await expectProductos(page);
  await toAccount(page);
  await expect(trouble(page)).toBeVisible();
  await watch.quiet();
  expect(bank.errorReports).toHaveLength(1);
});

test('4.3: what receives them is down: the member sees what is to be seen without it', async ({
  page,
  bank,
  watch,
}) => {
  watch.expectFailure(new RegExp(`${ERROR_REPORTS_PATH}$`));
  await withConfig(page, { errorReportUrl: ERROR_REPORTS_PATH, errorReportShare: 1 });
  let tries = 0;
  await page.route(`**${ERROR_REPORTS_PATH}`, async (route) => {
    tries += 1;
    await route.abort('connectionrefused');
  });
  await spoil(page);
  await openSignedIn(page);
  await toAccount(page);
  await expect(trouble(page)).toBeVisible();
  await expect.poll(() => tries).toBe(1);
  await watch.quiet();
  expect(tries).toBe(1);
  expect(bank.errorReports).toEqual([]);
  await page.goto('/productos');
  await expectProductos(page);
});

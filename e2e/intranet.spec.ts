import { testLaunchOptions } from '../scripts/browser.ts';
import { expect, test } from './bank.ts';
import { confirmWithPin, pinDialog, WRONG_PIN } from './code.ts';
import { askToSave, celular, correo, openProfile, renewed } from './profile.ts';
import { expectProductos, texts } from './shown.ts';
import { signIn, signOut } from './steps.ts';
import { INTRANET_HOST } from './watch.ts';

// A host name of its own over plain HTTP: unlike the loopback, no browser calls that secure.
const { args, ...options } = await testLaunchOptions();
test.use({ launchOptions: { ...options, args: [...args, `--host-resolver-rules=MAP ${INTRANET_HOST} 127.0.0.1`] } });

test('on a plain-HTTP intranet, without WebCrypto, the whole journey works through crypto-js', async ({
  page,
  bank,
  watch,
}) => {
  // Headers that Chromium takes only from secure origins, and says so; they harm nothing.
  watch.allowConsole(/Cross-Origin-Opener-Policy header has been ignored/);
  watch.allowConsole(/Origin-Agent-Cluster header/);
  const scripts: string[] = [];
  page.on('request', (request) => scripts.push(request.url()));
  const site = bank.url.replace('127.0.0.1', INTRANET_HOST);

  await page.goto(`${site}/login`);
  expect(await page.evaluate(() => [isSecureContext, typeof crypto.subtle])).toEqual([false, 'undefined']);
  await signIn(page);
  expect(scripts.some((url) => /cryptoJs/i.test(url))).toBe(true);

  await openProfile(page);
  await askToSave(page, renewed);
  await confirmWithPin(page, WRONG_PIN);
  await expect(pinDialog(page)).toContainText(texts.wrongPin);
  await confirmWithPin(page);
  await expect(page.getByText(texts.saved)).toBeVisible();
  expect(bank.member()).toMatchObject(renewed);

  await page.reload();
  await expect(celular(page)).toHaveValue(renewed.celular);
  await signOut(page);
  await signIn(page);
  await expectProductos(page);
  await openProfile(page);
  await expect(correo(page)).toHaveValue(renewed.correo);
});

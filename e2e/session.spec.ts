import type { Page } from '@playwright/test';
import { leer } from '#api/contract/productos.ts';
import { DEMO_NOW } from '#mocks/bank/clock.ts';
import { isWhole } from '#testing/cases.ts';
import { juan } from '#testing/member.ts';
import { expect, test } from './bank.ts';
import { tried } from './cases.ts';
import { confirmWithPin, pinDialog } from './code.ts';
import { askToSave, celular, openProfile } from './profile.ts';
import { expectLogin, expectNothingPrivate, expectProductos, heading, texts } from './shown.ts';
import { askToSignOut, enter, fillCredentials, openSignedIn, signIn, signOut } from './steps.ts';

/** The name of the stored session: a hash (§3). */
const sessionKey = (page: Page): Promise<string> =>
  page.evaluate(() => Object.keys(localStorage).find((key) => /^[0-9a-f]{64}$/.test(key)) ?? '');

/** So many rounds of {@link OTHERS} tabs beside the one that signs out: 50 tabs in `npm run assurance`. */
const ROUNDS = isWhole ? 10 : 2;
const OTHERS = 5;

/** Notes in a tab when its sign-in stands, ms of the machine's clock. */
const watchLogin = (tab: Page): Promise<void> =>
  tab.evaluate(() => {
    const told = { loginAt: 0 };
    new MutationObserver(() => {
      if (!told.loginAt && document.querySelector('h1')?.textContent === 'Ingrese a su banca virtual')
        told.loginAt = Date.now();
    }).observe(document, { childList: true, subtree: true, characterData: true });
    Object.assign(window, { told });
  });

test(`${ROUNDS * OTHERS} tabs are closed within a second of the sign-out in another one`, async ({ page, context }) => {
  tried(ROUNDS * OTHERS);
  await openSignedIn(page);
  const others: Page[] = [];
  for (let count = 0; count < OTHERS; count += 1) others.push(await context.newPage());
  for (const other of others) await other.goto('/productos');
  for (let round = 0; round < ROUNDS; round += 1) {
    for (const other of others) {
      await expectProductos(other);
      await watchLogin(other);
    }
    const yes = await askToSignOut(page);
    const began = await yes.evaluate((button: HTMLElement) => {
      button.click();
      return Date.now();
    });
    for (const other of others) {
      await expectLogin(other);
      await expectNothingPrivate(other);
      const loginAt = await other.evaluate(() => (window as unknown as { told: { loginAt: number } }).told.loginAt);
      expect(loginAt - began, 'ms until the sign-in stands').toBeLessThan(1_000);
    }
    await expectLogin(page);
    await signIn(page);
  }
});

test.describe('two tabs', () => {
  test('a sign-out in one closes the other at once', async ({ page, context }) => {
    await openSignedIn(page);
    const other = await context.newPage();
    await other.goto('/perfilsocio');
    await expect(celular(other)).toBeVisible();
    await signOut(page);
    await expectLogin(other);
    await expectNothingPrivate(other);
    await other.goto('/perfilsocio');
    await expectLogin(other);
  });

  test('a sign-in in one opens the other, and another member’s data never mix', async ({ page, context, bank }) => {
    const { user } = bank.member('jcloja');
    if (user) user.mustChangePassword = false;
    await openSignedIn(page);
    await openProfile(page);
    const other = await context.newPage();
    await other.goto('/productos');
    await expectProductos(other);
    await signOut(other);
    await expectLogin(page);
    await signIn(other, juan);
    await expectProductos(page);
    for (const tab of [page, other]) {
      await expect(tab.getByText('Juan Carlos Loja Pesantez')).toBeVisible();
      await expect(tab.getByText('•••• 8840')).toBeVisible();
      await expect(tab.getByText('$148,25').first()).toBeVisible();
      await expectNothingPrivate(tab);
    }
  });

  test('clearing the browser’s storage counts as a sign-out', async ({ page, context }) => {
    await openSignedIn(page);
    const other = await context.newPage();
    await other.goto('/productos');
    await expectProductos(other);
    await page.evaluate(() => localStorage.clear());
    await expectLogin(other);
    await expectNothingPrivate(other);
  });
});

test.describe('a session that the bank has ended', () => {
  test('several 403 at once give one notice', async ({ page, bank, watch }) => {
    watch.expectFailure(/\/api\//);
    await openSignedIn(page);
    await openProfile(page);
    // A call of this page that is still under way would end the session here, and the page that is opened next would have none to end.
    await watch.quiet();
    bank.demo.bank.sessions.endAll(bank.member());
    const before = bank.calls.length;
    await page.goto('/productos');
    await expectLogin(page);
    await expect(page.getByText(texts.expired)).toHaveCount(1);
    expect(bank.calls.length - before).toBeGreaterThan(1);
    await expect(page.getByRole('alert')).toHaveCount(0);
    await expectNothingPrivate(page);
    expect(await sessionKey(page)).toBe('');
    await signIn(page);
    await expect(page.getByText(texts.expired)).toHaveCount(0);
  });

  test('a 403 in the middle of a save closes the dialog and the session in every tab', async ({
    page,
    context,
    bank,
    watch,
  }) => {
    watch.expectFailure(/\/api\/tokens\/autorizar/);
    await openSignedIn(page);
    const other = await context.newPage();
    await other.goto('/productos');
    await expectProductos(other);
    await openProfile(page);
    await askToSave(page, { celular: '0900000777', correo: 'otra@example.com' });
    bank.demo.bank.sessions.endAll(bank.member());
    await confirmWithPin(page);
    for (const tab of [page, other]) {
      await expectLogin(tab);
      await expect(tab.getByText(texts.expired)).toHaveCount(1);
      await expect(tab.getByRole('dialog')).toHaveCount(0);
    }
    expect(bank.member().celular).toBe('0900000214');
  });

  test('a 401 is an ordinary error and closes nothing', async ({ page, bank, watch }) => {
    watch.expectFailure(/\/api\/productos$/);
    bank.fail('unauthorized', leer);
    await page.goto('/login');
    await fillCredentials(page);
    await enter(page).click();
    await expect(page.getByText('No pudimos cargar la información').first()).toBeVisible();
    await expect(page.getByText('Ocurrió un error. Intente nuevamente.')).toBeVisible();
    await expect(page).toHaveURL(/\/productos$/);
  });
});

test.describe('idle (§4: 180 s without click or key, then 2 s)', () => {
  // The bank's day: what is due is worded by how far off it is.
  test.beforeEach(({ page }) => page.clock.install({ time: DEMO_NOW }));

  test('ends the session at 182 s and says why', async ({ page, bank, watch }) => {
    await openSignedIn(page);
    await openProfile(page);
    // Here the time begins, however long the page took to come.
    await page.keyboard.press('Shift');
    await page.clock.fastForward(175_000);
    await expect(celular(page)).toBeVisible();
    expect(await sessionKey(page)).not.toBe('');
    await page.clock.fastForward(7_500);
    await expectLogin(page);
    await expect(page.getByText(texts.idle)).toHaveCount(1);
    await expectNothingPrivate(page);
    expect(await sessionKey(page)).toBe('');
    const before = bank.calls.length;
    await page.goto('/perfilsocio');
    await expectLogin(page);
    await watch.quiet();
    expect(bank.calls.length).toBe(before);
  });

  test('a click and a key press start the time anew; the passing of time alone does not', async ({ page }) => {
    await openSignedIn(page);
    await page.clock.fastForward(170_000);
    await heading(page, texts.productos).click();
    await page.clock.fastForward(170_000);
    await page.keyboard.press('Shift');
    await page.clock.fastForward(170_000);
    await expectProductos(page);
    await page.mouse.move(300, 300);
    await page.mouse.wheel(0, 200);
    await page.clock.fastForward(13_000);
    await expectLogin(page);
  });

  test('a click in one tab keeps the other signed in', async ({ page, context }) => {
    await openSignedIn(page);
    const other = await context.newPage();
    await other.goto('/productos');
    await expectProductos(other);
    await page.clock.fastForward(170_000);
    await heading(page, texts.productos).click();
    // The click has reached the other tab's process before its time goes on.
    const lastActivity = () => localStorage.getItem('bv.actividad');
    const clicked = await page.evaluate(lastActivity);
    await expect.poll(() => other.evaluate(lastActivity)).toBe(clicked);
    await page.clock.fastForward(100_000);
    await expectProductos(other);
    await expectProductos(page);
  });

  test('a lid closed for an hour ends the session before anything can be clicked', async ({ page, bank, watch }) => {
    await openSignedIn(page);
    // What the products ask for by themselves has been asked.
    await expect(page.getByText('Pague hasta el 25/11/2026')).toBeVisible();
    await expect(page.getByText('2 de sus créditos · 2 créditos que garantiza')).toBeVisible();
    const before = bank.calls.length;
    await page.clock.fastForward('01:00:00');
    await expectLogin(page);
    await expect(page.getByText(texts.idle)).toBeVisible();
    await watch.quiet();
    expect(bank.calls.length).toBe(before);
  });

  test('a tab opened after the idle time finds no session', async ({ page, context }) => {
    await openSignedIn(page);
    await page.goto('about:blank');
    await context.clock.fastForward(200_000);
    await page.goto('/productos');
    await expectLogin(page);
    await expect(page.getByText(texts.idle)).toBeVisible();
  });

  test('the PIN dialog does not outlive it: nothing is saved (D-9)', async ({ page, bank, watch }) => {
    await openSignedIn(page);
    await openProfile(page);
    await askToSave(page, { celular: '0900000777', correo: 'otra@example.com' });
    await page.clock.fastForward(183_000);
    await expectLogin(page);
    await expect(pinDialog(page)).toHaveCount(0);
    await watch.quiet();
    expect(bank.count('POST tokens/autorizar')).toBe(0);
    expect(bank.member().celular).toBe('0900000214');
  });
});

test.describe('storage that cannot be trusted', () => {
  test('blocked: sign-in works for as long as the page lives', async ({ page }) => {
    await page.addInitScript(() => {
      for (const name of ['localStorage', 'sessionStorage']) {
        Object.defineProperty(window, name, {
          get() {
            throw new DOMException('Access is denied for this document.', 'SecurityError');
          },
        });
      }
    });
    await openSignedIn(page);
    await openProfile(page);
    await page.getByText('Oscuro', { exact: true }).click();
    await expect(page.getByRole('radio', { name: 'Oscuro' })).toBeChecked();
    await page.goto('/login');
    await signIn(page);
    await signOut(page);
  });

  test('full: sign-in works for as long as the page lives', async ({ page }) => {
    await page.addInitScript(() => {
      Storage.prototype.setItem = () => {
        throw new DOMException('The quota has been exceeded.', 'QuotaExceededError');
      };
    });
    await openSignedIn(page);
    await page.reload();
    await expectLogin(page);
  });

  test('corrupted: every spoilt value means signed out, and sign-in works again', async ({ page }) => {
    await openSignedIn(page);
    const key = await sessionKey(page);
    const good = await page.evaluate((name) => localStorage.getItem(name) ?? '', key);
    const [iv = '', cipherText = ''] = good.split('.');
    const spoilt = [
      '',
      '.',
      'x',
      '{}',
      'null',
      good.slice(0, -4),
      `${iv}.${cipherText.slice(24)}`,
      `${iv}.`,
      `.${cipherText}`,
      `${'0'.repeat(32)}.${cipherText}`,
      `${iv}.AAAA${cipherText.slice(4)}`,
      '<img src=x onerror=alert(1)>',
      '{"token":"x","nombres":"X"}',
      '{"__proto__":{"token":"x"}}',
      'ñ'.repeat(5000),
    ];
    for (const value of spoilt) {
      await page.evaluate(([name, text]) => localStorage.setItem(name ?? '', text ?? ''), [key, value]);
      await page.goto('/perfilsocio');
      await expectLogin(page);
    }
    await fillCredentials(page);
    await enter(page).click();
    // Not to what this tab had open: nobody knows who comes now (screens.md A.1 «Session closed»).
    await expectProductos(page);
  });

  test('of another browser: it does not open, whoever copied it', async ({ page, browser, bank, watch }) => {
    await openSignedIn(page);
    const copied = await page.evaluate(() => ({ ...localStorage }));
    const userAgent = 'Mozilla/5.0 (Windows NT 10.0; Win64; x64; rv:145.0) Gecko/20100101 Firefox/145.0';
    const stranger = await browser.newContext({ baseURL: bank.url, userAgent, hasTouch: true });
    await watch.follow(stranger);
    await stranger.addInitScript((stored) => {
      if (location.protocol === 'about:') return;
      for (const [name, value] of Object.entries({ platform: 'Win32', vendor: '' })) {
        Object.defineProperty(Navigator.prototype, name, { get: () => value });
      }
      for (const [name, value] of Object.entries<string>(stored)) localStorage.setItem(name, value);
    }, copied);
    const other = await stranger.newPage();
    await other.goto('/productos');
    await expectLogin(other);
    await stranger.close();
    await page.reload();
    await expectProductos(page);
  });

  test('what is stored tells nothing: no name, token or account in the clear', async ({ page, bank }) => {
    await openSignedIn(page);
    await openProfile(page);
    const stored = await page.evaluate(() =>
      JSON.stringify([{ ...localStorage }, { ...sessionStorage }, document.cookie]),
    );
    const [token = ''] = Object.keys(bank.demo.bank.state.sessions);
    expect(token).not.toBe('');
    for (const secret of [
      token,
      'GUAMAN',
      'MARIA',
      'mfguaman',
      'Ribera2026',
      '4871',
      bank.demo.config.encryption.key,
    ]) {
      expect(stored).not.toContain(secret);
    }
  });
});

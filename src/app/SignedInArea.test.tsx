import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { cleanup } from 'vitest-browser-react';
import { flowStart } from '#flows/moneyFlow/flowStart.ts';
import { to } from '#navigation/paths.ts';
import { enter, password, user } from '#screens/login/tests/loginWorld.ts';
import { sendCode } from '#testing/behaviourMember.ts';
import { label } from '#testing/locators.ts';
import { sessionOf } from '#testing/sessionOf.ts';
import { browser, openBank, startEachTestFresh } from '#testing/testWorld.tsx';

startEachTestFresh();

const account = '/cuentas/010201004871';

async function signIn(usuario: string, clave: string): Promise<void> {
  await user.fill(usuario);
  await password.fill(clave);
  await enter.click();
}

test('screens.md A.1 «Session closed»: Back after a sign-out gives nobody the page of the member before', async () => {
  const bank = await openBank({ route: '/productos', before: [account] });
  bank.services.store.close('logout');
  await expect.poll(bank.path).toBe('/login');
  // A failed attempt has taken the reason off the page.
  await signIn('mfguaman', 'Equivocada1');
  await expect.element(password).toHaveFocus();
  await bank.go(-1);
  await expect.poll(bank.path).toBe('/login');
  await signIn('mfguaman', 'Ribera2026');
  await expect.poll(bank.path).toBe('/productos');
});

test('screens.md A.1 «Session closed»: nor does it after a reload of the sign-in page', async () => {
  const { services } = await openBank({ route: account });
  services.store.close('logout');
  await cleanup();
  const bank = await openBank({ route: account, socio: null, until: user });
  await signIn('mfguaman', 'Ribera2026');
  await expect.poll(bank.path).toBe('/productos');
  // Whoever has signed in may follow an address again.
  await bank.go(account);
  await expect.poll(bank.path).toBe(account);
});

test('screens.md A.1 «Session closed»: an address that was followed before a session is not opened for whoever comes after it', async () => {
  const bank = await openBank({ route: account, socio: null, until: user });
  await page.getByRole('link', { name: 'Registrarse' }).click();
  await page.getByRole('link', { name: 'Ingresar' }).click();
  await signIn('mfguaman', 'Ribera2026');
  await expect.poll(bank.path).toBe('/productos');
  bank.services.store.close('logout');
  await expect.poll(bank.path).toBe('/login');
  await bank.go(-1);
  await bank.go(-1);
  await expect.element(user).toBeVisible();
  await signIn('almorocho', 'Amanecer2026');
  await sendCode();
  await expect.poll(bank.path).toBe('/productos');
});

test('security.md 2.2 «Tabs»: what a link has filled in for one member is not there for another who has signed in in another tab', async () => {
  const bank = await openBank({
    route: to.transferenciaInterna,
    state: flowStart({ valor: '1.234,50', concepto: 'Arriendo noviembre' }),
  });
  await expect.element(label('Valor')).toHaveValue('1.234,50');
  await bank.services.store.open(sessionOf('almorocho'));
  await expect.element(label('Valor')).toHaveValue('');
  await expect.element(label('Concepto')).toHaveValue('');
});

test('D-39: an address that was followed signed out is where sign-in leads; the history has no number beside it', async () => {
  const bank = await openBank({ route: account, socio: null, until: user });
  expect(JSON.stringify(browser.router?.state.location)).not.toContain('4871');
  await signIn('mfguaman', 'Ribera2026');
  await expect.poll(bank.path).toBe(account);
});

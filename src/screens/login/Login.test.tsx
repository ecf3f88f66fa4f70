import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { iniciarSesion, ultimoAcceso, validarIdentidad } from '#api/contract/autenticacion.ts';
import { leer } from '#api/contract/perfilSocio.ts';
import { cuentasOrigen } from '#api/contract/transacciones.ts';
import { errorCodes } from '#domain/errorCodes.ts';
import { answers, demo } from '#mocks/storyDemo.ts';
import { openBank, startEachTestFresh, type TestBank, use, useNoOverrides } from '../testWorld.tsx';

startEachTestFresh();

const user = page.getByLabelText('Usuario', { exact: true });
const password = page.getByLabelText('Contraseña', { exact: true });
const enter = page.getByRole('button', { name: 'Ingresar' });
const notice = (text: string) => page.getByRole('main').getByText(text, { exact: true });

async function openLogin(): Promise<TestBank> {
  const bank = await openBank({ route: '/login', socio: null });
  await expect.element(user).toBeVisible();
  return bank;
}

async function sendForm(usuario = 'mfguaman', clave = 'Ribera2026'): Promise<void> {
  await user.fill(usuario);
  await password.fill(clave);
  await enter.click();
}

/** The bare password inside a sent body (D-28). */
const decrypted = (body: Record<string, unknown> | null | undefined) => demo.cipher.decrypt(String(body?.clave));

test('contract B.2, D-28: both steps are called, the second with the first one’s transaction, the password encrypted', async () => {
  const bank = await openLogin();
  await sendForm();
  await expect.poll(bank.path).toBe('/productos');
  const [identity] = bank.bodiesOf(validarIdentidad);
  const [session] = bank.bodiesOf(iniciarSesion);
  expect(identity).toEqual({ usuario: 'mfguaman', clave: expect.any(String) as string });
  expect(session).toEqual({
    usuario: 'mfguaman',
    clave: expect.any(String) as string,
    idTransaccion: expect.any(String) as string,
  });
  expect(JSON.stringify([identity, session])).not.toContain('Ribera2026');
  expect([await decrypted(identity), await decrypted(session)]).toEqual(['Ribera2026', 'Ribera2026']);
});

test('the second step goes without idTransaccion when the server gave none', async () => {
  const opened = demo.signIn('mfguaman');
  use(answers.withData(validarIdentidad, {}), answers.withData(iniciarSesion, opened));
  const bank = await openLogin();
  await sendForm();
  await expect.poll(bank.path).toBe('/productos');
  expect(Object.keys(bank.bodiesOf(iniciarSesion)[0] ?? {}).sort()).toEqual(['clave', 'usuario']);
});

test('§5, D-26: user and password are sent trimmed', async () => {
  const bank = await openLogin();
  await sendForm('  mfguaman ', ' Ribera2026  ');
  await expect.poll(bank.path).toBe('/productos');
  const [identity] = bank.bodiesOf(validarIdentidad);
  expect(identity?.usuario).toBe('mfguaman');
  expect(await decrypted(identity)).toBe('Ribera2026');
});

test('§8: wrong credentials are told in the server’s words, in place and as a toast', async () => {
  const text = 'Sus datos no son correctos según la cooperativa.';
  use(
    answers.withMessages(validarIdentidad, [
      { code: '-0001-01-01', text },
      { code: '', text: 'Segundo mensaje' },
    ]),
  );
  const bank = await openLogin();
  await sendForm();
  await expect.element(notice(text)).toBeVisible();
  await expect.element(page.getByRole('alert').getByText(text)).toBeVisible();
  expect(page.getByText('Segundo mensaje').elements()).toHaveLength(0);
  expect(bank.countOf(iniciarSesion)).toBe(0);
});

test('§8, D-57: the bank’s own warnings: wrong, one attempt left, blocked', async () => {
  await openLogin();
  for (const code of ['-0001-01-01', '-0001-01-02', '-0001-01-03'] as const) {
    await sendForm('mfguaman', 'Equivocada1');
    await expect.element(notice(errorCodes[code].text)).toBeVisible();
  }
});

test('conventions.md 1: what was typed stays after a failure, and a retry enters', async () => {
  use(answers.offline(validarIdentidad));
  const bank = await openLogin();
  await sendForm();
  await expect.element(notice('No hay conexión con el servidor.')).toBeVisible();
  await expect.element(user).toHaveValue('mfguaman');
  await expect.element(password).toHaveValue('Ribera2026');
  useNoOverrides();
  await enter.click();
  await expect.poll(bank.path).toBe('/productos');
});

test('§5, D-13: empty fields are told by toast and at each field; the first has the focus; nothing is sent', async () => {
  const bank = await openLogin();
  await user.fill('   ');
  await enter.click();
  await expect.element(page.getByText('Todos los campos son obligatorios')).toBeVisible();
  expect(page.getByText('El campo es requerido.').elements()).toHaveLength(2);
  await expect.element(user).toHaveFocus();
  expect(bank.sent).toEqual([]);
});

test('conventions.md 3: two clicks on Ingresar in one task, and a second Enter, send each step once', async () => {
  const bank = await openLogin();
  await user.fill('mfguaman');
  await password.fill('Ribera2026');
  const button = enter.element() as HTMLButtonElement;
  button.click();
  button.click();
  await userEvent.keyboard('{Enter}');
  await expect.poll(bank.path).toBe('/productos');
  expect(bank.countOf(validarIdentidad)).toBe(1);
  expect(bank.countOf(iniciarSesion)).toBe(1);
});

test('D-31: 403 in five calls at once closes the session once and is told once, on sign-in', async () => {
  const bank = await openBank({ route: '/productos' });
  await expect.element(page.getByText('Ahorro a la vista')).toBeVisible();
  const refused = [leer, ultimoAcceso, cuentasOrigen];
  use(...refused.map((endpoint) => answers.sessionExpired(endpoint)));
  let closings = 0;
  bank.services.store.subscribe(() => {
    if (bank.services.store.state().status === 'signedOut') closings += 1;
  });
  const { client } = bank.services;
  await Promise.allSettled([
    client.call(leer, {}),
    client.call(ultimoAcceso, {}),
    client.call(cuentasOrigen, {}),
    client.call(leer, {}),
    client.call(cuentasOrigen, {}),
  ]);
  await expect.poll(bank.path).toBe('/login');
  await expect.element(notice('Su sesión ha expirado. Ingrese nuevamente.')).toBeVisible();
  expect(page.getByText('Su sesión ha expirado. Ingrese nuevamente.').elements()).toHaveLength(1);
  expect(closings).toBe(1);
  expect(bank.services.toasts.toasts()).toEqual([]);
});

test('D-39: sign-in with a live session goes on to the products', async () => {
  const bank = await openBank({ route: '/login' });
  await expect.poll(bank.path).toBe('/productos');
});

test('D-39: an address asked for while signed out is where sign-in leads', async () => {
  const bank = await openBank({ route: '/perfilsocio', socio: null });
  await expect.poll(bank.path).toBe('/login');
  await sendForm();
  await expect.poll(bank.path).toBe('/perfilsocio');
});

test('the notice of an expired session goes away with the next attempt', async () => {
  const bank = await openBank({ route: '/productos' });
  bank.services.store.close('expired');
  await expect.element(notice('Su sesión ha expirado. Ingrese nuevamente.')).toBeVisible();
  await sendForm('mfguaman', 'Equivocada1');
  await expect.element(notice(errorCodes['-0001-01-01'].text)).toBeVisible();
  expect(page.getByText('Su sesión ha expirado. Ingrese nuevamente.').elements()).toHaveLength(0);
});

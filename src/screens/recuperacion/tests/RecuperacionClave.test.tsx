import { describe, expect, onTestFinished, test, vi } from 'vitest';
import { type Locator, page, userEvent } from 'vitest/browser';
import { cleanup } from 'vitest-browser-react';
import { recuperarClave, solicitarRecuperacionClave } from '#api/contract/credenciales.ts';
import { imagenes } from '#api/contract/marketing.ts';
import { autorizar } from '#api/contract/tokens.ts';
import { errorCodes } from '#domain/errorCodes.ts';
import { answers, demo } from '#mocks/storyDemo.ts';
import { digits, leaveCode, sendCode } from '#testing/behaviourMember.ts';
import { button, dialog, label, main, title } from '#testing/locators.ts';
import { browser, everyAnswerRead, hold, openBank, startEachTestFresh, use } from '#testing/testWorld.tsx';
import * as recovery from './recoveryWorld.ts';

startEachTestFresh();

async function signIn(usuario: string, clave: string): Promise<void> {
  await label('Usuario').fill(usuario);
  await label('Contraseña').fill(clave);
  await page.getByRole('button', { name: 'Ingresar', exact: true }).click();
}

const clickTwice = (control: Locator): void => {
  const element = control.element() as HTMLButtonElement;
  element.click();
  element.click();
};

test('screens.md A.1: from sign-in over the code to the new password, and in with it', async () => {
  const bank = await openBank({ route: '/login', socio: null });
  await page.getByRole('link', { name: 'Recuperar contraseña' }).click();
  await expect.element(recovery.at(1)).toBeVisible();
  await recovery.toNewPassword();
  await expect.element(recovery.at(3)).toHaveFocus();
  await recovery.sendPassword();
  await expect.element(recovery.UPDATED).toBeVisible();
  await expect.element(recovery.UPDATED).toHaveFocus();
  await page.getByRole('link', { name: 'Ir a iniciar sesión' }).click();
  await expect.poll(bank.path).toBe('/login');
  await signIn('mfguaman', 'Ribera2026');
  await expect.element(main.getByText(errorCodes['-0001-01-01'].text)).toBeVisible();
  await signIn('mfguaman', recovery.NEW);
  await expect.poll(bank.path).toBe('/productos');
});

test('contract B.2, D-28: the bodies to the letter; the new password trimmed and only encrypted', async () => {
  const bank = await recovery.openRecovery();
  await label('Usuario').fill(' mfguaman ');
  await label('Número de identificación').fill('015.999.901-0');
  await button('Continuar').click();
  await sendCode();
  await expect.element(recovery.at(3)).toBeVisible();
  await recovery.sendPassword(` ${recovery.NEW} `, recovery.NEW);
  await expect.element(recovery.UPDATED).toBeVisible();
  expect(bank.bodiesOf(solicitarRecuperacionClave)).toEqual([
    { usuario: 'mfguaman', tipoIdentificacion: 1, identificacion: '0159999010' },
  ]);
  const [guid] = recovery.guids(bank);
  expect(guid).toMatch(/^[0-9a-f-]{36}$/);
  expect(bank.bodiesOf(autorizar)).toEqual([{ guid, codigoToken: '123456' }]);
  const [sent] = bank.bodiesOf(recuperarClave);
  expect(bank.bodiesOf(recuperarClave)).toEqual([{ idTransaccion: guid, claveNueva: expect.any(String) as string }]);
  expect(await demo.cipher.decrypt(String(sent?.claveNueva))).toBe(recovery.NEW);
  expect(JSON.stringify(bank.sent)).not.toContain(recovery.NEW);
});

describe('nothing tells a member from a stranger up to the code', () => {
  test('the same calls, the same screens, the same words after a wrong code', async () => {
    const seen: unknown[] = [];
    for (const who of [recovery.member, recovery.stranger]) {
      const bank = await recovery.openRecovery();
      const before = bank.sent.length;
      const texts = [main.element().textContent];
      await recovery.sendIdentity(who);
      await expect.element(digits).toBeVisible();
      await expect.element(main.getByText('Paso 2 de 3')).toBeInTheDocument();
      // The way to help asks for the agencies by itself: both are read once it stands, however long its part took to come.
      await expect.element(main.getByText(/Llamar al/)).toBeInTheDocument();
      texts.push(main.element().textContent, dialog.element().textContent);
      await sendCode('111111');
      await expect.element(dialog.getByText(errorCodes['-0004-02-03'].text)).toBeVisible();
      texts.push(dialog.element().textContent);
      await leaveCode();
      await expect.element(main.getByText(recovery.NOT_CONFIRMED)).toBeVisible();
      texts.push(main.element().textContent);
      const calls = bank.sent
        .slice(before)
        .map(({ id }) => id)
        .filter((id) => id !== imagenes.id);
      // What is masked differs from member to member, too; the seconds that are left are time’s.
      seen.push([
        calls,
        texts.map((text) => text?.replace(/terminado en \d{3}/g, 'terminado en ###').replace(/\d:\d\d/g, 'm:ss')),
      ]);
      await cleanup();
    }
    expect(seen[0]).toEqual(seen[1]);
  });

  test('a member with another’s document gets no further than a stranger', async () => {
    const bank = await recovery.openRecovery();
    await recovery.sendIdentity({ ...recovery.member, identificacion: '0159999044' });
    await sendCode();
    await expect.element(dialog.getByText(errorCodes['-0004-02-03'].text)).toBeVisible();
    expect(bank.countOf(recuperarClave)).toBe(0);
  });
});

describe('the code', () => {
  test('says where it went, and is asked on the answered transaction', async () => {
    await recovery.openRecovery();
    await recovery.sendIdentity();
    await expect
      .element(
        dialog.getByRole('heading', {
          name: 'Ingrese el código de confirmación enviado al celular terminado en 214',
        }),
      )
      .toBeVisible();
    await leaveCode();
    await expect
      .element(main.getByText('Si los datos coinciden, recibirá el código en el celular terminado en 214.'))
      .toBeVisible();
  });

  test('decisions.md «Where a code comes from»: an address stands without an article', async () => {
    use(answers.withData(solicitarRecuperacionClave, { idTransaccion: 'a1', destino: 'm•••@correo.ec' }));
    await recovery.openRecovery();
    await recovery.sendIdentity();
    await leaveCode();
    await expect.element(main.getByText('Si los datos coinciden, recibirá el código en m•••@correo.ec.')).toBeVisible();
  });

  test('decisions.md «Where a code comes from»: of somebody else, reached with Forward, it is not said where it went', async () => {
    await recovery.openRecovery();
    await recovery.sendIdentity();
    await leaveCode();
    await expect.element(main.getByText(/celular terminado en/)).toBeVisible();
    await browser.router?.navigate(-1);
    await expect.element(recovery.at(1)).toBeVisible();
    await label('Usuario').fill(recovery.stranger.usuario);
    await label('Número de identificación').fill(recovery.stranger.identificacion);
    await browser.router?.navigate(1);
    await expect.element(recovery.at(2)).toBeVisible();
    await expect.element(main.getByText(/recibirá el código en el celular registrado en la cooperativa/)).toBeVisible();
    expect(main.getByText(/celular terminado en/).elements()).toHaveLength(0);
  });

  test('B.0: an answer without «destino» works, in neutral words', async () => {
    use(answers.withData(solicitarRecuperacionClave, { idTransaccion: 'a1' }));
    const bank = await recovery.openRecovery();
    await recovery.sendIdentity();
    // The dialog says what the page under it says: never that the member's own device makes the code.
    const prompt = /^Ingrese el código de confirmación .*celular registrado en la cooperativa/;
    await expect.element(dialog.getByRole('heading', { name: prompt })).toBeVisible();
    await sendCode('111111');
    await expect.poll(() => recovery.guids(bank)).toEqual(['a1']);
    await leaveCode();
    await expect
      .element(main.getByText('Si los datos coinciden, recibirá el código en el celular registrado en la cooperativa.'))
      .toBeVisible();
  });

  test('copy.md «Recuperación»: one that ran out in the dialog says so', async () => {
    await recovery.openRecovery();
    await recovery.sendIdentity();
    await expect.element(digits).toBeVisible();
    vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + 180_000 });
    onTestFinished(() => void vi.useRealTimers());
    document.dispatchEvent(new Event('visibilitychange'));
    await expect.element(dialog).not.toBeInTheDocument();
    await expect.element(recovery.at(2)).toBeVisible();
    await expect.element(main.getByText('El código expiró. Solicite uno nuevo.')).toBeVisible();
    expect(main.getByText(recovery.NOT_CONFIRMED).elements()).toHaveLength(0);
  });

  test('decisions.md «Where a code comes from»: before it is asked for, no page says that the member’s own device makes it', async () => {
    await recovery.openRecovery();
    await expect.element(main.getByText('Le pediremos un código de confirmación.', { exact: true })).toBeVisible();
    expect(main.getByText(/dispositivo/).elements()).toHaveLength(0);
  });

  test.each([
    ['the X', () => dialog.getByRole('button', { name: 'Cerrar' }).click()],
    ['Escape', () => userEvent.keyboard('{Escape}')],
  ])('left with %s: told in step 2; «Solicitar otro código» makes a new request, which leads on', async (_, leave) => {
    const bank = await recovery.openRecovery();
    await recovery.sendIdentity();
    await expect.element(digits).toBeVisible();
    await leave();
    await expect.element(recovery.at(2)).toBeVisible();
    await expect.element(main.getByText(recovery.NOT_CONFIRMED)).toBeVisible();
    expect(bank.countOf(recuperarClave)).toBe(0);
    await button('Solicitar otro código').click();
    await sendCode();
    await expect.element(recovery.at(3)).toBeVisible();
    expect(bank.countOf(solicitarRecuperacionClave)).toBe(2);
    await recovery.sendPassword();
    await expect.element(recovery.UPDATED).toBeVisible();
    expect(bank.bodiesOf(recuperarClave)[0]?.idTransaccion).toBe(recovery.guids(bank)[0]);
  });

  test('its code changes nobody else’s password: after another name or document it is asked anew', async () => {
    const bank = await recovery.openRecovery();
    await recovery.toNewPassword();
    await browser.router?.navigate(-2);
    await label('Usuario').fill('rosaquinde');
    await label('Número de identificación').fill('0159999051');
    await browser.router?.navigate(2);
    await recovery.sendPassword();
    await expect.element(recovery.at(2)).toBeVisible();
    await expect.element(main.getByRole('alert')).toHaveTextContent(recovery.OTHER_DATA);
    expect(bank.countOf(recuperarClave)).toBe(0);
    await button('Solicitar otro código').click();
    await sendCode();
    await expect.element(recovery.at(3)).toBeVisible();
    await button('Guardar contraseña').click();
    await expect.element(recovery.UPDATED).toBeVisible();
    expect(bank.bodiesOf(solicitarRecuperacionClave).map((body) => body?.usuario)).toEqual(['mfguaman', 'rosaquinde']);
  });

  test('§5: a first step that was spoiled is shown before a code is asked for', async () => {
    const bank = await recovery.openRecovery();
    await recovery.sendIdentity();
    await leaveCode();
    await expect.element(recovery.at(2)).toBeVisible();
    await browser.router?.navigate(-1);
    await label('Número de identificación').fill('015');
    await browser.router?.navigate(1);
    await button('Solicitar otro código').click();
    await expect.element(recovery.at(1)).toBeVisible();
    await expect.element(label('Número de identificación')).toHaveFocus();
    expect(bank.countOf(solicitarRecuperacionClave)).toBe(1);
  });

  test('the history’s state alone opens no later step', async () => {
    const bank = await recovery.openRecovery();
    for (const paso of [2, 3, 'fin']) {
      await browser.router?.navigate('/recuperacion-clave', { state: { paso } });
      await expect.element(recovery.at(1)).toBeVisible();
    }
    expect(bank.countOf(solicitarRecuperacionClave)).toBe(0);
  });
});

test('conventions.md 3: two clicks in one task send once, in every step', async () => {
  const bank = await recovery.openRecovery();
  await label('Usuario').fill('mfguaman');
  await label('Número de identificación').fill('0159999010');
  clickTwice(button('Continuar'));
  await expect.element(digits).toBeVisible();
  await digits.fill('123456');
  clickTwice(dialog.getByRole('button', { name: 'Continuar' }));
  await expect.element(recovery.at(3)).toBeVisible();
  await label('Nueva Contraseña').fill(recovery.NEW);
  await label('Confirmar Contraseña').fill(recovery.NEW);
  clickTwice(button('Guardar contraseña'));
  await expect.element(recovery.UPDATED).toBeVisible();
  for (const endpoint of [solicitarRecuperacionClave, autorizar, recuperarClave])
    expect(bank.countOf(endpoint)).toBe(1);
});

test('a blocked member is let in again (-0001-01-03)', async () => {
  const bank = await recovery.openRecovery();
  await recovery.toNewPassword({ usuario: 'rosaquinde', identificacion: '0159999051' });
  await recovery.sendPassword();
  await expect.element(recovery.UPDATED).toBeVisible();
  await page.getByRole('link', { name: 'Ir a iniciar sesión' }).click();
  await signIn('rosaquinde', recovery.NEW);
  await expect.poll(bank.path).toBe('/productos');
});

test('after the success nobody finds the user name that a blocked sign-in had handed over', async () => {
  const bank = await openBank({ route: '/login', socio: null });
  await signIn('rosaquinde', 'Quebrada2026');
  await page.getByRole('link', { name: 'Recuperar contraseña' }).first().click();
  await expect.element(label('Usuario')).toHaveValue('rosaquinde');
  await label('Número de identificación').fill('0159999051');
  await button('Continuar').click();
  await sendCode();
  await recovery.sendPassword();
  await expect.element(recovery.UPDATED).toBeVisible();
  await page.getByRole('link', { name: 'Ir a iniciar sesión' }).click();
  await expect.poll(bank.path).toBe('/login');
  await bank.go(-3);
  await expect.element(recovery.at(1)).toBeVisible();
  await expect.element(label('Usuario')).toHaveValue('');
});

test('after the success Back shows an empty form', async () => {
  await recovery.openRecovery();
  await recovery.toNewPassword();
  await recovery.sendPassword();
  await expect.element(recovery.UPDATED).toBeVisible();
  await browser.router?.navigate(-1);
  await expect.element(recovery.at(1)).toBeVisible();
  await expect.element(label('Usuario')).toHaveValue('');
  await expect.element(label('Número de identificación')).toHaveValue('');
});

test('who leaves while the request is on its way is not called back, and no code is asked over another page', async () => {
  const release = hold(solicitarRecuperacionClave);
  const bank = await recovery.openRecovery();
  await recovery.sendIdentity();
  await expect.poll(() => bank.countOf(solicitarRecuperacionClave)).toBe(1);
  await page.getByRole('link', { name: 'Recuperar usuario' }).click();
  await expect.element(title('Recuperar usuario')).toBeVisible();
  release();
  await everyAnswerRead();
  expect(bank.path()).toBe('/recuperacion-usuario');
  expect(dialog.elements()).toHaveLength(0);
});

test('screens.md «MIS DATOS»: a code that was asked for is not left without a question; who only said their name is asked nothing', async () => {
  const leaving = page.getByRole('alertdialog', { name: 'Tiene cambios sin guardar. ¿Desea salir?' });
  const out = page.getByRole('link', { name: 'Volver al ingreso' });
  const bank = await recovery.openRecovery();
  await label('Usuario').fill('mfguaman');
  await out.click();
  await expect.poll(bank.path).toBe('/login');
  await cleanup();
  const again = await recovery.openRecovery();
  await recovery.toNewPassword();
  await button('Volver').click();
  await expect.element(recovery.at(2)).toBeVisible();
  await browser.router?.navigate(1);
  await label('Nueva Contraseña').fill('Queb');
  await out.click();
  await leaving.getByRole('button', { name: 'Seguir aquí' }).click();
  await expect.element(label('Nueva Contraseña')).toHaveValue('Queb');
  await recovery.sendPassword();
  await expect.element(recovery.UPDATED).toBeVisible();
  await page.getByRole('link', { name: 'Ir a iniciar sesión' }).click();
  await expect.poll(again.path).toBe('/login');
});

test('a member who is signed in goes on to the products', async () => {
  const bank = await openBank({ route: '/recuperacion-clave' });
  await expect.poll(bank.path).toBe('/productos');
});

test('conventions.md 3: what is on its way cannot be changed, the kind of document neither', async () => {
  const release = hold(solicitarRecuperacionClave);
  const bank = await recovery.openRecovery();
  await recovery.sendIdentity();
  await expect.poll(() => bank.countOf(solicitarRecuperacionClave)).toBe(1);
  const kind = label('Tipo de identificación');
  await expect.element(kind).toHaveAttribute('aria-disabled', 'true');
  (kind.element() as HTMLElement).focus();
  await userEvent.keyboard('{ArrowDown}');
  await expect.element(kind).toHaveValue('1');
  release();
  await sendCode();
  await recovery.sendPassword();
  await expect.element(recovery.UPDATED).toBeVisible();
});

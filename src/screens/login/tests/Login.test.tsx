import { describe, expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { cleanup } from 'vitest-browser-react';
import { iniciarSesion, ultimoAcceso, validarIdentidad } from '#api/contract/autenticacion.ts';
import { imagenes } from '#api/contract/marketing.ts';
import { leer } from '#api/contract/perfilSocio.ts';
import { autorizar } from '#api/contract/tokens.ts';
import { cuentasOrigen } from '#api/contract/transacciones.ts';
import { errorCodes } from '#domain/errorCodes.ts';
import { answers, demo } from '#mocks/storyDemo.ts';
import { digits } from '#testing/behaviourMember.ts';
import { dialog } from '#testing/locators.ts';
import {
  everyAnswerRead,
  openBank,
  startEachTestFresh,
  type TestBank,
  use,
  useNoOverrides,
} from '#testing/testWorld.tsx';

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
  expect(bank.countOf(validarIdentidad)).toBe(0);
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

describe('screens.md A.1 /login: wrong credentials', () => {
  test('both fields are marked alike, the password is emptied and has the focus, the user stays', async () => {
    await openLogin();
    await sendForm('mfguaman', 'Equivocada1');
    await expect.element(notice(errorCodes['-0001-01-01'].text)).toBeVisible();
    await expect.element(user).toHaveAttribute('aria-invalid', 'true');
    await expect.element(password).toHaveAttribute('aria-invalid', 'true');
    expect(user.element().getAttribute('aria-describedby')).toBe(password.element().getAttribute('aria-describedby'));
    await expect.element(user).toHaveValue('mfguaman');
    await expect.element(password).toHaveValue('');
    await expect.element(password).toHaveFocus();
  });

  test('the marks go with the next attempt', async () => {
    const bank = await openLogin();
    await sendForm('mfguaman', 'Equivocada1');
    await expect.element(password).toHaveFocus();
    await userEvent.keyboard('Ribera2026{Enter}');
    await expect.poll(bank.path).toBe('/productos');
  });

  test('a stranger and a member see the same, letter by letter, to the block', async () => {
    const screens: string[][] = [];
    for (const name of ['mfguaman', 'nadie.conocido']) {
      const bank = await openLogin();
      const before = bank.countOf(validarIdentidad);
      const seen: string[] = [];
      for (const code of ['-0001-01-01', '-0001-01-02', '-0001-01-03'] as const) {
        await sendForm(name, 'Equivocada1');
        await expect.element(notice(errorCodes[code].text)).toBeVisible();
        // The way to the telephone comes with an answer of its own.
        await everyAnswerRead();
        seen.push(page.getByRole('main').element().textContent ?? '');
      }
      seen.push(`${bank.countOf(validarIdentidad) - before} calls`);
      screens.push(seen);
      await page.getByRole('button', { name: 'Ingresar con otro usuario' }).click();
      await cleanup();
    }
    expect(screens[0]).toEqual(screens[1]);
  });

  test('one attempt left is told as a warning and can still succeed', async () => {
    const bank = await openLogin();
    await sendForm('mfguaman', 'Equivocada1');
    await expect.element(notice(errorCodes['-0001-01-01'].text)).toBeVisible();
    await sendForm('mfguaman', 'Equivocada1');
    await expect.element(notice(errorCodes['-0001-01-02'].text)).toBeVisible();
    await expect.element(password).toHaveFocus();
    await sendForm();
    await expect.poll(bank.path).toBe('/productos');
  });

  test('a refusal of the second step is told as one of the first', async () => {
    use(answers.withCode(iniciarSesion, '-0001-01-01'));
    await openLogin();
    await sendForm();
    await expect.element(notice(errorCodes['-0001-01-01'].text)).toBeVisible();
    await expect.element(password).toHaveValue('');
  });
});

describe('-0001-01-03: blocked', () => {
  const other = page.getByRole('button', { name: 'Ingresar con otro usuario' });

  test('leads to the recovery, and cannot be sent again', async () => {
    const bank = await openLogin();
    await sendForm('rosaquinde', 'Quebrada2026');
    await expect.element(notice(errorCodes['-0001-01-03'].text)).toBeVisible();
    expect(enter.elements()).toHaveLength(0);
    (user.element() as HTMLInputElement).form?.requestSubmit();
    expect(bank.countOf(validarIdentidad)).toBe(1);
    await page.getByRole('link', { name: 'Recuperar contraseña' }).first().click();
    await expect.poll(bank.path).toBe('/recuperacion-clave');
  });

  test('«Ingresar con otro usuario» starts anew, with both fields empty', async () => {
    const bank = await openLogin();
    await sendForm('rosaquinde', 'Quebrada2026');
    await other.click();
    await expect.element(user).toHaveFocus();
    await expect.element(user).toHaveValue('');
    await expect.element(password).toHaveValue('');
    expect(notice(errorCodes['-0001-01-03'].text).elements()).toHaveLength(0);
    await sendForm();
    await expect.poll(bank.path).toBe('/productos');
  });
});

describe('contract B.2 requiereToken: a device that the bank does not know', () => {
  const NOT_CONFIRMED = 'No confirmó el código de este dispositivo. Ingrese nuevamente.';
  const sendCode = async (code = '123456') => {
    await digits.fill(code);
    await dialog.getByRole('button', { name: 'Continuar' }).click();
  };

  test('the code stands between the two steps, over the first one’s transaction', async () => {
    const bank = await openLogin();
    await sendForm('almorocho', 'Amanecer2026');
    await expect.element(dialog.getByText('Dispositivo nuevo')).toBeVisible();
    await expect.element(dialog.getByText(/^Chrome en /)).toBeVisible();
    expect(bank.countOf(iniciarSesion)).toBe(0);
    await sendCode('111111');
    await expect.element(dialog.getByText(errorCodes['-0004-02-03'].text)).toBeVisible();
    expect(bank.countOf(iniciarSesion)).toBe(0);
    await sendCode();
    await expect.poll(bank.path).toBe('/productos');
    const guid = bank.bodiesOf(autorizar)[1]?.guid;
    expect(guid).toEqual(expect.any(String));
    expect(bank.bodiesOf(autorizar)[1]).toEqual({ guid, codigoToken: '123456' });
    expect(bank.bodiesOf(iniciarSesion)[0]?.idTransaccion).toBe(guid);
    const order = bank.sent
      .map(({ id }) => id)
      .filter((id) => [validarIdentidad, autorizar, iniciarSesion].some((one) => one.id === id));
    expect(order).toEqual([validarIdentidad.id, autorizar.id, autorizar.id, iniciarSesion.id]);
  });

  test.each([
    ['the X', () => dialog.getByRole('button', { name: 'Cerrar' }).click()],
    ['Escape', () => userEvent.keyboard('{Escape}')],
  ])('left with %s: no second step, no session, and the notice; everything typed stays', async (_, leave) => {
    const bank = await openLogin();
    await sendForm('almorocho', 'Amanecer2026');
    await expect.element(digits).toBeVisible();
    await leave();
    await expect.element(notice(NOT_CONFIRMED)).toBeVisible();
    expect(bank.countOf(iniciarSesion)).toBe(0);
    expect(bank.services.store.state().status).toBe('signedOut');
    expect(bank.path()).toBe('/login');
    await expect.element(user).toHaveValue('almorocho');
    await expect.element(password).toHaveValue('Amanecer2026');
    expect(user.element().hasAttribute('aria-invalid')).toBe(false);
  });

  test('the next sign-in from the same device asks no code', async () => {
    const bank = await openLogin();
    await sendForm('almorocho', 'Amanecer2026');
    await expect.element(digits).toBeVisible();
    await sendCode();
    await expect.poll(bank.path).toBe('/productos');
    bank.services.store.close('logout');
    await expect.poll(bank.path).toBe('/login');
    await sendForm('almorocho', 'Amanecer2026');
    await expect.poll(bank.path).toBe('/productos');
    expect(bank.countOf(autorizar)).toBe(1);
    expect(bank.countOf(iniciarSesion)).toBe(2);
  });
});

describe('marketing/1: the cooperative’s picture (screens.md A.1)', () => {
  const ALTERNATIVE = 'Laguna andina al amanecer, con la montaña nevada al fondo.';
  const picture = page.getByRole('img', { name: ALTERNATIVE });
  const drawn = (height: number) => ({
    imagen: btoa(`<svg xmlns="http://www.w3.org/2000/svg" width="64" height="${height}"/>`),
    tipoContenido: 'image/svg+xml',
  });
  const somebodyCame = () => dispatchEvent(new PointerEvent('pointermove', { movementX: 1 }));
  /** The drawings of the ink panel: mark and landscapes. */
  const landscape = () => document.querySelector('main')?.previousElementSibling?.querySelectorAll('svg').length;

  test('is not asked for before somebody is there, then once, with its alternative text', async () => {
    const bank = await openLogin();
    // A page drawn under a resting pointer gets such a move, too.
    dispatchEvent(new PointerEvent('pointermove'));
    await everyAnswerRead();
    expect(bank.sent).toEqual([]);
    somebodyCame();
    await expect.element(picture).toBeVisible();
    somebodyCame();
    await everyAnswerRead();
    expect(bank.countOf(imagenes)).toBe(1);
    expect(page.getByRole('main').getByRole('link', { name: ALTERNATIVE }).elements()).toHaveLength(0);
  });

  test.each([
    ['none', () => answers.withData(imagenes, [])],
    ['no connection', () => answers.offline(imagenes)],
    ['a refusal', () => answers.withCode(imagenes, '-9999-00-01')],
    ['an answer that is none', () => answers.html(imagenes)],
    [
      'bytes that are no picture',
      () => answers.withData(imagenes, [{ imagen: btoa('nada'), textoAlternativo: ALTERNATIVE }]),
    ],
    [
      'a page in the place of a picture',
      () =>
        answers.withData(imagenes, [
          { imagen: btoa('<script>alert(1)</script>'), tipoContenido: 'text/html', textoAlternativo: ALTERNATIVE },
        ]),
    ],
  ])('%s: the landscape stays, and nobody is told', async (_, override) => {
    use(override());
    const bank = await openLogin();
    const before = landscape();
    expect(before).toBeGreaterThan(1);
    somebodyCame();
    await expect.poll(() => bank.countOf(imagenes)).toBeGreaterThan(0);
    await everyAnswerRead();
    await expect.element(picture).not.toBeInTheDocument();
    expect(document.querySelectorAll('img[src^="data:"]')).toHaveLength(0);
    expect(landscape()).toBe(before);
    expect(
      page
        .getByRole('alert')
        .elements()
        .filter(({ textContent }) => textContent !== ''),
    ).toEqual([]);
    expect(bank.services.toasts.toasts()).toEqual([]);
  });

  test('leads only to https, in a tab of its own that knows nothing of this one', async () => {
    use(
      answers.withData(imagenes, [
        { ...drawn(50), textoAlternativo: 'Feria', enlace: 'https://coop.example/feria' },
        { ...drawn(51), textoAlternativo: 'Trampa', enlace: 'javascript:alert(1)' },
      ]),
    );
    await openLogin();
    somebodyCame();
    const link = page.getByRole('link', { name: 'Feria' });
    await expect.element(link).toHaveAttribute('href', 'https://coop.example/feria');
    await expect.element(link).toHaveAttribute('rel', 'noopener noreferrer');
    await expect.element(link).toHaveAttribute('target', '_blank');
    await expect.element(page.getByRole('group', { name: 'Imagen 1 de 2' })).toBeVisible();
    await page.getByRole('button', { name: 'Imagen siguiente' }).click();
    await expect.element(page.getByRole('img', { name: 'Trampa' })).toBeVisible();
    expect(page.getByRole('link', { name: 'Trampa' }).elements()).toHaveLength(0);
    expect(document.querySelectorAll('[href^="javascript"]')).toHaveLength(0);
  });
});

describe('screens.md A.0 «Offline notice»', () => {
  const OFFLINE = 'No hay conexión con el servidor.';

  test('offline nothing can be sent, by click or by Enter; online it can', async () => {
    const bank = await openLogin();
    await user.fill('mfguaman');
    await password.fill('Ribera2026');
    dispatchEvent(new Event('offline'));
    await expect.element(notice(OFFLINE)).toBeVisible();
    await expect.element(enter).toHaveAttribute('aria-disabled', 'true');
    await enter.click({ force: true });
    await password.click();
    await userEvent.keyboard('{Enter}');
    expect(bank.countOf(validarIdentidad)).toBe(0);
    dispatchEvent(new Event('online'));
    await expect.element(notice(OFFLINE)).not.toBeInTheDocument();
    await expect.element(enter).not.toHaveAttribute('aria-disabled');
    await enter.click();
    await expect.poll(bank.path).toBe('/productos');
    expect(bank.countOf(validarIdentidad)).toBe(1);
  });

  test('a failure for want of a connection and the notice of it are said once', async () => {
    use(answers.offline(validarIdentidad));
    await openLogin();
    await sendForm();
    await expect.element(notice(OFFLINE)).toBeVisible();
    dispatchEvent(new Event('offline'));
    await expect.element(enter).toHaveAttribute('aria-disabled', 'true');
    expect(notice(OFFLINE).elements()).toHaveLength(1);
    dispatchEvent(new Event('online'));
    await expect.element(enter).not.toHaveAttribute('aria-disabled');
  });
});

describe('§4: why the last session ended, and whose it was', () => {
  const signedIn = async (): Promise<TestBank> => {
    const bank = await openLogin();
    await sendForm();
    await expect.poll(bank.path).toBe('/productos');
    return bank;
  };

  test.each([
    ['expired', 'Su sesión ha expirado. Ingrese nuevamente.'],
    ['idle', 'Cerramos su sesión por inactividad.'],
  ] as const)('%s is told, and the user is there already', async (reason, text) => {
    const bank = await signedIn();
    bank.services.store.close(reason);
    await expect.element(notice(text)).toBeVisible();
    await expect.element(user).toHaveValue('mfguaman');
    await expect.element(password).toHaveValue('');
  });

  test.each(['logout', 'deleted'] as const)('%s is not explained and leaves no user', async (reason) => {
    const bank = await signedIn();
    bank.services.store.close(reason);
    await expect.poll(bank.path).toBe('/login');
    await expect.element(user).toHaveValue('');
    expect(
      page
        .getByRole('main')
        .getByText(/Cerramos su sesión|ha expirado/)
        .elements(),
    ).toHaveLength(0);
  });

  test('conventions.md 8: the user’s name is in no storage, before, during and after the session', async () => {
    const kept = () => JSON.stringify([{ ...localStorage }, { ...sessionStorage }]);
    const bank = await openLogin();
    await user.fill('mfguaman');
    await password.fill('Ribera2026');
    expect(kept()).not.toContain('mfguaman');
    await enter.click();
    await expect.poll(bank.path).toBe('/productos');
    expect(kept()).not.toMatch(/mfguaman|Ribera2026/);
    bank.services.store.close('expired');
    await expect.element(user).toHaveValue('mfguaman');
    expect(kept()).not.toMatch(/mfguaman|Ribera2026/);
  });
});

test('DESIGN.md: the ways out, in copy.md’s words', async () => {
  await openLogin();
  await expect.element(page.getByRole('heading', { level: 1, name: 'Ingrese a su banca virtual' })).toBeVisible();
  const ways = [
    ['Recuperar usuario', '/recuperacion-usuario'],
    ['Recuperar contraseña', '/recuperacion-clave'],
    ['Recuperar datos', '/recuperacion-datos'],
    ['Registrarse', '/registro'],
    ['Política de privacidad', '/politicasprivacidad'],
    ['Eliminar usuario virtual', '/eliminacion-usuario'],
  ] as const;
  for (const [name, address] of ways)
    await expect.element(page.getByRole('link', { name, exact: true })).toHaveAttribute('href', address);
  for (const name of ['Agencias', 'Preguntas frecuentes', 'Sugerencias'])
    await expect.element(page.getByRole('button', { name, exact: true })).toBeVisible();
});

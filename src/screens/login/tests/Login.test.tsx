import { describe, expect, onTestFinished, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { iniciarSesion, ultimoAcceso, validarIdentidad } from '#api/contract/autenticacion.ts';
import { imagenes } from '#api/contract/marketing.ts';
import { leer } from '#api/contract/perfilSocio.ts';
import { cuentasOrigen } from '#api/contract/transacciones.ts';
import { hearLiveWords } from '#components/transcripts/liveWords.ts';
import { errorCodes } from '#domain/errorCodes.ts';
import { answers, demo } from '#mocks/storyDemo.ts';
import { everyAnswerRead, hold, openBank, startEachTestFresh, use, useNoOverrides } from '#testing/testWorld.tsx';
import { enter, notice, openLogin, password, sendForm, user } from './loginWorld.ts';

startEachTestFresh();

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

test('D-39: the form stands until the next page does: there is no moment without a page', async () => {
  const bank = await openLogin();
  let isEmpty = false;
  const observer = new MutationObserver(() => {
    isEmpty ||= document.querySelector('h1') === null;
  });
  observer.observe(document.body, { childList: true, subtree: true });
  await sendForm();
  await expect.poll(bank.path).toBe('/productos');
  await expect.element(page.getByRole('heading', { level: 1 }).first()).toBeVisible();
  observer.disconnect();
  expect(isEmpty).toBe(false);
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

describe('§4: why the last session ended, and whose it was', () => {
  const signedIn = async () => {
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

  test('screens.md A.0 «Accessibility»: whoever was signed out hears why', async () => {
    const bank = await signedIn();
    const live = hearLiveWords();
    onTestFinished(live.stop);
    bank.services.store.close('idle');
    await expect.poll(live.heard).toContain('espera su turno: Cerramos su sesión por inactividad.');
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

describe('D-64: a sign-in whose page is left ends with it', () => {
  test.each([validarIdentidad, iniciarSesion])('$id: no session, nothing said', async (step) => {
    const release = hold(step);
    const bank = await openLogin();
    await sendForm();
    await expect.poll(() => bank.countOf(step)).toBe(1);
    await page.getByRole('link', { name: 'Política de privacidad' }).click();
    await expect.element(page.getByRole('heading', { level: 1, name: 'Política de privacidad' })).toBeVisible();
    release();
    await everyAnswerRead();
    expect(bank.services.store.state().status).toBe('signedOut');
    expect(bank.countOf(iniciarSesion)).toBe(step === iniciarSesion ? 1 : 0);
    expect(page.getByRole('alert').elements()).toHaveLength(0);
    expect(bank.services.toasts.toasts()).toEqual([]);
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

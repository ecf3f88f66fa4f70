import { describe, expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { cleanup } from 'vitest-browser-react';
import { iniciarSesion, validarIdentidad } from '#api/contract/autenticacion.ts';
import { autorizar } from '#api/contract/tokens.ts';
import { errorCodes } from '#domain/errorCodes.ts';
import { answers } from '#mocks/storyDemo.ts';
import { digits } from '#testing/behaviourMember.ts';
import { dialog, title } from '#testing/locators.ts';
import { browser, everyAnswerRead, startEachTestFresh, use } from '#testing/testWorld.tsx';
import { enter, notice, openLogin, password, sendForm, user } from './loginWorld.ts';

startEachTestFresh();

test('§8, D-57: the bank’s own warnings: wrong, one attempt left, blocked', async () => {
  await openLogin();
  for (const code of ['-0001-01-01', '-0001-01-02', '-0001-01-03'] as const) {
    await sendForm('mfguaman', 'Equivocada1');
    await expect.element(notice(errorCodes[code].text)).toBeVisible();
  }
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
  const recover = page.getByRole('link', { name: 'Recuperar contraseña' }).first();

  test('leads to the recovery, and cannot be sent again', async () => {
    const bank = await openLogin();
    await sendForm('rosaquinde', 'Quebrada2026');
    await expect.element(notice(errorCodes['-0001-01-03'].text)).toBeVisible();
    await expect.element(user).toHaveValue('rosaquinde');
    // It can never be sent again, and is not kept to be read.
    await expect.element(password).toHaveValue('');
    // Not lost with the button that was pressed, nor in a field in which nothing can be typed.
    await expect.element(recover).toHaveFocus();
    expect(enter.elements()).toHaveLength(0);
    (user.element() as HTMLInputElement).form?.requestSubmit();
    expect(bank.countOf(validarIdentidad)).toBe(1);
    await recover.click();
    await expect.poll(bank.path).toBe('/recuperacion-clave');
  });

  test('the recovery has the user name already: not from the address, the history or the storage', async () => {
    await openLogin();
    await sendForm('rosaquinde', 'Quebrada2026');
    await recover.click();
    await expect.element(page.getByLabelText('Número de identificación')).toBeVisible();
    await expect.element(user).toHaveValue('rosaquinde');
    const kept = JSON.stringify([browser.router?.state.location, { ...localStorage }, { ...sessionStorage }]);
    expect(kept).not.toContain('rosaquinde');
  });

  test('nobody finds it there who comes after another has signed in', async () => {
    const bank = await openLogin();
    await sendForm('rosaquinde', 'Quebrada2026');
    await recover.click();
    await expect.element(user).toHaveValue('rosaquinde');
    await page.getByRole('link', { name: 'Volver al ingreso' }).first().click();
    await sendForm();
    await expect.element(title('Mis productos')).toBeVisible();
    bank.services.store.close('logout');
    await expect.poll(bank.path).toBe('/login');
    await bank.go(-1);
    await expect.poll(bank.path).toBe('/recuperacion-clave');
    await expect.element(page.getByLabelText('Número de identificación')).toBeVisible();
    await expect.element(user).toHaveValue('');
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

  /** Lets the dialog’s time pass without waiting for it. */
  const expireCode = async () => {
    vi.setSystemTime(Date.now() + 181_000);
    await expect.element(dialog).not.toBeInTheDocument();
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
    ['its 180 seconds', () => expireCode()],
  ])(
    'ended by %s: no second step, no session, and the notice; the user stays, the password does not',
    async (_, leave) => {
      const bank = await openLogin();
      await sendForm('almorocho', 'Amanecer2026');
      await expect.element(digits).toBeVisible();
      await leave();
      await expect.element(notice(NOT_CONFIRMED)).toBeVisible();
      expect(bank.countOf(iniciarSesion)).toBe(0);
      expect(bank.services.store.state().status).toBe('signedOut');
      expect(bank.path()).toBe('/login');
      await expect.element(user).toHaveValue('almorocho');
      await expect.element(password).toHaveValue('');
      // It is what is asked for next, and nothing was wrong with it.
      await expect.element(password).toHaveFocus();
      expect(user.element().hasAttribute('aria-invalid')).toBe(false);
      expect(password.element().hasAttribute('aria-invalid')).toBe(false);
    },
  );

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

describe('screens.md A.0 «Offline notice»', () => {
  const OFFLINE = 'No hay conexión con el servidor.';

  test('offline nothing can be sent, by click or by Enter; online it can', async () => {
    const bank = await openLogin();
    await user.fill('mfguaman');
    await password.fill('Ribera2026');
    dispatchEvent(new Event('offline'));
    await expect.element(notice(OFFLINE)).toBeVisible();
    await expect.element(enter).toHaveAttribute('aria-disabled', 'true');
    await expect.element(enter).toHaveAccessibleDescription(OFFLINE);
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

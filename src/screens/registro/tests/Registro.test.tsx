import { describe, expect, test } from 'vitest';
import { type Locator, page, userEvent } from 'vitest/browser';
import { iniciarSesion, validarIdentidad } from '#api/contract/autenticacion.ts';
import { registro } from '#api/contract/credenciales.ts';
import { autorizar } from '#api/contract/tokens.ts';
import { errorCodes } from '#domain/errorCodes.ts';
import { answers, demo } from '#mocks/storyDemo.ts';
import { digits, leaveCode, sendCode } from '#testing/behaviourMember.ts';
import { dialog, label, main } from '#testing/locators.ts';
import { browser, everyAnswerRead, openBank, startEachTestFresh, use } from '#testing/testWorld.tsx';
import * as registration from './registrationWorld.ts';

startEachTestFresh();

const treatment = page.getByRole('checkbox', {
  name: 'Autorizo a la cooperativa el tratamiento de mis datos personales',
});

const NOT_CREATED = 'No se creó ningún usuario. Puede confirmar con un código nuevo.';

const clickTwice = (control: Locator): void => {
  const button = control.element() as HTMLButtonElement;
  button.click();
  button.click();
};

test('screens.md A.1: from the link on sign-in over the four steps and the code to the success, and in with the new user', async () => {
  const bank = await openBank({ route: '/login', socio: null });
  await page.getByRole('link', { name: 'Registrarse' }).click();
  await registration.toStep(4);
  await registration.create.click();
  await sendCode();
  await expect.element(registration.READY).toBeVisible();
  await expect.element(registration.READY).toHaveFocus();
  await expect.element(main.getByText('caloja', { exact: true })).toBeVisible();
  await page.getByRole('link', { name: 'Ir a iniciar sesión' }).click();
  await expect.poll(bank.path).toBe('/login');
  await label('Usuario').fill('CALoja');
  await label('Contraseña').fill('Paramo2026');
  await page.getByRole('button', { name: 'Ingresar' }).click();
  await expect.poll(bank.path).toBe('/productos');
  expect(bank.services.store.state()).toMatchObject({ session: { nombres: 'CARLOS ANDRES' } });
});

test('contract B.2, B.3, D-28: the bodies to the letter; the password only encrypted', async () => {
  const bank = await registration.openRegistration();
  await registration.toStep(3);
  await registration.fillSecurity();
  await treatment.click();
  await registration.goOn.click();
  await registration.create.click();
  await sendCode();
  await expect.element(registration.READY).toBeVisible();
  const identity = {
    tipoIdentificacion: 1,
    identificacion: '0159999028',
    fechaNacimiento: '1979-03-21',
    numeroCuenta: '010201007733',
  };
  expect(bank.bodiesOf(validarIdentidad)).toEqual([identity, identity]);
  const guid = registration.transactionOf(bank, 0);
  expect(guid).toMatch(/^[0-9a-f-]{36}$/);
  expect(bank.bodiesOf(autorizar)).toEqual([{ guid, codigoToken: '123456' }]);
  const [sent] = bank.bodiesOf(registro);
  expect(bank.bodiesOf(registro)).toEqual([
    {
      idTransaccion: guid,
      usuario: 'caloja',
      clave: expect.any(String) as string,
      preguntas: registration.chosen,
      aceptaTerminos: true,
      aceptaTratamientoDatos: true,
    },
  ]);
  expect(await demo.cipher.decrypt(String(sent?.clave))).toBe('Paramo2026');
  expect(JSON.stringify(bank.sent)).not.toContain('Paramo2026');
  expect(registration.registered()?.consent).toBe(true);
});

describe('screens.md A.0 «FM»: Back loses nothing', () => {
  test.each([2, 3, 4])('«Volver» from step %d', async (step) => {
    await registration.openRegistration();
    await registration.toStep(step);
    await registration.back.click();
    await expect.element(registration.at(step - 1)).toBeVisible();
    await registration.expectations[step - 2]?.();
  });

  test('the browser’s Back through all steps and Forward again; what stands in the step that is left stays too', async () => {
    await registration.openRegistration();
    await registration.toStep(4);
    for (const step of [3, 2, 1]) {
      await browser.router?.navigate(-1);
      await expect.element(registration.at(step)).toBeVisible();
      await registration.expectations[step - 1]?.();
    }
    await label('Número de cuenta').fill('123');
    for (const step of [2, 3, 4]) {
      await browser.router?.navigate(1);
      await expect.element(registration.at(step)).toBeVisible();
      await registration.expectations[step - 1]?.();
    }
    await browser.router?.navigate(-3);
    await expect.element(label('Número de cuenta')).toHaveValue('123');
  });

  test('§5: a step that was spoiled after it had been left is shown before anything is created', async () => {
    const bank = await registration.openRegistration();
    await registration.toStep(4);
    await browser.router?.navigate(-2);
    await expect.element(registration.at(2)).toBeVisible();
    await label('Contraseña').fill('Paramo2027');
    await browser.router?.navigate(2);
    await expect.element(registration.at(4)).toBeVisible();
    await registration.create.click();
    await expect.element(registration.at(2)).toBeVisible();
    await expect.element(label('Confirmar Contraseña')).toHaveAccessibleDescription(/no coincide/);
    await expect.element(label('Confirmar Contraseña')).toHaveFocus();
    await everyAnswerRead();
    expect(bank.countOf(validarIdentidad)).toBe(1);
  });

  test('screens.md A.1: terms that were taken back are not said to be accepted, and nothing is created', async () => {
    const bank = await registration.openRegistration();
    await registration.toStep(4);
    await browser.router?.navigate(-1);
    await registration.terms.click();
    await browser.router?.navigate(1);
    await expect.element(main.getByText('No aceptados')).toBeVisible();
    await registration.create.click();
    await expect.element(registration.at(3)).toBeVisible();
    await everyAnswerRead();
    expect(bank.countOf(validarIdentidad)).toBe(1);
  });

  test('unfinished fields of a step that is left with Back are there again', async () => {
    await registration.openRegistration();
    await registration.toStep(3);
    await label('Pregunta 2').selectOptions('04');
    await label('Respuesta 2').fill('Ros');
    await registration.back.click();
    await expect.element(registration.at(2)).toBeVisible();
    await registration.goOn.click();
    await expect.element(label('Pregunta 2')).toHaveValue('04');
    await expect.element(label('Respuesta 2')).toHaveValue('Ros');
    await expect.element(label('Pregunta 1')).toHaveValue('');
  });

  test('two clicks on «Volver» in the second step stay in the form', async () => {
    const bank = await openBank({ route: '/login', socio: null });
    await page.getByRole('link', { name: 'Registrarse' }).click();
    await registration.toStep(2);
    clickTwice(registration.back);
    await expect.element(registration.at(1)).toBeVisible();
    await registration.expectIdentityKept();
    expect(bank.path()).toBe('/registro');
  });

  test.each([2, 3, 4, 'fin'])('the history’s state alone opens no step: %s', async (paso) => {
    const bank = await registration.openRegistration();
    await browser.router?.navigate('/registro', { state: { paso } });
    await expect.element(registration.at(1)).toBeVisible();
    await expect.element(page.getByText('Paso 1 de 4')).toBeInTheDocument();
    expect(bank.sent.filter(({ id }) => id !== 'marketing.imagenes')).toEqual([]);
  });
});

describe('the code (§4, D-56)', () => {
  test('says what is signed, the document masked', async () => {
    await registration.openRegistration();
    await registration.toStep(4);
    await expect.element(main.getByText('Cédula ••••••9028')).toBeVisible();
    await expect.element(main.getByText('No autorizado')).toBeVisible();
    await registration.create.click();
    await expect.element(dialog.getByText('Crear usuario')).toBeVisible();
    await expect.element(dialog.getByText('caloja')).toBeVisible();
    await expect.element(dialog.getByText('Cédula ••••••9028')).toBeVisible();
  });

  test.each([
    ['celular terminado en 214', 'el celular terminado en 214', 'al celular terminado en 214'],
    ['m•••@correo.ec', 'm•••@correo.ec', 'a m•••@correo.ec'],
  ])('decisions.md «Where a code comes from»: %s, in the step as in the dialog', async (destino, there, to) => {
    use(answers.rewritten(validarIdentidad, (data) => ({ ...(data as object), destino })));
    await registration.openRegistration();
    await registration.toStep(4);
    await expect
      .element(main.getByText(`Le pediremos el código de confirmación que recibirá en ${there}.`))
      .toBeVisible();
    expect(main.getByText(/dispositivo móvil/).elements()).toHaveLength(0);
    await registration.create.click();
    await expect
      .element(dialog.getByRole('heading', { name: `Ingrese el código de confirmación enviado ${to}` }))
      .toBeVisible();
  });

  test('decisions.md «Where a code comes from»: of somebody else, reached with Forward, no place is named', async () => {
    const destino = 'celular terminado en 214';
    use(answers.rewritten(validarIdentidad, (data) => ({ ...(data as object), destino })));
    await registration.openRegistration();
    await registration.toStep(4);
    await expect.element(main.getByText(destino)).toBeVisible();
    await browser.router?.navigate(-3);
    await expect.element(registration.at(1)).toBeVisible();
    await label('Número de identificación').fill('0159999010');
    await browser.router?.navigate(3);
    await expect.element(registration.at(4)).toBeVisible();
    await expect
      .element(main.getByText(/código de confirmación que recibirá en el celular registrado en la cooperativa/))
      .toBeVisible();
    expect(main.getByText(destino).elements()).toHaveLength(0);
  });

  test('decisions.md «Where a code comes from»: a place that the bank does not name, in the step as in the dialog', async () => {
    await registration.openRegistration();
    await registration.toStep(4);
    await expect
      .element(
        main.getByText(
          'Le pediremos el código de confirmación que recibirá en el celular registrado en la cooperativa.',
        ),
      )
      .toBeVisible();
    await registration.create.click();
    const prompt = /^Ingrese el código de confirmación .*celular registrado en la cooperativa/;
    await expect.element(dialog.getByRole('heading', { name: prompt })).toBeVisible();
  });

  test('left: nothing is registered, it is told, and the next time there is a new transaction', async () => {
    const bank = await registration.openRegistration();
    await registration.toStep(4);
    await registration.create.click();
    await sendCode('111111');
    await expect.element(dialog.getByText(errorCodes['-0004-02-03'].text)).toBeVisible();
    await dialog.getByRole('button', { name: 'Cerrar' }).click();
    await expect.element(main.getByText(NOT_CREATED)).toBeVisible();
    expect(bank.countOf(registro)).toBe(0);
    expect(registration.registered()).toBeUndefined();
    await registration.create.click();
    await sendCode();
    await expect.element(registration.READY).toBeVisible();
    expect(bank.countOf(validarIdentidad)).toBe(3);
    expect(registration.transactionOf(bank, 0)).not.toBe(registration.transactionOf(bank, 1));
    expect(bank.bodiesOf(registro)[0]?.idTransaccion).toBe(registration.transactionOf(bank, 1));
  });
});

describe('conventions.md 3: two clicks in one task send once', () => {
  test('in step 1', async () => {
    const bank = await registration.openRegistration();
    await registration.fillIdentity();
    clickTwice(registration.goOn);
    await expect.element(registration.at(2)).toBeVisible();
    expect(bank.countOf(validarIdentidad)).toBe(1);
  });

  test('in step 4, and on the code’s button', async () => {
    const bank = await registration.openRegistration();
    await registration.toStep(4);
    clickTwice(registration.create);
    await expect.element(digits).toBeVisible();
    expect(page.getByLabelText('Dígito 1 de 6').elements()).toHaveLength(1);
    await digits.fill('123456');
    clickTwice(dialog.getByRole('button', { name: 'Continuar' }));
    await expect.element(registration.READY).toBeVisible();
    expect(bank.countOf(validarIdentidad)).toBe(2);
    expect(bank.countOf(autorizar)).toBe(1);
    expect(bank.countOf(registro)).toBe(1);
  });
});

test('screens.md A.0 «FM»: after the success Back shows an empty form', async () => {
  await registration.openRegistration();
  await registration.toStep(4);
  await registration.create.click();
  await sendCode();
  await expect.element(registration.READY).toBeVisible();
  await browser.router?.navigate(-1);
  await expect.element(registration.at(1)).toBeVisible();
  for (const text of ['Número de identificación', 'Fecha de nacimiento', 'Número de cuenta'])
    await expect.element(label(text)).toHaveValue('');
  await registration.fillIdentity();
  await registration.goOn.click();
  await expect.element(label('Usuario')).toHaveValue('');
  await expect.element(label('Contraseña')).toHaveValue('');
  await registration.back.click();
  await expect.element(registration.at(1)).toBeVisible();
});

test('contract B.3: the treatment of data left open is sent as false', async () => {
  const bank = await registration.openRegistration();
  await registration.toStep(4);
  await registration.create.click();
  await sendCode();
  await expect.element(registration.READY).toBeVisible();
  expect(bank.bodiesOf(registro)[0]).toMatchObject({ aceptaTerminos: true, aceptaTratamientoDatos: false });
  expect(registration.registered()?.consent).toBe(false);
});

test('the documents open over the step and tick nothing', async () => {
  await registration.openRegistration();
  await registration.toStep(3);
  await main.getByRole('button', { name: 'términos y condiciones' }).click();
  await expect.element(page.getByRole('dialog', { name: 'Términos y condiciones' })).toBeVisible();
  await userEvent.keyboard('{Escape}');
  await expect.element(page.getByRole('dialog')).not.toBeInTheDocument();
  await expect.element(registration.terms).not.toBeChecked();
});

test('screens.md A.0 «Accessibility»: a code that was closed is heard', async () => {
  await registration.openRegistration();
  await registration.toStep(4);
  await registration.create.click();
  await leaveCode();
  await expect
    .element(main.getByRole('alert'))
    .toHaveTextContent('No se creó ningún usuario. Puede confirmar con un código nuevo.');
});

test('conventions.md 8: neither password nor answers stand in the address or in the browser’s storage', async () => {
  const bank = await registration.openRegistration();
  await registration.toStep(4);
  const kept = JSON.stringify([{ ...localStorage }, { ...sessionStorage }, browser.router?.state.location]);
  for (const secret of [
    registration.credentials.clave,
    registration.credentials.usuario,
    registration.person.identificacion,
    'Panadería',
  ])
    expect(kept).not.toContain(secret);
  expect(bank.countOf(iniciarSesion)).toBe(0);
});

import { describe, expect, test } from 'vitest';
import { type Locator, page, userEvent } from 'vitest/browser';
import { iniciarSesion, validarIdentidad } from '#api/contract/autenticacion.ts';
import { preguntas, registro } from '#api/contract/credenciales.ts';
import { agencias } from '#api/contract/informacion.ts';
import { autorizar } from '#api/contract/tokens.ts';
import { errorCodes } from '#domain/errorCodes.ts';
import { USER_NAME_HELP } from '#domain/registration.ts';
import { answers, demo } from '#mocks/storyDemo.ts';
import { digits, sendCode } from '#testing/behaviourMember.ts';
import { dialog, label, main, title } from '#testing/locators.ts';
import {
  browser,
  everyAnswerRead,
  hold,
  openBank,
  startEachTestFresh,
  type TestBank,
  use,
  useNoOverrides,
} from '#testing/testWorld.tsx';

startEachTestFresh();

const goOn = main.getByRole('button', { name: 'Continuar', exact: true });
const back = main.getByRole('button', { name: 'Volver', exact: true });
const create = main.getByRole('button', { name: 'Crear usuario', exact: true });
const terms = page.getByRole('checkbox', { name: 'Acepto los términos y condiciones' });
const treatment = page.getByRole('checkbox', {
  name: 'Autorizo a la cooperativa el tratamiento de mis datos personales',
});

const TITLES = ['Identificación', 'Usuario y contraseña', 'Preguntas de seguridad', 'Confirmación'] as const;
const READY = title('Su usuario está listo');
const NOT_CREATED = 'No se creó ningún usuario. Puede confirmar con un código nuevo.';

/** Carlos Loja, in the books and without a user. */
const person = { identificacion: '0159999028', fechaNacimiento: '21/03/1979', numeroCuenta: '010201007733' };
const credentials = { usuario: 'caloja', clave: 'Paramo2026' };
const chosen = [
  { codigo: '01', respuesta: 'Luna' },
  { codigo: '05', respuesta: 'Panadería' },
  { codigo: '09', respuesta: 'Bolívar' },
];

const at = (step: number) => title(TITLES[step - 1] ?? '');

async function openRegistration(): Promise<TestBank> {
  const bank = await openBank({ route: '/registro', socio: null });
  await expect.element(at(1)).toBeVisible();
  return bank;
}

async function fillIdentity({ identificacion, fechaNacimiento, numeroCuenta } = person): Promise<void> {
  await label('Número de identificación').fill(identificacion);
  await label('Fecha de nacimiento').fill(fechaNacimiento);
  await label('Número de cuenta').fill(numeroCuenta);
}

async function fillCredentials({ usuario, clave } = credentials): Promise<void> {
  await label('Usuario').fill(usuario);
  await label('Contraseña').fill(clave);
  await label('Confirmar Contraseña').fill(clave);
}

async function fillSecurity(questions = chosen): Promise<void> {
  for (const [index, { codigo, respuesta }] of questions.entries()) {
    await expect
      .element(
        label(`Pregunta ${index + 1}`)
          .getByRole('option')
          .nth(9),
      )
      .toBeInTheDocument();
    await label(`Pregunta ${index + 1}`).selectOptions(codigo);
    await label(`Respuesta ${index + 1}`).fill(respuesta);
  }
  await terms.click();
}

const fillings = [() => fillIdentity(), () => fillCredentials(), () => fillSecurity()];

/** From the first step to another one, everything filled in rightly. */
async function toStep(target: number, from = 1): Promise<void> {
  for (let step = from; step < target; step += 1) {
    await expect.element(at(step)).toBeVisible();
    await fillings[step - 1]?.();
    await goOn.click();
  }
  await expect.element(at(target)).toBeVisible();
}

async function expectIdentityKept(): Promise<void> {
  await expect.element(label('Número de identificación')).toHaveValue(person.identificacion);
  await expect.element(label('Fecha de nacimiento')).toHaveValue(person.fechaNacimiento);
  await expect.element(label('Número de cuenta')).toHaveValue(person.numeroCuenta);
}

async function expectCredentialsKept(): Promise<void> {
  await expect.element(label('Usuario')).toHaveValue(credentials.usuario);
  await expect.element(label('Contraseña')).toHaveValue(credentials.clave);
  await expect.element(label('Confirmar Contraseña')).toHaveValue(credentials.clave);
}

async function expectSecurityKept(): Promise<void> {
  for (const [index, { codigo, respuesta }] of chosen.entries()) {
    await expect.element(label(`Pregunta ${index + 1}`)).toHaveValue(codigo);
    await expect.element(label(`Respuesta ${index + 1}`)).toHaveValue(respuesta);
  }
  await expect.element(terms).toBeChecked();
}

const expectations = [expectIdentityKept, expectCredentialsKept, expectSecurityKept];

/** The member whom the registration makes a user of. */
const registered = () => demo.bank.memberOf('caloja');
const transactionOf = (bank: TestBank, call: number) => {
  const body = bank.bodiesOf(autorizar)[call];
  return body?.guid;
};
const clickTwice = (control: Locator): void => {
  const button = control.element() as HTMLButtonElement;
  button.click();
  button.click();
};

test('screens.md A.1: from the link on sign-in over the four steps and the code to the success, and in with the new user', async () => {
  const bank = await openBank({ route: '/login', socio: null });
  await page.getByRole('link', { name: 'Registrarse' }).click();
  await toStep(4);
  await create.click();
  await sendCode();
  await expect.element(READY).toBeVisible();
  await expect.element(READY).toHaveFocus();
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
  const bank = await openRegistration();
  await toStep(3);
  await fillSecurity();
  await treatment.click();
  await goOn.click();
  await create.click();
  await sendCode();
  await expect.element(READY).toBeVisible();
  const identity = {
    tipoIdentificacion: 1,
    identificacion: '0159999028',
    fechaNacimiento: '1979-03-21',
    numeroCuenta: '010201007733',
  };
  expect(bank.bodiesOf(validarIdentidad)).toEqual([identity, identity]);
  const guid = transactionOf(bank, 0);
  expect(guid).toMatch(/^[0-9a-f-]{36}$/);
  expect(bank.bodiesOf(autorizar)).toEqual([{ guid, codigoToken: '123456' }]);
  const [sent] = bank.bodiesOf(registro);
  expect(bank.bodiesOf(registro)).toEqual([
    {
      idTransaccion: guid,
      usuario: 'caloja',
      clave: expect.any(String) as string,
      preguntas: chosen,
      aceptaTerminos: true,
      aceptaTratamientoDatos: true,
    },
  ]);
  expect(await demo.cipher.decrypt(String(sent?.clave))).toBe('Paramo2026');
  expect(JSON.stringify(bank.sent)).not.toContain('Paramo2026');
  expect(registered()?.consent).toBe(true);
});

describe('D-54: what people paste is understood', () => {
  test('separators in cédula and account, a short date, a capital letter and blanks in the user', async () => {
    const bank = await openRegistration();
    await fillIdentity({
      identificacion: ' 015.999.902-8 ',
      fechaNacimiento: '21-3-1979',
      numeroCuenta: '0102 0100-7733',
    });
    await goOn.click();
    await expect.element(at(2)).toBeVisible();
    expect(bank.bodiesOf(validarIdentidad)).toEqual([
      {
        tipoIdentificacion: 1,
        identificacion: '0159999028',
        fechaNacimiento: '1979-03-21',
        numeroCuenta: '010201007733',
      },
    ]);
  });

  test('the slashes of a date come by themselves while its digits are typed, also when the month has one', async () => {
    await openRegistration();
    const date = label('Fecha de nacimiento');
    await date.click();
    await userEvent.keyboard('21031979');
    await expect.element(date).toHaveValue('21/03/1979');
    await date.fill('');
    await date.click();
    await userEvent.keyboard('21/3/1979');
    await expect.element(date).toHaveValue('21/3/1979');
    await userEvent.keyboard('{Backspace}{Backspace}{Backspace}{Backspace}{Backspace}');
    await expect.element(date).toHaveValue('21/3');
  });

  test('another type of document is held against the number at once, and sent', async () => {
    const bank = await openRegistration();
    const number = label('Número de identificación');
    await number.fill('0199999028001');
    await label('Número de cuenta').click();
    await expect.element(number).toHaveAccessibleDescription('Ingrese los 10 dígitos de su cédula.');
    await page.getByRole('radio', { name: 'RUC' }).click({ force: true });
    await expect.element(number).not.toHaveAttribute('aria-invalid');
    await label('Fecha de nacimiento').fill(person.fechaNacimiento);
    await label('Número de cuenta').fill(person.numeroCuenta);
    await goOn.click();
    await expect
      .poll(() => bank.bodiesOf(validarIdentidad)[0])
      .toMatchObject({
        tipoIdentificacion: 3,
        identificacion: '0199999028001',
      });
  });
});

describe('§5, D-13: no step opens before its fields are right; the first wrong one has the focus', () => {
  test('step 1', async () => {
    const bank = await openRegistration();
    await goOn.click();
    await expect.element(page.getByText('Todos los campos son obligatorios')).toBeVisible();
    await expect.element(label('Número de identificación')).toHaveFocus();
    expect(main.getByText('El campo es requerido.').elements()).toHaveLength(3);
    await label('Número de identificación').fill('0159999029');
    await label('Fecha de nacimiento').fill('31/02/1979');
    await label('Número de cuenta').fill('libreta');
    await goOn.click();
    await expect
      .element(label('Número de identificación'))
      .toHaveAccessibleDescription('El número de cédula no es válido.');
    await expect
      .element(label('Fecha de nacimiento'))
      .toHaveAccessibleDescription('Esa fecha no existe. Revise el día y el mes.');
    await expect
      .element(label('Número de cuenta'))
      .toHaveAccessibleDescription('Ingrese solo los dígitos de su número de cuenta.');
    expect(bank.countOf(validarIdentidad)).toBe(0);
  });

  test('step 2', async () => {
    await openRegistration();
    await toStep(2);
    await expect.element(label('Usuario')).toHaveAccessibleDescription(USER_NAME_HELP);
    await label('Usuario').fill('ca loja');
    await label('Contraseña').fill('Paramo2026');
    await label('Confirmar Contraseña').fill('Paramo2027');
    await goOn.click();
    await expect.element(label('Usuario')).toHaveAccessibleDescription('El usuario no debe tener espacios en blanco');
    await expect.element(label('Confirmar Contraseña')).toHaveAccessibleDescription('La contraseña no coincide');
    await expect.element(label('Usuario')).toHaveFocus();
    await expect.element(at(2)).toBeVisible();
  });

  test('D-25: the checklist knows the user and the document of this very form', async () => {
    await openRegistration();
    await toStep(2);
    await label('Usuario').fill('CALoja');
    await label('Contraseña').fill('Zcaloja2026');
    await label('Usuario').click();
    const different = page.getByRole('listitem').filter({ hasText: 'Diferente de su identificación y usuario' });
    const length = page.getByRole('listitem').filter({ hasText: 'Al menos 8 caracteres' });
    await expect.element(length).toHaveTextContent('Al menos 8 caracteres: cumple');
    await expect.element(different).toHaveTextContent('Diferente de su identificación y usuario: pendiente');
    await label('Contraseña').fill('X0159999028x');
    await expect.element(different).toHaveTextContent('Diferente de su identificación y usuario: pendiente');
    await label('Contraseña').fill('Paramo2026');
    await expect.element(different).toHaveTextContent('Diferente de su identificación y usuario: cumple');
  });

  test('step 3: three different questions, their answers, and the terms', async () => {
    await openRegistration();
    await toStep(3);
    await goOn.click();
    await expect.element(label('Pregunta 1')).toHaveFocus();
    await expect.element(terms).toHaveAccessibleDescription('Debe aceptar los términos y condiciones.');
    await expect.element(label('Respuesta 1')).toBeDisabled();
    await label('Pregunta 1').selectOptions('01');
    await expect.element(label('Respuesta 1')).toBeEnabled();
    const taken = label('Pregunta 2').getByRole('option', { name: '¿Nombre de su primera mascota?' });
    expect((taken.element() as HTMLOptionElement).disabled).toBe(true);
    await goOn.click();
    await expect.element(label('Respuesta 1')).toHaveFocus();
    await label('Respuesta 1').fill('Luna');
    // Its message goes, the button moves up: the click arrives all the same.
    await goOn.click();
    await expect.element(label('Pregunta 2')).toHaveFocus();
    await expect.element(at(3)).toBeVisible();
  });
});

describe('screens.md A.0 «FM»: Back loses nothing', () => {
  test.each([2, 3, 4])('«Volver» from step %d', async (step) => {
    await openRegistration();
    await toStep(step);
    await back.click();
    await expect.element(at(step - 1)).toBeVisible();
    await expectations[step - 2]?.();
  });

  test('the browser’s Back through all steps and Forward again; what stands in the step that is left stays too', async () => {
    await openRegistration();
    await toStep(4);
    for (const step of [3, 2, 1]) {
      await browser.router?.navigate(-1);
      await expect.element(at(step)).toBeVisible();
      await expectations[step - 1]?.();
    }
    await label('Número de cuenta').fill('123');
    for (const step of [2, 3, 4]) {
      await browser.router?.navigate(1);
      await expect.element(at(step)).toBeVisible();
      await expectations[step - 1]?.();
    }
    await browser.router?.navigate(-3);
    await expect.element(label('Número de cuenta')).toHaveValue('123');
  });

  test('unfinished fields of a step that is left with Back are there again', async () => {
    await openRegistration();
    await toStep(3);
    await label('Pregunta 2').selectOptions('04');
    await label('Respuesta 2').fill('Ros');
    await back.click();
    await expect.element(at(2)).toBeVisible();
    await goOn.click();
    await expect.element(label('Pregunta 2')).toHaveValue('04');
    await expect.element(label('Respuesta 2')).toHaveValue('Ros');
    await expect.element(label('Pregunta 1')).toHaveValue('');
  });

  test('two clicks on «Volver» in the second step stay in the form', async () => {
    const bank = await openBank({ route: '/login', socio: null });
    await page.getByRole('link', { name: 'Registrarse' }).click();
    await toStep(2);
    clickTwice(back);
    await expect.element(at(1)).toBeVisible();
    await expectIdentityKept();
    expect(bank.path()).toBe('/registro');
  });

  test.each([2, 3, 4, 'fin'])('the history’s state alone opens no step: %s', async (paso) => {
    const bank = await openRegistration();
    await browser.router?.navigate('/registro', { state: { paso } });
    await expect.element(at(1)).toBeVisible();
    await expect.element(page.getByText('Paso 1 de 4')).toBeInTheDocument();
    expect(bank.sent.filter(({ id }) => id !== 'marketing.imagenes')).toEqual([]);
  });
});

describe('a failed call loses nothing, and a retry goes on', () => {
  test.each([
    ['no connection', () => answers.offline(validarIdentidad), 'No hay conexión con el servidor.'],
    ['a server that is down', () => answers.serverError(validarIdentidad), /El servicio no está disponible/],
    ['an answer that is none', () => answers.html(validarIdentidad), /No pudimos leer la respuesta/],
  ])('step 1: %s', async (_, override, text) => {
    use(override());
    await openRegistration();
    await fillIdentity();
    await goOn.click();
    await expect.element(main.getByText(text)).toBeVisible();
    await expectIdentityKept();
    useNoOverrides();
    await goOn.click();
    await expect.element(at(2)).toBeVisible();
  });

  test('step 1, -0001-02-01: copy.md’s words and the way to an agency; a mended datum goes on', async () => {
    const bank = await openRegistration();
    await fillIdentity({ ...person, fechaNacimiento: '22/03/1979' });
    await goOn.click();
    await expect
      .element(main.getByText('Los datos no coinciden con nuestros registros. Verifíquelos o acérquese a una agencia.'))
      .toBeVisible();
    await main.getByRole('button', { name: 'Ver agencias' }).first().click();
    await expect.element(page.getByRole('dialog', { name: 'Agencias' })).toBeVisible();
    await page.getByRole('button', { name: 'Cerrar' }).click();
    await expect.element(label('Fecha de nacimiento')).toHaveValue('22/03/1979');
    await label('Fecha de nacimiento').fill(person.fechaNacimiento);
    await goOn.click();
    await expect.element(at(2)).toBeVisible();
    expect(bank.countOf(agencias)).toBe(1);
  });

  test('step 3: without the questions it says so, and Reintentar brings them', async () => {
    use(answers.withMessages(preguntas, [{ code: '', text: 'Sin preguntas por ahora.' }]));
    await openRegistration();
    await toStep(3);
    await expect.element(main.getByText('Sin preguntas por ahora.')).toBeVisible();
    useNoOverrides();
    await main.getByRole('button', { name: 'Reintentar' }).click();
    await fillSecurity();
    await goOn.click();
    await expect.element(at(4)).toBeVisible();
  });

  test('step 3: fewer than three questions are no way through', async () => {
    use(answers.withData(preguntas, [{ codigo: '01', descripcion: '¿Una?' }]));
    await openRegistration();
    await toStep(3);
    await expect.element(main.getByText(/preguntas de seguridad no están disponibles/)).toBeVisible();
    await terms.click();
    await goOn.click();
    await expect.element(page.getByText('Todos los campos son obligatorios')).toBeVisible();
    await expect.element(at(3)).toBeVisible();
  });

  test.each([
    ['the identity', validarIdentidad],
    ['the registration', registro],
  ])('step 4: no connection for %s', async (_, endpoint) => {
    const bank = await openRegistration();
    await toStep(4);
    use(answers.offline(endpoint));
    await create.click();
    if (endpoint === registro) await sendCode();
    await expect.element(main.getByText('No hay conexión con el servidor.')).toBeVisible();
    useNoOverrides();
    for (const step of [3, 2, 1]) {
      await back.click();
      await expect.element(at(step)).toBeVisible();
      await expectations[step - 1]?.();
    }
    for (const step of [2, 3, 4]) {
      await goOn.click();
      await expect.element(at(step)).toBeVisible();
    }
    await create.click();
    await sendCode();
    await expect.element(READY).toBeVisible();
    const used = bank.bodiesOf(autorizar).map((body) => body?.guid);
    expect(new Set(used).size).toBe(used.length);
  });

  test('step 4: an identity that is answered without a transaction asks for no code', async () => {
    const bank = await openRegistration();
    await toStep(4);
    use(answers.withData(validarIdentidad, {}));
    await create.click();
    await expect
      .element(main.getByText('No pudimos leer la respuesta del servidor. Intente nuevamente.'))
      .toBeVisible();
    expect(digits.elements()).toHaveLength(0);
    expect(bank.countOf(registro)).toBe(0);
  });

  test('step 4, -0005-01-08: it is told, and a new code makes the user', async () => {
    const bank = await openRegistration();
    await toStep(4);
    use(answers.withCode(registro, '-0005-01-08'));
    await create.click();
    await sendCode();
    await expect.element(main.getByText(errorCodes['-0005-01-08'].text)).toBeVisible();
    useNoOverrides();
    await create.click();
    await sendCode();
    await expect.element(READY).toBeVisible();
    expect(transactionOf(bank, 0)).not.toBe(transactionOf(bank, 1));
  });
});

describe('a refusal of the last step that speaks of the second leads there', () => {
  test('-0001-02-02: the message at the user, everything kept, and another name goes through', async () => {
    await openRegistration();
    await toStep(2);
    await fillCredentials({ ...credentials, usuario: 'mfguaman' });
    await goOn.click();
    await fillSecurity();
    await goOn.click();
    await create.click();
    await sendCode();
    await expect.element(at(2)).toBeVisible();
    await expect.element(label('Usuario')).toHaveAccessibleDescription(errorCodes['-0001-02-02'].text);
    await expect.element(label('Usuario')).toHaveFocus();
    await expect.element(label('Usuario')).toHaveValue('mfguaman');
    await expect.element(label('Contraseña')).toHaveValue(credentials.clave);
    // The same name is not let through to be refused again two steps later.
    await goOn.click();
    await expect.element(label('Usuario')).toHaveAccessibleDescription(errorCodes['-0001-02-02'].text);
    await expect.element(at(2)).toBeVisible();
    await label('Usuario').fill('caloja');
    await expect.element(label('Usuario')).not.toHaveAttribute('aria-invalid');
    await goOn.click();
    await expect.element(at(3)).toBeVisible();
    await expectSecurityKept();
    await goOn.click();
    await create.click();
    await sendCode();
    await expect.element(READY).toBeVisible();
  });

  test('-0001-05-03: the message at the password', async () => {
    await openRegistration();
    await toStep(2);
    await fillCredentials({ usuario: 'caloja', clave: 'X0159999028x' });
    await goOn.click();
    await fillSecurity();
    await goOn.click();
    await create.click();
    await sendCode();
    await expect.element(at(2)).toBeVisible();
    await expect.element(label('Contraseña')).toHaveAccessibleDescription(errorCodes['-0001-05-03'].text);
    await expect.element(label('Contraseña')).toHaveFocus();
    await expect.element(label('Contraseña')).toHaveValue('X0159999028x');
    await expect.element(label('Usuario')).toHaveValue('caloja');
    await back.click();
    await expect.element(at(1)).toBeVisible();
    await expectIdentityKept();
    expect(registered()).toBeUndefined();
  });
});

describe('the code (§4, D-56)', () => {
  test('says what is signed, the document masked', async () => {
    await openRegistration();
    await toStep(4);
    await expect.element(main.getByText('Cédula ••••••9028')).toBeVisible();
    await expect.element(main.getByText('No autorizado')).toBeVisible();
    await create.click();
    await expect.element(dialog.getByText('Crear usuario')).toBeVisible();
    await expect.element(dialog.getByText('caloja')).toBeVisible();
    await expect.element(dialog.getByText('Cédula ••••••9028')).toBeVisible();
  });

  test('left: nothing is registered, it is told, and the next time there is a new transaction', async () => {
    const bank = await openRegistration();
    await toStep(4);
    await create.click();
    await sendCode('111111');
    await expect.element(dialog.getByText(errorCodes['-0004-02-03'].text)).toBeVisible();
    await dialog.getByRole('button', { name: 'Cerrar' }).click();
    await expect.element(main.getByText(NOT_CREATED)).toBeVisible();
    expect(bank.countOf(registro)).toBe(0);
    expect(registered()).toBeUndefined();
    await create.click();
    await sendCode();
    await expect.element(READY).toBeVisible();
    expect(bank.countOf(validarIdentidad)).toBe(3);
    expect(transactionOf(bank, 0)).not.toBe(transactionOf(bank, 1));
    expect(bank.bodiesOf(registro)[0]?.idTransaccion).toBe(transactionOf(bank, 1));
  });
});

describe('conventions.md 3: two clicks in one task send once', () => {
  test('in step 1', async () => {
    const bank = await openRegistration();
    await fillIdentity();
    clickTwice(goOn);
    await expect.element(at(2)).toBeVisible();
    expect(bank.countOf(validarIdentidad)).toBe(1);
  });

  test('in step 4, and on the code’s button', async () => {
    const bank = await openRegistration();
    await toStep(4);
    clickTwice(create);
    await expect.element(digits).toBeVisible();
    expect(page.getByLabelText('Dígito 1 de 6').elements()).toHaveLength(1);
    await digits.fill('123456');
    clickTwice(dialog.getByRole('button', { name: 'Continuar' }));
    await expect.element(READY).toBeVisible();
    expect(bank.countOf(validarIdentidad)).toBe(2);
    expect(bank.countOf(autorizar)).toBe(1);
    expect(bank.countOf(registro)).toBe(1);
  });
});

test('screens.md A.0 «FM»: after the success Back shows an empty form', async () => {
  await openRegistration();
  await toStep(4);
  await create.click();
  await sendCode();
  await expect.element(READY).toBeVisible();
  await browser.router?.navigate(-1);
  await expect.element(at(1)).toBeVisible();
  for (const text of ['Número de identificación', 'Fecha de nacimiento', 'Número de cuenta'])
    await expect.element(label(text)).toHaveValue('');
  await fillIdentity();
  await goOn.click();
  await expect.element(label('Usuario')).toHaveValue('');
  await expect.element(label('Contraseña')).toHaveValue('');
  await back.click();
  await expect.element(at(1)).toBeVisible();
});

test('contract B.3: accents, ñ, emoji and 200 characters arrive as they were typed', async () => {
  const odd = [
    { codigo: '02', respuesta: 'Ñandú, «José» & <b>María</b> 😀👩‍👩‍👧' },
    { codigo: '06', respuesta: 'ñ'.repeat(200) },
    { codigo: '08', respuesta: '😀'.repeat(200) },
  ];
  const bank = await openRegistration();
  await toStep(3);
  await fillSecurity(odd);
  await goOn.click();
  await create.click();
  await sendCode();
  await expect.element(READY).toBeVisible();
  expect(bank.bodiesOf(registro)[0]?.preguntas).toEqual(odd);
  expect(registered()?.user?.securityAnswers).toEqual(odd);
});

test('an answer of 201 characters is told, not cut', async () => {
  await openRegistration();
  await toStep(3);
  await fillSecurity([{ codigo: '01', respuesta: '😀'.repeat(201) }, ...chosen.slice(1)]);
  await goOn.click();
  await expect
    .element(label('Respuesta 1'))
    .toHaveAccessibleDescription('La respuesta no puede superar 200 caracteres.');
  await expect.element(label('Respuesta 1')).toHaveFocus();
});

test('contract B.3: the treatment of data left open is sent as false', async () => {
  const bank = await openRegistration();
  await toStep(4);
  await create.click();
  await sendCode();
  await expect.element(READY).toBeVisible();
  expect(bank.bodiesOf(registro)[0]).toMatchObject({ aceptaTerminos: true, aceptaTratamientoDatos: false });
  expect(registered()?.consent).toBe(false);
});

test('the documents open over the step and tick nothing', async () => {
  await openRegistration();
  await toStep(3);
  await main.getByRole('button', { name: 'términos y condiciones' }).click();
  await expect.element(page.getByRole('dialog', { name: 'Términos y condiciones' })).toBeVisible();
  await userEvent.keyboard('{Escape}');
  await expect.element(page.getByRole('dialog')).not.toBeInTheDocument();
  await expect.element(terms).not.toBeChecked();
});

describe('who is or becomes signed in', () => {
  test('a member who comes signed in goes on to the products', async () => {
    const bank = await openBank({ route: '/registro' });
    await expect.poll(bank.path).toBe('/productos');
  });

  test('a session that is opened in another tab meanwhile does not take the form away', async () => {
    const bank = await openRegistration();
    await toStep(2);
    await fillCredentials();
    await bank.services.store.open({ ...demo.signIn('jcloja'), mustChangePassword: false });
    await goOn.click();
    await expect.element(at(3)).toBeVisible();
    await back.click();
    await expectCredentialsKept();
    expect(bank.path()).toBe('/registro');
  });
});

describe('who leaves while a call is on its way is not called back', () => {
  test('from step 1', async () => {
    const release = hold(validarIdentidad);
    const bank = await openRegistration();
    await fillIdentity();
    await goOn.click();
    await expect.poll(() => bank.countOf(validarIdentidad)).toBe(1);
    await page.getByRole('link', { name: 'Ingresar' }).click();
    await expect.poll(bank.path).toBe('/login');
    release();
    await everyAnswerRead();
    expect(bank.path()).toBe('/login');
  });

  test('from step 4: no code is asked over another page', async () => {
    const bank = await openRegistration();
    await toStep(4);
    const release = hold(validarIdentidad);
    await create.click();
    await expect.poll(() => bank.countOf(validarIdentidad)).toBe(2);
    await browser.router?.navigate('/recuperacion-usuario');
    await expect.element(title('Recuperar usuario')).toBeVisible();
    release();
    await everyAnswerRead();
    expect(bank.path()).toBe('/recuperacion-usuario');
    expect(page.getByRole('dialog').elements()).toHaveLength(0);
  });
});

test('conventions.md 8: neither password nor answers stand in the address or in the browser’s storage', async () => {
  const bank = await openRegistration();
  await toStep(4);
  const kept = JSON.stringify([{ ...localStorage }, { ...sessionStorage }, browser.router?.state.location]);
  for (const secret of [credentials.clave, credentials.usuario, person.identificacion, 'Panadería'])
    expect(kept).not.toContain(secret);
  expect(bank.countOf(iniciarSesion)).toBe(0);
});

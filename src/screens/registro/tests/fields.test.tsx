import { describe, expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { validarIdentidad } from '#api/contract/autenticacion.ts';
import { registro } from '#api/contract/credenciales.ts';
import { USER_NAME_HELP } from '#domain/registration.ts';
import { sendCode } from '#testing/behaviourMember.ts';
import { label, main } from '#testing/locators.ts';
import { hold, startEachTestFresh } from '#testing/testWorld.tsx';
import * as registration from './registrationWorld.ts';

startEachTestFresh();

describe('D-54: what people paste is understood', () => {
  test('separators in cédula and account, a short date, a capital letter and blanks in the user', async () => {
    const bank = await registration.openRegistration();
    await registration.fillIdentity({
      identificacion: ' 015.999.902-8 ',
      fechaNacimiento: '21-3-1979',
      numeroCuenta: '0102 0100-7733',
    });
    await registration.goOn.click();
    await expect.element(registration.at(2)).toBeVisible();
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
    await registration.openRegistration();
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
    const bank = await registration.openRegistration();
    const number = label('Número de identificación');
    await number.fill('0199999028001');
    await label('Número de cuenta').click();
    await expect.element(number).toHaveAccessibleDescription('Ingrese los 10 dígitos de su cédula.');
    await page.getByRole('radio', { name: 'RUC' }).click({ force: true });
    await expect.element(number).not.toHaveAttribute('aria-invalid');
    await label('Fecha de nacimiento').fill(registration.person.fechaNacimiento);
    await label('Número de cuenta').fill(registration.person.numeroCuenta);
    await registration.goOn.click();
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
    const bank = await registration.openRegistration();
    await registration.goOn.click();
    await expect.element(page.getByText('Todos los campos son obligatorios')).toBeVisible();
    await expect.element(label('Número de identificación')).toHaveFocus();
    expect(main.getByText('El campo es requerido.').elements()).toHaveLength(3);
    await label('Número de identificación').fill('0159999029');
    await label('Fecha de nacimiento').fill('31/02/1979');
    await label('Número de cuenta').fill('libreta');
    await registration.goOn.click();
    await expect
      .element(label('Número de identificación'))
      .toHaveAccessibleDescription('El número de cédula no es válido.');
    await expect
      .element(label('Fecha de nacimiento'))
      .toHaveAccessibleDescription('Esa fecha no existe. Revise el día y el mes.');
    await expect
      .element(label('Número de cuenta'))
      .toHaveAccessibleDescription('Ingrese solo los dígitos del número de cuenta.');
    expect(bank.countOf(validarIdentidad)).toBe(0);
  });

  test('what was mended is told no more, while it is typed', async () => {
    await registration.openRegistration();
    await registration.goOn.click();
    const number = label('Número de identificación');
    await expect.element(number).toHaveAccessibleDescription('El campo es requerido.');
    await number.fill(registration.person.identificacion);
    await expect.element(number).toHaveFocus();
    await expect.element(number).not.toHaveAttribute('aria-invalid');
    expect(main.getByText('El campo es requerido.').elements()).toHaveLength(2);
  });

  test('step 3: every question that is missing says so, and no answer whose question is not chosen', async () => {
    await registration.openRegistration();
    await registration.toStep(3);
    await registration.goOn.click();
    for (const index of [1, 2, 3]) {
      await expect.element(label(`Pregunta ${index}`)).toHaveAccessibleDescription('El campo es requerido.');
      await expect.element(label(`Respuesta ${index}`)).not.toHaveAttribute('aria-invalid');
    }
    await label('Pregunta 2').selectOptions('01');
    await expect.element(label('Pregunta 2')).not.toHaveAttribute('aria-invalid');
    await registration.goOn.click();
    await expect.element(label('Respuesta 2')).toHaveAccessibleDescription('El campo es requerido.');
  });

  test('step 2', async () => {
    await registration.openRegistration();
    await registration.toStep(2);
    await expect.element(label('Usuario')).toHaveAccessibleDescription(USER_NAME_HELP);
    await label('Usuario').fill('ca loja');
    await label('Contraseña').fill('Paramo2026');
    await label('Confirmar Contraseña').fill('Paramo2027');
    await registration.goOn.click();
    await expect.element(label('Usuario')).toHaveAccessibleDescription('El usuario no debe tener espacios en blanco');
    await expect.element(label('Confirmar Contraseña')).toHaveAccessibleDescription('La contraseña no coincide');
    await expect.element(label('Usuario')).toHaveFocus();
    await expect.element(registration.at(2)).toBeVisible();
  });

  test('D-25: the checklist knows the user and the document of this very form', async () => {
    await registration.openRegistration();
    await registration.toStep(2);
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
    await registration.openRegistration();
    await registration.toStep(3);
    await registration.goOn.click();
    await expect.element(label('Pregunta 1')).toHaveFocus();
    await expect.element(registration.terms).toHaveAccessibleDescription('Debe aceptar los términos y condiciones.');
    await expect.element(label('Respuesta 1')).toBeDisabled();
    await label('Pregunta 1').selectOptions('01');
    await expect.element(label('Respuesta 1')).toBeEnabled();
    const taken = label('Pregunta 2').getByRole('option', { name: '¿Nombre de su primera mascota?' });
    expect((taken.element() as HTMLOptionElement).disabled).toBe(true);
    await registration.goOn.click();
    await expect.element(label('Respuesta 1')).toHaveFocus();
    await label('Respuesta 1').fill('Luna');
    // Its message goes, the button moves up: the click arrives all the same.
    await registration.goOn.click();
    await expect.element(label('Pregunta 2')).toHaveFocus();
    await expect.element(registration.at(3)).toBeVisible();
  });
});

test('contract B.3: accents, ñ, emoji and 200 characters arrive as they were typed', async () => {
  const odd = [
    { codigo: '02', respuesta: 'Ñandú, «José» & <b>María</b> 😀👩‍👩‍👧' },
    { codigo: '06', respuesta: 'ñ'.repeat(200) },
    { codigo: '08', respuesta: '😀'.repeat(200) },
  ];
  const bank = await registration.openRegistration();
  await registration.toStep(3);
  await registration.fillSecurity(odd);
  await registration.goOn.click();
  await registration.create.click();
  await sendCode();
  await expect.element(registration.READY).toBeVisible();
  expect(bank.bodiesOf(registro)[0]?.preguntas).toEqual(odd);
  expect(registration.registered()?.user?.securityAnswers).toEqual(odd);
});

test('an answer of 201 characters is told, not cut', async () => {
  await registration.openRegistration();
  await registration.toStep(3);
  await registration.fillSecurity([{ codigo: '01', respuesta: '😀'.repeat(201) }, ...registration.chosen.slice(1)]);
  await registration.goOn.click();
  await expect
    .element(label('Respuesta 1'))
    .toHaveAccessibleDescription('La respuesta no puede superar 200 caracteres.');
  await expect.element(label('Respuesta 1')).toHaveFocus();
});

test('conventions.md 3: what is on its way cannot be changed, the kind of document neither', async () => {
  const release = hold(validarIdentidad);
  const bank = await registration.openRegistration();
  await registration.fillIdentity();
  await registration.goOn.click();
  await expect.poll(() => bank.countOf(validarIdentidad)).toBe(1);
  const kind = (name: string) => main.getByRole('radio', { name });
  await kind('Pasaporte').click({ force: true });
  await expect.element(kind('Cédula')).toBeChecked();
  await expect.element(label('Número de identificación')).toHaveAttribute('readonly');
  release();
  await expect.element(registration.at(2)).toBeVisible();
});

test('conventions.md 3: while the user is being created no step changes what it is created with', async () => {
  const release = hold(registro);
  const bank = await registration.openRegistration();
  await registration.register(registration.credentials);
  await expect.poll(() => bank.countOf(registro)).toBe(1);
  await registration.back.click();
  await expect.element(registration.at(3)).toBeVisible();
  const question = label('Pregunta 1');
  // As the browser does by itself: to the test's own hand it is disabled.
  const select = question.element() as HTMLSelectElement;
  select.value = '02';
  select.dispatchEvent(new Event('change', { bubbles: true }));
  await expect.element(question).toHaveValue('01');
  await expect.element(question).toHaveAttribute('aria-disabled', 'true');
  await expect.element(label('Respuesta 1')).toHaveAttribute('readonly');
  await registration.terms.click({ force: true });
  await expect.element(registration.terms).toBeChecked();
  const consent = main.getByRole('checkbox', { name: /^Autorizo a la cooperativa/ });
  await consent.click({ force: true });
  await expect.element(consent).not.toBeChecked();
  await registration.back.click();
  for (const name of ['Usuario', 'Contraseña', 'Confirmar Contraseña']) {
    await expect.element(label(name)).toHaveAttribute('readonly');
  }
  release();
  await expect.element(registration.READY).toBeVisible();
});

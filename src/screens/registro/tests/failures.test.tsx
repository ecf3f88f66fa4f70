import { describe, expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { validarIdentidad } from '#api/contract/autenticacion.ts';
import { preguntas, registro } from '#api/contract/credenciales.ts';
import { agencias } from '#api/contract/informacion.ts';
import { autorizar } from '#api/contract/tokens.ts';
import { errorCodes } from '#domain/errorCodes.ts';
import { answers } from '#mocks/storyDemo.ts';
import { digits, sendCode } from '#testing/behaviourMember.ts';
import { label, main } from '#testing/locators.ts';
import { browser, startEachTestFresh, use, useNoOverrides } from '#testing/testWorld.tsx';
import * as registration from './registrationWorld.ts';

startEachTestFresh();

describe('a failed call loses nothing, and a retry goes on', () => {
  test.each([
    ['no connection', () => answers.offline(validarIdentidad), 'No hay conexión con el servidor.'],
    ['a server that is down', () => answers.serverError(validarIdentidad), /El servicio no está disponible/],
    ['an answer that is none', () => answers.html(validarIdentidad), /No pudimos leer la respuesta/],
  ])('step 1: %s', async (_, override, text) => {
    use(override());
    await registration.openRegistration();
    await registration.fillIdentity();
    await registration.goOn.click();
    await expect.element(main.getByText(text)).toBeVisible();
    await registration.expectIdentityKept();
    useNoOverrides();
    await registration.goOn.click();
    await expect.element(registration.at(2)).toBeVisible();
  });

  test('step 1, -0001-02-01: copy.md’s words and the way to an agency; a mended datum goes on', async () => {
    const bank = await registration.openRegistration();
    await registration.fillIdentity({ ...registration.person, fechaNacimiento: '22/03/1979' });
    await registration.goOn.click();
    await expect
      .element(main.getByText('Los datos no coinciden con nuestros registros. Verifíquelos o acérquese a una agencia.'))
      .toBeVisible();
    await main.getByRole('button', { name: 'Ver agencias' }).first().click();
    await expect.element(page.getByRole('dialog', { name: 'Agencias' })).toBeVisible();
    await page.getByRole('button', { name: 'Cerrar' }).click();
    await expect.element(label('Fecha de nacimiento')).toHaveValue('22/03/1979');
    await label('Fecha de nacimiento').fill(registration.person.fechaNacimiento);
    await registration.goOn.click();
    await expect.element(registration.at(2)).toBeVisible();
    expect(bank.countOf(agencias)).toBe(1);
  });

  test('step 3: without the questions it says so, and Reintentar brings them', async () => {
    use(answers.withMessages(preguntas, [{ code: '', text: 'Sin preguntas por ahora.' }]));
    await registration.openRegistration();
    await registration.toStep(3);
    await expect.element(main.getByText('Sin preguntas por ahora.')).toBeVisible();
    useNoOverrides();
    await main.getByRole('button', { name: 'Reintentar' }).click();
    await registration.fillSecurity();
    await registration.goOn.click();
    await expect.element(registration.at(4)).toBeVisible();
  });

  test('step 3: fewer than three questions are no way through', async () => {
    use(answers.withData(preguntas, [{ codigo: '01', descripcion: '¿Una?' }]));
    await registration.openRegistration();
    await registration.toStep(3);
    await expect.element(main.getByText(/preguntas de seguridad no están disponibles/)).toBeVisible();
    await registration.terms.click();
    await registration.goOn.click();
    await expect.element(page.getByText('Todos los campos son obligatorios')).toBeVisible();
    await expect.element(registration.at(3)).toBeVisible();
  });

  test.each([
    ['the identity', validarIdentidad],
    ['the registration', registro],
  ])('step 4: no connection for %s', async (_, endpoint) => {
    const bank = await registration.openRegistration();
    await registration.toStep(4);
    use(answers.offline(endpoint));
    await registration.create.click();
    if (endpoint === registro) await sendCode();
    await expect.element(main.getByText('No hay conexión con el servidor.')).toBeVisible();
    useNoOverrides();
    for (const step of [3, 2, 1]) {
      await registration.back.click();
      await expect.element(registration.at(step)).toBeVisible();
      await registration.expectations[step - 1]?.();
    }
    for (const step of [2, 3, 4]) {
      await registration.goOn.click();
      await expect.element(registration.at(step)).toBeVisible();
    }
    await registration.create.click();
    await sendCode();
    await expect.element(registration.READY).toBeVisible();
    const used = bank.bodiesOf(autorizar).map((body) => body?.guid);
    expect(new Set(used).size).toBe(used.length);
  });

  test('step 4: an identity that is answered without a transaction asks for no code', async () => {
    const bank = await registration.openRegistration();
    await registration.toStep(4);
    use(answers.withData(validarIdentidad, {}));
    await registration.create.click();
    await expect
      .element(main.getByText('No pudimos leer la respuesta del servidor. Intente nuevamente.'))
      .toBeVisible();
    expect(digits.elements()).toHaveLength(0);
    expect(bank.countOf(registro)).toBe(0);
  });

  test('step 4, -0005-01-08: it is told, and a new code makes the user', async () => {
    const bank = await registration.openRegistration();
    await registration.toStep(4);
    use(answers.withCode(registro, '-0005-01-08'));
    await registration.create.click();
    await sendCode();
    await expect.element(main.getByText(errorCodes['-0005-01-08'].text)).toBeVisible();
    useNoOverrides();
    await registration.create.click();
    await sendCode();
    await expect.element(registration.READY).toBeVisible();
    expect(registration.transactionOf(bank, 0)).not.toBe(registration.transactionOf(bank, 1));
  });
});

describe('a refusal of the last step that speaks of the second leads there', () => {
  test('-0001-02-02: the message at the user, everything kept, and another name goes through', async () => {
    await registration.openRegistration();
    await registration.register({ ...registration.credentials, usuario: 'mfguaman' });
    await expect.element(registration.at(2)).toBeVisible();
    await expect.element(label('Usuario')).toHaveAccessibleDescription(errorCodes['-0001-02-02'].text);
    await expect.element(label('Usuario')).toHaveFocus();
    await expect.element(label('Usuario')).toHaveValue('mfguaman');
    await expect.element(label('Contraseña')).toHaveValue(registration.credentials.clave);
    // The same name is not let through to be refused again two steps later.
    await registration.goOn.click();
    await expect.element(label('Usuario')).toHaveAccessibleDescription(errorCodes['-0001-02-02'].text);
    await expect.element(registration.at(2)).toBeVisible();
    // Nor by the browser's Forward.
    await browser.router?.navigate(2);
    await expect.element(registration.at(4)).toBeVisible();
    await registration.create.click();
    await expect.element(registration.at(2)).toBeVisible();
    await expect.element(label('Usuario')).toHaveAccessibleDescription(errorCodes['-0001-02-02'].text);
    await label('Usuario').fill('caloja');
    await expect.element(label('Usuario')).not.toHaveAttribute('aria-invalid');
    await registration.goOn.click();
    await expect.element(registration.at(3)).toBeVisible();
    await registration.expectSecurityKept();
    await registration.goOn.click();
    await registration.create.click();
    await sendCode();
    await expect.element(registration.READY).toBeVisible();
  });

  test('-0001-05-03: the message at the password', async () => {
    await registration.openRegistration();
    await registration.register({ usuario: 'caloja', clave: 'X0159999028x' });
    await expect.element(registration.at(2)).toBeVisible();
    await expect.element(label('Contraseña')).toHaveAccessibleDescription(errorCodes['-0001-05-03'].text);
    await expect.element(label('Contraseña')).toHaveFocus();
    await expect.element(label('Contraseña')).toHaveValue('X0159999028x');
    await expect.element(label('Usuario')).toHaveValue('caloja');
    await registration.back.click();
    await expect.element(registration.at(1)).toBeVisible();
    await registration.expectIdentityKept();
    expect(registration.registered()).toBeUndefined();
  });
});

import { describe, expect, onTestFinished, test } from 'vitest';
import { page } from 'vitest/browser';
import { failureTexts } from '#api/apiError.ts';
import { validarIdentidad } from '#api/contract/autenticacion.ts';
import { registro } from '#api/contract/credenciales.ts';
import { answers } from '#mocks/storyDemo.ts';
import { sendCode } from '#testing/behaviourMember.ts';
import { lineIsBack } from '#testing/line.ts';
import { label, title } from '#testing/locators.ts';
import { sessionOf } from '#testing/sessionOf.ts';
import { browser, everyAnswerRead, hold, openBank, startEachTestFresh, use } from '#testing/testWorld.tsx';
import * as registration from './registrationWorld.ts';

startEachTestFresh();

/** What stands over the form. */
const failure = (text: string) => page.getByRole('main').getByText(text);
const leaving = page.getByRole('alertdialog', { name: 'Tiene cambios sin guardar. ¿Desea salir?' });

describe('who is or becomes signed in', () => {
  test('a member who comes signed in goes on to the products', async () => {
    const bank = await openBank({ route: '/registro' });
    await expect.poll(bank.path).toBe('/productos');
  });

  test('a session that is opened in another tab meanwhile does not take the form away', async () => {
    const bank = await registration.openRegistration();
    await registration.toStep(2);
    await registration.fillCredentials();
    await bank.services.store.open({ ...sessionOf('jcloja'), mustChangePassword: false });
    await registration.goOn.click();
    await expect.element(registration.at(3)).toBeVisible();
    await registration.back.click();
    await registration.expectCredentialsKept();
    expect(bank.path()).toBe('/registro');
  });

  test.each(['idle', 'expired'] as const)('nor does its end there (%s)', async (reason) => {
    const bank = await registration.openRegistration();
    await registration.toStep(2);
    await registration.fillCredentials();
    await bank.services.store.open({ ...sessionOf('jcloja'), mustChangePassword: false });
    await everyAnswerRead();
    bank.services.store.close(reason);
    await everyAnswerRead();
    await registration.expectCredentialsKept();
    expect(bank.path()).toBe('/registro');
  });

  test('D-31: a session that the bank has ended costs one press, which says so: the sign-in tells nobody here', async () => {
    const bank = await registration.openRegistration();
    await registration.fillIdentity();
    await bank.services.store.open({ ...sessionOf('jcloja'), token: 'terminado', mustChangePassword: false });
    await registration.goOn.click();
    await expect.element(failure(failureTexts.rejected)).toBeVisible();
    expect(bank.services.store.state().status).toBe('signedOut');
    await registration.goOn.click();
    await expect.element(registration.at(2)).toBeVisible();
    expect(bank.path()).toBe('/registro');
  });
});

describe('screens.md «MIS DATOS»: what was typed is not lost without a question', () => {
  const out = page.getByRole('link', { name: 'Ingresar' });

  test('Seguir aquí keeps all steps, Salir leads to sign-in; between the steps nothing is asked', async () => {
    const bank = await registration.openRegistration();
    await registration.toStep(3);
    await registration.back.click();
    await expect.element(registration.at(2)).toBeVisible();
    await registration.goOn.click();
    await expect.element(registration.at(3)).toBeVisible();
    expect(leaving.elements()).toHaveLength(0);
    await out.click();
    await leaving.getByRole('button', { name: 'Seguir aquí' }).click();
    await expect.element(registration.at(3)).toBeVisible();
    await registration.back.click();
    await registration.expectCredentialsKept();
    await out.click();
    await leaving.getByRole('button', { name: 'Salir' }).click();
    await expect.poll(bank.path).toBe('/login');
  });

  test('in the first step the browser’s Back asks too, once something is typed', async () => {
    const bank = await openBank({
      route: '/registro',
      before: ['/login'],
      socio: null,
      until: registration.at(1),
    });
    await label('Número de cuenta').fill('0102');
    await bank.go(-1);
    await leaving.getByRole('button', { name: 'Seguir aquí' }).click();
    await expect.element(label('Número de cuenta')).toHaveValue('0102');
    await label('Número de cuenta').fill('');
    await bank.go(-1);
    await expect.poll(bank.path).toBe('/login');
  });

  test('once the user is made nothing is left to lose', async () => {
    const bank = await registration.openRegistration();
    await registration.toStep(4);
    await registration.create.click();
    await sendCode();
    await expect.element(registration.READY).toBeVisible();
    // The listener goes with the effects of the drawing that shows it.
    await expect.poll(() => dispatchEvent(new Event('beforeunload', { cancelable: true }))).toBe(true);
    await page.getByRole('link', { name: 'Ir a iniciar sesión' }).click();
    await expect.poll(bank.path).toBe('/login');
    expect(leaving.elements()).toHaveLength(0);
  });
});

test('screens.md A.0 «FM»: a failure of the last step stands over that one alone; a lost line is said, and sends nothing', async () => {
  const failed = failure('No hay conexión con el servidor.');
  const bank = await registration.openRegistration();
  await registration.toStep(4);
  use(answers.withFault(validarIdentidad, 'offline'));
  await registration.create.click();
  await expect.element(failed).toBeVisible();
  await bank.go(-1);
  await expect.element(registration.at(3)).toBeVisible();
  await expect.element(failed).not.toBeInTheDocument();
  dispatchEvent(new Event('offline'));
  onTestFinished(lineIsBack);
  await expect.element(page.getByText('Sin conexión. Los datos pueden estar desactualizados.')).toBeVisible();
  await expect.element(registration.goOn).toHaveAttribute('aria-disabled', 'true');
});

describe('who leaves while a call is on its way is not called back', () => {
  test('from step 1', async () => {
    const release = hold(validarIdentidad);
    const bank = await registration.openRegistration();
    await registration.fillIdentity();
    await registration.goOn.click();
    await expect.poll(() => bank.countOf(validarIdentidad)).toBe(1);
    await page.getByRole('link', { name: 'Ingresar' }).click();
    await leaving.getByRole('button', { name: 'Salir' }).click();
    await expect.poll(bank.path).toBe('/login');
    release();
    await everyAnswerRead();
    expect(bank.path()).toBe('/login');
  });

  test.each([
    ['it was made', false, /^Su usuario está listo/],
    ['nobody knows whether it was', true, 'No sabemos si su usuario caloja se creó: pruebe a ingresar con él.'],
  ])('while the user is made: what came of it is told where they are, that %s', async (_, isLost, told) => {
    const bank = await registration.openRegistration();
    await registration.toStep(4);
    if (isLost) use(answers.lost(registro));
    const release = hold(registro);
    await registration.create.click();
    await sendCode();
    await expect.poll(() => bank.countOf(registro)).toBe(1);
    await page.getByRole('link', { name: 'Ingresar' }).click();
    await leaving.getByRole('button', { name: 'Salir' }).click();
    await expect.poll(bank.path).toBe('/login');
    release();
    await expect.element(page.getByText(told)).toBeVisible();
  });

  test('by Back while the code is asked for: nothing is said over the questions', async () => {
    const bank = await registration.openRegistration();
    await registration.toStep(4);
    await registration.create.click();
    await expect.element(page.getByRole('dialog')).toBeVisible();
    await bank.go(-1);
    await expect.element(registration.at(3)).toBeVisible();
    await everyAnswerRead();
    expect(page.getByText(/^No se creó ningún usuario/).elements()).toHaveLength(0);
  });

  test('from step 4: no code is asked over another page', async () => {
    const bank = await registration.openRegistration();
    await registration.toStep(4);
    const release = hold(validarIdentidad);
    await registration.create.click();
    await expect.poll(() => bank.countOf(validarIdentidad)).toBe(2);
    await browser.router?.navigate('/recuperacion-usuario');
    await leaving.getByRole('button', { name: 'Salir' }).click();
    await expect.element(title('Recuperar usuario')).toBeVisible();
    release();
    await everyAnswerRead();
    expect(bank.path()).toBe('/recuperacion-usuario');
    expect(page.getByRole('dialog').elements()).toHaveLength(0);
  });
});

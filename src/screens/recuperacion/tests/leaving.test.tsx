import { describe, expect, onTestFinished, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { recuperarClave, solicitarRecuperacionClave } from '#api/contract/credenciales.ts';
import { answers } from '#mocks/storyDemo.ts';
import { lineIsBack } from '#testing/line.ts';
import { button, label, main } from '#testing/locators.ts';
import { everyAnswerRead, hold, startEachTestFresh, use } from '#testing/testWorld.tsx';
import * as recovery from './recoveryWorld.ts';

startEachTestFresh();

const leaving = page.getByRole('alertdialog', { name: 'Tiene cambios sin guardar. ¿Desea salir?' });
const out = page.getByRole('link', { name: 'Volver al ingreso' }).first();
const leave = leaving.getByRole('button', { name: 'Salir' });

describe('decisions.md «Unknown outcome»: who has left while the password changes is told where they are', () => {
  async function leavesDuringTheChange() {
    const bank = await recovery.openRecovery();
    await recovery.toNewPassword();
    const answer = hold(recuperarClave);
    await recovery.sendPassword();
    await expect.poll(() => bank.countOf(recuperarClave)).toBe(1);
    await out.click();
    await leave.click();
    await expect.poll(bank.path).toBe('/login');
    return answer;
  }

  test('that it changed', async () => {
    const answer = await leavesDuringTheChange();
    answer();
    await expect.element(page.getByText('Su contraseña fue actualizada')).toBeVisible();
  });

  test('that nobody knows whether it did', async () => {
    use(answers.lost(recuperarClave));
    const answer = await leavesDuringTheChange();
    answer();
    await expect
      .element(page.getByText('No sabemos si su contraseña cambió: pruebe a ingresar con la nueva.'))
      .toBeVisible();
  });
});

test('screens.md A.1 /recuperacion-clave: who leaves once the code was right is asked first, from whichever step', async () => {
  const bank = await recovery.openRecovery();
  await recovery.toNewPassword();
  await button('Volver').click();
  await expect.element(recovery.at(2)).toBeVisible();
  await button('Volver').click();
  await expect.element(recovery.at(1)).toBeVisible();
  await out.click();
  await expect.element(leaving).toBeVisible();
  await leave.click();
  await expect.poll(bank.path).toBe('/login');
});

describe('screens.md A.0 «FM»: what is said of one step stands over no other', () => {
  test('the browser’s Back closes the code, and nothing is said over the first step', async () => {
    const bank = await recovery.openRecovery();
    await recovery.sendIdentity();
    await expect.element(page.getByRole('dialog')).toBeVisible();
    await bank.go(-1);
    await expect.element(recovery.at(1)).toBeVisible();
    await expect.element(page.getByRole('dialog')).not.toBeInTheDocument();
    await everyAnswerRead();
    expect(main.getByText(recovery.NOT_CONFIRMED).elements()).toHaveLength(0);
  });

  test('a failure of the last step is over that one alone', async () => {
    const failed = main.getByText(/^No hay conexión con el servidor/);
    const bank = await recovery.openRecovery();
    await recovery.toNewPassword();
    use(answers.lost(recuperarClave));
    await recovery.sendPassword();
    await expect.element(failed).toBeVisible();
    await bank.go(-1);
    await expect.element(recovery.at(2)).toBeVisible();
    await expect.element(failed).not.toBeInTheDocument();
  });
});

describe('screens.md A.0 «Offline notice»: without a line', () => {
  const strip = page.getByText('Sin conexión. Los datos pueden estar desactualizados.');
  const loseLine = () => {
    dispatchEvent(new Event('offline'));
    onTestFinished(lineIsBack);
  };

  test('the page says so, nothing is sent, and what was typed goes once it is back', async () => {
    const bank = await recovery.openRecovery();
    loseLine();
    await expect.element(strip).toBeVisible();
    await expect.element(button('Continuar')).toHaveAttribute('aria-disabled', 'true');
    await expect
      .element(button('Continuar'))
      .toHaveAccessibleDescription('Sin conexión no puede continuar. Espere a recuperarla.');
    await label('Usuario').fill(recovery.member.usuario);
    await label('Número de identificación').fill(recovery.member.identificacion);
    await userEvent.keyboard('{Enter}');
    await everyAnswerRead();
    expect(bank.countOf(solicitarRecuperacionClave)).toBe(0);
    lineIsBack();
    await expect.element(strip).not.toBeInTheDocument();
    await button('Continuar').click();
    await expect.element(page.getByRole('dialog')).toBeVisible();
  });

  test('a new password that could not be sent is not said to be in doubt', async () => {
    const bank = await recovery.openRecovery();
    await recovery.toNewPassword();
    await label('Nueva Contraseña').fill(recovery.NEW);
    await label('Confirmar Contraseña').fill(recovery.NEW);
    loseLine();
    await expect.element(button('Guardar contraseña')).toHaveAttribute('aria-disabled', 'true');
    await everyAnswerRead();
    expect(bank.countOf(recuperarClave)).toBe(0);
    expect(main.getByText(/No sabemos/).elements()).toHaveLength(0);
  });
});

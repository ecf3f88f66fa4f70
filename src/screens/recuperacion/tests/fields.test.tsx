import { describe, expect, onTestFinished, test } from 'vitest';
import { page } from 'vitest/browser';
import { cleanup } from 'vitest-browser-react';
import { recuperarClave, solicitarRecuperacionClave } from '#api/contract/credenciales.ts';
import { autorizar } from '#api/contract/tokens.ts';
import { hearLiveWords } from '#components/transcripts/liveWords.ts';
import { errorCodes } from '#domain/errorCodes.ts';
import { answers, demo } from '#mocks/storyDemo.ts';
import { digits, leaveCode, sendCode } from '#testing/behaviourMember.ts';
import { button, dialog, label, main } from '#testing/locators.ts';
import { browser, hold, startEachTestFresh, use, useNoOverrides } from '#testing/testWorld.tsx';
import * as recovery from './recoveryWorld.ts';

startEachTestFresh();

const EXPIRED = 'El código expiró. Solicite uno nuevo.';

const CHECK_DATA = 'Si no recibió un código, revise su usuario y su identificación.';

describe('screens.md A.1: who gave a wrong identification learns where to look', () => {
  test('the neutral line is in the dialog and in the step, the same for a member and a stranger', async () => {
    for (const who of [recovery.member, recovery.stranger]) {
      await recovery.openRecovery();
      await recovery.sendIdentity(who);
      await expect.element(dialog.getByText(CHECK_DATA)).toBeVisible();
      await sendCode('111111');
      await expect.element(dialog.getByText(errorCodes['-0004-02-03'].text)).toBeVisible();
      await expect.element(dialog.getByText(CHECK_DATA)).toBeVisible();
      await leaveCode();
      await expect.element(main.getByText(CHECK_DATA)).toBeVisible();
      await cleanup();
    }
  });

  test.each([
    ['the dialog', () => dialog.getByRole('button', { name: 'Modificar' }).click()],
    [
      'the step',
      async () => {
        await leaveCode();
        await button('Modificar').click();
      },
    ],
  ])('«Modificar» of %s leads back to the data, all kept, and a new code goes to who was meant', async (_, modify) => {
    const bank = await recovery.openRecovery();
    await recovery.sendIdentity({ ...recovery.member, identificacion: '0159999044' });
    await expect.element(digits).toBeVisible();
    await modify();
    await expect.element(recovery.at(1)).toBeVisible();
    expect(main.getByText(recovery.NOT_CONFIRMED).elements()).toHaveLength(0);
    await expect.element(label('Usuario')).toHaveValue('mfguaman');
    await expect.element(label('Número de identificación')).toHaveValue('0159999044');
    await recovery.toNewPassword();
    expect(bank.countOf(solicitarRecuperacionClave)).toBe(2);
    await recovery.sendPassword();
    await expect.element(recovery.UPDATED).toBeVisible();
  });
});

describe('§5: the new password', () => {
  test('is held against the rules and its confirmation before it is sent; the first wrong field has the focus', async () => {
    const bank = await recovery.openRecovery();
    await recovery.toNewPassword();
    await recovery.sendPassword('quebrada2027', 'quebrada2028');
    await expect
      .element(label('Nueva Contraseña'))
      .toHaveAccessibleDescription('La contraseña debe tener una mayuscula');
    await expect.element(label('Confirmar Contraseña')).toHaveAccessibleDescription('La contraseña no coincide');
    await expect.element(label('Nueva Contraseña')).toHaveFocus();
    expect(bank.countOf(recuperarClave)).toBe(0);
  });

  test('D-25: the checklist knows the document also as it was typed, with its dashes', async () => {
    await recovery.openRecovery();
    await recovery.toNewPassword({ ...recovery.member, identificacion: '015.999.901-0' });
    const different = page.getByRole('listitem').filter({ hasText: 'Diferente de su identificación y usuario' });
    await label('Nueva Contraseña').fill('X0159999010x');
    await expect.element(different).toHaveTextContent('Diferente de su identificación y usuario: pendiente');
    await label('Nueva Contraseña').fill('Xmfguaman1');
    await expect.element(different).toHaveTextContent('Diferente de su identificación y usuario: pendiente');
    await label('Nueva Contraseña').fill(recovery.NEW);
    await expect.element(different).toHaveTextContent('Diferente de su identificación y usuario: cumple');
  });

  test.each([
    ['-0001-05-02', 'Ribera2026'],
    ['-0001-05-03', 'Xmfguaman1'],
  ] as const)('%s is told at the field, what was typed stays, and another one goes through', async (code, refused) => {
    const bank = await recovery.openRecovery();
    await recovery.toNewPassword();
    await recovery.sendPassword(refused);
    await expect.element(label('Nueva Contraseña')).toHaveAccessibleDescription(errorCodes[code].text);
    await expect.element(label('Nueva Contraseña')).toHaveFocus();
    await expect.element(label('Nueva Contraseña')).toHaveValue(refused);
    await recovery.sendPassword();
    await expect.element(recovery.UPDATED).toBeVisible();
    expect(bank.countOf(autorizar)).toBe(1);
  });

  test('a password manager is told whose password it keeps, and nobody else hears it', async () => {
    await recovery.openRecovery();
    await recovery.toNewPassword();
    const form = main.getByRole('button', { name: 'Guardar contraseña' }).element().closest('form');
    const user = form?.querySelector<HTMLInputElement>('[autocomplete="username"]');
    expect([user?.value, user?.readOnly, user?.tabIndex]).toEqual(['mfguaman', true, -1]);
    expect(main.getByRole('textbox', { name: '' }).elements()).not.toContain(user);
  });

  test('-0005-01-08: back to step 2, and after a new code the typed password is still there', async () => {
    const bank = await recovery.openRecovery();
    await recovery.toNewPassword();
    demo.clock.advance(181_000);
    await recovery.sendPassword();
    await expect.element(recovery.at(2)).toBeVisible();
    await expect.element(main.getByText(EXPIRED)).toBeVisible();
    await button('Solicitar otro código').click();
    await sendCode();
    await expect.element(recovery.at(3)).toBeVisible();
    await expect.element(label('Nueva Contraseña')).toHaveValue(recovery.NEW);
    await expect.element(label('Confirmar Contraseña')).toHaveValue(recovery.NEW);
    expect(main.getByText(EXPIRED).elements()).toHaveLength(0);
    await button('Guardar contraseña').click();
    await expect.element(recovery.UPDATED).toBeVisible();
    expect(new Set(recovery.guids(bank)).size).toBe(2);
    expect(bank.bodiesOf(recuperarClave)[1]?.idTransaccion).toBe(recovery.guids(bank)[1]);
  });

  test.each([1, 2])('-0005-01-08 after «Volver» %i times leads to step 2 and no further', async (times) => {
    const bank = await recovery.openRecovery();
    await recovery.toNewPassword();
    demo.clock.advance(181_000);
    const release = hold(recuperarClave);
    await recovery.sendPassword();
    await expect.poll(() => bank.countOf(recuperarClave)).toBe(1);
    for (let time = 1; time <= times; time += 1) {
      await button('Volver').click();
      await expect.element(recovery.at(time === 1 ? 2 : 1)).toBeVisible();
    }
    release();
    await expect.element(main.getByText(EXPIRED)).toBeVisible();
    await expect.element(recovery.at(times === 1 ? 2 : 1)).toBeVisible();
    expect(bank.path()).toBe('/recuperacion-clave');
  });

  test('decisions.md «Unknown outcome»: of a change whose answer was lost it is not said that it was not made', async () => {
    const doubt = 'No sabemos si su contraseña cambió: pruebe a ingresar con la nueva.';
    await recovery.openRecovery();
    await recovery.toNewPassword();
    use(answers.lost(recuperarClave));
    await recovery.sendPassword();
    await expect.element(main.getByText(`No hay conexión con el servidor. ${doubt}`)).toBeVisible();
    useNoOverrides();
    await button('Guardar contraseña').click();
    await expect.element(recovery.at(2)).toBeVisible();
    await expect.element(main.getByText(`${EXPIRED} ${doubt}`)).toBeVisible();
    await button('Solicitar otro código').click();
    await sendCode();
    await expect.element(recovery.at(3)).toBeVisible();
    await button('Guardar contraseña').click();
    await expect.element(label('Nueva Contraseña')).toHaveAccessibleDescription(errorCodes['-0001-05-02'].text);
    await expect.element(main.getByText(doubt)).toBeVisible();
  });

  test('screens.md A.0 «Accessibility»: what is not known of a change without an answer is heard, once, and so is what follows', async () => {
    const doubt = 'No sabemos si su contraseña cambió: pruebe a ingresar con la nueva.';
    await recovery.openRecovery();
    await recovery.toNewPassword();
    use(answers.lost(recuperarClave));
    const live = hearLiveWords();
    onTestFinished(live.stop);
    await recovery.sendPassword();
    await expect.poll(live.heard).toEqual([`interrumpe: No hay conexión con el servidor. ${doubt}`]);
    useNoOverrides();
    await button('Guardar contraseña').click();
    await expect.element(recovery.at(2)).toBeVisible();
    await expect
      .poll(() => new Set(live.heard().slice(1)))
      .toEqual(new Set([`interrumpe: ${errorCodes['-0005-01-08'].text}`, `interrumpe: ${EXPIRED} ${doubt}`]));
    expect(live.heard()).toHaveLength(3);
  });

  test('no connection: told, everything stays, a retry with the same transaction goes through', async () => {
    const bank = await recovery.openRecovery();
    await recovery.toNewPassword();
    use(answers.offline(recuperarClave));
    await recovery.sendPassword();
    await expect.element(main.getByText(/^No hay conexión con el servidor\./)).toBeVisible();
    await expect.element(label('Nueva Contraseña')).toHaveValue(recovery.NEW);
    useNoOverrides();
    await button('Guardar contraseña').click();
    await expect.element(recovery.UPDATED).toBeVisible();
    expect(bank.countOf(autorizar)).toBe(1);
  });
});

describe('the first step', () => {
  test('§5, D-13, D-54: nothing is sent before it is right', async () => {
    const bank = await recovery.openRecovery();
    await button('Continuar').click();
    await expect.element(page.getByText('Todos los campos son obligatorios')).toBeVisible();
    await expect.element(label('Usuario')).toHaveFocus();
    await recovery.sendIdentity({ usuario: 'x', identificacion: '0159999011' });
    await expect
      .element(label('Número de identificación'))
      .toHaveAccessibleDescription('El número de cédula no es válido.');
    await label('Usuario').click();
    await label('Tipo de identificación').selectOptions('2');
    await expect.element(label('Número de identificación')).not.toHaveAttribute('aria-invalid');
    expect(bank.countOf(solicitarRecuperacionClave)).toBe(0);
  });

  test('a failed request loses nothing, and no code is asked', async () => {
    use(answers.serverError(solicitarRecuperacionClave));
    const bank = await recovery.openRecovery();
    await recovery.sendIdentity();
    await expect.element(main.getByText(/El servicio no está disponible/)).toBeVisible();
    await expect.element(recovery.at(1)).toBeVisible();
    await expect.element(label('Usuario')).toHaveValue('mfguaman');
    await expect.element(label('Número de identificación')).toHaveValue('0159999010');
    expect(bank.countOf(autorizar)).toBe(0);
    useNoOverrides();
    await button('Continuar').click();
    await expect.element(digits).toBeVisible();
  });

  test('Back from any step loses nothing', async () => {
    await recovery.openRecovery();
    await recovery.toNewPassword();
    await label('Nueva Contraseña').fill('Queb');
    await button('Volver').click();
    await expect.element(recovery.at(2)).toBeVisible();
    await button('Volver').click();
    await expect.element(recovery.at(1)).toBeVisible();
    await expect.element(label('Usuario')).toHaveValue('mfguaman');
    await expect.element(label('Número de identificación')).toHaveValue('0159999010');
    await browser.router?.navigate(2);
    await expect.element(label('Nueva Contraseña')).toHaveValue('Queb');
  });
});

test('§5 «Invalid form»: what was mended is told no more, while it is typed', async () => {
  await recovery.openRecovery();
  await button('Continuar').click();
  await expect.element(label('Usuario')).toHaveAccessibleDescription('El campo es requerido.');
  await label('Usuario').fill('mfguaman');
  await expect.element(label('Usuario')).toHaveFocus();
  await expect.element(label('Usuario')).not.toHaveAttribute('aria-invalid');
});

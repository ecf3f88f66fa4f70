import { describe, expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { ultimoAcceso } from '#api/contract/autenticacion.ts';
import { actualizarDatos } from '#api/contract/perfilSocio.ts';
import { answers } from '#mocks/storyDemo.ts';
import { sendCode } from '#testing/behaviourMember.ts';
import { button } from '#testing/locators.ts';
import { everyAnswerRead, hold, openBank, startEachTestFresh, use, useNoOverrides } from '#testing/testWorld.tsx';

startEachTestFresh();

const phone = page.getByLabelText('Celular', { exact: true });
const NEW_PHONE = '0900000999';

const openProfile = () => openBank({ route: '/perfilsocio', until: phone });

describe('conventions.md «Components and screens» 1: the last access, asked anew after it had failed, takes nothing away', () => {
  const panel = page.getByRole('complementary', { name: 'Perfil del socio' });

  test.each(['withCode', 'serverError'] as const)(
    '«Reintentar» in the panel: what was typed stays (%s)',
    async (how) => {
      use(how === 'withCode' ? answers.withCode(ultimoAcceso, '-9999-00-03') : answers.serverError(ultimoAcceso));
      const bank = await openProfile();
      await phone.fill(NEW_PHONE);
      const retry = panel.getByRole('button', { name: 'Reintentar' });
      await expect.element(retry).toBeVisible();
      const [form, before] = [phone.element(), bank.countOf(ultimoAcceso)];
      const release = hold(ultimoAcceso);
      await retry.click();
      await expect.poll(() => bank.countOf(ultimoAcceso)).toBe(before + 1);
      await expect.element(phone).toHaveValue(NEW_PHONE);
      useNoOverrides();
      release();
      await expect.element(panel.getByText(/^Chrome en Windows/)).toBeVisible();
      await expect.element(panel.getByRole('heading', { level: 2 })).toHaveFocus();
      await everyAnswerRead();
      await expect.element(phone).toHaveValue(NEW_PHONE);
      expect(phone.element()).toBe(form);
    },
  );

  test('D-59: one that did not come does not look as if there had been none', async () => {
    use(answers.serverError(ultimoAcceso));
    await openProfile();
    await expect.element(page.getByText('Último acceso: no se pudo cargar')).toBeVisible();
    expect(page.getByText(/sin registro/i).elements()).toHaveLength(0);
  });

  test('the tab is looked at again: so does the code that is asked for', async () => {
    use(answers.withCode(ultimoAcceso, '-9999-00-03'));
    const bank = await openProfile();
    await phone.fill(NEW_PHONE);
    await button('Guardar').click();
    await expect.element(page.getByLabelText('Dígito 1 de 6')).toBeVisible();
    const before = bank.countOf(ultimoAcceso);
    dispatchEvent(new Event('visibilitychange'));
    await expect.poll(() => bank.countOf(ultimoAcceso)).toBe(before + 1);
    await everyAnswerRead();
    await sendCode();
    await expect.element(page.getByText('Actualización realizada exitosamente', { exact: true })).toBeVisible();
    expect(bank.bodiesOf(actualizarDatos)).toMatchObject([{ Telefono: NEW_PHONE }]);
  });
});

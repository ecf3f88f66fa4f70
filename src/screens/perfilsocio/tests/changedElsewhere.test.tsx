import { describe, expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { leer, limite, modificar } from '#api/contract/cupos.ts';
import { actualizarDatos, leer as perfil } from '#api/contract/perfilSocio.ts';
import { generar } from '#api/contract/tokens.ts';
import { errorCodes } from '#domain/errorCodes.ts';
import { signedRows } from '#flows/cuentasDestino/tests/destinationsWorld.ts';
import { answers, demo } from '#mocks/storyDemo.ts';
import { sendCode } from '#testing/behaviourMember.ts';
import { everyAnswerRead, hold, openBank, startEachTestFresh, use, useNoOverrides } from '#testing/testWorld.tsx';
import * as limits from './limitsWorld.ts';

/* What another channel (an agency, another device) changes while a form of this page is open: all its fields are sent together. */

startEachTestFresh();

const question = page.getByRole('alertdialog', { name: 'Tiene cambios sin guardar. ¿Desea salir?' });
const otherTab = page.getByRole('tab', { name: 'CAMBIAR CONTRASEÑA' });

describe('screens.md A.2 CONFIGURAR MIS CUPOS', () => {
  /** «Interno Diario» of the first account is this much from now on, in cents. */
  function lowerElsewhere(cents: number): void {
    const account = demo.bank.state.accounts.find(({ numeroCuenta }) => numeroCuenta === limits.SAVINGS);
    if (account?.limits) account.limits.valorInternoDiario = cents;
  }

  test('§3: a limit lowered elsewhere is not raised by another change', async () => {
    const bank = await limits.openReady();
    lowerElsewhere(100_00);
    await limits.field('Externo Diario').fill('800');
    await limits.save.click();
    await expect.element(limits.text(limits.SAVED)).toBeVisible();
    expect(bank.bodiesOf(modificar)).toMatchObject([{ valorInternoDiario: 100, valorExternoDiario: 800 }]);
    await expect.element(limits.field('Interno Diario')).toHaveValue('100,00');
    await expect.element(limits.field('Externo Diario')).toHaveValue('800,00');
  });

  test('§3: what was typed back, however it is written, is the bank’s again: lowered elsewhere it stays so', async () => {
    const bank = await limits.openReady();
    lowerElsewhere(100_00);
    await limits.field('Interno Diario').fill('700');
    await limits.field('Interno Diario').fill('1500');
    use(answers.withCode(modificar, '-9999-00-03'));
    await userEvent.keyboard('{Enter}');
    await expect.element(limits.text(errorCodes['-9999-00-03'].text).first()).toBeVisible();
    await expect.element(limits.field('Interno Diario')).toHaveValue('100,00');
    useNoOverrides();
    await limits.save.click();
    await expect.element(limits.text(limits.SAVED)).toBeVisible();
    expect(bank.bodiesOf(modificar).map((body) => body?.valorInternoDiario)).toEqual([100, 100]);
  });

  test('A.0 «Limits during a payment»: one that was raised elsewhere with its maximum is saved as it is, and does not stand in the way', async () => {
    const bank = await limits.openReady();
    lowerElsewhere(6_000_00);
    use(answers.rewritten(limite, (data) => ({ ...(data as object), valorInternoDiario: 7000 })));
    use(answers.withData(modificar, undefined));
    for (const typed of ['800', '900']) {
      await limits.field('Externo Diario').fill(typed);
      await limits.save.click();
      await expect.element(limits.save).not.toHaveAttribute('aria-busy');
    }
    await expect.poll(() => bank.bodiesOf(modificar).map((body) => body?.valorInternoDiario)).toEqual([6000, 6000]);
  });

  test('conventions.md 1: limits that do not come anew are told, nothing is saved, and what was typed stays', async () => {
    const bank = await limits.openReady();
    use(answers.withCode(leer, '-0003-01-02'));
    await limits.field('Externo Diario').fill('800');
    await limits.save.click();
    await expect.poll(() => limits.text(errorCodes['-0003-01-02'].text).elements().length).toBe(2);
    await expect.element(limits.field('Externo Diario')).toHaveValue('800,00');
    expect(bank.countOf(modificar)).toBe(0);
    useNoOverrides();
    await limits.save.click();
    await expect.element(limits.text(limits.SAVED)).toBeVisible();
  });

  test('D-64: who leaves the page while they are read anew saves nothing, and is told nothing of it', async () => {
    const bank = await limits.openReady();
    const release = hold(leer);
    await limits.field('Externo Diario').fill('800');
    await limits.save.click();
    await expect.poll(() => bank.countOf(leer)).toBe(2);
    void bank.go('/inicio');
    await question.getByRole('button', { name: 'Salir' }).click();
    await expect.poll(bank.path).toBe('/inicio');
    release();
    await everyAnswerRead();
    expect(bank.countOf(modificar)).toBe(0);
    expect(bank.services.toasts.toasts()).toEqual([]);
  });

  test.each([
    ['another tab', () => otherTab.click()],
    [
      'another account',
      async () => {
        await limits.selector.click();
        await page.getByRole('option').nth(1).click();
      },
    ],
  ])('D-64: who asks for %s while they are read anew, and stays, is told that nothing is saved', async (_, press) => {
    const bank = await limits.openReady();
    const release = hold(leer);
    await limits.field('Externo Diario').fill('800');
    await limits.save.click();
    await expect.poll(() => bank.countOf(leer)).toBe(2);
    await press();
    await question.getByRole('button', { name: 'Seguir aquí' }).click();
    release();
    await expect
      .element(page.getByRole('main').getByText('No se guardaron los cupos. Intente nuevamente.'))
      .toBeVisible();
    expect(bank.countOf(modificar)).toBe(0);
    await expect.element(limits.field('Externo Diario')).toHaveValue('800,00');
    await limits.save.click();
    await expect.element(limits.text(limits.SAVED)).toBeVisible();
  });

  test('docs/decisions.md «Unknown outcome»: after a lost answer the present limits are read, and what was saved is nothing to lose', async () => {
    const bank = await limits.openReady();
    use(answers.lost(modificar));
    await limits.field('Externo Diario').fill('800');
    lowerElsewhere(100_00);
    await limits.save.click();
    await expect.poll(() => limits.text('No hay conexión con el servidor.').elements().length).toBe(2);
    await expect.poll(() => [leer, limite].map((call) => bank.countOf(call))).toEqual([3, 2]);
    await everyAnswerRead();
    await expect.element(limits.field('Externo Diario')).toHaveValue('800,00');
    await otherTab.click();
    await expect.element(otherTab).toHaveAttribute('aria-selected', 'true');
    expect(question.elements()).toHaveLength(0);
  });

  test('docs/decisions.md «Unknown outcome»: what was not saved, its answer lost, is still asked for', async () => {
    const bank = await limits.openReady();
    use(answers.serverError(modificar));
    await limits.field('Externo Diario').fill('800');
    lowerElsewhere(100_00);
    await limits.save.click();
    await expect.poll(() => bank.countOf(leer)).toBe(3);
    await everyAnswerRead();
    await expect.element(limits.field('Externo Diario')).toHaveValue('800,00');
    await otherTab.click();
    await expect.element(question).toBeVisible();
  });
});

describe('screens.md A.2 MIS DATOS', () => {
  const phone = page.getByLabelText('Celular', { exact: true });
  const email = page.getByLabelText('Correo', { exact: true });
  const NEW_PHONE = '0900000999';

  const openProfile = () =>
    openBank({ route: '/perfilsocio', until: () => expect.element(email).toHaveValue('maria.guaman@example.com') });

  /** The member's telephone is another one from now on. */
  function changePhoneElsewhere(): void {
    const member = demo.bank.memberOf('mfguaman');
    if (member) member.celular = NEW_PHONE;
  }

  test('§4: a telephone that was changed elsewhere is not changed back by another e-mail', async () => {
    const bank = await openProfile();
    changePhoneElsewhere();
    await email.fill('nuevo@example.com');
    await limits.save.click();
    await expect.element(page.getByLabelText('Dígito 1 de 6')).toBeVisible();
    await expect.element(phone).toHaveValue(NEW_PHONE);
    expect(signedRows('Actualización de datos')).toEqual([
      ['Celular', NEW_PHONE],
      ['Correo', 'nuevo@example.com'],
    ]);
    await sendCode();
    await expect.element(page.getByText('Actualización realizada exitosamente')).toBeVisible();
    expect(bank.bodiesOf(actualizarDatos)).toMatchObject([{ Telefono: NEW_PHONE, correo: 'nuevo@example.com' }]);
  });

  test('conventions.md 1: data that do not come anew are told, no code is asked for, and what was typed stays', async () => {
    const bank = await openProfile();
    use(answers.withCode(perfil, '-9999-00-01'));
    await email.fill('nuevo@example.com');
    await limits.save.click();
    await expect.poll(() => limits.text(errorCodes['-9999-00-01'].text).elements().length).toBe(2);
    await expect.element(email).toHaveValue('nuevo@example.com');
    expect(bank.countOf(generar)).toBe(0);
  });
});

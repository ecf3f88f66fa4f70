import { afterEach, describe, expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { agencias } from '#api/contract/informacion.ts';
import { DEMO_NOW } from '#mocks/bank/clock.ts';
import { main } from '#testing/locators.ts';
import { browser, everyAnswerRead, startEachTestFresh } from '#testing/testWorld.tsx';
import { button, dialog, field, openPage, openSearch, type } from './searchWorld.ts';

startEachTestFresh({ now: DEMO_NOW });
afterEach(() => page.viewport(1280, 900));

describe('where results lead', () => {
  /** The field of a transfer with its payee chosen. */
  const picked = (name: RegExp) => main.getByRole('button', { name: new RegExp(`^Cuenta registrada.*${name.source}`) });
  const choose = async (text: string, name: RegExp): Promise<void> => {
    await type(text);
    await dialog.getByRole('option', { name }).first().click();
    await expect.element(dialog).not.toBeInTheDocument();
  };

  test('a payee opens the transfer with them chosen, by Enter', async () => {
    const bank = await openSearch();
    await type('carlos loja');
    await userEvent.keyboard('{Enter}');
    await expect.poll(bank.path).toBe('/transferenciaI/0');
    await expect.element(picked(/Carlos Andres Loja Peralta/)).toBeVisible();
  });

  test('«Ver» of a payee leads to where they are kept', async () => {
    const bank = await openSearch();
    await choose('carlos loja', /^Ver Carlos/);
    await expect.poll(bank.path).toBe('/transferencias');
  });

  test('another payee on the same page begins it anew', async () => {
    const bank = await openSearch();
    await choose('carlos loja', /^Carlos/);
    await expect.element(picked(/Carlos/)).toBeVisible();
    await button.click();
    await choose('san roque', /^Comercial/);
    await expect.element(picked(/Comercial San Roque/)).toBeVisible();
    expect(bank.path()).toBe('/transferenciaI/0');
  });

  test('screens.md A.0 «FM»: Back from it brings what was typed for the one before', async () => {
    await openSearch();
    await choose('carlos loja', /^Carlos/);
    await expect.element(picked(/Carlos/)).toBeVisible();
    const amount = page.getByLabelText('Valor', { exact: true });
    await amount.fill('7');
    await button.click();
    await choose('san roque', /^Comercial/);
    await expect.element(picked(/Comercial San Roque/)).toBeVisible();
    await amount.fill('99');
    await browser.router?.navigate(-1);
    await expect.element(picked(/Carlos/)).toBeVisible();
    await expect.element(amount).toHaveValue('7,00');
  });

  test('screens.md A.0 «Search»: so it does where a slash ends the address', async () => {
    await openPage('/transferenciaI/0/');
    await button.click();
    await choose('carlos loja', /^Carlos/);
    await expect.element(picked(/Carlos/)).toBeVisible();
  });

  test('screens.md A.0 «Accessibility»: a page that begins anew begins at its heading, which has the focus', async () => {
    await page.viewport(390, 500);
    await openSearch();
    await choose('carlos loja', /^Carlos/);
    await expect.element(picked(/Carlos/)).toBeVisible();
    scrollTo(0, document.documentElement.scrollHeight);
    await expect.poll(() => scrollY).toBeGreaterThan(0);
    await button.click();
    await choose('san roque', /^Comercial/);
    await expect.element(picked(/Comercial San Roque/)).toBeVisible();
    await expect.element(page.getByRole('heading', { level: 1 })).toHaveFocus();
    expect(scrollY).toBe(0);
  });

  describe('a movement leads to its account, where the list shows it', () => {
    const list = main.getByRole('region', { name: 'Movimientos' });
    const table = list.getByRole('table', { name: 'Movimientos' });
    const NUMBER = '010201004871';

    /** The account’s page with its sums by month, which have brought movements that its list does not show. */
    async function openAccount() {
      const bank = await openPage(`/cuentas/${NUMBER}`);
      await expect.element(main.getByRole('list', { name: 'Meses' })).toBeVisible();
      await everyAnswerRead();
      return bank;
    }

    async function findJuly(): Promise<void> {
      await button.click();
      await expect.element(field).toHaveFocus();
      await choose('sueldo 25/07', /25\/07\/2026/);
    }

    test.each([
      ['from another page', true],
      ['and from its own, whatever the list was narrowed down to', false],
    ])('%s', async (_, isElsewhere) => {
      const bank = await openAccount();
      if (isElsewhere) {
        await bank.go('/garantias');
        await expect.element(page.getByRole('heading', { level: 1, name: 'Garantías' })).toBeVisible();
      } else {
        await list.getByLabelText('Período').selectOptions('7');
        await everyAnswerRead();
      }
      expect(table.elements().some((one) => /\/07\/2026/.test(one.textContent ?? ''))).toBe(false);
      await findJuly();
      await expect.poll(bank.path).toBe(`/cuentas/${NUMBER}`);
      await expect.element(list.getByLabelText('Período')).toHaveValue('otro');
      for (const day of ['Desde', 'Hasta']) await expect.element(list.getByLabelText(day)).toHaveValue('25/07/2026');
      await expect
        .element(list.getByRole('searchbox'))
        .toHaveValue('acreditacion sueldo spi – transferencia spi recibida');
      await expect.poll(() => table.element().textContent).toMatch(/25\/07\/2026.*Acreditación sueldo/);
      await expect.element(list.getByText('Mostrando 1 de 1')).toBeVisible();
      await list.getByRole('button', { name: 'Limpiar filtros' }).click();
      await expect.element(list.getByLabelText('Período')).toHaveValue('90');
    });
  });

  test('a form that is not saved asks first', async () => {
    const bank = await openSearch('/perfilsocio');
    await userEvent.keyboard('{Escape}');
    const mail = main.getByRole('textbox', { name: 'Correo' });
    await mail.fill('otra@correo.ec');
    await button.click();
    await choose('garantias', /^Garantías/);
    const question = page.getByRole('alertdialog');
    await expect.element(question).toHaveAccessibleName('Tiene cambios sin guardar. ¿Desea salir?');
    await question.getByRole('button', { name: 'Seguir aquí' }).click();
    await expect.element(mail).toHaveValue('otra@correo.ec');
    expect(bank.path()).toBe('/perfilsocio');
  });

  test.each([
    ['4871', /terminado en 4871/, '/cuentas/010201004871'],
    ['recargas', /^Recargas/, '/pagos/recargas'],
    ['transferencia externa', /^Transferencia externa/, '/transferenciaE/1'],
    ['dispositivos', /^Dispositivos/, '/configuracion/dispositivos'],
  ])('«%s» leads to %s: %s', async (text, name, path) => {
    const bank = await openSearch();
    await choose(text, name);
    await expect.poll(bank.path).toBe(path);
  });

  test('a setting leads to its tab, also from that page', async () => {
    const bank = await openSearch('/perfilsocio');
    await choose('contrasena', /^Cambiar contraseña/);
    expect(bank.path()).toBe('/perfilsocio');
    await expect
      .element(main.getByRole('tab', { name: 'CAMBIAR CONTRASEÑA' }))
      .toHaveAttribute('aria-selected', 'true');
  });

  test('the help opens over the page; nothing found offers it', async () => {
    await openSearch();
    await choose('oficinas', /^Agencias/);
    await expect.element(page.getByRole('dialog', { name: 'Agencias' })).toBeVisible();
  });

  test('screens.md A.0 «Search»: a question opens with its answer', async () => {
    await openSearch();
    await type('anular una recarga');
    await userEvent.keyboard('{Enter}');
    const questions = page.getByRole('dialog', { name: 'Preguntas frecuentes' });
    await expect.element(questions.getByRole('searchbox')).toHaveValue('¿Puedo anular una recarga?');
    const answer = questions.getByText(/no se pueden anular/);
    await expect.element(answer).toBeVisible();
    // Closed, it stays closed when other questions come and go.
    await questions.getByText('¿Puedo anular una recarga?').click();
    await expect.element(answer).not.toBeVisible();
    await questions.getByRole('searchbox').fill('');
    await expect.element(questions.getByText('¿Puedo anular una recarga?')).toBeVisible();
    await expect.element(answer).not.toBeVisible();
  });

  test('«No encontramos» with the telephone and the questions', async () => {
    const bank = await openSearch();
    expect(bank.countOf(agencias)).toBe(0);
    await field.fill('xyz');
    await expect.element(dialog.getByText('No encontramos “xyz”.')).toBeVisible();
    await expect.element(dialog.getByRole('link', { name: /^Llamar al/ })).toBeVisible();
    await dialog.getByRole('button', { name: 'Preguntas frecuentes' }).click();
    await expect.element(page.getByRole('dialog', { name: 'Preguntas frecuentes' })).toBeVisible();
  });
});

import type { Page } from '@playwright/test';
import { own } from '#mocks/bank/ledger.ts';
import { booked, used, VISTA } from './books.ts';
import { expectBalance, expectReceipt } from './outcome.ts';
import { confirm, expect, favourite, openHub, test } from './payments.ts';
import { main, region } from './products.ts';
import { heading } from './shown.ts';
import { openSignedIn } from './steps.ts';

const RECARGAR = 'POST pagos/recargas';
/** demo-bank.md C.4 «Used on 2026-11-20». */
const USED_TODAY = 10_00;

test.describe('screens.md A.2 pagos/recargas', () => {
  const revisar = (page: Page) => main(page).getByRole('button', { name: 'Revisar' });
  const option = (page: Page, name: string) => main(page).getByRole('radio', { name, exact: true });
  /** By its label, as with the mouse: the chips' own buttons are for the keyboard. */
  const choose = async (page: Page, name: string): Promise<void> => {
    await main(page)
      .locator('label')
      .filter({ has: page.getByRole('radio', { name, exact: true }) })
      .click();
    await expect(option(page, name)).toBeChecked();
  };
  const topUp = (page: Page) => confirm(page, main(page).getByRole('button', { name: 'Confirmar recarga' }));

  async function openTopUps(page: Page): Promise<void> {
    await openSignedIn(page);
    await page.goto('/pagos/recargas');
    await expect(main(page).getByText(/^De \$1,00 a \$50,00\./)).toContainText('Disponible hoy $290,00');
  }

  /** A number that nobody has kept, twice. */
  async function typeNumber(page: Page, number: string): Promise<void> {
    await main(page).getByRole('textbox', { name: 'Número celular' }).fill(number);
    await main(page).getByRole('textbox', { name: 'Confirme el número' }).fill(number);
  }

  test('a saved number: its operator comes along', async ({ page, bank }) => {
    await openTopUps(page);
    await choose(page, 'Celular Sofía');
    await expect(option(page, 'Claro')).toBeChecked();
    await choose(page, '$5');
    await revisar(page).click();
    await expect(heading(page, 'Revise su recarga')).toBeVisible();
    await expect(main(page).getByText('0900000321')).toBeVisible();
    await topUp(page);
    await expectReceipt(page);
    expect(booked(bank)).toEqual([{ debit: VISTA, credit: own.collections, cents: 5_00 }]);
    expect(used(bank).valorFacilitoDiario).toBe(USED_TODAY + 5_00);
    await expectBalance(page, '2.841,37', /recarga/i);
  });

  test('-0008-03-01 of a number of another operator; a new one is kept from its receipt, renamed and deleted', async ({
    page,
    bank,
    watch,
  }) => {
    test.slow();
    await openTopUps(page);
    await choose(page, 'CNT');
    await typeNumber(page, '0987654329');
    await choose(page, '$10');
    await revisar(page).click();
    const form = page.getByRole('form', { name: 'Datos de la recarga' });
    await expect(form.getByText('El número no pertenece a la operadora seleccionada.', { exact: true })).toBeVisible();
    await watch.quiet();
    expect(bank.count(RECARGAR)).toBe(0);
    await typeNumber(page, '0987654320');
    await revisar(page).click();
    await expect(heading(page, 'Revise su recarga')).toBeVisible();
    await topUp(page);
    await expectReceipt(page);
    expect(booked(bank)).toEqual([{ debit: VISTA, credit: own.collections, cents: 10_00 }]);

    const kept = () => bank.demo.bank.state.favourites.find(({ referencia }) => referencia === '0987654320');
    await main(page).getByRole('button', { name: 'Guardar como favorito' }).click();
    const keeping = page.getByRole('dialog', { name: 'Guardar favorito' });
    await keeping.getByLabel('Alias').fill('Módem');
    await keeping.getByRole('button', { name: 'Guardar' }).click();
    await expect(main(page).getByText('Guardado como «Módem»')).toBeVisible();
    expect(kept()).toMatchObject({ alias: 'Módem', codigoOperadora: 'CNT' });

    await openHub(page);
    await expect(favourite(page, 'Módem')).toContainText('0987654320 · Recarga CNT');
    await region(page, 'Favoritos').getByRole('button', { name: 'Editar favoritos' }).click();
    await page.getByRole('button', { name: 'Editar Módem' }).click();
    const editing = page.getByRole('dialog', { name: 'Editar favorito' });
    await editing.getByLabel('Alias').fill('Módem del taller');
    await editing.getByRole('button', { name: 'Guardar' }).click();
    await expect(editing).toHaveCount(0);
    await expect(favourite(page, 'Módem del taller')).toBeVisible();
    expect(kept()?.alias).toBe('Módem del taller');
    await page.getByRole('button', { name: 'Editar Módem del taller' }).click();
    await editing.getByRole('button', { name: 'Eliminar favorito' }).click();
    await page.getByRole('alertdialog').getByRole('button', { name: 'Eliminar' }).click();
    await expect(favourite(page, 'Módem')).toHaveCount(0);
    expect(kept()).toBeUndefined();
  });
});

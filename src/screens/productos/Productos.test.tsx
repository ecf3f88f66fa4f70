import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { cleanup } from 'vitest-browser-react';
import { cuentasOrigen } from '#api/contract/transacciones.ts';
import { answers } from '#mocks/storyDemo.ts';
import { openBank, startEachTestFresh, use, useNoOverrides } from '../testWorld.tsx';

startEachTestFresh();

const main = page.getByRole('main');
const hide = page.getByRole('button', { name: 'Ocultar saldos' });
const show = page.getByRole('button', { name: 'Mostrar saldos' });

/** Amounts that can be read on the page, by eye or by ear. */
const amounts = () => (main.element().textContent ?? '').match(/\d+,\d\d/g) ?? [];

test('screens.md A.0: hiding the balances hides each amount, and is still so at the next visit', async () => {
  await openBank({ route: '/productos' });
  await expect.element(main.getByText('Ahorro a la vista')).toBeVisible();
  // Total and two accounts, each once for the eye and once for assistive technology.
  expect(amounts()).toHaveLength(6);
  await hide.click();
  await expect.element(show).toBeVisible();
  expect(amounts()).toEqual([]);
  expect(main.getByText('Saldo oculto').elements()).toHaveLength(3);

  await cleanup();
  await openBank({ route: '/productos' });
  await expect.element(main.getByText('Ahorro a la vista')).toBeVisible();
  expect(amounts()).toEqual([]);
  await show.click();
  await expect.poll(amounts).toHaveLength(6);
});

test('§9, D-18: account numbers are masked but for the last four, and spoken by their ending', async () => {
  await openBank({ route: '/productos' });
  await expect.element(main.getByText('•••• 4871')).toBeVisible();
  expect(main.getByText('cuenta terminada en 4871').elements()).toHaveLength(1);
  expect(main.element().textContent).not.toContain('010201004871');
});

test('§9, D-19: the total is the sum of the accounts, in dollars', async () => {
  await openBank({ route: '/productos' });
  await expect.poll(() => main.getByText('$4.085,27').elements().length).toBeGreaterThan(0);
});

test('conventions.md 6: Reintentar asks again and shows the accounts', async () => {
  use(answers.withCode(cuentasOrigen, '-9999-00-03'));
  const bank = await openBank({ route: '/productos' });
  const retry = page.getByRole('button', { name: 'Reintentar' });
  await expect.element(retry).toBeVisible();
  expect(bank.countOf(cuentasOrigen)).toBe(1);
  useNoOverrides();
  await retry.click();
  await expect.element(main.getByText('Ahorro a la vista')).toBeVisible();
  expect(bank.countOf(cuentasOrigen)).toBe(2);
});

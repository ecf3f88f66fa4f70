import { describe, expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { to } from '#navigation/paths.ts';
import { button, main } from '#testing/locators.ts';
import { openBank, startEachTestFresh } from '#testing/testWorld.tsx';

startEachTestFresh();

/** demo-bank.md C.1: the member's second account, and her first. */
const SECOND = '010201012604';
const FIRST = /4871/;

const origin = main.getByRole('combobox', { name: 'Cuenta de origen' });
const transfer = main.getByRole('link', { name: 'Transferir', exact: true });
const hub = main.getByRole('heading', { level: 1, name: 'Transferencias' });
const link = (name: RegExp) => main.getByRole('link', { name });

/** «Transferir» of the second account's own page, as far as the hub. */
async function fromSecond(): Promise<void> {
  await openBank({ route: to.cuenta(SECOND), until: transfer });
  await transfer.click();
  await expect.element(hub).toBeVisible();
}

describe('§3: whoever presses «Transferir» of an account pays from it', () => {
  test.each([/^A la cooperativa/, /^A otra institución/, /^Entre mis cuentas/, /^Transferir a Rosa Elena/])(
    'its page, then %s',
    async (name) => {
      await fromSecond();
      await link(name).first().click();
      await expect.element(origin).toMatchTextContent(/2604/);
    },
  );

  test('its page, then a transfer that is repeated', async () => {
    await fromSecond();
    await button(/^Repetir/)
      .first()
      .click();
    await expect.element(origin).toMatchTextContent(/2604/);
  });

  test('«Más acciones» of its row among the products', async () => {
    await openBank({ route: to.productos, until: main.getByText('•••• 2604') });
    const row = main.getByRole('listitem').filter({ hasText: '2604' });
    await row.getByRole('button', { name: 'Más acciones' }).click();
    await page.getByRole('menuitem', { name: 'Transferir' }).click();
    await link(/^A la cooperativa/).click();
    await expect.element(origin).toMatchTextContent(/2604/);
  });

  test('from anywhere else the first account pays', async () => {
    await openBank({ route: to.transferencias, until: hub });
    await link(/^A la cooperativa/).click();
    await expect.element(origin).toMatchTextContent(FIRST);
  });
});

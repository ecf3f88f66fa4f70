import { describe, expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { leer } from '#api/contract/cupos.ts';
import { cuentasOrigen } from '#api/contract/transacciones.ts';
import { answers } from '#mocks/storyDemo.ts';
import { to } from '#navigation/paths.ts';
import { button, label, main, region } from '#testing/locators.ts';
import { openBank, startEachTestFresh, use } from '#testing/testWorld.tsx';

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

  test('and goes on doing so where that transfer is given up for another one', async () => {
    await fromSecond();
    await link(/^A la cooperativa/).click();
    await expect.element(origin).toMatchTextContent(/2604/);
    await link(/^Cancelar$/).click();
    await link(/^A otra institución/).click();
    await expect.element(origin).toMatchTextContent(/2604/);
  });

  test('no other account takes its place where it cannot pay', async () => {
    use(
      answers.rewritten(cuentasOrigen, (rows) =>
        (rows as { numeroCuenta: string }[]).filter(({ numeroCuenta }) => numeroCuenta !== SECOND),
      ),
    );
    await fromSecond();
    await link(/^A la cooperativa/).click();
    await expect.element(origin).toMatchTextContent(/Seleccione una opción/);
    await expect.element(button('Revisar')).toBeDisabled();
  });

  test('«Repetir» beside the form leads on with the account that was chosen in it', async () => {
    await page.viewport(1920, 1000);
    const bank = await openBank({ route: to.transferenciaInterna, until: origin });
    await origin.click();
    await page.getByRole('option', { name: /2604/ }).click();
    await region('Repetir una transferencia')
      .getByRole('button', { name: /Talleres/ })
      .click();
    await expect.poll(bank.path).toBe('/transferenciaE/1');
    await expect.element(origin).toMatchTextContent(/2604/);
  });

  test('«Modificar cupos» opens its limits', async () => {
    use(
      answers.rewritten(leer, (limits) => ({ ...(limits as object), valorInternoDiario: 10, valorExternoDiario: 10 })),
    );
    await fromSecond();
    await link(/^Transferir a Rosa Elena/)
      .first()
      .click();
    await label('Valor').fill('20,00');
    await label('Concepto').fill('Arriendo');
    await button('Revisar').click();
    await link(/^Modificar cupos$/).click();
    await expect.element(page.getByRole('tab', { name: 'CONFIGURAR MIS CUPOS' })).toBeVisible();
    await expect.element(origin).toMatchTextContent(/2604/);
  });

  test('a «Transferir» of the whole bank, pressed afterwards, means no account', async () => {
    await page.viewport(390, 844);
    await fromSecond();
    await page.getByRole('navigation').getByRole('link', { name: 'Transferir' }).click();
    await link(/^A la cooperativa/).click();
    await expect.element(origin).toMatchTextContent(FIRST);
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

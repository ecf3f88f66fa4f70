import { describe, expect, onTestFinished, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { movimientos } from '#api/contract/cuentas.ts';
import { comprobante } from '#api/contract/transacciones.ts';
import { answers } from '#mocks/storyDemo.ts';
import { use } from '#testing/testWorld.tsx';
import { asked, drawer, openList, startEachMovementsTest, table, VISTA } from './movementsWorld.ts';

startEachMovementsTest();

/** What another tab chose, as this one hears of it. */
function inAnotherTab(value: 'si' | 'no'): void {
  localStorage.setItem('bv.saldosOcultos', value);
  dispatchEvent(new StorageEvent('storage', { key: 'bv.saldosOcultos' }));
}

const opener = (text: RegExp) => table.getByRole('button', { name: text }).first();

describe('DESIGN.md §6 «Drawer»: the detail of a movement', () => {
  test('by keyboard: Enter opens, Escape closes, the focus is on its row again', async () => {
    await openList();
    const button = opener(/Pago internet/);
    (button.element() as HTMLElement).focus();
    await userEvent.keyboard('{Enter}');
    await expect.element(drawer).toBeVisible();
    for (const text of ['18/11/2026 08:00', '-$28,00', '•••• 4871'])
      await expect.element(drawer.getByText(text).first()).toBeInTheDocument();
    expect(drawer.element().contains(document.activeElement)).toBe(true);
    await userEvent.keyboard('{Escape}');
    await expect.element(drawer).not.toBeInTheDocument();
    await expect.element(button).toHaveFocus();
    expect(asked).toHaveLength(1);
  });

  test('«Cerrar» gives the focus back too; one without a receipt offers none', async () => {
    await openList();
    const button = opener(/Retiro cajero/);
    await button.click();
    await expect.element(drawer).toBeVisible();
    expect(drawer.getByRole('button', { name: 'Ver comprobante' }).elements()).toHaveLength(0);
    await drawer.getByRole('button', { name: 'Cerrar' }).click();
    await expect.element(button).toHaveFocus();
  });

  test('balances that another tab hides are hidden in the detail that is open, too', async () => {
    onTestFinished(() => inAnotherTab('no'));
    await openList();
    await opener(/Pago internet/).click();
    await expect.element(drawer.getByText('-$28,00').first()).toBeVisible();
    inAnotherTab('si');
    await expect.element(drawer.getByText('-$28,00')).not.toBeInTheDocument();
  });

  test('D-65, D-68: of a server’s day alone no hour is made up, and nothing in its numbers is hidden', async () => {
    const own = (row: object) => ({ ...row, fecha: '2026-11-18', numeroDocumento: '48\u202e21' });
    use(
      answers.rewritten(movimientos, (data) => ({
        ...(data as object),
        registros: (data as { registros: object[] }).registros.map(own),
      })),
    );
    await openList();
    await opener(/Pago internet/).click();
    await expect.element(drawer.getByText('18/11/2026', { exact: true })).toBeVisible();
    await expect.element(drawer.getByText('48�21')).toBeVisible();
    expect(
      drawer
        .getByRole('term')
        .elements()
        .map(({ textContent }) => textContent),
    ).toContain('Fecha');
    expect(drawer.getByText('Fecha y hora').elements()).toHaveLength(0);
  });

  test('the receipt opens over it; Escape closes only the receipt', async () => {
    const bank = await openList();
    await opener(/Rosa Elena Ordonez/).click();
    await drawer.getByRole('button', { name: 'Ver comprobante' }).click();
    const receipt = page.getByRole('dialog', { name: 'Comprobante' });
    await expect.element(receipt.getByText('Transferencia exitosa')).toBeVisible();
    expect(bank.countOf(comprobante)).toBe(1);
    await userEvent.keyboard('{Escape}');
    await expect.element(receipt).not.toBeInTheDocument();
    await expect.element(drawer).toBeVisible();
    expect(document.body.textContent).not.toContain(VISTA);
  });
});

import { afterEach, describe, expect, test } from 'vitest';
import { main, region } from '#testing/locators.ts';
import { openBank, startEachTestFresh } from '#testing/testWorld.tsx';
import { applyStoredSimpleMode, chooseSimpleMode, isSimple } from '#theme/simpleMode.ts';

startEachTestFresh();
afterEach(() => chooseSimpleMode(false));

const actions = main.getByRole('navigation', { name: 'Acciones principales' });
const rootSize = () => Number.parseFloat(getComputedStyle(document.documentElement).fontSize);

describe('DESIGN.md §12 «Simple mode»', () => {
  test('is chosen in Configuración, at once and on this device', async () => {
    await openBank({ route: '/configuracion' });
    const before = rootSize();
    const choice = main.getByRole('switch', { name: 'Modo sencillo' });
    await expect.element(choice).not.toBeChecked();
    await choice.click();
    await expect.element(choice).toBeChecked();
    expect(rootSize()).toBeGreaterThan(before);
    // As the document's own script does it on the next visit.
    delete document.documentElement.dataset.simple;
    applyStoredSimpleMode();
    expect(isSimple()).toBe(true);
    await choice.click();
    expect(isSimple()).toBe(false);
    applyStoredSimpleMode();
    expect(isSimple()).toBe(false);
  });

  test.each(['/inicio', '/productos'])('%s has four large actions, and they lead on', async (route) => {
    chooseSimpleMode(true);
    const bank = await openBank({ route });
    await expect.element(actions).toBeVisible();
    expect(
      actions
        .getByRole('link')
        .elements()
        .map(({ textContent }) => textContent),
    ).toEqual(['Transferir', 'Pagar', 'Recargar', 'Tarjetas']);
    await actions.getByRole('link', { name: 'Recargar' }).click();
    await expect.poll(bank.path).toBe('/pagos/recargas');
  });

  test('inicio keeps what must be paid, and no more', async () => {
    chooseSimpleMode(true);
    await openBank({ route: '/inicio' });
    await expect.element(region('Próximos vencimientos').getByRole('listitem').first()).toBeVisible();
    expect(main.getByRole('region').elements()).toHaveLength(1);
  });

  test('an amount above its limit is said all the same', async () => {
    chooseSimpleMode(true);
    await openBank({ route: '/transferenciaI/0' });
    const amount = main.getByRole('textbox', { name: 'Valor' });
    await amount.fill('1600');
    expect(main.getByText(/^Disponible hoy/).elements()).toHaveLength(0);
    await main.getByRole('textbox', { name: 'Concepto' }).click();
    await expect.element(main.getByText(/^Supera su cupo diario/)).toBeVisible();
    await expect.element(main.getByRole('link', { name: 'Modificar cupos' })).toBeVisible();
  });
});

import { beforeEach, describe, expect, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import { DialogProvider } from '#components/Dialog/DialogProvider.tsx';
import { renderComponent } from '#components/testRender.tsx';
import { DestinationPicker } from './DestinationPicker.tsx';

/** The field says what is chosen, too. */
const field = page.getByRole('button', { name: /^Cuenta destino/ });
const list = page.getByRole('dialog', { name: 'Cuenta destino' });

/** Seven, so that there is a search; `type` as it is known so far. */
const options = (type: string) =>
  Array.from({ length: 7 }, (_, index) => ({
    id: String(index),
    name: `Socio ${index}`,
    place: `Banco Andes Demo · ${type}•••• 870${index}`,
  }));

beforeEach(async () => {
  await page.viewport(1280, 900);
});

describe('screens.md A.2 transferenciaI «Destination switch»: the list of a field', () => {
  test('what comes while the list is open stands in it, and the search stays', async () => {
    const picker = (type: string) => (
      <DialogProvider>
        <DestinationPicker label="Cuenta destino" options={options(type)} value="" onChange={vi.fn()} empty="Nada." />
      </DialogProvider>
    );
    const { rerender } = await renderComponent(picker(''));
    await field.click();
    await list.getByRole('searchbox').fill('socio 3');
    await expect.element(list.getByText('Banco Andes Demo · •••• 8703')).toBeVisible();
    await rerender(picker('Ahorros '));
    await expect.element(list.getByText('Banco Andes Demo · Ahorros •••• 8703')).toBeVisible();
    await expect.element(list.getByRole('searchbox')).toHaveValue('socio 3');
  });
});

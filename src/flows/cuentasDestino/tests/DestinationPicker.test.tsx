import { beforeEach, describe, expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { DialogProvider } from '#components/Dialog/DialogProvider.tsx';
import { renderComponent } from '#components/testRender.tsx';
import { DestinationPicker } from '../DestinationPicker.tsx';

/** The field says what is chosen, too. */
const field = page.getByRole('button', { name: /^Cuenta destino/ });
const list = page.getByRole('dialog', { name: 'Cuenta destino' });

const option = (name: string) =>
  list.getByRole('listbox', { name: 'Cuenta destino' }).getByRole('option', { name, exact: true });

/** Seven, so that there is a search; `type` as it is known so far. */
const options = (type: string) => ({
  kind: 'ready' as const,
  value: Array.from({ length: 7 }, (_, index) => ({
    id: String(index),
    name: `Socio ${index}`,
    place: `Banco Andes Demo · ${type}•••• 870${index}`,
  })),
});

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
    await expect.element(option('Socio 3 Banco Andes Demo · cuenta terminada en 8703')).toBeVisible();
    await rerender(picker('Ahorros '));
    await expect.element(option('Socio 3 Banco Andes Demo · Ahorros cuenta terminada en 8703')).toBeVisible();
    await expect.element(list.getByRole('searchbox')).toHaveValue('socio 3');
  });

  test('screens.md A.0 «Accessibility»: a listbox with one Tab stop, arrows, Home and End; Enter and the space bar choose', async () => {
    const choose = vi.fn();
    await renderComponent(
      <DialogProvider>
        <DestinationPicker label="Cuenta destino" options={options('')} value="2" onChange={choose} empty="Nada." />
      </DialogProvider>,
    );
    const focused = (index: number) =>
      expect.element(option(`Socio ${index} Banco Andes Demo · cuenta terminada en 870${index}`)).toHaveFocus();
    await field.click();
    await list.getByRole('searchbox').click();
    await userEvent.keyboard('{Tab}');
    await focused(2);
    await expect.element(list.getByRole('option', { selected: true })).toMatchTextContent('Socio 2');
    await userEvent.keyboard('{ArrowDown}');
    await focused(3);
    await userEvent.keyboard('{End}{ArrowDown}');
    await focused(6);
    await userEvent.keyboard('{Home}{ArrowUp}');
    await focused(0);
    await userEvent.keyboard('{ArrowDown} ');
    await expect.poll(() => choose.mock.calls).toEqual([['1']]);
    await field.click();
    await list.getByRole('searchbox').fill('socio');
    await userEvent.keyboard('{ArrowDown}');
    await focused(0);
    await userEvent.keyboard('{Enter}');
    await expect.poll(() => choose.mock.calls).toEqual([['1'], ['0']]);
  });
});

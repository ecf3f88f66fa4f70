import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { errorCodes } from '#domain/errorCodes.ts';
import { demo } from '#mocks/storyDemo.ts';
import { main } from '#testing/locators.ts';
import { openBank, startEachTestFresh } from '#testing/testWorld.tsx';
import { LIST } from './cardsWorld.ts';

startEachTestFresh();

test('screens.md A.0 «Accessibility»: a card that another tab has deleted is refused, and the focus is not lost with its row', async () => {
  const remove = main.getByRole('button', { name: 'Eliminar Tarjeta mamá' });
  await openBank({ route: LIST, until: () => expect.element(remove).toBeVisible() });
  demo.bank.state.destinations = demo.bank.state.destinations.filter(
    ({ codigoCuentaDestino }) => codigoCuentaDestino !== 'CD-06',
  );
  await remove.click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Eliminar' }).click();
  await expect.element(page.getByRole('alert').getByText(errorCodes['-0006-03-01'].text)).toBeVisible();
  await expect.element(remove).not.toBeInTheDocument();
  await expect.element(main.getByRole('heading', { name: 'Tarjetas registradas para pago' })).toHaveFocus();
});

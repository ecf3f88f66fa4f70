import { expect, test } from 'vitest';
import { userEvent } from 'vitest/browser';
import { main } from '#testing/locators.ts';
import { openBank, startEachTestFresh } from '#testing/testWorld.tsx';

startEachTestFresh();

test('screens.md A.0 «Accessibility»: the number of an account that does not exist says why it is wrong', async () => {
  await openBank({ route: '/transferenciaI/0' });
  await userEvent.click(main.getByText('Nueva cuenta', { exact: true }));
  const number = main.getByRole('textbox', { name: 'Número de cuenta' });
  await number.fill('010201000000');
  await userEvent.tab();
  await expect.element(number).toHaveAttribute('aria-invalid', 'true');
  await expect.element(number).toHaveAccessibleDescription('La cuenta no existe o no está activa.');
  await number.fill('010201007733');
  await expect.element(number).not.toHaveAccessibleDescription();
});

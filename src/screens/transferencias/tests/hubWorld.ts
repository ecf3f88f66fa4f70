import { expect } from 'vitest';
import { main } from '#testing/locators.ts';
import { openBank } from '#testing/testWorld.tsx';

export const destinations = main.getByRole('region', { name: 'Mis cuentas destino' });

export const history = main.getByRole('region', { name: 'Últimas transferencias' });

export const amount = main.getByRole('textbox', { name: 'Valor' });

export const picked = main.getByRole('button', { name: /^Cuenta registrada/ });

/** The names of the payees, as the list stands. */
export const names = () =>
  destinations
    .getByRole('listitem')
    .elements()
    .map((row) => row.querySelector('b')?.textContent);

/** Opens the hub, with both its lists read. */
export async function openHub() {
  const bank = await openBank({ route: '/transferencias' });
  await expect.element(destinations.getByText('Carlos Andres Loja Peralta')).toBeVisible();
  await expect.element(history.getByText(/^Mostrando/)).toBeVisible();
  return bank;
}

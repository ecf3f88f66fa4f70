import { expect } from 'vitest';
import { page } from 'vitest/browser';
import { openBank } from '#testing/testWorld.tsx';

export const dialog = page.getByRole('dialog', { name: 'Buscar' });
export const field = dialog.getByRole('combobox', { name: 'Buscar' });
export const button = page.getByRole('button', { name: 'Buscar' });

/** A page that stands and asks nothing more, where nothing has the focus. */
export async function openPage(route = '/garantias') {
  const bank = await openBank({ route });
  await expect.element(page.getByRole('heading', { level: 1 })).toBeVisible();
  return bank;
}

/** The same with the search open and all that it asks answered. */
export async function openSearch(route?: string) {
  const bank = await openPage(route);
  await button.click();
  await expect.element(field).toHaveFocus();
  await expect.element(dialog.getByText(/^Buscando también/)).not.toBeInTheDocument();
  return bank;
}

/** Types into the search, and waits until what was found is counted. */
export const type = async (text: string): Promise<void> => {
  await field.fill(text);
  await expect.element(dialog.getByText(/^\d+ resultados?$/).first()).toBeInTheDocument();
};

import { expect } from 'vitest';
import { page } from 'vitest/browser';
import { externas, internas, tarjetas } from '#api/contract/cuentasDestino.ts';
import type { AnyEndpoint } from '#api/contract/endpoint.ts';
import { preguntas } from '#api/contract/informacion.ts';
import { categorias, favoritos, servicios } from '#api/contract/pagos.ts';
import { leer } from '#api/contract/productos.ts';
import { answers } from '#mocks/storyDemo.ts';
import { openBank } from '#testing/testWorld.tsx';

/** What the search asks, in the order of its kinds. */
export const asked: readonly AnyEndpoint[] = [
  internas,
  externas,
  leer,
  servicios,
  categorias,
  favoritos,
  tarjetas,
  preguntas,
];

/** A server that knows the specification alone: none of our proposals. */
export const specificationOnly = () =>
  asked.filter(({ origin }) => origin === 'proposal').map((call) => answers.withFault(call, 'notFound'));

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

import { expect } from 'vitest';
import { page } from 'vitest/browser';
import { main } from '#testing/locators.ts';
import { openBank, type TestBank } from '#testing/testWorld.tsx';

export const LIST = '/configuracion/tarjetas-credito';

export const title = page.getByRole('heading', { level: 1 });

export const save = main.getByRole('button', { name: 'Guardar' });

/** The question of who leaves with changes. */
export const leaving = page.getByRole('alertdialog', { name: 'Tiene cambios sin guardar. ¿Desea salir?' });

/** Opens the settings of a card, own or registered, which is called so. */
export const open = (code: string, name: string): Promise<TestBank> =>
  openBank({ route: `${LIST}/${code}`, until: () => expect.element(title).toHaveTextContent(name) });

/** The settings of a card, as the wire has them; no block. */
export const switches = {
  bloqueoTemporal: false,
  comprasInternet: true,
  comprasExterior: false,
  avances: false,
  notificaciones: true,
  cupoPorCompra: 500,
};

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

import { expect } from 'vitest';
import { page } from 'vitest/browser';
import { demo } from '#mocks/storyDemo.ts';
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

/** The own card of most tests. */
export const openVisa = (): Promise<TestBank> => open('TC-01', 'Visa Clásica');

/** A switch of the form, by its label. */
export const toggle = (name: string) => main.getByRole('switch', { name });

export const limit = main.getByLabelText('Cupo por compra');

/** A card in the books. */
export const inBooks = (code: string) => demo.bank.state.cards.find(({ codigoTarjeta }) => codigoTarjeta === code);

/** What the books say that its member may do with a card. */
export const settingsOf = (code: string) => inBooks(code)?.settings;

/** As another device, or the cooperative, changes them while the page is open. */
export function changeElsewhere(changes: Partial<NonNullable<ReturnType<typeof settingsOf>>>): void {
  Object.assign(settingsOf('TC-01') ?? {}, changes);
}

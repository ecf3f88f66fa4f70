import { expect } from 'vitest';
import { to } from '#navigation/paths.ts';
import { main, textbox, title } from '#testing/locators.ts';
import { openBank, type TestBank } from '#testing/testWorld.tsx';
import { find } from './paymentWorld.ts';

/** A way to look up, by its name. */
export const criterion = (name: string) =>
  main.getByRole('group', { name: 'Buscar por' }).getByText(name, { exact: true });

export const institution = main.getByRole('combobox', { name: 'Institución' });

/** Opens a page of lookups that is called so. */
export const open = (route: string, name: string): Promise<TestBank> =>
  openBank({
    route,
    until: async () => {
      await expect.element(title(name)).toBeVisible();
      await expect.element(find).toBeVisible();
    },
  });

/** A page with one service and two ways to look up. */
export const openLight = () => open(to.centrosur, 'Luz eléctrica CentroSur');

/** A page with one service and one way. */
export const openSupa = () => open(to.supa, 'Pensiones alimenticias (SUPA)');

/** A page with several services. */
export const openSchools = () => open(to.colegios, 'Pago de colegios');

/** Types a reference into the field of that name, and has it looked up. */
export async function look(label: string, reference: string): Promise<void> {
  await textbox(label).fill(reference);
  await find.click();
}

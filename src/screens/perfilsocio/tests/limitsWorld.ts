import { expect } from 'vitest';
import { page } from 'vitest/browser';
import { openBank, type TestBank } from '#testing/testWorld.tsx';

export const SAVINGS = '010201004871';

export const SAVED = 'los cupos han sido modificados exitosamente';

/** The label of each field beside its name on the wire, in the form's order (§2, D-52). */
export const FIELDS = [
  ['Interno Diario', 'valorInternoDiario'],
  ['Interno Mensual', 'valorInternoMensual'],
  ['Externo Diario', 'valorExternoDiario'],
  ['Externo Mensual', 'valorExternoMensual'],
  ['Pago Servicios Diario', 'valorFacilitoDiario'],
  ['Pago Servicios Mensual', 'valorFacilitoMensual'],
] as const;

type Label = (typeof FIELDS)[number][0];

/** A limit by its label. */
export const field = (label: Label) => page.getByLabelText(label, { exact: true });

export const save = page.getByRole('button', { name: 'Guardar' });

export const selector = page.getByRole('combobox', { name: 'Cuenta de origen' });

/** What the page says. */
export const text = (words: string) => page.getByText(words, { exact: true });

/** The six limits as they stand in their fields; null of one that is not there. */
export const shownAmounts = () =>
  FIELDS.map(([label]) => (field(label).elements()[0] as HTMLInputElement | undefined)?.value ?? null);

export const OF_SAVINGS = ['1.500,00', '10.000,00', '1.000,00', '5.000,00', '300,00', '1.500,00'];

export const USED_OF_SAVINGS = [
  'Usado hoy $0,00',
  'Usado este mes $220,00',
  'Usado hoy $0,00',
  'Usado este mes $60,00',
  'Usado hoy $10,00',
  'Usado este mes $270,87',
];

/** What is said to be used, field by field. */
export const used = () =>
  page
    .getByText(/^Usado (?:hoy|este mes) /)
    .elements()
    .map(({ textContent }) => textContent);

/** Opens CONFIGURAR MIS CUPOS. */
export async function openTab(): Promise<TestBank> {
  const bank = await openBank({ route: '/perfilsocio' });
  await page.getByRole('tab', { name: 'CONFIGURAR MIS CUPOS' }).click();
  return bank;
}

/** The same, with the first account’s limits read. */
export async function openReady(): Promise<TestBank> {
  const bank = await openTab();
  await expect.element(field('Interno Diario')).toBeVisible();
  await expect.poll(shownAmounts).toEqual(OF_SAVINGS);
  return bank;
}

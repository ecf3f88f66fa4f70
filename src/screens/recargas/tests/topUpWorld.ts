import { expect } from 'vitest';
import { page } from 'vitest/browser';
import { type FlowStart, flowStart } from '#flows/moneyFlow/flowStart.ts';
import { to } from '#navigation/paths.ts';
import { button, main, radio, said } from '#testing/locators.ts';
import { openBank } from '#testing/testWorld.tsx';

export const ORIGIN = '010201004871';

export const SOFIA = '0900000321';

export const OTHER = '0987654320';

export const REVIEW = page.getByRole('heading', { level: 1, name: /^Revise su recarga, / });

/** The words of a choice in the form: the radio button itself is under them, and the operators are named at the head of the page too. */
export const choose = (name: string) => main.getByRole('form').getByText(name, { exact: true }).first().click();

export const number = main.getByLabelText('Número celular', { exact: true });

export const confirmation = main.getByLabelText('Confirme el número', { exact: true });

export const amount = main.getByRole('textbox', { name: 'Valor' });

export const revisar = button('Revisar');

/** Opens the page with operators and limits read. */
export async function openTopUp(start?: FlowStart) {
  const bank = await openBank({ route: to.recargas, state: start && flowStart(start) });
  await expect.element(radio('Claro')).toBeInTheDocument();
  await expect.element(said(/Disponible hoy /)).toBeVisible();
  return bank;
}

/** Datos as a member types them. */
export interface Typed {
  operator: string;
  mobile: string;
  again: string;
  value: string;
}

/** Fills Datos in; an amount that begins with $ is one of the presets. */
export async function fillData(changes: Partial<Typed> = {}): Promise<void> {
  const { operator = 'CNT', mobile = OTHER, again = mobile, value = '$10' } = changes;
  await choose(operator);
  await number.fill(mobile);
  await confirmation.fill(again);
  if (value.startsWith('$')) return choose(value);
  await choose('Otro valor');
  await amount.fill(value);
}

/** Fills Datos in and goes on to Revisar. */
export async function toReview(data: Partial<Typed> = {}): Promise<void> {
  await fillData(data);
  await revisar.click();
  await expect.element(REVIEW).toBeVisible();
}

import { expect } from 'vitest';
import { page } from 'vitest/browser';
import { demo } from '#mocks/storyDemo.ts';
import { to } from '#navigation/paths.ts';
import { sendCode } from '#testing/behaviourMember.ts';
import { button, main, said, textbox } from '#testing/locators.ts';
import { openBank, type TestBank } from '#testing/testWorld.tsx';

export const ORIGIN = '010201004871';

export const NOT_DEBITED = 'No se realizó ningún débito.';

export const CODE = 'Código de cliente';

/** A debt to be chosen. */
export const debt = (name: RegExp) => main.getByRole('checkbox', { name });

export const find = button('Consultar');

export const pay = button('Revisar');

export const confirm = button('Confirmar pago');

export const REVIEW = page.getByRole('heading', { level: 1, name: /^Revise su pago, / });

export const DONE = said('Pago exitoso');

/** Opens a page and looks a reference up; `service` where there are several. */
export async function openFound(
  route: string,
  label: string,
  reference: string,
  service?: [string, string],
): Promise<TestBank> {
  const bank = await openBank({ route });
  await expect.element(find).toBeVisible();
  if (service) await main.getByRole('combobox', { name: service[0] }).selectOptions(service[1]);
  await textbox(label).fill(reference);
  await find.click();
  await expect.element(pay).toBeVisible();
  await expect
    .element(
      main
        .getByText(/^Disponible hoy /)
        .or(main.getByText('Modificar cupos'))
        .first(),
    )
    .toBeVisible();
  return bank;
}

/** The page of CentroSur with what a customer owes. */
export const light = (reference: string) => openFound(to.centrosur, CODE, reference);

/** The same for the parents’ house, which owes two bills. */
export const parents = () => light('1187302');

/** What the catalogue’s saleswoman owes, which may be paid in part. */
export const catalogue = () =>
  openFound(to.pagosVarios('CATALOGO'), 'Código de asesora', '551200', ['Servicio', 'Catálogo Flor de Retama']);

/** Types an amount of one’s own and goes on to Revisar. */
export async function payPart(valor: string): Promise<void> {
  await main.getByText('Otro valor').click();
  await textbox('Valor').fill(valor);
  await pay.click();
}

/** From the chosen debts through the code. */
export async function order(): Promise<void> {
  await pay.click();
  await expect.element(REVIEW).toBeVisible();
  await confirm.click();
  await sendCode();
}

/** What is on the account of origin, in cents. */
export const balance = () => demo.bank.ledger.balanceOf(ORIGIN);

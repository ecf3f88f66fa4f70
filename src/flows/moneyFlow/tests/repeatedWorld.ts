import { expect } from 'vitest';
import { page } from 'vitest/browser';
import { demo } from '#mocks/storyDemo.ts';
import { to } from '#navigation/paths.ts';
import { sendCode } from '#testing/behaviourMember.ts';
import { button, dialog, label, main } from '#testing/locators.ts';
import { openBank } from '#testing/testWorld.tsx';

/** What the page says, as a part of its text. */
export const said = (text: string | RegExp) => main.getByText(text);

export const REVIEW = page.getByRole('heading', { level: 1, name: /^Revise su transferencia, / });

export const confirm = button('Confirmar transferencia');

export const again = button('Hacer otra transferencia');

export const tick = main.getByRole('checkbox', { name: 'Es otra operación: quiero hacerla también' });

export const UNCONFIRMED = /^Hace un momento envió \$12,34 a Comercial San Roque y quedó sin confirmar/;

/** Opens a transfer inside the cooperative. */
export const openTransfer = () => openBank({ route: to.transferenciaInterna, until: said(/^Disponible hoy /) });

/** Fills Datos in and goes on to Revisar. */
export async function toReview({ valor = '12,34', destino = /Comercial San Roque/ } = {}): Promise<void> {
  await button(/^Cuenta registrada/).click();
  await dialog.getByRole('option', { name: destino }).click();
  await label('Valor').fill(valor);
  await label('Concepto').fill('Arriendo');
  await button('Revisar').click();
  await expect.element(REVIEW).toBeVisible();
}

/** The whole way to the receipt. */
export async function order(changes: Parameters<typeof toReview>[0] = {}): Promise<void> {
  await toReview(changes);
  await confirm.click();
  await sendCode();
  await expect.element(again).toBeVisible();
}

/** How often the account of origin was debited. */
export const debits = () => demo.bank.ledger.movementsOf('010201004871').recent.length;

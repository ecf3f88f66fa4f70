import { expect } from 'vitest';
import { page } from 'vitest/browser';
import { type FlowStart, flowStart } from '#flows/moneyFlow/flowStart.ts';
import { usedLimits } from '#mocks/bank/limitUse.ts';
import { demo } from '#mocks/storyDemo.ts';
import { to } from '#navigation/paths.ts';
import { sendCode } from '#testing/behaviourMember.ts';
import { button, main, radio, title } from '#testing/locators.ts';
import { openBank, type TestBank } from '#testing/testWorld.tsx';

export const ORIGIN = '010201004871';

export const NOT_DEBITED = 'No se realizó ningún débito.';

export const ABOVE = 'El valor supera la deuda; quedará saldo a favor.';

export const value = main.getByLabelText('Valor', { exact: true });

export const pay = button('Revisar');

export const revisar = button('Revisar');

export const confirm = button('Confirmar pago');

export const REVIEW = page.getByRole('heading', { level: 1, name: /^Revise su pago, / });

export const DATA = title('Pago de tarjetas');

export const VISA = /^Visa Clásica, tarjeta terminada en 4502$/;

/** Opens the page. */
export const openCards = (start?: FlowStart) =>
  openBank({ route: to.pagoTarjetas, state: start && flowStart(start), until: DATA });

/** Opens the page with the whole debt of the first card chosen. */
export async function openOwn(): Promise<TestBank> {
  const bank = await openCards();
  await expect.element(radio(/^Pago total/)).toBeChecked();
  await expect.element(pay).toBeEnabled();
  return bank;
}

/** Chooses another amount of an own card and types it. */
export async function otherAmount(text: string): Promise<void> {
  await main.getByText('Otro valor').click();
  await value.fill(text);
}

/** Chooses a registered card and types what is paid of it. */
export async function fillOther(name = 'Tarjeta mamá', text = '120'): Promise<void> {
  await main.getByText(name).click();
  await value.fill(text);
}

/** Goes on to Revisar. */
export async function toReview(step = pay): Promise<void> {
  await step.click();
  await expect.element(REVIEW).toBeVisible();
}

/** From Revisar through the code. */
export async function execute(): Promise<void> {
  await confirm.click();
  await sendCode();
}

/** The second card of C.4 with a debt of its own. */
export function giveDebtToSecond(): void {
  const card = demo.bank.state.cards.find(({ codigoTarjeta }) => codigoTarjeta === 'TC-02');
  if (!card) return;
  card.settings.bloqueoTemporal = false;
  card.minimum = 10_00;
  card.total = 150_00;
  card.purchases = [{ on: '2026-11-01', descripcion: 'FARMACIA', cents: 150_00, instalment: null }];
}

/** What the books say of the payments of a test. */
export function books() {
  const { ledger, state } = demo.bank;
  const account = state.accounts.find(({ numeroCuenta }) => numeroCuenta === ORIGIN);
  return {
    origin: ledger.balanceOf(ORIGIN),
    receipts: state.receipts.map(({ estado, cents }) => `${estado} ${cents}`),
    external: account ? usedLimits(demo.bank, account).valorExternoDiario : null,
    total: ledger.total(),
  };
}

export const untouched = { origin: 2_896_37, receipts: [], external: 0, total: 0 };

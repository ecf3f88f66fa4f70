import { expect } from 'vitest';
import { page } from 'vitest/browser';
import { internas } from '#api/contract/transferencias.ts';
import { usedLimits } from '#mocks/bank/limitUse.ts';
import { demo } from '#mocks/storyDemo.ts';
import { to } from '#navigation/paths.ts';
import { createPendingOrders, createPendingVault } from '#session/pendingOrders.ts';
import { localStore } from '#session/safeStorage.ts';
import { stableProperties } from '#session/stableProperties.ts';
import { sendCode } from '#testing/behaviourMember.ts';
import { button, dialog, label, main, said, subtitle, title } from '#testing/locators.ts';
import { rent, type TypedTransfer } from '#testing/member.ts';
import { browser, openBank, type TestBank } from '#testing/testWorld.tsx';

export const ORIGIN = '010201004871';

export const SHOP = '010201015566';

export const UNKNOWN_TITLE = 'No pudimos confirmar el resultado';

export const NOT_DEBITED = 'No se realizó ningún débito.';

const DATA = title('Transferencia interna');

export const REVIEW = page.getByRole('heading', { level: 1, name: /^Revise su transferencia, / });

export const UNKNOWN = subtitle(UNKNOWN_TITLE);

export const revisar = button('Revisar');

export const confirm = button('Confirmar transferencia');

/** The words of a destination source: the radio itself is under them. */
export const source = (name: string) => main.getByText(name, { exact: true });

export const picker = button(/^Cuenta registrada/);

/** Opens the page with accounts, limits and registered accounts read. */
export const openTransfer = (route: string = to.transferenciaInterna) =>
  openBank({
    route,
    until: async () => {
      await expect.element(DATA).toBeVisible();
      await expect.element(said(/^Disponible hoy /)).toBeVisible();
      await expect.element(picker).toBeVisible();
    },
  });

async function pick(destino: string | RegExp): Promise<void> {
  await picker.click();
  await dialog.getByRole('option', { name: destino }).click();
}

/** Fills Datos in for a registered account. */
export async function fillData(changes: Partial<TypedTransfer> = {}): Promise<void> {
  const { destino, valor, concepto, correo } = { ...rent, ...changes };
  await pick(destino);
  await label('Valor').fill(valor);
  await label('Concepto').fill(concepto);
  if (correo !== '') await label('Correo para el aviso (opcional)').fill(correo);
}

/** Fills Datos in and goes on to Revisar. */
export async function toReview(changes: Partial<TypedTransfer> = {}): Promise<void> {
  await fillData(changes);
  await revisar.click();
  await expect.element(REVIEW).toBeVisible();
}

/** The whole way through the code. */
export async function order(changes: Partial<TypedTransfer> = {}): Promise<void> {
  await toReview(changes);
  await confirm.click();
  await sendCode();
}

/** What was typed is still there. */
export async function expectKept({ valor = '250,00', concepto = rent.concepto, name = 'Comercial San Roque' } = {}) {
  await expect.element(label('Valor')).toHaveValue(valor);
  await expect.element(label('Concepto')).toHaveValue(concepto);
  await expect.element(main.getByText(name, { exact: true })).toBeVisible();
}

/** What the books say of a transfer: balances, movements, receipts and what the limits count. */
export function books() {
  const { ledger, state } = demo.bank;
  const account = state.accounts.find(({ numeroCuenta }) => numeroCuenta === ORIGIN);
  return {
    origin: ledger.balanceOf(ORIGIN),
    shop: ledger.balanceOf(SHOP),
    debits: ledger.movementsOf(ORIGIN).recent.map(({ tipo, cents }) => `${tipo} ${cents}`),
    receipts: state.receipts.map(({ idTransaccion, estado, cents }) => ({ idTransaccion, estado, cents })),
    usedToday: account ? usedLimits(demo.bank, account).valorInternoDiario : null,
    total: ledger.total(),
  };
}

export const untouched = { origin: 2_896_37, debits: [], receipts: [], usedToday: 0, total: 0 };

/** The browser’s Back. */
export const back = () => browser.router?.navigate(-1);

/** The transaction of the first order. */
export const idOf = (bank: TestBank) => bank.bodiesOf(internas)[0]?.idTransaccion;

/** The orders without an answer that the browser keeps, read as a new page would. */
export const storedQuestions = async () => {
  const fresh = createPendingOrders(createPendingVault(localStore, stableProperties()), localStore);
  await fresh.load();
  return fresh.all();
};

import { beforeEach, expect } from 'vitest';
import { page } from 'vitest/browser';
import { demo } from '#mocks/storyDemo.ts';
import { button, label, main } from '#testing/locators.ts';
import { openBank, startEachTestFresh, type TestBank } from '#testing/testWorld.tsx';
import { rosa } from './newAccountSample.ts';

export const VISTA = '010201004871';

export const ROUTE = '/transferenciaE/1';

export const picker = main.getByRole('button', { name: /^Cuenta registrada/ });

export const review = button('Revisar');

export const confirm = button('Confirmar transferencia');

export const inReview = main.getByRole('heading', { level: 1, name: /^Revise su transferencia, / });

/** Opens the page with registered accounts and limits read. */
export const openTransfer = () =>
  openBank({
    route: ROUTE,
    until: async () => {
      await expect.element(picker).toBeVisible();
      await expect.element(main.getByText(/^Disponible hoy/)).toBeVisible();
    },
  });

/** Chooses a registered account. */
export async function pick(name: RegExp): Promise<void> {
  await picker.click();
  await page.getByRole('dialog').getByRole('option', { name }).click();
  await expect.element(page.getByRole('dialog')).not.toBeInTheDocument();
}

/** Types amount and concept. */
export async function order(valor = '120', concepto = 'Arriendo noviembre'): Promise<void> {
  await label('Valor').fill(valor);
  await label('Concepto').fill(concepto);
}

/** Chooses from a list, once what is chosen is in it. */
export async function select(name: string, value: string): Promise<void> {
  await expect
    .poll(() => [...(label(name).element() as HTMLSelectElement).options].map((option) => option.value))
    .toContain(value);
  await label(name).selectOptions(value);
}

/** Opens the page for an account that is not registered. */
export async function openNew(): Promise<TestBank> {
  const bank = await openTransfer();
  await main.getByText('Nueva cuenta', { exact: true }).click();
  await expect.element(label('Tipo de institución')).toBeVisible();
  return bank;
}

/** The same with everything filled in. */
export async function openFilled(changes: Partial<typeof rosa> = {}, valor?: string): Promise<TestBank> {
  const account = { ...rosa, ...changes };
  const bank = await openNew();
  await select('Tipo de institución', account.tipo);
  await select('Institución', account.institucion);
  await select('Tipo de cuenta', account.cuenta);
  await label('Número de cuenta').fill(account.numero);
  await label('Identificación del beneficiario').fill(account.documento);
  await label('Nombre del beneficiario').fill(account.beneficiario);
  await order(valor);
  return bank;
}

const OWN = ['SPI', 'COMISIONES', 'IVA POR PAGAR'] as const;

export let before: Record<string, number> = {};

/** What is on the accounts that a transfer touches, in cents. */
export const balances = () =>
  Object.fromEntries([VISTA, ...OWN].map((account) => [account, demo.bank.ledger.balanceOf(account)]));

/** Registers what each test starts with, and looks at the books then. Call it once, at the top of a file. */
export function startEachTransferFresh(): void {
  startEachTestFresh();
  beforeEach(() => {
    before = balances();
  });
}

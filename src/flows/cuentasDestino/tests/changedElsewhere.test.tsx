import { describe, expect, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import { externas, modificarExterna, modificarInterna } from '#api/contract/cuentasDestino.ts';
import { generar } from '#api/contract/tokens.ts';
import { errorCodes } from '#domain/errorCodes.ts';
import { answers, demo } from '#mocks/storyDemo.ts';
import { digits, sendCode } from '#testing/behaviourMember.ts';
import { main, title } from '#testing/locators.ts';
import { everyAnswerRead, type TestBank, use, useNoOverrides } from '#testing/testWorld.tsx';
import * as destinations from './destinationsWorld.ts';

/* What another channel does to a registered account while Modificar is open over it: alias, e-mail and kind are sent together. */

destinations.startEachDestinationFresh();

const TITLE = 'Modificar cuenta destino';
const editing = page.getByRole('dialog', { name: TITLE });
const alias = destinations.field('Alias', editing);
const email = destinations.field('Correo (opcional)', editing);
const save = destinations.save(editing);
const ROSA = 'Rosa Elena Ordonez';
const CARLOS = 'Carlos Andres Loja Peralta';

async function openEdit(name: string): Promise<TestBank> {
  const bank = await destinations.openHub();
  await destinations.row(name).click();
  await page.getByRole('menuitem', { name: 'Modificar' }).click();
  await expect.element(alias).toBeVisible();
  return bank;
}

const changeRosaElsewhere = (changes: { correo: string }) => {
  Object.assign(demo.bank.state.destinations.find((one) => one.codigoCuentaDestino === 'CD-03') ?? {}, changes);
};

function removeElsewhere(code: string): void {
  const { state } = demo.bank;
  state.destinations = state.destinations.filter((one) => one.codigoCuentaDestino !== code);
}

describe('screens.md A.2 «Cuenta destino: modificar»', () => {
  test('an e-mail that was changed elsewhere is not overwritten by another alias, and is not signed as a change (D-56)', async () => {
    const bank = await openEdit(ROSA);
    changeRosaElsewhere({ correo: 'nueva@example.com' });
    await alias.fill('Rosa trabajo');
    await save.click();
    await expect.element(digits).toBeVisible();
    expect(destinations.signedRows(TITLE)).toEqual([
      ['Beneficiario', ROSA],
      ['Cuenta', 'número terminado en 8771'],
      ['Alias', 'Rosa trabajo'],
    ]);
    await expect.element(email).toHaveValue('nueva@example.com');
    await sendCode();
    await expect.element(editing).not.toBeInTheDocument();
    expect(bank.bodiesOf(modificarExterna)).toMatchObject([{ alias: 'Rosa trabajo', correo: 'nueva@example.com' }]);
  });

  test('what the list brings while it is open stands in the fields that nobody has touched', async () => {
    const bank = await openEdit(ROSA);
    await alias.fill('Rosa trabajo');
    changeRosaElsewhere({ correo: 'nueva@example.com' });
    const asked = bank.countOf(externas);
    vi.setSystemTime(Date.now() + 31_000);
    dispatchEvent(new Event('visibilitychange'));
    await expect.poll(() => bank.countOf(externas)).toBe(asked + 1);
    await expect.element(email).toHaveValue('nueva@example.com');
    await expect.element(alias).toHaveValue('Rosa trabajo');
  });

  test('conventions.md 1: a list that does not come anew is told, no code is asked for, and what was typed stays', async () => {
    const bank = await openEdit(ROSA);
    use(answers.withCode(externas, '-9999-00-03'));
    await alias.fill('Rosa trabajo');
    await save.click();
    await expect.element(editing.getByText(errorCodes['-9999-00-03'].text).first()).toBeVisible();
    await expect.element(alias).toHaveValue('Rosa trabajo');
    expect(bank.countOf(generar)).toBe(0);
    useNoOverrides();
    await save.click();
    await expect.element(digits).toBeVisible();
  });

  test('D-56: for one that was deleted before «Guardar» no code is asked; it is told in its place, and what was typed stays', async () => {
    const bank = await openEdit(CARLOS);
    await alias.fill('Carlos taller');
    removeElsewhere('CD-01');
    await save.click();
    await expect.element(editing.getByRole('alert')).toHaveTextContent(errorCodes['-0006-03-01'].text);
    await expect.element(alias).toHaveValue('Carlos taller');
    expect(bank.countOf(generar)).toBe(0);
    await editing.getByRole('button', { name: 'Cancelar' }).click();
    expect(destinations.row(CARLOS).elements()).toHaveLength(0);
  });

  test('D-65: one that may be among what of the list cannot be read is left to the bank', async () => {
    await openEdit(CARLOS);
    await alias.fill('Carlos taller');
    const { state } = demo.bank;
    state.destinations = state.destinations.map((one) =>
      one.codigoCuentaDestino === 'CD-01' ? Object.assign({ ...one }, { numeroCuenta: 7 }) : one,
    );
    await save.click();
    await expect.element(digits).toBeVisible();
  });

  test('-0006-03-01: one that was deleted meanwhile is told in its place with what was typed, and its row goes', async () => {
    const bank = await openEdit(CARLOS);
    await alias.fill('Carlos taller');
    await save.click();
    await expect.element(digits).toBeVisible();
    removeElsewhere('CD-01');
    await sendCode();
    await expect.element(editing.getByText(errorCodes['-0006-03-01'].text)).toBeVisible();
    await everyAnswerRead();
    await expect.element(alias).toHaveValue('Carlos taller');
    expect(bank.countOf(modificarInterna)).toBe(1);
    await editing.getByRole('button', { name: 'Cancelar' }).click();
    await expect.element(editing).not.toBeInTheDocument();
    expect(destinations.row(CARLOS).elements()).toHaveLength(0);
    await expect.element(destinations.row(ROSA)).toBeVisible();
    // The button that the focus came from is gone.
    await expect.element(title('Transferencias')).toHaveFocus();
    expect(main.getByText('Carlos taller').elements()).toHaveLength(0);
  });
});

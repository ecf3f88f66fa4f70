import { describe, expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { instituciones, validarExternas } from '#api/contract/transferencias.ts';
import { manyInstitutions } from '#flows/cuentasDestino/tests/manyInstitutions.ts';
import { label, main } from '#testing/locators.ts';
import { hold, type TestBank, use, useNoOverrides } from '#testing/testWorld.tsx';
import { inReview, openNew, order, review, select, startEachTransferFresh } from './externalWorld.ts';
import { rosa } from './newAccountSample.ts';

const field = main.getByRole('combobox', { name: 'Institución' });
const list = page.getByRole('dialog', { name: 'Institución' });
const option = (name: string) => list.getByRole('option', { name, exact: true });
const REQUIRED = 'El campo es requerido.';

/** Opens the page with the kind chosen whose institutions are many. */
async function openMany(): Promise<TestBank> {
  use(manyInstitutions);
  const bank = await openNew();
  await select('Tipo de institución', 'COO');
  await expect.element(field).toHaveAttribute('aria-haspopup', 'dialog');
  return bank;
}

startEachTransferFresh();

describe('screens.md A.2 transferenciaE: «institution with search»', () => {
  test('is looked for by a part of its name, without accents, and is what «validar» is sent', async () => {
    const bank = await openMany();
    await field.click();
    await list.getByRole('searchbox', { name: 'Buscar por nombre' }).fill('sigsig');
    await expect.poll(() => list.getByRole('option').elements()).toHaveLength(1);
    await expect.element(list.getByText('1 resultado')).toBeInTheDocument();
    await list.getByRole('searchbox').fill('valle nuevo');
    await option('Cooperativa Valle Nuevo Demo').click();
    await expect.element(field).toHaveTextContent('Cooperativa Valle Nuevo Demo');
    await expect.element(field).toHaveFocus();
    await select('Tipo de cuenta', rosa.cuenta);
    await label('Número de cuenta').fill(rosa.numero);
    await label('Identificación del beneficiario').fill(rosa.documento);
    await label('Nombre del beneficiario').fill(rosa.beneficiario);
    await order();
    await review.click();
    await expect.element(inReview).toBeVisible();
    expect(bank.bodiesOf(validarExternas)).toMatchObject([{ destino: { codigoInstitucion: '2001' } }]);
  });

  test('by keyboard: it opens, the arrows lead from the search into the list, Escape leaves what was chosen', async () => {
    await openMany();
    label('Tipo de institución').element().focus();
    await userEvent.keyboard('{Tab}');
    await expect.element(field).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await list.getByRole('searchbox').fill('loja');
    await userEvent.keyboard('{ArrowDown}{Enter}');
    await expect.element(field).toHaveTextContent('Cooperativa Loja Demo');
    await userEvent.keyboard('{ArrowDown}');
    await expect.element(option('Cooperativa Loja Demo')).toHaveAttribute('aria-selected', 'true');
    await expect.element(option('Cooperativa Loja Demo')).toBeInViewport();
    await userEvent.keyboard('{Escape}');
    await expect.element(list).not.toBeInTheDocument();
    await expect.element(field).toHaveTextContent('Cooperativa Loja Demo');
  });

  test('what is missing is said once it was left, not while its list is open, and goes with the choice', async () => {
    await openMany();
    await field.click();
    await expect.element(list).toBeVisible();
    expect(main.getByText(REQUIRED).elements()).toHaveLength(0);
    await userEvent.keyboard('{Escape}');
    await expect.element(field).toHaveAccessibleDescription(REQUIRED);
    await expect.element(field).toHaveAttribute('aria-invalid', 'true');
    await review.click();
    await expect.element(field).toHaveFocus();
    await field.click();
    await option('Cooperativa Loja Demo').click();
    await expect.element(field).not.toHaveAttribute('aria-invalid');
  });

  test('a kind with few has the browser’s own list, and nothing of the other is left', async () => {
    await openMany();
    await field.click();
    await option('Cooperativa Loja Demo').click();
    await expect.element(field).toHaveTextContent('Cooperativa Loja Demo');
    useNoOverrides();
    await select('Tipo de institución', 'BAN');
    await select('Institución', '1001');
    await expect.element(label('Institución')).toHaveDisplayValue('Banco Andes Demo');
  });

  test('who is in the field when they come stays in it', async () => {
    use(manyInstitutions);
    await openNew();
    const release = hold(instituciones);
    await select('Tipo de institución', 'COO');
    await expect.element(label('Institución')).toBeEnabled();
    label('Institución').element().focus();
    release();
    await expect.element(field).toHaveAttribute('aria-haspopup', 'dialog');
    await expect.element(field).toHaveFocus();
  });

  test('without a kind it cannot be opened', async () => {
    const bank = await openNew();
    await expect.element(label('Institución')).toBeDisabled();
    expect(bank.countOf(instituciones)).toBe(0);
  });
});

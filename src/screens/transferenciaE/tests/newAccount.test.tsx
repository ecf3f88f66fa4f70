import { describe, expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { ingresarExterna, externas as registeredAccounts } from '#api/contract/cuentasDestino.ts';
import { generar } from '#api/contract/tokens.ts';
import { externas, instituciones, tiposCuentasExternas, validarExternas } from '#api/contract/transferencias.ts';
import { errorCodes } from '#domain/errorCodes.ts';
import { answers, demo } from '#mocks/storyDemo.ts';
import { digits, sendCode } from '#testing/behaviourMember.ts';
import { button, label, main } from '#testing/locators.ts';
import { everyAnswerRead, hold, openBank, type TestBank, use, useNoOverrides } from '#testing/testWorld.tsx';
import {
  confirm,
  inReview,
  openFilled,
  openNew,
  picker,
  ROUTE,
  review,
  select,
  startEachTransferFresh,
} from './externalWorld.ts';
import { rosa } from './newAccountSample.ts';

const keep = main.getByRole('switch', { name: 'Guardar en mis cuentas destino' });

const institutionNames = () =>
  [...(label('Institución').element() as HTMLSelectElement).options].map(({ textContent }) => textContent);

async function execute(): Promise<void> {
  await review.click();
  await expect.element(inReview).toBeVisible();
  await confirm.click();
  await sendCode();
  await expect.element(button('Hacer otra transferencia')).toBeVisible();
}

startEachTransferFresh();

describe('screens.md A.2 transferenciaE: a new account', () => {
  test('a late answer of «validar» opens no Revisar of an account that is to be kept by now', async () => {
    const bank = await openFilled();
    const release = hold(validarExternas);
    await review.click();
    await expect.poll(() => bank.countOf(validarExternas)).toBe(1);
    await keep.click();
    release();
    await everyAnswerRead();
    await expect.element(review).not.toHaveAttribute('aria-busy', 'true');
    expect(inReview.elements()).toHaveLength(0);
    await review.click();
    await expect.element(inReview).toBeVisible();
  });

  test('the institutions follow their kind: a change empties the choice', async () => {
    await openNew();
    await select('Tipo de institución', 'BAN');
    await select('Institución', '1002');
    await select('Tipo de institución', 'COO');
    await expect.poll(institutionNames).toEqual(['Seleccione una opción', 'Cooperativa Valle Nuevo Demo']);
    await expect.element(label('Institución')).toHaveValue('');
  });

  test('a list that comes after its kind was left is never shown', async () => {
    const bank = await openNew();
    const release = hold(instituciones);
    await select('Tipo de institución', 'BAN');
    await expect.poll(() => bank.countOf(instituciones)).toBe(1);
    await select('Tipo de institución', 'MUT');
    await expect.poll(institutionNames).toEqual(['Cargando…']);
    release();
    await expect.poll(institutionNames).toEqual(['Seleccione una opción', 'Mutualista Tomebamba Demo']);
    await everyAnswerRead();
    expect(institutionNames()).toEqual(['Seleccione una opción', 'Mutualista Tomebamba Demo']);
  });

  test('catalogues that did not come are told, and «Reintentar» brings them', async () => {
    use(answers.withCode(tiposCuentasExternas, '-9999-00-03'), answers.withCode(instituciones, '-9999-00-02'));
    await openNew();
    await expect.element(main.getByText(errorCodes['-9999-00-03'].text)).toBeVisible();
    useNoOverrides();
    await button('Reintentar').click();
    await select('Tipo de cuenta', 'COR');
    await expect.element(button('Reintentar')).not.toBeInTheDocument();
    await select('Tipo de institución', 'BAN');
    await select('Institución', '1001');
  });

  test('D-54: a document is looked at anew when its kind changes', async () => {
    await openNew();
    await label('Identificación del beneficiario').fill('0159999037');
    await userEvent.tab();
    await expect.element(main.getByText('El número de cédula no es válido.')).toBeVisible();
    await label('Tipo de identificación').selectOptions('2');
    await expect.element(main.getByText('El número de cédula no es válido.')).not.toBeInTheDocument();
    await label('Tipo de identificación').selectOptions('3');
    await expect.element(main.getByText('Ingrese los 13 dígitos de su RUC.')).toBeVisible();
  });

  test.each([
    ['22099A', 'Ingrese solo números.'],
    ['1'.repeat(21), 'El número no puede superar 20 dígitos.'],
  ])('the number «%s»: %s', async (numero, message) => {
    const bank = await openFilled({ numero });
    await review.click();
    await expect.element(main.getByText(message)).toBeVisible();
    await expect.element(label('Número de cuenta')).toHaveFocus();
    expect(bank.countOf(validarExternas)).toBe(0);
  });

  test('an alias that is no longer asked for does not stand in the way', async () => {
    const bank = await openFilled();
    await keep.click();
    await label('Alias').fill('x'.repeat(41));
    await userEvent.tab();
    await keep.click();
    await review.click();
    await expect.element(inReview).toBeVisible();
    expect(bank.bodiesOf(validarExternas)).toMatchObject([{ destino: { alias: rosa.beneficiario } }]);
    // Asked for again, it is looked at again.
    await button('Modificar concepto').click();
    await keep.click();
    await expect.element(label('Alias')).toHaveValue('x'.repeat(41));
    await review.click();
    await expect.element(main.getByText('El alias no puede superar 40 caracteres.')).toBeVisible();
    expect(bank.countOf(validarExternas)).toBe(1);
  });

  test('the alias that was typed is there again when it is to be kept after all, and goes along only then', async () => {
    const bank = await openFilled();
    await keep.click();
    await label('Alias').fill('Rosa del Andes');
    await keep.click();
    await expect.element(label('Alias')).not.toBeInTheDocument();
    await review.click();
    await expect.element(inReview).toBeVisible();
    await button('Modificar concepto').click();
    await keep.click();
    await expect.element(label('Alias')).toHaveValue('Rosa del Andes');
    await review.click();
    await expect.element(inReview).toBeVisible();
    expect(bank.bodiesOf(validarExternas)).toMatchObject([
      { destino: { alias: rosa.beneficiario } },
      { destino: { alias: 'Rosa del Andes' } },
    ]);
  });

  test('contract B.0: a server without the list of registered accounts leaves the new account', async () => {
    use(answers.withFault(registeredAccounts, 'notFound'));
    await openBank({ route: ROUTE });
    await expect
      .element(main.getByText('Aún no tiene cuentas registradas en otras instituciones. Elija Nueva cuenta.'))
      .toBeVisible();
  });

  test('D-46: an unknown kind of transfer becomes the canonical address', async () => {
    const bank = await openBank({ route: '/transferenciaE/7' });
    await expect.element(picker).toBeVisible();
    expect(bank.path()).toBe(ROUTE);
  });
});

describe('D-56: keeping the account that was paid', () => {
  const offered = button('Guardar cuenta');
  const kept = () => demo.bank.state.destinations.filter(({ numeroCuenta }) => numeroCuenta === rosa.numero);

  async function openReceipt(): Promise<TestBank> {
    const bank = await openFilled();
    await keep.click();
    await label('Alias').fill('Rosa del Andes');
    await execute();
    await expect.element(offered).toBeVisible();
    return bank;
  }

  test('with a code of its own, after the money has moved', async () => {
    const bank = await openReceipt();
    expect(kept()).toEqual([]);
    await offered.click();
    await sendCode();
    await expect.element(page.getByText('Cuenta destino guardada')).toBeVisible();
    await expect.element(offered).not.toBeInTheDocument();
    // The button that had the focus is gone: what has come of it has the focus now.
    await expect.element(main.getByText('Guardada como «Rosa del Andes» en sus cuentas destino.')).toHaveFocus();
    expect(bank.countOf(generar)).toBe(2);
    const [paid] = bank.bodiesOf(externas);
    const [saved] = bank.bodiesOf(ingresarExterna);
    expect(saved?.idTransaccion).not.toBe(paid?.idTransaccion);
    expect(saved).toStrictEqual({ ...(paid?.destino as object), idTransaccion: expect.any(String) as unknown });
    expect(kept()).toMatchObject([
      { alias: 'Rosa del Andes', beneficiario: 'Rosa Elena Ordóñez', nameMatch: 'EXACTA' },
    ]);
    expect(bank.countOf(externas)).toBe(1);
  });

  test('what was kept is not offered again, when the receipt is gone back to', async () => {
    const bank = await openReceipt();
    await offered.click();
    await sendCode();
    await expect.element(main.getByText(/^Guardada como/)).toBeVisible();
    await bank.go(-1);
    await expect.element(label('Concepto')).toHaveValue('');
    await bank.go(1);
    await expect.element(main.getByText('Transferencia exitosa').first()).toBeVisible();
    await everyAnswerRead();
    expect(offered.elements()).toHaveLength(0);
  });

  test('the code closed keeps nothing, and it can be tried again', async () => {
    const bank = await openReceipt();
    await offered.click();
    await expect.element(digits).toBeVisible();
    await userEvent.keyboard('{Escape}');
    await expect.element(main.getByText('No se guardó la cuenta. Puede confirmar con un código nuevo.')).toBeVisible();
    expect(bank.countOf(ingresarExterna)).toBe(0);
    await offered.click();
    await sendCode();
    await expect.element(offered).not.toBeInTheDocument();
    expect(kept()).toHaveLength(1);
  });

  test('-0006-01-02: one that is registered at that institution is not offered to be kept, and what was to be kept is not', async () => {
    await openFilled();
    await keep.click();
    await label('Alias').fill('x'.repeat(41));
    await userEvent.tab();
    await label('Número de cuenta').fill('2209-98 8771');
    await expect.element(keep).not.toBeInTheDocument();
    await expect.element(label('Alias')).not.toBeInTheDocument();
    // The same number elsewhere is another account.
    await select('Institución', '1002');
    await expect.element(keep).toBeVisible();
    await select('Institución', '1001');
    await expect.element(keep).not.toBeInTheDocument();
    await execute();
    // Its code is here, so that an offer would be too.
    await import('#flows/cuentasDestino/KeepDestination.tsx');
    await everyAnswerRead();
    expect(offered.elements()).toHaveLength(0);
  });

  test('who does not want to keep it is not asked', async () => {
    await openFilled();
    await execute();
    expect(offered.elements()).toHaveLength(0);
  });

  test('A.0 «FM»: the next transfer begins with an empty form', async () => {
    await openReceipt();
    await button('Hacer otra transferencia').click();
    await expect.element(picker).toBeVisible();
    await expect.element(label('Valor')).toHaveValue('');
    await expect.element(label('Concepto')).toHaveValue('');
    await main.getByText('Nueva cuenta', { exact: true }).click();
    await expect.element(label('Nombre del beneficiario')).toHaveValue('');
    await expect.element(keep).not.toBeChecked();
    expect(main.getByText('El campo es requerido.').elements()).toHaveLength(0);
  });
});

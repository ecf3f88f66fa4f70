import { beforeEach, describe, expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { eliminarExterna, ingresarExterna, modificarExterna, tarjetas } from '#api/contract/cuentasDestino.ts';
import { generar } from '#api/contract/tokens.ts';
import { instituciones, tiposCuentasTarjetas } from '#api/contract/transferencias.ts';
import { errorCodes } from '#domain/errorCodes.ts';
import { answers, demo } from '#mocks/storyDemo.ts';
import { digits, sendCode } from '#testing/behaviourMember.ts';
import { main } from '#testing/locators.ts';
import {
  everyAnswerRead,
  hold,
  openBank,
  startEachTestFresh,
  type TestBank,
  use,
  useNoOverrides,
} from '#testing/testWorld.tsx';
import { signedRows } from './destinationsWorld.ts';
import { lacking } from './lacking.ts';

startEachTestFresh();

const form = page.getByRole('dialog', { name: 'Agregar tarjeta' });
const editing = page.getByRole('dialog', { name: 'Modificar tarjeta' });
const question = page.getByRole('alertdialog', { name: '¿Eliminar esta tarjeta?' });
const field = (text: string, dialog = form) => dialog.getByLabelText(text, { exact: true });
const save = (dialog = form) => dialog.getByRole('button', { name: 'Guardar', exact: true });
const options = (name: string) =>
  [...(field(name).element() as HTMLSelectElement).options]
    .filter(({ disabled }) => !disabled)
    .map(({ value }) => value);

const registered = () => demo.bank.state.destinations.map((destination) => ({ ...destination }));
let before: ReturnType<typeof registered> = [];

beforeEach(() => {
  before = registered();
});

const openList = () =>
  openBank({ route: '/configuracion/tarjetas-credito', until: main.getByRole('link', { name: /^Tarjeta mamá/ }) });

async function openNew(): Promise<TestBank> {
  const bank = await openList();
  await main.getByRole('button', { name: 'Agregar tarjeta' }).click();
  await expect.element(form).toBeVisible();
  return bank;
}

async function fill(number = '4111 1111-1111 1111'): Promise<void> {
  await field('Tipo de institución').selectOptions('BAN');
  await expect.poll(() => options('Institución')).toContain('1001');
  await field('Institución').selectOptions('1001');
  await field('Número de tarjeta').fill(number);
  await field('Identificación del titular').fill('0159999036');
  await field('Nombre del titular').fill(' Rosa Elena  Ordóñez ');
  await field('Alias').fill(' Tarjeta de Rosa ');
}

describe('screens.md A.2 tarjeta-credito: «Agregar tarjeta»', () => {
  test('D-56, contract B.2: a card is an externa of a card’s type, confirmed with a code; the list is asked for anew', async () => {
    const bank = await openNew();
    const asked = bank.countOf(tarjetas);
    await fill();
    await expect.element(field('Tipo de tarjeta')).toHaveValue('TCR');
    await save().click();
    await expect.element(digits).toBeVisible();
    expect(bank.countOf(ingresarExterna)).toBe(0);
    expect(signedRows('Nueva tarjeta')).toEqual([
      ['Beneficiario', 'Rosa Elena Ordóñez'],
      ['Institución', 'Banco Andes Demo'],
      ['Tarjeta', 'número terminado en 1111'],
    ]);
    await sendCode();
    await expect.element(page.getByText('Tarjeta guardada')).toBeVisible();
    await expect.element(form).not.toBeInTheDocument();
    await expect.element(main.getByText('Tarjeta de Rosa')).toBeVisible();
    expect(bank.countOf(tarjetas)).toBe(asked + 1);
    expect(bank.bodiesOf(ingresarExterna)).toStrictEqual([
      {
        idTransaccion: expect.any(String) as unknown,
        codigoInstitucion: '1001',
        codigoTipoCuenta: 'TCR',
        numeroCuenta: '4111111111111111',
        tipoIdentificacion: 1,
        identificacion: '0159999036',
        beneficiario: 'Rosa Elena Ordóñez',
        alias: 'Tarjeta de Rosa',
      },
    ]);
    expect(registered().at(-1)).toMatchObject({ tipo: 'TARJETA', numeroCuenta: '4111111111111111' });
  });

  test('contract B.2 aceptaTarjetas: only institutions that take cards; one that does not say is offered', async () => {
    use(
      answers.withData(instituciones, [
        { codigo: '1001', descripcion: 'Toma', aceptaTarjetas: true },
        { codigo: '1004', descripcion: 'No toma', aceptaTarjetas: false },
        { codigo: '1009', descripcion: 'No dice' },
      ]),
    );
    await openNew();
    await field('Tipo de institución').selectOptions('BAN');
    await expect.poll(() => options('Institución')).toEqual(['1001', '1009']);
  });

  test('contract B.2 aceptaTarjetas: a kind without any says so', async () => {
    await openNew();
    await field('Tipo de institución').selectOptions('COO');
    await expect
      .element(form.getByText('Ninguna institución de este tipo acepta tarjetas. Elija otro tipo.'))
      .toBeVisible();
    expect(options('Institución')).toEqual([]);
  });

  test('of several kinds of card none is chosen beforehand', async () => {
    use(
      answers.withData(tiposCuentasTarjetas, [
        { codigo: 'TCR', descripcion: 'Tarjeta de crédito' },
        { codigo: 'TPP', descripcion: 'Tarjeta prepago' },
      ]),
    );
    await openNew();
    await expect.poll(() => options('Tipo de tarjeta')).toEqual(['TCR', 'TPP']);
    await expect.element(field('Tipo de tarjeta')).toHaveValue('');
  });

  test('§5: a wrong check digit is told, and no code is asked for', async () => {
    const bank = await openNew();
    await fill('4111 1111 1111 1112');
    await save().click();
    await expect.element(form.getByText('El número de tarjeta no es válido. Revise los dígitos.')).toBeVisible();
    expect(bank.countOf(generar)).toBe(0);
  });

  test('FM (b): the code closed saves nothing and loses nothing', async () => {
    const bank = await openNew();
    await fill();
    await save().click();
    await expect.element(digits).toBeVisible();
    await userEvent.keyboard('{Escape}');
    await expect.element(form.getByText('No se guardó la tarjeta. Puede confirmar con un código nuevo.')).toBeVisible();
    await expect.element(field('Número de tarjeta')).toHaveValue('4111 1111-1111 1111');
    expect(bank.countOf(ingresarExterna)).toBe(0);
    expect(registered()).toEqual(before);
  });

  test('-0006-01-02: one of the list is told before a code is asked for; at another institution it is another card', async () => {
    const bank = await openNew();
    await fill('5100 0099 8812 0449');
    await field('Institución').selectOptions('1003');
    await save().click();
    await expect.element(form.getByText('La tarjeta ya está registrada.')).toBeVisible();
    await expect.element(field('Número de tarjeta')).toHaveFocus();
    await everyAnswerRead();
    expect(bank.countOf(generar)).toBe(0);
    await field('Institución').selectOptions('1002');
    await save().click();
    await expect.element(digits).toBeVisible();
  });

  test('-0006-01-02: one that was registered elsewhere meanwhile is refused in its place, and what was typed stays', async () => {
    use(lacking(tarjetas, '5100009988120449'));
    await openNew();
    await fill('5100009988120449');
    await field('Institución').selectOptions('1003');
    await save().click();
    await sendCode();
    await expect.element(form.getByText(errorCodes['-0006-01-02'].text)).toBeVisible();
    await expect.element(field('Alias')).toHaveValue(' Tarjeta de Rosa ');
    expect(registered()).toEqual(before);
  });

  test('kinds of card that did not come are told, and «Reintentar» brings them', async () => {
    use(answers.withCode(tiposCuentasTarjetas, '-9999-00-03'));
    await openNew();
    await expect.element(form.getByText(errorCodes['-9999-00-03'].text)).toBeVisible();
    useNoOverrides();
    await form.getByRole('button', { name: 'Reintentar' }).click();
    await expect.element(field('Tipo de tarjeta')).toHaveValue('TCR');
  });
});

describe('screens.md A.2 configuracion/tarjetas-credito: «edit alias, delete»', () => {
  test('alias and e-mail alone, with a code; the kind of the card goes along', async () => {
    const bank = await openList();
    const asked = bank.countOf(tarjetas);
    await main.getByRole('button', { name: 'Modificar Tarjeta mamá' }).click();
    await expect.element(field('Alias', editing)).toHaveValue('Tarjeta mamá');
    expect(editing.getByRole('combobox').elements()).toHaveLength(0);
    await field('Alias', editing).fill('Visa de mamá');
    await field('Correo (opcional)', editing).fill('mama@example.com');
    await save(editing).click();
    await sendCode();
    await expect.element(page.getByText('Tarjeta guardada')).toBeVisible();
    await expect.element(main.getByText('Visa de mamá')).toBeVisible();
    // Before it was signed, and afterwards.
    expect(bank.countOf(tarjetas)).toBe(asked + 2);
    expect(bank.bodiesOf(modificarExterna)).toStrictEqual([
      {
        idTransaccion: expect.any(String) as unknown,
        codigoCuentaDestino: 'CD-06',
        alias: 'Visa de mamá',
        correo: 'mama@example.com',
        codigoTipoCuenta: 'TCR',
      },
    ]);
  });

  test('a card whose kind nobody said asks for it', async () => {
    use(
      answers.withData(tarjetas, [
        { codigoCuentaDestino: 'CD-06', numeroCuenta: '4000009988127778', alias: 'Tarjeta mamá' },
      ]),
    );
    await openList();
    await main.getByRole('button', { name: 'Modificar Tarjeta mamá' }).click();
    await expect.element(field('Tipo de cuenta', editing)).toHaveValue('');
  });

  test('deleting asks first and needs no code', async () => {
    const bank = await openList();
    await main.getByRole('button', { name: 'Eliminar Tarjeta mamá' }).click();
    await expect.element(question).toBeVisible();
    await question.getByRole('button', { name: 'Eliminar' }).click();
    await expect.element(page.getByText('Tarjeta eliminada')).toBeVisible();
    await expect.element(main.getByText('Tarjeta mamá')).not.toBeInTheDocument();
    // The button that was pressed is gone with its row.
    await expect.element(main.getByRole('heading', { name: 'Tarjetas registradas para pago' })).toHaveFocus();
    expect(bank.bodiesOf(eliminarExterna)).toStrictEqual([{ codigoCuentaDestino: 'CD-06' }]);
    expect(bank.countOf(generar)).toBe(0);
  });

  test('from the yes to the list read anew its row says «Eliminando…», and its button does nothing', async () => {
    const bank = await openList();
    const release = hold(eliminarExterna);
    await main.getByRole('button', { name: 'Eliminar Tarjeta mamá' }).click();
    await question.getByRole('button', { name: 'Eliminar' }).click();
    const going = main.getByRole('button', { name: 'Eliminando… Tarjeta mamá' });
    await expect.element(going).toHaveAttribute('aria-busy', 'true');
    await expect.element(main.getByText('Eliminando…', { exact: true })).toBeVisible();
    await going.click({ force: true });
    expect(question.elements()).toHaveLength(0);
    release();
    await expect.element(page.getByText('Tarjeta eliminada')).toBeVisible();
    await expect.element(main.getByText('Tarjeta mamá')).not.toBeInTheDocument();
    expect(bank.countOf(eliminarExterna)).toBe(1);
  });

  test('Cancelar deletes nothing', async () => {
    const bank = await openList();
    await main.getByRole('button', { name: 'Eliminar Tarjeta mamá' }).click();
    await question.getByRole('button', { name: 'Cancelar' }).click();
    await expect.element(question).not.toBeInTheDocument();
    expect(bank.countOf(eliminarExterna)).toBe(0);
    expect(registered()).toEqual(before);
  });
});

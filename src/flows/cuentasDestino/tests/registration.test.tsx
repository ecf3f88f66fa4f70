import { describe, expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { externas, ingresarExterna, ingresarInterna, internas, validarInterna } from '#api/contract/cuentasDestino.ts';
import { generar } from '#api/contract/tokens.ts';
import { tiposCuentasInternas } from '#api/contract/transferencias.ts';
import { errorCodes } from '#domain/errorCodes.ts';
import { answers } from '#mocks/storyDemo.ts';
import { digits, sendCode } from '#testing/behaviourMember.ts';
import { main } from '#testing/locators.ts';
import { everyAnswerRead, hold, type TestBank, use, useNoOverrides } from '#testing/testWorld.tsx';
import * as destinations from './destinationsWorld.ts';
import { lacking } from './lacking.ts';

const ANA = '010201099999';

const CARLOS = '010201007733';

const UNKNOWN = '010201000000';

/** demo-bank.md C.1: the member's own. */
const OWN = '010201004871';

const PERHAPS_SAVED = 'No sabemos si la cuenta se guardó. Revise sus cuentas destino antes de intentarlo de nuevo.';

const NOT_SAVED = 'No se guardó la cuenta. Puede confirmar con un código nuevo.';

destinations.startEachDestinationFresh();

async function openNew(): Promise<TestBank> {
  const bank = await destinations.openHub();
  await main.getByRole('button', { name: 'Agregar cuenta' }).click();
  await expect.element(destinations.form).toBeVisible();
  return bank;
}

async function select(name: string, value: string): Promise<void> {
  await expect
    .poll(() => [...(destinations.field(name).element() as HTMLSelectElement).options].map((option) => option.value))
    .toContain(value);
  await destinations.field(name).selectOptions(value);
}

async function fillInternal(number = ANA): Promise<void> {
  await select('Tipo de cuenta', 'AHV');
  await destinations.field('Número de cuenta').fill(number);
  await expect.element(destinations.form.getByText(/^Titular:/)).toBeVisible();
}

async function fillExternal(number: string): Promise<void> {
  await destinations.form.getByText('En otra institución', { exact: true }).click();
  await select('Tipo de institución', 'BAN');
  await select('Institución', '1001');
  await select('Tipo de cuenta', 'AHO');
  await destinations.field('Número de cuenta').fill(number);
  await destinations.field('Identificación del beneficiario').fill('0159999036');
  await destinations.field('Nombre del beneficiario').fill('Rosa Elena Pérez');
}

describe('screens.md A.2 «Cuenta destino: ingresar», in the cooperative', () => {
  test('D-56: found, confirmed with a code, and in the list; who holds it is what the bank has said', async () => {
    const bank = await openNew();
    await fillInternal();
    await expect.element(destinations.form.getByText(/^Titular: Ana L\*{3} Morocho T\*{3}/)).toBeVisible();
    await destinations.field('Alias').fill(' Ana ');
    await destinations.save().click();
    await expect.element(digits).toBeVisible();
    expect(bank.countOf(ingresarInterna)).toBe(0);
    await sendCode();
    await expect.element(page.getByText('Cuenta destino guardada')).toBeVisible();
    await expect.element(destinations.form).not.toBeInTheDocument();
    await expect.element(destinations.row('Ana L*** Morocho T***')).toBeVisible();
    expect(bank.bodiesOf(ingresarInterna)).toStrictEqual([
      {
        idTransaccion: expect.any(String) as unknown,
        codigoTipoCuenta: 'AHV',
        numeroCuenta: ANA,
        tipoIdentificacion: 1,
        identificacion: expect.stringMatching(/^\*{6}\d{4}$/) as unknown,
        beneficiario: 'Ana L*** Morocho T***',
        alias: 'Ana',
      },
    ]);
    expect(destinations.registered().at(-1)).toMatchObject({
      numeroCuenta: ANA,
      alias: 'Ana',
      correo: null,
      tipo: 'INTERNA',
    });
  });

  test('FM (b): the code closed saves nothing and loses nothing', async () => {
    const bank = await openNew();
    await fillInternal();
    await destinations.field('Alias').fill('Ana');
    await destinations.field('Correo (opcional)').fill('ana@example.com');
    await destinations.save().click();
    await expect.element(digits).toBeVisible();
    await userEvent.keyboard('{Escape}');
    await expect.element(destinations.form.getByText(NOT_SAVED)).toBeVisible();
    await expect.element(destinations.field('Número de cuenta')).toHaveValue(ANA);
    await expect.element(destinations.field('Alias')).toHaveValue('Ana');
    await expect.element(destinations.field('Correo (opcional)')).toHaveValue('ana@example.com');
    expect(bank.countOf(ingresarInterna)).toBe(0);
    expect(destinations.codes()).toEqual(destinations.registeredBefore);
  });

  test('docs/decisions.md «Unknown outcome»: the answer to a registration was lost: the list is read anew, and a code closed next does not say that nothing was saved', async () => {
    // Of what the list says that it has, no code would be asked for.
    use(answers.lost(ingresarInterna), lacking(internas, ANA));
    const bank = await openNew();
    const asked = bank.countOf(internas);
    await fillInternal();
    await destinations.save().click();
    await sendCode();
    await expect.poll(() => bank.countOf(internas)).toBe(asked + 1);
    await everyAnswerRead();
    await expect.element(destinations.form.getByText(PERHAPS_SAVED)).toBeVisible();
    await expect.element(destinations.field('Número de cuenta')).toHaveValue(ANA);
    await destinations.save().click();
    await expect.element(digits).toBeVisible();
    await userEvent.keyboard('{Escape}');
    await expect
      .element(
        destinations.form.getByText(
          'No sabemos si un intento anterior se completó. Revise sus datos antes de confirmar con un código nuevo.',
        ),
      )
      .toBeVisible();
  });

  test('docs/decisions.md «Unknown outcome»: one whose answer was lost and that the list has by now is told to be registered', async () => {
    use(answers.lost(ingresarInterna));
    const bank = await openNew();
    const asked = bank.countOf(internas);
    await fillInternal();
    await destinations.save().click();
    await sendCode();
    await expect.poll(() => bank.countOf(internas)).toBe(asked + 1);
    await everyAnswerRead();
    await destinations.save().click();
    await expect.element(destinations.form.getByText(errorCodes['-0006-01-02'].text)).toBeVisible();
    await everyAnswerRead();
    expect([bank.countOf(generar), bank.countOf(ingresarInterna)]).toEqual([1, 1]);
  });

  test('-0006-01-01: an unknown account is told at once, and no code is asked for', async () => {
    const bank = await openNew();
    await select('Tipo de cuenta', 'AHV');
    await destinations.field('Número de cuenta').fill(UNKNOWN);
    await expect.element(destinations.form.getByText(errorCodes['-0006-01-01'].text)).toBeVisible();
    expect(destinations.form.getByRole('button', { name: 'Reintentar' }).elements()).toHaveLength(0);
    await destinations.field('Alias').fill('Ana');
    await destinations.save().click();
    await everyAnswerRead();
    expect(bank.countOf(generar)).toBe(0);
    // What stands under the number already is said once: its field takes the focus.
    await expect.element(destinations.field('Número de cuenta')).toHaveFocus();
    expect(page.getByText(errorCodes['-0006-01-01'].text).elements()).toHaveLength(1);
  });

  test('-0006-01-01: another kind than the account’s is told before a code is asked for, and the right one mends it', async () => {
    const bank = await openNew();
    await destinations.field('Número de cuenta').fill(ANA);
    await expect.element(destinations.form.getByText(/^Titular: Ana/)).toBeVisible();
    await select('Tipo de cuenta', 'AHN');
    await expect.element(destinations.form.getByText(errorCodes['-0006-01-01'].text)).toBeVisible();
    await destinations.save().click();
    await everyAnswerRead();
    expect(bank.countOf(generar)).toBe(0);
    await select('Tipo de cuenta', 'AHV');
    await expect.element(destinations.form.getByText(/^Titular: Ana/)).toBeVisible();
    expect(bank.bodiesOf(validarInterna)).toEqual([
      { numeroCuenta: ANA },
      { numeroCuenta: ANA, codigoTipoCuenta: 'AHN' },
      { numeroCuenta: ANA, codigoTipoCuenta: 'AHV' },
    ]);
  });

  test('what is being sent can no longer be changed, and can be again where it was refused', async () => {
    use(lacking(internas, CARLOS));
    const release = hold(ingresarInterna);
    await openNew();
    await fillInternal(CARLOS);
    await destinations.save().click();
    await sendCode();
    await expect.element(destinations.field('Número de cuenta')).toHaveAttribute('readonly');
    await expect.element(destinations.field('Alias')).toHaveAttribute('readonly');
    await expect.element(destinations.field('Tipo de cuenta')).toBeDisabled();
    release();
    await expect.element(destinations.form.getByText(errorCodes['-0006-01-02'].text)).toBeVisible();
    await expect.element(destinations.field('Número de cuenta')).not.toHaveAttribute('readonly');
    await expect.element(destinations.field('Tipo de cuenta')).toHaveValue('AHV');
  });

  test.each([
    ['one’s own account', OWN],
    ['one of the list', CARLOS],
  ])('-0006-01-02: %s is told before a code is asked for, and another number mends it', async (_, number) => {
    const bank = await openNew();
    await fillInternal(number);
    await destinations.save().click();
    // As the bank's own refusals are told: as a toast, and over the form.
    const toasts = () => bank.services.toasts.toasts().map(({ text }) => text);
    await expect.poll(toasts).toEqual([errorCodes['-0006-01-02'].text]);
    await expect.element(destinations.form.getByText(errorCodes['-0006-01-02'].text)).toBeVisible();
    await expect.element(destinations.field('Número de cuenta')).toHaveFocus();
    await everyAnswerRead();
    expect(bank.countOf(generar)).toBe(0);
    await fillInternal(ANA);
    await destinations.save().click();
    await expect.element(digits).toBeVisible();
    await expect.element(destinations.form.getByText(errorCodes['-0006-01-02'].text)).not.toBeInTheDocument();
  });

  test('-0006-01-02: what was registered elsewhere meanwhile is refused, and what was typed stays; it is known by then', async () => {
    use(lacking(internas, CARLOS));
    const bank = await openNew();
    await fillInternal(CARLOS);
    await destinations.save().click();
    await expect.element(digits).toBeVisible();
    useNoOverrides();
    await sendCode();
    await expect.element(destinations.form.getByText(errorCodes['-0006-01-02'].text)).toBeVisible();
    await expect.element(destinations.field('Número de cuenta')).toHaveValue(CARLOS);
    expect(destinations.codes()).toEqual(destinations.registeredBefore);
    await expect.element(destinations.save()).not.toHaveAttribute('aria-busy', 'true');
    await destinations.save().click();
    await expect.element(destinations.field('Número de cuenta')).toHaveFocus();
    await everyAnswerRead();
    expect(bank.countOf(generar)).toBe(1);
  });

  test('-0006-01-03: a document that is not the holder’s is refused', async () => {
    use(
      answers.withData(validarInterna, {
        numeroCuenta: ANA,
        titular: 'ANA L*** MOROCHO',
        tipoIdentificacion: '1',
        identificacion: '******0000',
      }),
    );
    await openNew();
    await fillInternal();
    await destinations.save().click();
    await sendCode();
    await expect.element(destinations.form.getByText(errorCodes['-0006-01-03'].text)).toBeVisible();
    expect(destinations.codes()).toEqual(destinations.registeredBefore);
  });

  test('the holder is asked for the number that stands still, and a late answer of a former one is never shown', async () => {
    const bank = await openNew();
    const release = hold(validarInterna);
    await destinations.field('Número de cuenta').fill(ANA);
    await expect.element(destinations.form.getByText('Consultando el titular…')).toBeVisible();
    await expect.poll(() => bank.countOf(validarInterna)).toBe(1);
    await destinations.field('Número de cuenta').fill(CARLOS);
    await expect.poll(() => bank.countOf(validarInterna)).toBe(2);
    release();
    await expect.element(destinations.form.getByText(/^Titular: Carlos/)).toBeVisible();
    await everyAnswerRead();
    expect(destinations.form.getByText(/Ana L/).elements()).toHaveLength(0);
    expect(bank.bodiesOf(validarInterna)).toEqual([{ numeroCuenta: ANA }, { numeroCuenta: CARLOS }]);
  });

  test('screens.md A.0 «Lists»: a holder who could not be asked for can be asked for again', async () => {
    use(answers.serverError(validarInterna));
    const bank = await openNew();
    await select('Tipo de cuenta', 'AHV');
    await destinations.field('Número de cuenta').fill(ANA);
    const retry = destinations.form.getByRole('alert').getByRole('button', { name: 'Reintentar' });
    await expect.element(retry).toBeVisible();
    useNoOverrides();
    await retry.click();
    await expect.element(destinations.form.getByText(/^Titular: Ana/)).toBeVisible();
    expect(new Set(bank.bodiesOf(validarInterna).map((body) => body?.numeroCuenta))).toEqual(new Set([ANA]));
    await destinations.save().click();
    await expect.element(digits).toBeVisible();
  });

  test('nothing is asked for a number with letters or too long', async () => {
    const bank = await openNew();
    for (const [wrong, told] of [
      ['01020100ABCD', 'Ingrese solo los dígitos del número de cuenta.'],
      ['0'.repeat(21), 'El número no puede superar 20 dígitos.'],
    ] as const) {
      await destinations.field('Número de cuenta').fill(wrong);
      await userEvent.tab();
      await expect.element(destinations.form.getByText(told)).toBeVisible();
    }
    await new Promise((resolve) => setTimeout(resolve, 500));
    expect(bank.countOf(validarInterna)).toBe(0);
  });

  test('account types that did not come are told, and «Reintentar» brings them', async () => {
    use(answers.withCode(tiposCuentasInternas, '-9999-00-03'));
    await openNew();
    await expect.element(destinations.form.getByText(errorCodes['-9999-00-03'].text)).toBeVisible();
    useNoOverrides();
    await destinations.form.getByRole('button', { name: 'Reintentar' }).click();
    await select('Tipo de cuenta', 'AHN');
  });
});

describe('screens.md A.2 «Cuenta destino: ingresar», elsewhere', () => {
  test('screens.md A.0 «Accessibility»: of several faults the first of the form takes the focus', async () => {
    await openNew();
    await fillExternal('2200123456');
    await destinations.field('Alias').fill('a'.repeat(41));
    await destinations.field('Correo (opcional)').fill('rosa');
    await destinations.field('Nombre del beneficiario').fill('');
    await destinations.save().click();
    await expect.element(destinations.field('Nombre del beneficiario')).toHaveFocus();
    await destinations.field('Nombre del beneficiario').fill('Rosa Elena Pérez');
    await destinations.save().click();
    await expect.element(destinations.field('Correo (opcional)')).toHaveFocus();
  });

  test('D-56: saved with what its institution says of the name', async () => {
    const bank = await openNew();
    await fillExternal('7700-1122 33');
    await destinations.field('Correo (opcional)').fill('rosa@example.com');
    await destinations.save().click();
    await expect.element(digits).toBeVisible();
    expect(destinations.signedRows('Nueva cuenta destino')).toEqual([
      ['Beneficiario', 'Rosa Elena Pérez'],
      ['Institución', 'Banco Andes Demo'],
      ['Cuenta', 'número terminado en 2233'],
      ['Correo', 'rosa@example.com'],
    ]);
    await sendCode();
    await expect.element(destinations.form).not.toBeInTheDocument();
    await expect.element(destinations.row('Rosa Elena Pérez')).toBeVisible();
    expect(bank.bodiesOf(ingresarExterna)).toStrictEqual([
      {
        idTransaccion: expect.any(String) as unknown,
        codigoInstitucion: '1001',
        codigoTipoCuenta: 'AHO',
        numeroCuenta: '7700112233',
        tipoIdentificacion: 1,
        identificacion: '0159999036',
        beneficiario: 'Rosa Elena Pérez',
        alias: 'Rosa Elena Pérez',
        correo: 'rosa@example.com',
      },
    ]);
    expect(destinations.registered().at(-1)).toMatchObject({ tipo: 'EXTERNA', nameMatch: 'NO_COINCIDE' });
  });

  test('-0006-01-02: one of the list is told before a code is asked for; at another institution it is another account', async () => {
    const bank = await openNew();
    await fillExternal('2209-98 8771');
    await destinations.save().click();
    await expect.element(destinations.form.getByText(errorCodes['-0006-01-02'].text)).toBeVisible();
    await expect.element(destinations.field('Número de cuenta')).toHaveFocus();
    await everyAnswerRead();
    expect(bank.countOf(generar)).toBe(0);
    await select('Institución', '1003');
    await destinations.save().click();
    await expect.element(digits).toBeVisible();
  });

  test('-0006-01-02: what was registered elsewhere meanwhile is refused, and what was typed stays', async () => {
    use(lacking(externas, '4401002215'));
    await openNew();
    await fillExternal('4401002215');
    await select('Tipo de institución', 'COO');
    await select('Institución', '2001');
    await destinations.save().click();
    await sendCode();
    await expect.element(destinations.form.getByText(errorCodes['-0006-01-02'].text)).toBeVisible();
    await expect.element(destinations.field('Nombre del beneficiario')).toHaveValue('Rosa Elena Pérez');
    expect(destinations.codes()).toEqual(destinations.registeredBefore);
  });
});

describe('screens.md A.2 «Cuenta destino: ingresar», from one place to the other', () => {
  const place = (name: string) => destinations.form.getByRole('radio', { name });
  const toPlace = (name: string) => destinations.form.getByText(name, { exact: true }).click();

  test('what was typed for one place is there when one comes back to it', async () => {
    await openNew();
    await fillInternal();
    await destinations.field('Alias').fill('Ana');
    await fillExternal('7700112233');
    await destinations.field('Alias').fill('Rosa');
    await toPlace('En la cooperativa');
    await expect.element(destinations.field('Número de cuenta')).toHaveValue(ANA);
    await expect.element(destinations.field('Tipo de cuenta')).toHaveValue('AHV');
    await expect.element(destinations.field('Alias')).toHaveValue('Ana');
    await expect.element(destinations.form.getByText(/^Titular: Ana/)).toBeVisible();
    await toPlace('En otra institución');
    await expect.element(destinations.field('Tipo de institución')).toHaveValue('BAN');
    await expect.element(destinations.field('Institución')).toHaveValue('1001');
    await expect.element(destinations.field('Tipo de cuenta')).toHaveValue('AHO');
    await expect.element(destinations.field('Número de cuenta')).toHaveValue('7700112233');
    await expect.element(destinations.field('Nombre del beneficiario')).toHaveValue('Rosa Elena Pérez');
    await expect.element(destinations.field('Alias')).toHaveValue('Rosa');
  });

  test.each([
    ['En la cooperativa', ingresarInterna, () => fillInternal()],
    ['En otra institución', ingresarExterna, () => fillExternal('7700112233')],
  ] as const)('%s: the place stays while it is being sent', async (name, endpoint, fill) => {
    const release = hold(endpoint);
    const bank = await openNew();
    await fill();
    await destinations.save().click();
    await sendCode();
    await expect.poll(() => bank.countOf(endpoint)).toBe(1);
    await expect.element(place('En la cooperativa')).toBeDisabled();
    await expect.element(place('En otra institución')).toBeDisabled();
    await expect.element(place(name)).toBeChecked();
    release();
    await expect.element(destinations.form).not.toBeInTheDocument();
  });
});

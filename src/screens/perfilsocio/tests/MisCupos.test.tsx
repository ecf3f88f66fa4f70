import { describe, expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { consumo, leer, limite, modificar } from '#api/contract/cupos.ts';
import { cuentasOrigen } from '#api/contract/transacciones.ts';
import { errorCodes } from '#domain/errorCodes.ts';
import { answers } from '#mocks/storyDemo.ts';
import { everyAnswerRead, hold, startEachTestFresh, use, useNoOverrides } from '#testing/testWorld.tsx';
import * as limits from './limitsWorld.ts';

startEachTestFresh();

test('§2, §3, screens.md A.2: the first account is preselected, with its six limits, their maxima and what is used of them', async () => {
  const bank = await limits.openReady();
  await expect.element(limits.selector).toMatchTextContent(/Ahorro a la vista.*4871/);
  const maxima = ['$5.000,00', '$30.000,00', '$3.000,00', '$15.000,00', '$1.000,00', '$5.000,00'];
  for (const [index, [label]] of limits.FIELDS.entries()) {
    await expect
      .element(limits.field(label))
      .toHaveAccessibleDescription(`Máximo permitido ${maxima[index]} ${limits.USED_OF_SAVINGS[index]}`);
  }
  expect([cuentasOrigen, leer, limite, consumo].map((call) => bank.countOf(call))).toEqual([1, 1, 1, 1]);
});

test('security.md 2.1: while the limits are saved nothing can be typed that the answer would take away', async () => {
  await limits.openReady();
  const release = hold(modificar);
  const first = limits.field('Interno Diario');
  await first.fill('1,01');
  await limits.save.click();
  await expect.element(first).toHaveAttribute('readonly');
  release();
  await expect.element(limits.text(limits.SAVED)).toBeVisible();
  await expect.element(first).not.toHaveAttribute('readonly');
});

test('§3, D-52: each field goes out under its own name, with numeroCuenta and nothing else, without a code (D-51)', async () => {
  const bank = await limits.openReady();
  const amounts = ['1,01', '2,02', '3,03', '4,04', '5,05', '6,06'];
  for (const [index, [label]] of limits.FIELDS.entries()) await limits.field(label).fill(amounts[index] ?? '');
  await limits.save.click();
  await expect.element(limits.text(limits.SAVED)).toBeVisible();
  expect(bank.bodiesOf(modificar)).toEqual([
    {
      valorInternoDiario: 1.01,
      valorInternoMensual: 2.02,
      valorExternoDiario: 3.03,
      valorExternoMensual: 4.04,
      valorFacilitoDiario: 5.05,
      valorFacilitoMensual: 6.06,
      numeroCuenta: limits.SAVINGS,
    },
  ]);
  expect(page.getByRole('dialog').elements()).toHaveLength(0);
  // Read anew before it was sent, and afterwards.
  await expect.poll(() => bank.countOf(leer)).toBe(3);
  await expect.poll(limits.shownAmounts).toEqual(amounts);
});

test('D-59: what was saved is what is shown, though the reading after it failed', async () => {
  const bank = await limits.openReady();
  const first = limits.field('Interno Diario');
  await first.fill('800');
  const release = hold(modificar);
  await limits.save.click();
  await expect.poll(() => bank.countOf(modificar)).toBe(1);
  use(answers.offline(leer));
  release();
  await expect.element(limits.text(limits.SAVED)).toBeVisible();
  await everyAnswerRead();
  await page.getByRole('tab', { name: 'MIS DATOS' }).click();
  await expect.element(first).not.toBeInTheDocument();
  await page.getByRole('tab', { name: 'CONFIGURAR MIS CUPOS' }).click();
  await expect.element(first).toHaveValue('800,00');
});

describe('§5 «Limits»', () => {
  test.each([
    ['', 'El campo es requerido.'],
    ['  ', 'El campo es requerido.'],
    ['abc', 'Escriba el valor así: 10 o 10,50.'],
    ['1.2.3', 'Escriba el valor así: 10 o 10,50.'],
    ['1e3', 'Escriba el valor así: 10 o 10,50.'],
    ['3,000', 'Ingrese hasta dos decimales, así: 10,50.'],
    ['1000,005', 'Ingrese hasta dos decimales, así: 10,50.'],
    ['-1', 'El valor no puede ser negativo.'],
    ['3000,01', 'El valor maximo es $3.000,00', '3.000,01'],
    ['3.000,01', 'El valor maximo es $3.000,00'],
    ['99999999999999999999', 'El valor maximo es $3.000,00'],
  ])('«%s» is refused: %s, beside what is used', async (amount, message, written = amount) => {
    const bank = await limits.openReady();
    await limits.field('Externo Diario').fill(amount);
    await userEvent.keyboard('{Tab}');
    await expect.element(limits.field('Externo Diario')).toHaveAccessibleDescription(`${message} Usado hoy $0,00`);
    await limits.save.click();
    await expect.element(limits.text('Todos los campos son obligatorios')).toBeVisible();
    await expect.element(limits.field('Externo Diario')).toHaveFocus();
    await expect.element(limits.field('Externo Diario')).toHaveValue(written);
    expect(bank.countOf(modificar)).toBe(0);
  });

  test.each([
    ['3000', 3000, '3.000,00'],
    ['3.000', 3000, '3.000,00'],
    ['$1.234,56', 1234.56, '1.234,56'],
    ['1.234,56', 1234.56, '1.234,56'],
    ['1,234.56', 1234.56, '1.234,56'],
    ['1234,5', 1234.5, '1.234,50'],
    ['1234.56', 1234.56, '1.234,56'],
    [' 20 ', 20, '20,00'],
    [',5', 0.5, '0,50'],
    ['0', 0, '0,00'],
  ])('«%s» is %d, written as %s on leaving the field', async (amount, dollars, written) => {
    const bank = await limits.openReady();
    await limits.field('Externo Diario').fill(amount);
    await userEvent.keyboard('{Tab}');
    await expect.element(limits.field('Externo Diario')).toHaveValue(written);
    await limits.save.click();
    await expect.element(limits.text(limits.SAVED)).toBeVisible();
    expect(bank.bodiesOf(modificar)).toMatchObject([{ valorExternoDiario: dollars }]);
  });

  test('Enter in a field sends what stands there, without leaving it first', async () => {
    const bank = await limits.openReady();
    await limits.field('Externo Diario').fill('1.234,5');
    await userEvent.keyboard('{Enter}');
    await expect.element(limits.text(limits.SAVED)).toBeVisible();
    expect(bank.bodiesOf(modificar)).toMatchObject([{ valorExternoDiario: 1234.5 }]);
  });

  test('a maximum that was lowered at the bank meanwhile: it is read anew once it refuses, and the field says so', async () => {
    const bank = await limits.openReady();
    use(
      answers.withCode(modificar, '-0003-01-01'),
      answers.rewritten(limite, (data) => ({ ...(data as object), valorInternoDiario: 2000 })),
    );
    await limits.field('Interno Diario').fill('4000');
    await limits.save.click();
    await expect
      .element(limits.field('Interno Diario'))
      .toHaveAccessibleDescription('El valor maximo es $2.000,00 Usado hoy $0,00');
    await expect.element(limits.field('Interno Diario')).toHaveFocus();
    await expect.element(limits.field('Interno Diario')).toHaveValue('4.000,00');
    expect(page.getByText('El valor maximo es $2.000,00').elements()).toHaveLength(1);
    await limits.save.click();
    await expect.element(limits.text('Todos los campos son obligatorios')).toBeVisible();
    expect(bank.countOf(modificar)).toBe(1);
    useNoOverrides();
    await limits.field('Interno Diario').fill('1.000');
    await limits.save.click();
    await expect.element(limits.text(limits.SAVED)).toBeVisible();
  });

  test('D-51: zero closes the channel, which a hint says', async () => {
    await limits.openReady();
    await limits.field('Pago Servicios Diario').fill('0');
    await expect.element(limits.text('Con un cupo de $0,00 no podrá usar este canal.')).toBeVisible();
    await expect.element(limits.field('Pago Servicios Diario')).not.toHaveAttribute('aria-invalid');
  });

  test('D-51: a daily limit above the monthly one is told and can be saved', async () => {
    const bank = await limits.openReady();
    await limits.field('Externo Mensual').fill('500');
    await expect.element(limits.text('El cupo diario es mayor que el mensual.')).toBeVisible();
    await limits.save.click();
    await expect.element(limits.text(limits.SAVED)).toBeVisible();
    expect(bank.bodiesOf(modificar)).toMatchObject([{ valorExternoDiario: 1000, valorExternoMensual: 500 }]);
  });
});

describe('§8: failures', () => {
  test('accounts: every message in red, also one that comes twice, and Reintentar', async () => {
    const twice = { code: '-9999-00-03', text: errorCodes['-9999-00-03'].text };
    use(answers.withMessages(cuentasOrigen, [{ code: '-9999-00-01', text: 'Primer mensaje.' }, twice, twice]));
    await limits.openTab();
    await expect.element(limits.text('Primer mensaje.')).toBeVisible();
    expect(limits.text(twice.text).elements()).toHaveLength(2);
    useNoOverrides();
    await page.getByRole('button', { name: 'Reintentar' }).click();
    await expect.poll(limits.shownAmounts).toEqual(limits.OF_SAVINGS);
  });

  test.each([leer, limite])(
    '$id: its messages, no form, and Reintentar asks for what is missing only',
    async (call) => {
      use(answers.withCode(call, '-0003-01-02'));
      const bank = await limits.openTab();
      await expect.element(limits.text(errorCodes['-0003-01-02'].text)).toBeVisible();
      expect(limits.save.elements()).toHaveLength(0);
      useNoOverrides();
      await page.getByRole('button', { name: 'Reintentar' }).click();
      await expect.poll(limits.shownAmounts).toEqual(limits.OF_SAVINGS);
      expect(bank.countOf(leer) + bank.countOf(limite)).toBe(3);
    },
  );

  test('a refused save is told in place and as a toast; what was typed stays, and a retry saves it', async () => {
    use(answers.withCode(modificar, '-0003-01-01'));
    const bank = await limits.openReady();
    await limits.field('Interno Diario').fill('2000');
    await limits.save.click();
    await expect.poll(() => limits.text(errorCodes['-0003-01-01'].text).elements().length).toBe(2);
    await expect.element(limits.field('Interno Diario')).toHaveValue('2.000,00');
    useNoOverrides();
    await limits.save.click();
    await expect.element(limits.text(limits.SAVED)).toBeVisible();
    expect(bank.countOf(modificar)).toBe(2);
  });
});

test('conventions.md 3: two clicks in one task save once', async () => {
  const bank = await limits.openReady();
  const button = limits.save.element() as HTMLButtonElement;
  button.click();
  button.click();
  await expect.element(limits.text(limits.SAVED)).toBeVisible();
  await everyAnswerRead();
  expect(bank.countOf(modificar)).toBe(1);
});

test('screens.md A.0 «Hide balances»: the accounts to choose from hide theirs too; limits and what is used of them are no balances', async () => {
  localStorage.setItem('bv.saldosOcultos', 'si');
  await limits.openReady();
  await expect.element(limits.selector).toMatchTextContent(/Saldo oculto/);
  await limits.selector.click();
  const listed = page.getByRole('listbox');
  await expect.element(listed).toBeVisible();
  for (const shown of [limits.selector, listed]) expect(shown.element().textContent).not.toMatch(/\d,\d\d/);
  expect(limits.shownAmounts()).toEqual(limits.OF_SAVINGS);
  expect(limits.used()).toEqual(limits.USED_OF_SAVINGS);
});

import { describe, expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { consumo, leer, limite, modificar } from '#api/contract/cupos.ts';
import { cuentasOrigen } from '#api/contract/transacciones.ts';
import { errorCodes } from '#domain/errorCodes.ts';
import { answers } from '#mocks/storyDemo.ts';
import {
  everyAnswerRead,
  hold,
  openBank,
  startEachTestFresh,
  type TestBank,
  use,
  useNoOverrides,
} from '#testing/testWorld.tsx';

startEachTestFresh();

const SAVINGS = '010201004871';
const BUSINESS = '010201012604';
const SAVED = 'los cupos han sido modificados exitosamente';

/** The label of each field beside its name on the wire, in the form's order (§2, D-52). */
const FIELDS = [
  ['Interno Diario', 'valorInternoDiario'],
  ['Interno Mensual', 'valorInternoMensual'],
  ['Externo Diario', 'valorExternoDiario'],
  ['Externo Mensual', 'valorExternoMensual'],
  ['Pago Servicios Diario', 'valorFacilitoDiario'],
  ['Pago Servicios Mensual', 'valorFacilitoMensual'],
] as const;
type Label = (typeof FIELDS)[number][0];

const field = (label: Label) => page.getByLabelText(label, { exact: true });
const save = page.getByRole('button', { name: 'Guardar' });
const selector = page.getByRole('combobox', { name: 'Cuenta de origen' });
const text = (words: string) => page.getByText(words, { exact: true });
const shownAmounts = () =>
  FIELDS.map(([label]) => (field(label).elements()[0] as HTMLInputElement | undefined)?.value ?? null);

const OF_SAVINGS = ['1.500,00', '10.000,00', '1.000,00', '5.000,00', '300,00', '1.500,00'];
const OF_BUSINESS = ['500,00', '2.000,00', '500,00', '2.000,00', '100,00', '500,00'];

const USED_OF_SAVINGS = [
  'Usado hoy $0,00',
  'Usado este mes $220,00',
  'Usado hoy $0,00',
  'Usado este mes $60,00',
  'Usado hoy $10,00',
  'Usado este mes $270,87',
];

const used = () =>
  page
    .getByText(/^Usado (?:hoy|este mes) /)
    .elements()
    .map(({ textContent }) => textContent);

/** Another account has other limits: what was typed is lost only with a yes. */
const loseChanges = () =>
  page
    .getByRole('alertdialog', { name: 'Tiene cambios sin guardar. ¿Desea salir?' })
    .getByRole('button', { name: 'Salir' })
    .click();

async function openTab(): Promise<TestBank> {
  const bank = await openBank({ route: '/perfilsocio' });
  await page.getByRole('tab', { name: 'CONFIGURAR MIS CUPOS' }).click();
  return bank;
}

async function openReady(): Promise<TestBank> {
  const bank = await openTab();
  await expect.element(field('Interno Diario')).toBeVisible();
  await expect.poll(shownAmounts).toEqual(OF_SAVINGS);
  return bank;
}

async function choose(name: RegExp): Promise<void> {
  await selector.click();
  await page.getByRole('option', { name }).click();
  await expect.element(page.getByRole('listbox')).not.toBeInTheDocument();
}

test('§2, §3, screens.md A.2: the first account is preselected, with its six limits, their maxima and what is used of them', async () => {
  const bank = await openReady();
  await expect.element(selector).toMatchTextContent(/Ahorro a la vista.*4871/);
  const maxima = ['$5.000,00', '$30.000,00', '$3.000,00', '$15.000,00', '$1.000,00', '$5.000,00'];
  for (const [index, [label]] of FIELDS.entries()) {
    await expect
      .element(field(label))
      .toHaveAccessibleDescription(`Máximo permitido ${maxima[index]} ${USED_OF_SAVINGS[index]}`);
  }
  expect([cuentasOrigen, leer, limite, consumo].map((call) => bank.countOf(call))).toEqual([1, 1, 1, 1]);
});

test('§3, D-52: each field goes out under its own name, with numeroCuenta and nothing else, without a code (D-51)', async () => {
  const bank = await openReady();
  const amounts = ['1,01', '2,02', '3,03', '4,04', '5,05', '6,06'];
  for (const [index, [label]] of FIELDS.entries()) await field(label).fill(amounts[index] ?? '');
  await save.click();
  await expect.element(text(SAVED)).toBeVisible();
  expect(bank.bodiesOf(modificar)).toEqual([
    {
      valorInternoDiario: 1.01,
      valorInternoMensual: 2.02,
      valorExternoDiario: 3.03,
      valorExternoMensual: 4.04,
      valorFacilitoDiario: 5.05,
      valorFacilitoMensual: 6.06,
      numeroCuenta: SAVINGS,
    },
  ]);
  expect(page.getByRole('dialog').elements()).toHaveLength(0);
  await expect.poll(() => bank.countOf(leer)).toBe(2);
  await expect.poll(shownAmounts).toEqual(amounts);
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
    ['3000,01', 'El valor maximo es $3.000,00'],
    ['3.000,01', 'El valor maximo es $3.000,00'],
    ['99999999999999999999', 'El valor maximo es $3.000,00'],
  ])('«%s» is refused: %s', async (amount, message) => {
    const bank = await openReady();
    await field('Externo Diario').fill(amount);
    await userEvent.keyboard('{Tab}');
    await expect.element(field('Externo Diario')).toHaveAccessibleDescription(message);
    await save.click();
    await expect.element(text('Todos los campos son obligatorios')).toBeVisible();
    await expect.element(field('Externo Diario')).toHaveFocus();
    await expect.element(field('Externo Diario')).toHaveValue(amount);
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
    const bank = await openReady();
    await field('Externo Diario').fill(amount);
    await userEvent.keyboard('{Tab}');
    await expect.element(field('Externo Diario')).toHaveValue(written);
    await save.click();
    await expect.element(text(SAVED)).toBeVisible();
    expect(bank.bodiesOf(modificar)).toMatchObject([{ valorExternoDiario: dollars }]);
  });

  test('Enter in a field sends what stands there, without leaving it first', async () => {
    const bank = await openReady();
    await field('Externo Diario').fill('1.234,5');
    await userEvent.keyboard('{Enter}');
    await expect.element(text(SAVED)).toBeVisible();
    expect(bank.bodiesOf(modificar)).toMatchObject([{ valorExternoDiario: 1234.5 }]);
  });

  test('D-51: zero closes the channel, which a hint says', async () => {
    await openReady();
    await field('Pago Servicios Diario').fill('0');
    await expect.element(text('Con un cupo de $0,00 no podrá usar este canal.')).toBeVisible();
    await expect.element(field('Pago Servicios Diario')).not.toHaveAttribute('aria-invalid');
  });

  test('D-51: a daily limit above the monthly one is told and can be saved', async () => {
    const bank = await openReady();
    await field('Externo Mensual').fill('500');
    await expect.element(text('El cupo diario es mayor que el mensual.')).toBeVisible();
    await save.click();
    await expect.element(text(SAVED)).toBeVisible();
    expect(bank.bodiesOf(modificar)).toMatchObject([{ valorExternoDiario: 1000, valorExternoMensual: 500 }]);
  });
});

describe('D-53: another account', () => {
  test('brings its own limits and maxima, and is what is saved', async () => {
    const bank = await openReady();
    await field('Interno Diario').fill('77');
    await choose(/Negocio/i);
    await loseChanges();
    await expect.poll(shownAmounts).toEqual(OF_BUSINESS);
    await field('Interno Diario').fill('1.000,01');
    await userEvent.keyboard('{Tab}');
    await expect.element(field('Interno Diario')).toHaveAccessibleDescription('El valor maximo es $1.000,00');
    await field('Interno Diario').fill('600');
    await save.click();
    await expect.element(text(SAVED)).toBeVisible();
    expect(bank.bodiesOf(modificar)).toMatchObject([{ numeroCuenta: BUSINESS, valorInternoDiario: 600 }]);
    await choose(/vista/i);
    await expect.poll(shownAmounts).toEqual(OF_SAVINGS);
  });

  test.each([leer, limite])('a late answer of $id for the first account is not shown and not saved', async (late) => {
    const release = hold(late);
    const bank = await openTab();
    await expect.element(page.getByRole('status', { name: 'Cargando sus cupos' })).toBeVisible();
    expect(bank.countOf(late)).toBe(1);
    expect(save.elements()).toHaveLength(0);
    // What is asked from now on is answered at once.
    hold(late)();
    await choose(/Negocio/i);
    await expect.poll(shownAmounts).toEqual(OF_BUSINESS);
    release();
    await everyAnswerRead();
    expect(shownAmounts()).toEqual(OF_BUSINESS);
    await save.click();
    await expect.element(text(SAVED)).toBeVisible();
    expect(bank.bodiesOf(modificar)).toMatchObject([{ numeroCuenta: BUSINESS, valorInternoDiario: 500 }]);
  });

  test('there and back while both are slow: never a number of the other, no Guardar before both are there', async () => {
    use(answers.slow(leer, 250), answers.slow(limite, 500));
    const seen = new Set<string>();
    const bank = await openTab();
    await choose(/Negocio/i);
    await choose(/vista/i);
    await choose(/Negocio/i);
    await expect
      .poll(() => {
        const amounts = shownAmounts().filter((amount) => amount !== null);
        if (amounts.length > 0) seen.add(amounts.join(' '));
        return amounts;
      })
      .toEqual(OF_BUSINESS);
    await everyAnswerRead();
    seen.add(shownAmounts().join(' '));
    expect([...seen]).toEqual([OF_BUSINESS.join(' ')]);
    await save.click();
    await expect.element(text(SAVED)).toBeVisible();
    expect(bank.bodiesOf(modificar)).toMatchObject([{ numeroCuenta: BUSINESS, valorFacilitoMensual: 500 }]);
  });

  test('a save under way when the account changes writes nothing into the other’s fields', async () => {
    const release = hold(modificar);
    const bank = await openReady();
    await field('Interno Diario').fill('1.111');
    await save.click();
    await expect.poll(() => bank.countOf(modificar)).toBe(1);
    await choose(/Negocio/i);
    await loseChanges();
    await expect.poll(shownAmounts).toEqual(OF_BUSINESS);
    release();
    await expect.element(text(SAVED)).toBeVisible();
    await everyAnswerRead();
    expect(shownAmounts()).toEqual(OF_BUSINESS);
    expect(bank.bodiesOf(modificar)).toMatchObject([{ numeroCuenta: SAVINGS, valorInternoDiario: 1111 }]);
  });
});

describe('screens.md A.2: what is used of the limits', () => {
  test.each([
    ['-0003-01-02', () => answers.withCode(consumo, '-0003-01-02')],
    ['a server that knows the specification alone', () => answers.withFault(consumo, 'notFound')],
    ['no connection', () => answers.offline(consumo)],
    ['no answer yet', () => answers.never(consumo)],
  ])('%s: the maxima alone, nothing is said of it, and Guardar saves', async (_, answer) => {
    use(answer());
    const bank = await openReady();
    await expect.element(field('Interno Diario')).toHaveAccessibleDescription('Máximo permitido $5.000,00');
    await field('Interno Diario').fill('1');
    await save.click();
    await expect.element(text(SAVED)).toBeVisible();
    expect(bank.bodiesOf(modificar)).toMatchObject([{ valorInternoDiario: 1 }]);
    expect(used()).toEqual([]);
    expect(page.getByRole('alert').elements()).toHaveLength(0);
    expect(page.getByRole('button', { name: 'Reintentar' }).elements()).toHaveLength(0);
  });

  test('it comes after the limits: nothing moves, and what was typed stays', async () => {
    const release = hold(consumo);
    await openReady();
    await field('Externo Diario').fill('1.234,5');
    const places = () =>
      [...FIELDS.map(([label]) => field(label)), save].map((one) => one.element().getBoundingClientRect().top);
    const before = places();
    expect(used()).toEqual([]);
    release();
    await expect.poll(used).toEqual(USED_OF_SAVINGS);
    expect(places()).toEqual(before);
    await expect.element(field('Externo Diario')).toHaveValue('1.234,5');
  });

  test('another account has its own; what comes late for the first one is not shown', async () => {
    const release = hold(consumo);
    const bank = await openReady();
    expect(bank.countOf(consumo)).toBe(1);
    hold(consumo)();
    await choose(/Negocio/i);
    await expect.poll(shownAmounts).toEqual(OF_BUSINESS);
    await expect.poll(() => used().length).toBe(6);
    const ofBusiness = used();
    expect(ofBusiness).not.toEqual(USED_OF_SAVINGS);
    release();
    await everyAnswerRead();
    expect(used()).toEqual(ofBusiness);
    expect(bank.countOf(consumo)).toBe(2);
    await choose(/vista/i);
    await expect.poll(used).toEqual(USED_OF_SAVINGS);
  });

  test('a limit below it is told and can be saved: the server is the judge', async () => {
    const bank = await openReady();
    await expect.poll(used).toEqual(USED_OF_SAVINGS);
    await field('Pago Servicios Mensual').fill('300');
    expect(text('El cupo es menor que lo ya usado.').elements()).toHaveLength(0);
    await field('Pago Servicios Diario').fill('9,99');
    await expect.element(text('El cupo es menor que lo ya usado.')).toBeVisible();
    await expect.element(field('Pago Servicios Diario')).not.toHaveAttribute('aria-invalid');
    await save.click();
    await expect.element(text(SAVED)).toBeVisible();
    expect(bank.bodiesOf(modificar)).toMatchObject([{ valorFacilitoDiario: 9.99 }]);
  });

  test('Reintentar of the limits asks for it as well, where it failed too', async () => {
    use(answers.withCode(leer, '-0003-01-02'), answers.withCode(consumo, '-0003-01-02'));
    const bank = await openTab();
    await expect.element(text(errorCodes['-0003-01-02'].text)).toBeVisible();
    await everyAnswerRead();
    useNoOverrides();
    await page.getByRole('button', { name: 'Reintentar' }).click();
    await expect.poll(used).toEqual(USED_OF_SAVINGS);
    expect([leer, limite, consumo].map((call) => bank.countOf(call))).toEqual([2, 1, 2]);
  });
});

describe('§8: failures', () => {
  test('accounts: every message in red, also one that comes twice, and Reintentar', async () => {
    const twice = { code: '-9999-00-03', text: errorCodes['-9999-00-03'].text };
    use(answers.withMessages(cuentasOrigen, [{ code: '-9999-00-01', text: 'Primer mensaje.' }, twice, twice]));
    await openTab();
    await expect.element(text('Primer mensaje.')).toBeVisible();
    expect(text(twice.text).elements()).toHaveLength(2);
    useNoOverrides();
    await page.getByRole('button', { name: 'Reintentar' }).click();
    await expect.poll(shownAmounts).toEqual(OF_SAVINGS);
  });

  test.each([leer, limite])(
    '$id: its messages, no form, and Reintentar asks for what is missing only',
    async (call) => {
      use(answers.withCode(call, '-0003-01-02'));
      const bank = await openTab();
      await expect.element(text(errorCodes['-0003-01-02'].text)).toBeVisible();
      expect(save.elements()).toHaveLength(0);
      useNoOverrides();
      await page.getByRole('button', { name: 'Reintentar' }).click();
      await expect.poll(shownAmounts).toEqual(OF_SAVINGS);
      expect(bank.countOf(leer) + bank.countOf(limite)).toBe(3);
    },
  );

  test('a refused save is told in place and as a toast; what was typed stays, and a retry saves it', async () => {
    use(answers.withCode(modificar, '-0003-01-01'));
    const bank = await openReady();
    await field('Interno Diario').fill('2000');
    await save.click();
    await expect.poll(() => text(errorCodes['-0003-01-01'].text).elements().length).toBe(2);
    await expect.element(field('Interno Diario')).toHaveValue('2.000,00');
    useNoOverrides();
    await save.click();
    await expect.element(text(SAVED)).toBeVisible();
    expect(bank.countOf(modificar)).toBe(2);
  });
});

test('conventions.md 3: two clicks in one task save once', async () => {
  const bank = await openReady();
  const button = save.element() as HTMLButtonElement;
  button.click();
  button.click();
  await expect.element(text(SAVED)).toBeVisible();
  await everyAnswerRead();
  expect(bank.countOf(modificar)).toBe(1);
});

test('screens.md A.0 «Hide balances»: the accounts to choose from hide theirs too; limits and what is used of them are no balances', async () => {
  localStorage.setItem('bv.saldosOcultos', 'si');
  await openReady();
  await expect.element(selector).toMatchTextContent(/Saldo oculto/);
  await selector.click();
  const listed = page.getByRole('listbox');
  await expect.element(listed).toBeVisible();
  for (const shown of [selector, listed]) expect(shown.element().textContent).not.toMatch(/\d,\d\d/);
  expect(shownAmounts()).toEqual(OF_SAVINGS);
  expect(used()).toEqual(USED_OF_SAVINGS);
});

describe('screens.md «MIS DATOS», as in its neighbour: what was typed is not lost without a question', () => {
  const question = page.getByRole('alertdialog', { name: 'Tiene cambios sin guardar. ¿Desea salir?' });
  const stay = question.getByRole('button', { name: 'Seguir aquí' });
  const leave = question.getByRole('button', { name: 'Salir' });
  const otherTab = page.getByRole('tab', { name: 'MIS DATOS' });
  const chooseBusiness = async () => {
    await selector.click();
    await page.getByRole('option', { name: /2604/ }).click();
  };

  test('by another tab, nor by another page', async () => {
    const bank = await openReady();
    await field('Interno Diario').fill('700');
    await otherTab.click();
    await stay.click();
    await expect.element(field('Interno Diario')).toHaveValue('700,00');
    await page.getByRole('link', { name: 'PAGOS DE SERVICIOS' }).click();
    await leave.click();
    await expect.poll(bank.path).toBe('/pagos');
  });

  test('nor by another account', async () => {
    await openReady();
    await field('Interno Diario').fill('700');
    await chooseBusiness();
    await stay.click();
    await expect.element(field('Interno Diario')).toHaveValue('700,00');
    await chooseBusiness();
    await leave.click();
    await expect.poll(shownAmounts).toEqual(OF_BUSINESS);
    await otherTab.click();
    await expect.element(otherTab).toHaveAttribute('aria-selected', 'true');
    expect(question.elements()).toHaveLength(0);
  });

  test('what is saved, or as it stood, is no change', async () => {
    await openReady();
    await field('Interno Diario').fill('700');
    await field('Interno Diario').fill('1500');
    await chooseBusiness();
    await expect.poll(shownAmounts).toEqual(OF_BUSINESS);
    await field('Interno Diario').fill('400');
    await save.click();
    await expect.element(text(SAVED)).toBeVisible();
    await expect.element(field('Interno Diario')).toHaveValue('400,00');
    await otherTab.click();
    await expect.element(otherTab).toHaveAttribute('aria-selected', 'true');
    expect(question.elements()).toHaveLength(0);
  });
});

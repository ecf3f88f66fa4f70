import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { credito } from '#api/contract/creditos.ts';
import { errorCodes } from '#domain/errorCodes.ts';
import { DEMO_NOW } from '#mocks/bank/clock.ts';
import { answers } from '#mocks/storyDemo.ts';
import { main } from '#testing/locators.ts';
import { openBank, startEachTestFresh, use, useNoOverrides } from '#testing/testWorld.tsx';

startEachTestFresh({ now: DEMO_NOW });

beforeEach(async () => {
  // Wide enough for the whole table.
  await page.viewport(1680, 1000);
});

afterEach(async () => {
  vi.useRealTimers();
  vi.restoreAllMocks();
  await page.viewport(1280, 900);
});

const table = main.getByRole('region', { name: 'Tabla de amortización' });
const bodyRows = () => [...table.element().querySelectorAll('tbody tr')];
const total = () => table.element().querySelector('tfoot')?.textContent?.trim() ?? '';
const chip = (name: RegExp) => main.getByRole('radio', { name });

async function openLoan(number = '020110004417') {
  const bank = await openBank({ route: `/creditos/${number}` });
  await expect.element(table).toBeVisible();
  return bank;
}

describe('screens.md A.2 creditos: a current loan (demo-bank.md C.3, 4417)', () => {
  test('balance, next instalment and its account, progress, terms', async () => {
    await openLoan();
    await expect.element(main.getByRole('heading', { level: 1 })).toHaveTextContent('Crédito de consumo');
    for (const text of ['$8.343,07', '$343,05', '$12.000,00'])
      await expect.element(main.getByText(text).first()).toBeInTheDocument();
    for (const text of ['18 de 48 cuotas pagadas', '30 por pagar', '15,60 %', '16,77 %', '48 meses', 'Vigente'])
      await expect.element(main.getByText(text, { exact: true })).toBeVisible();
    await expect.element(main.getByText('cuenta terminada en 4871')).toBeInTheDocument();
    expect(document.body.textContent).not.toMatch(/\d{8,}/);
  });

  test('the whole table with its totals to the cent, without a column of nothing', async () => {
    await openLoan();
    expect(bodyRows()).toHaveLength(48);
    const heads = table
      .getByRole('columnheader')
      .elements()
      .map(({ textContent }) => textContent);
    expect(heads).toEqual(['N.º', 'Fecha', 'Capital', 'Interés', 'Seguro', 'Cuota', 'Saldo', 'Estado']);
    expect(total()).toBe('Total12.000,004.206,23210,3116.416,54');
    expect(bodyRows()[18]?.textContent).toBe('1905/12/2026229,17108,465,42343,058.113,90Próxima');
    expect(bodyRows()[17]?.textContent).toMatch(/^1805\/11\/2026.*Pagada$/);
  });

  test('a column of other charges is there as soon as one has some', async () => {
    const row = { capital: 1, interes: 2, seguro: 3, saldo: 5, estado: 'PENDIENTE' as const };
    use(
      answers.withData(credito, {
        numeroCredito: '020110004417',
        descripcion: 'CREDITO',
        saldoCapital: 5,
        montoOriginal: 5,
        tabla: [
          { ...row, numero: 1, fecha: '2026-12-05', otros: 0, cuota: 6 },
          { ...row, numero: 2, fecha: '2027-01-05', otros: 0.5, cuota: 6.5 },
        ],
        pagos: [],
      }),
    );
    await openLoan();
    await expect.element(table.getByRole('columnheader', { name: 'Otros' })).toBeVisible();
    expect(total()).toBe('Total2,004,006,000,5012,50');

    await page.viewport(390, 844);
    const items = main.getByRole('list', { name: /^Tabla de amortización/ }).getByRole('listitem');
    await expect.element(items.last()).toHaveTextContent('Total$12,50Capital 2,00 Interés 4,00 Seguro 6,00 Otros 0,50');
  });

  test('filters: their counts, their rows and the totals of what is shown', async () => {
    await openLoan();
    expect(main.getByRole('radio', { name: /Vencidas/ }).elements()).toHaveLength(0);
    await chip(/Pagadas 18/).click({ force: true });
    expect(bodyRows()).toHaveLength(18);
    expect(total()).toContain('3.656,93');
    await chip(/Pendientes 30/).click({ force: true });
    expect(bodyRows()).toHaveLength(30);
    expect(bodyRows()[0]?.textContent).toContain('Próxima');
    expect(total()).toContain('8.343,07');
    await chip(/Todas 48/).click({ force: true });
    expect(bodyRows()).toHaveLength(48);
  });

  test('payments in their own tab, newest first', async () => {
    await openLoan();
    await main.getByRole('tab', { name: 'Pagos' }).click();
    const paid = main.getByRole('tabpanel').element();
    expect(paid.querySelectorAll('time')).toHaveLength(18);
    expect(paid.querySelector('time')?.textContent).toBe('05/11/2026');
    await expect.element(main.getByText('Débito automático').first()).toBeVisible();
  });

  test('export: CSV with every instalment whatever the filter', async () => {
    const blobs: Blob[] = [];
    vi.spyOn(URL, 'createObjectURL').mockImplementation((blob) => {
      blobs.push(blob as Blob);
      return '#archivo';
    });
    const names: string[] = [];
    vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (this: HTMLAnchorElement) {
      names.push(this.download);
    });
    await openLoan();
    await chip(/Pagadas 18/).click({ force: true });
    await main.getByRole('button', { name: 'Exportar' }).click();
    await page.getByRole('menuitem', { name: 'Exportar CSV' }).click();
    await expect.poll(() => names).toEqual(['amortizacion-4417.csv']);
    expect((await blobs[0]?.text())?.trim().split('\r\n')).toHaveLength(49);
  });

  test('print: the paper has the whole table and no full number', async () => {
    const printing = vi.spyOn(window, 'print').mockImplementation(() => undefined);
    await openLoan();
    await main.getByRole('button', { name: 'Exportar' }).click();
    await page.getByRole('menuitem', { name: /Imprimir/ }).click();
    await expect.poll(() => printing.mock.calls.length).toBe(1);
    const paper = document.querySelector('[data-print-sheet]')?.textContent ?? '';
    expect(paper).toContain('4.206,23');
    expect(paper).toContain('18 de 48');
    expect(paper).not.toMatch(/\d{8,}/);
    dispatchEvent(new Event('afterprint'));
    await expect.poll(() => document.querySelector('[data-print-sheet]')).toBeNull();
  });

  test('the table is reached by keyboard, to be scrolled', async () => {
    await openLoan();
    (table.element() as HTMLElement).focus();
    await expect.element(table).toHaveFocus();
    const before = table.element().scrollTop;
    await userEvent.keyboard('{End}');
    await expect.poll(() => table.element().scrollTop).toBeGreaterThan(before);
  });
});

describe('screens.md A.2 creditos: an overdue loan (1932)', () => {
  test('what is overdue and of what, first of all; no way to pay it here', async () => {
    await openLoan('020120001932');
    const box = main.getByRole('region', { name: /Tiene 1 cuota vencida/ });
    await expect.element(box.getByRole('heading')).toHaveTextContent('Tiene 1 cuota vencida: $232,84');
    await expect.element(box.getByText(/Venció el 14\/11\/2026, hace 6 días/)).toBeVisible();
    for (const [name, amount] of [
      ['Capital', '$175,50'],
      ['Interés', '$54,63'],
      ['Seguro', '$2,08'],
      ['Mora', '$0,63'],
      ['Gestión', '$0,00'],
      ['Total', '$232,84'],
    ])
      expect(box.element().textContent).toContain(`${name}${amount}`);
    expect(main.getByRole('button', { name: /Pagar/ }).elements()).toHaveLength(0);
    await expect.element(main.getByText('8 de 24 cuotas pagadas')).toBeVisible();
    await expect.element(main.getByText('1 vencida · 15 por pagar')).toBeVisible();
    expect(total()).toContain('1.023,19');
    expect(total()).toContain('38,93');
    await chip(/Vencidas 1/).click({ force: true });
    expect(bodyRows().map(({ textContent }) => textContent)).toEqual([
      '914/11/2026175,5054,632,08232,213.022,60Vencida',
    ]);
  });

  test('the last instalment of a filter is gone, paid elsewhere: all of them again, and the filter says so', async () => {
    const bank = await openLoan('020120001932');
    await chip(/Vencidas 1/).click({ force: true });
    await expect.poll(bodyRows).toHaveLength(1);
    use(
      answers.rewritten(credito, (loan) => {
        const { tabla } = loan as { tabla: { estado: string }[] };
        return { ...(loan as object), tabla: tabla.map((row) => ({ ...row, estado: 'PAGADA' })) };
      }),
    );
    vi.setSystemTime(Date.now() + 31_000);
    dispatchEvent(new Event('visibilitychange'));
    await expect.poll(() => bank.countOf(credito)).toBe(2);
    await expect.poll(bodyRows).toHaveLength(24);
    await expect.element(chip(/^Todas 24/)).toBeChecked();
  });
});

describe('D-65: of a loan only what the server says', () => {
  const instalment = { capital: 1, interes: 2, seguro: 3, otros: 0, cuota: 6, saldo: 5 };
  const bare = {
    numeroCredito: '020110004417',
    descripcion: 'CREDITO',
    saldoCapital: 5,
    montoOriginal: 5,
    tabla: [{ ...instalment, numero: 1, fecha: '2026-11-14', estado: 'VENCIDA' as const }],
    pagos: [],
  };
  const vencido = { capital: 1, interes: 1, seguro: 1, mora: 1, gestionCobranza: 1, total: 5 };

  test('how many are paid is left out where it is not said', async () => {
    use(answers.withData(credito, { ...bare, totalCuotas: 48 }));
    await openLoan();
    expect(main.element().textContent).not.toMatch(/cuotas pagadas|por pagar/);
  });

  test('how many instalments are overdue, and for how long, is not made up', async () => {
    use(answers.withData(credito, { ...bare, estado: 'VENCIDO', cuotasPagadas: 8, totalCuotas: 24, vencido }));
    await openLoan();
    const heading = main.getByRole('heading', { name: 'Tiene un valor vencido: $5,00' });
    await expect.element(heading).toBeVisible();
    await expect.element(main.getByText('Venció el 14/11/2026.')).toBeVisible();
    await expect.element(main.getByText('8 de 24 cuotas pagadas')).toBeVisible();
    expect(main.element().textContent).not.toMatch(/por pagar|hace \d|1 cuota|1 vencida/);
  });

  test('an overdue loan without what is overdue does not count it among what is still to pay', async () => {
    use(answers.withData(credito, { ...bare, estado: 'VENCIDO', cuotasPagadas: 8, totalCuotas: 24 }));
    await openLoan();
    await expect.element(main.getByText('8 de 24 cuotas pagadas')).toBeVisible();
    expect(main.getByText(/por pagar/).elements()).toHaveLength(0);
  });

  const states = /^(Vigente|Vencido.*|Cancelado)$/;

  test.each(['CASTIGADO', 'EN MORA'])('a state that is not known, «%s», is shown as it is written', async (estado) => {
    use(answers.withData(credito, { ...bare, estado, cuotasPagadas: 8, totalCuotas: 24, vencido }));
    await openLoan();
    await expect.element(main.getByText(estado, { exact: true })).toBeVisible();
    expect(main.getByText(states).elements()).toHaveLength(0);
  });

  test('nothing is said of a state that the server leaves out, nor how many of its instalments are still to pay', async () => {
    use(answers.withData(credito, { ...bare, estado: null, cuotasPagadas: 8, totalCuotas: 24 }));
    await openLoan();
    await expect.element(main.getByText('8 de 24 cuotas pagadas')).toBeVisible();
    expect(main.getByText(states).elements()).toHaveLength(0);
    expect(main.getByText(/por pagar/).elements()).toHaveLength(0);
  });

  test('states in other letters are the ones that they are, the loan’s and its instalments’', async () => {
    use(
      answers.withData(credito, {
        ...bare,
        estado: 'Vencido',
        diasVencido: 6,
        tabla: [{ ...instalment, numero: 1, fecha: '2026-11-14', estado: 'Vencida' }],
        vencido,
      }),
    );
    await openLoan();
    await expect.element(main.getByText('Vencido hace 6 días')).toBeVisible();
    await expect.element(main.getByText('Venció el 14/11/2026, hace 6 días.')).toBeVisible();
    await expect.element(chip(/^Vencidas 1/)).toBeInTheDocument();
  });

  test('of several overdue instalments it is the oldest that is so since that day, and the head says what the card says', async () => {
    const several = { ...vencido, cuotas: 3, dias: 67 };
    use(answers.withData(credito, { ...bare, estado: 'VENCIDO', diasVencido: 66, vencido: several }));
    await openLoan();
    await expect.element(main.getByText('La más antigua venció el 14/11/2026, hace 67 días.')).toBeVisible();
    await expect.element(main.getByText('Vencido hace 67 días')).toBeVisible();
  });

  test('one that is overdue by its days is so whatever its state is called', async () => {
    use(answers.withData(credito, { ...bare, estado: 'VIGENTE', diasVencido: 6, vencido }));
    await openLoan();
    await expect.element(main.getByText('Vencido hace 6 días')).toBeVisible();
    expect(main.getByText('Vigente', { exact: true }).elements()).toHaveLength(0);
  });

  test('D-65: one of which the server says what is overdue and not since when is not called current over that', async () => {
    use(answers.withData(credito, { ...bare, estado: 'VIGENTE', vencido: { ...vencido, dias: null } }));
    await openLoan();
    await expect.element(main.getByText('Vencido', { exact: true }).first()).toBeVisible();
    expect(main.getByText('Vigente', { exact: true }).elements()).toHaveLength(0);
  });

  test('an instalment that is overdue for no days is overdue for nobody knows how many', async () => {
    use(answers.withData(credito, { ...bare, estado: 'VENCIDO', vencido: { ...vencido, dias: 0 } }));
    await openLoan();
    await expect.element(main.getByText('Venció el 14/11/2026.')).toBeVisible();
  });

  test('a term of one month is one month', async () => {
    use(answers.withData(credito, { ...bare, plazoMeses: 1 }));
    await openLoan();
    await expect.element(main.getByText('1 mes', { exact: true })).toBeVisible();
  });

  test.each([
    ['FRANCES', /Sistema francés: cuota financiera fija/],
    ['ALEMAN', /Sistema alemán: capital fijo/],
  ])('contract B.3: «sistema» %s stands under the table', async (sistema, words) => {
    use(answers.withData(credito, { ...bare, sistema }));
    await openLoan();
    await expect.element(main.getByText(words)).toBeVisible();
  });

  test('contract B.3: without a system none is named, neither on the screen nor on paper', async () => {
    const printing = vi.spyOn(window, 'print').mockImplementation(() => undefined);
    use(answers.withData(credito, bare));
    await openLoan();
    await expect.element(main.getByText('Valores en dólares.', { exact: true })).toBeVisible();
    await main.getByRole('button', { name: 'Exportar' }).click();
    await page.getByRole('menuitem', { name: /Imprimir/ }).click();
    await expect.poll(() => printing.mock.calls.length).toBe(1);
    expect(document.body.textContent).toContain('Valores en dólares.');
    expect(document.body.textContent).not.toMatch(/Sistema (francés|alemán)/);
    dispatchEvent(new Event('afterprint'));
  });
});

test('DESIGN.md §12: on a phone the page scrolls; what was paid long ago comes when it is asked for, and keeps the focus', async () => {
  await page.viewport(390, 1000);
  await openBank({ route: '/creditos/020110004417' });
  const items = main.getByRole('list', { name: /^Tabla de amortización, / });
  const numbers = () =>
    [...items.element().querySelectorAll('li b:first-child')].map((b) => b.textContent?.split(' ')[0]);
  await expect.element(items).toBeVisible();
  expect(numbers()[0]).toBe('17');
  expect(numbers().at(-1)).toBe('Total');
  await main.getByRole('button', { name: 'Ver cuotas anteriores (16)' }).click();
  expect(numbers()).toHaveLength(49);
  expect(document.activeElement?.textContent).toMatch(/^1 · /);
  expect(main.getByRole('button', { name: /^Ver cuotas anteriores/ }).elements()).toHaveLength(0);
  await main.getByText(/^Pendientes/).click();
  await expect.poll(() => numbers()[0]).toBe('19');
});

describe('screens.md A.0 «Hide balances»', () => {
  /** Amounts that can be read in the main column, by eye or by ear; rates are none. */
  const amounts = () => (main.element().textContent ?? '').match(/\d+,\d\d(?! %)/g);

  test.each([
    ['the whole table', 1680],
    ['two-line items', 390],
  ])('an overdue loan: card, summary, table (%s) and payments', async (_, width) => {
    localStorage.setItem('bv.saldosOcultos', 'si');
    await page.viewport(width, 1000);
    await openBank({ route: '/creditos/020120001932' });
    await expect.element(main.getByRole('heading', { name: 'Tiene 1 cuota vencida', exact: true })).toBeVisible();
    expect(amounts()).toBeNull();
    await main.getByRole('tab', { name: 'Pagos' }).click();
    await expect.element(main.getByText('Débito automático').first()).toBeVisible();
    expect(amounts()).toBeNull();
  });

  test('paper and file keep the figures: they are asked for', async () => {
    const printing = vi.spyOn(window, 'print').mockImplementation(() => undefined);
    localStorage.setItem('bv.saldosOcultos', 'si');
    await openLoan();
    await main.getByRole('button', { name: 'Exportar' }).click();
    await page.getByRole('menuitem', { name: /Imprimir/ }).click();
    await expect.poll(() => printing.mock.calls.length).toBe(1);
    expect(document.querySelector('[data-print-sheet]')?.textContent).toContain('4.206,23');
    dispatchEvent(new Event('afterprint'));
  });
});

test('screens.md A.2 creditos: a loan that is paid off says so and has nothing next', async () => {
  await openLoan('020110002075');
  expect(main.getByRole('link', { name: 'Ver garantía' }).elements(), 'what guaranteed it is free').toHaveLength(0);
  await expect.element(main.getByText('crédito terminado en 2075')).toBeInTheDocument();
  await expect.element(main.getByText('Este crédito está cancelado.')).toBeVisible();
  expect(main.getByText(/Próxima cuota/).elements()).toHaveLength(0);
  await expect.element(main.getByText('12 de 12 cuotas pagadas')).toBeVisible();
});

test.each(['020110006120', '999'])('-0007-01-01: %s is not found, somebody else’s or nobody’s', async (number) => {
  await openBank({ route: `/creditos/${number}` });
  await expect.element(main.getByText('No encontramos este crédito')).toBeVisible();
  expect(page.getByRole('button', { name: 'Reintentar' }).elements()).toHaveLength(0);
});

test('contract B.0: a server that has no loans: said, and nothing to try again to no end', async () => {
  use(answers.withFault(credito, 'notFound'));
  await openBank({ route: '/creditos/020110004417' });
  await expect.element(main.getByText('Este crédito no está disponible')).toBeVisible();
  expect(page.getByRole('button', { name: 'Reintentar' }).elements()).toHaveLength(0);
});

test('conventions.md 6: another failure in the server’s words, and Reintentar', async () => {
  use(answers.withCode(credito, '-9999-00-03'));
  await openBank({ route: '/creditos/020110004417' });
  await expect.element(main.getByText(errorCodes['-9999-00-03'].text)).toBeVisible();
  useNoOverrides();
  await page.getByRole('button', { name: 'Reintentar' }).click();
  await expect.element(table).toBeVisible();
});

test('screens.md A.0: the eye hides what is owed and what comes next', async () => {
  await openLoan();
  await page.getByRole('button', { name: 'Ocultar saldos' }).click();
  await expect.element(page.getByRole('button', { name: 'Mostrar saldos' })).toBeVisible();
  const card = main.getByRole('region', { name: /Saldo de capital/ });
  expect(card.getByText('Saldo oculto').elements()).toHaveLength(3);
  expect(card.element().textContent).not.toMatch(/\$\d/);
});

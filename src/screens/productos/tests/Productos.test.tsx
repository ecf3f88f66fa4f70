import { describe, expect, onTestFinished, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { cleanup } from 'vitest-browser-react';
import { garantias, leer } from '#api/contract/productos.ts';
import { leer as leerTarjeta } from '#api/contract/tarjetas.ts';
import { cuentasOrigen } from '#api/contract/transacciones.ts';
import { DEMO_NOW } from '#mocks/bank/clock.ts';
import { answers } from '#mocks/storyDemo.ts';
import { main, region } from '#testing/locators.ts';
import { goToLateEvening, passMidnight } from '#testing/midnight.ts';
import { testRetry } from '#testing/retryTests.ts';
import { showSimply } from '#testing/showSimply.ts';
import { everyAnswerRead, openBank, startEachTestFresh, use, useNoOverrides } from '#testing/testWorld.tsx';

startEachTestFresh({ now: DEMO_NOW });

const hide = page.getByRole('button', { name: 'Ocultar saldos' });
const show = page.getByRole('button', { name: 'Mostrar saldos' });
const cardOf = (name: string) => main.getByRole('listitem').filter({ hasText: name });

/** Amounts that can be read on the page, by eye or by ear. */
const amounts = () => (main.element().textContent ?? '').match(/\d+,\d\d/g) ?? [];

async function openProducts() {
  const bank = await openBank({ route: '/productos' });
  await expect.element(main.getByText('Ahorro a la vista')).toBeVisible();
  await everyAnswerRead();
  return bank;
}

describe('screens.md A.2 productos', () => {
  test('copy.md «Productos»: the groups in their order', async () => {
    await openProducts();
    const titles = main.getByRole('heading', { level: 2 }).elements();
    expect(titles.map(({ textContent }) => textContent)).toEqual([
      'Ahorros',
      'Inversiones',
      'Certificados de aportación',
      'Créditos',
      'Tarjetas',
      'Garantías',
    ]);
    expect(region('Ahorros').getByRole('listitem').elements()).toHaveLength(3);
  });

  test.each([
    { mode: 'usual', before: () => () => {} },
    { mode: 'simple', before: showSimply },
  ])('DESIGN.md §1: in the $mode mode each action is offered once', async ({ before }) => {
    onTestFinished(before());
    await openProducts();
    for (const name of ['Transferir', 'Pagar'])
      await expect.element(main.getByRole('link', { name, exact: true })).toBeVisible();
  });

  test('D-65: a state that only the server knows is shown as it is written; who is overdue by its days is overdue', async () => {
    const loan = { numeroCredito: '020110004417', descripcion: 'CREDITO DE CONSUMO', saldoCapital: 5 };
    const account = { numeroCuenta: '010201018840', descripcion: 'AHORRO A LA VISTA', saldoDisponible: 148.25 };
    const proximaCuota = { numero: 4, fecha: '2026-12-05', valor: 343.2 };
    use(
      answers.withData(leer, {
        ahorros: [{ ...account, estado: 'INACTIVA' }],
        inversiones: [],
        certificados: [],
        creditos: [
          { ...loan, estado: 'REESTRUCTURADO', proximaCuota },
          { ...loan, numeroCredito: '020120001932', estado: 'EN MORA', diasVencido: 6, proximaCuota },
          { ...loan, numeroCredito: '020110002075', saldoCapital: 0, estado: 'CANCELADO' },
        ],
        tarjetas: [{ codigoTarjeta: 'TC-01', numeroEnmascarado: '************4502', estado: 'CANCELADA' }],
      }),
    );
    await openBank({ route: '/productos' });
    await expect.element(region('Ahorros').getByText('INACTIVA')).toBeVisible();
    await expect.element(region('Tarjetas').getByText('CANCELADA')).toBeVisible();
    const rows = region('Créditos')
      .getByRole('listitem')
      .elements()
      .map(({ textContent }) => textContent);
    expect(rows[0]).toMatch(/REESTRUCTURADO.*Cuota 05\/12\/2026/);
    expect(rows[1]).toMatch(/Vencido hace 6 días/);
    expect(rows[1]).not.toMatch(/Cuota 05/);
    expect(rows[2]).toMatch(/Cancelado/);
  });

  test('an empty group is not shown', async () => {
    use(
      answers.withData(leer, {
        ahorros: [{ numeroCuenta: '010201018840', descripcion: 'AHORRO A LA VISTA', saldoDisponible: 148.25 }],
        inversiones: [],
        certificados: [],
        creditos: [],
        tarjetas: [],
        totalGarantias: 0,
      }),
    );
    const bank = await openProducts();
    expect(main.getByRole('heading', { level: 2 }).elements()).toHaveLength(1);
    expect(bank.countOf(garantias) + bank.countOf(leerTarjeta)).toBe(0);
  });

  test('nothing at all: says so, and leads to the agencies', async () => {
    use(
      answers.withData(leer, {
        ahorros: [],
        inversiones: [],
        certificados: [],
        creditos: [],
        tarjetas: [],
        totalGarantias: null,
      }),
    );
    await openBank({ route: '/productos' });
    await expect.element(main.getByText('Aún no tiene productos activos')).toBeVisible();
    expect(hide.elements()).toHaveLength(0);
    await page.getByRole('button', { name: 'Ver agencias' }).click();
    await expect.element(page.getByRole('dialog')).toBeVisible();
  });

  test('demo-bank.md C.3, C.4: overdue days, next instalment, card and guarantees', async () => {
    await openProducts();
    await expect.element(cardOf('Microcrédito').getByText('Vencido hace 6 días')).toBeVisible();
    await expect.element(cardOf('Crédito de consumo').getByText('$343,05').first()).toBeInTheDocument();
    await expect.element(cardOf('Crédito de consumo').getByText(/05\/12\/2026/)).toBeVisible();
    await expect.element(cardOf('Visa Clásica').getByText('Pague hasta el 25/11/2026')).toBeVisible();
    await expect.element(cardOf('Visa Clásica')).toMatchTextContent(/Pago mínimo.*\$48,90.*Total.*\$612,35/);
    await expect.element(cardOf('Mastercard Socio').getByText('Bloqueo temporal')).toBeVisible();
    await expect.element(main.getByText('2 de sus créditos · 2 créditos que garantiza')).toBeVisible();
  });

  test.each([
    ['BLOQUEADA', true, 'Bloqueo temporal'],
    ['BLOQUEADA', false, 'Bloqueada'],
    ['ACTIVA', true, 'Bloqueo temporal'],
    ['ACTIVA', false, null],
  ])('D-65: «%s», by its member’s own switch blocked: %s, is called «%s»', async (estado, bloqueoTemporal, words) => {
    use(
      answers.rewritten(leer, (data) => {
        const { tarjetas, ...others } = data as { tarjetas: object[] };
        return { ...others, tarjetas: tarjetas.slice(0, 1).map((card) => ({ ...card, estado })) };
      }),
      answers.rewritten(leerTarjeta, (data) => {
        const card = data as { configuracion: object };
        return { ...card, estado, configuracion: { ...card.configuracion, bloqueoTemporal } };
      }),
    );
    await openProducts();
    const said = cardOf('Visa Clásica').getByText(/^Bloque/);
    await expect
      .poll(() => said.elements().map(({ textContent }) => textContent))
      .toEqual(words === null ? [] : [words]);
  });

  test.each([
    ['nothing is owed', { fechaMaximaPago: '2026-11-25', pagoTotal: 0 }],
    ['the member has a credit', { fechaMaximaPago: '2026-11-25', pagoTotal: -5 }],
    ['the day cannot be read', { fechaMaximaPago: 'PRONTO', pagoTotal: 612.35 }],
  ])('no day to pay a card by where %s', async (_, debt) => {
    use(answers.withData(leerTarjeta, { codigoTarjeta: 'TC-01', numeroEnmascarado: '************4502', ...debt }));
    await openProducts();
    await expect.element(cardOf('Visa Clásica').getByText('Cupo disponible')).toBeVisible();
    expect(main.getByText(/^Pague hasta/).elements()).toHaveLength(0);
  });

  test('a card whose day is past is overdue, as inicio says it; today it can still be paid in time', async () => {
    const owed = { codigoTarjeta: 'TC-01', numeroEnmascarado: '************4502', pagoTotal: 612.35 };
    use(answers.withData(leerTarjeta, { ...owed, fechaMaximaPago: '2026-11-20' }));
    goToLateEvening();
    await openProducts();
    await expect.element(cardOf('Visa Clásica').getByText('Pague hasta el 20/11/2026')).toBeVisible();
    passMidnight();
    await expect.element(cardOf('Visa Clásica').getByText('Vencido hace 1 día')).toBeVisible();
    expect(main.getByText(/^Pague hasta/).elements()).toHaveLength(0);
  });

  test('D-65: an overdue loan is one in whatever letters the server says so', async () => {
    const loan = { numeroCredito: '020120001932', descripcion: 'MICROCREDITO', saldoCapital: 3120.55 };
    use(
      answers.rewritten(leer, (data) => ({
        ...(data as object),
        creditos: [{ ...loan, estado: 'Vencido', diasVencido: 6 }],
      })),
    );
    await openProducts();
    await expect.element(cardOf('Microcrédito').getByText('Vencido hace 6 días')).toBeVisible();
  });

  test('D-65: programmed savings without a book balance show what can be taken out under its own name', async () => {
    const numeroCuenta = '010201009356';
    const programmed = { numeroCuenta, descripcion: 'AHORRO PROGRAMADO', tipo: 'PROGRAMADO', saldoDisponible: 12 };
    const vista = { numeroCuenta: '010201004871', descripcion: 'AHORRO A LA VISTA', saldoDisponible: 1 };
    use(
      answers.withData(leer, {
        ahorros: [vista, programmed],
        inversiones: [],
        certificados: [],
        creditos: [],
        tarjetas: [],
      }),
    );
    await openProducts();
    const card = cardOf('Ahorro programado');
    await expect.element(card).toMatchTextContent(/Disponible.*\$12,00/);
    expect(card.getByText('Saldo contable').elements()).toHaveLength(0);
    expect(card.getByText('Disponible', { exact: true }).elements()).toHaveLength(1);
  });

  test('a card whose detail fails still shows what the list knows, a blocked one its state', async () => {
    use(answers.withCode(leerTarjeta, '-9999-00-03'), answers.withCode(garantias, '-9999-00-03'));
    const bank = await openProducts();
    expect(bank.countOf(leerTarjeta)).toBe(2);
    await expect.element(cardOf('Mastercard Socio').getByText('Bloqueo temporal')).toBeVisible();
    await expect.element(cardOf('Visa Clásica').getByText('$1.683,55').first()).toBeInTheDocument();
    await expect.element(main.getByText('4 registradas')).toBeVisible();
  });

  test('§2: the whole card leads to the account, by click and by keyboard', async () => {
    const bank = await openProducts();
    const link = main.getByRole('link', { name: 'Ahorro negocio' });
    (link.element() as HTMLElement).focus();
    await userEvent.keyboard('{Enter}');
    await expect.poll(bank.path).toBe('/cuentas/010201012604');
  });
});

describe('§9, D-18, D-19', () => {
  test('account numbers are masked but for the last four, and spoken by their ending', async () => {
    await openProducts();
    await expect.element(main.getByText('•••• 4871')).toBeVisible();
    expect(main.getByText('cuenta terminada en 4871').elements()).toHaveLength(1);
    expect(document.body.textContent).not.toMatch(/\d{6,}/);
  });

  test('the total is what can be taken out of the accounts, in dollars', async () => {
    await openProducts();
    await expect.element(main.getByText('$4.085,27').first()).toBeInTheDocument();
  });

  test('copying gives the full number and shows none', async () => {
    const copied = vi.spyOn(navigator.clipboard, 'writeText').mockResolvedValue();
    await openProducts();
    await cardOf('Ahorro a la vista').getByRole('button', { name: 'Más acciones' }).click();
    await page.getByRole('menuitem', { name: 'Copiar número' }).click();
    await expect.element(page.getByText('Número copiado')).toBeVisible();
    expect(copied).toHaveBeenCalledExactlyOnceWith('010201004871');
    expect(document.body.textContent).not.toContain('010201004871');
  });

  test('a browser that forbids copying is told, without the number', async () => {
    vi.spyOn(navigator.clipboard, 'writeText').mockRejectedValue(new DOMException('no', 'NotAllowedError'));
    await openProducts();
    await cardOf('Ahorro a la vista').getByRole('button', { name: 'Más acciones' }).click();
    await page.getByRole('menuitem', { name: 'Copiar número' }).click();
    await expect.element(page.getByText('No pudimos copiar el número.')).toBeVisible();
    expect(document.body.textContent).not.toContain('010201004871');
  });

  test('screens.md A.2: only what can be debited has actions', async () => {
    await openProducts();
    expect(main.getByRole('button', { name: 'Más acciones' }).elements()).toHaveLength(2);
    expect(cardOf('Ahorro programado hogar').getByRole('button').elements()).toHaveLength(0);
  });
});

describe('screens.md A.0 «Hide balances»', () => {
  test('every amount of the page, by eye and by ear, and still so at the next visit', async () => {
    await openProducts();
    expect(amounts().length).toBeGreaterThan(20);
    await hide.click();
    // Its name says what it does next: a state beside it would be heard as the contrary.
    await expect.element(show).not.toHaveAttribute('aria-pressed');
    expect(hide.elements()).toHaveLength(0);
    expect(amounts()).toEqual([]);
    expect(main.getByText('Saldo oculto').elements().length).toBeGreaterThan(8);

    await cleanup();
    await openProducts();
    expect(amounts()).toEqual([]);
    await show.click();
    await expect.poll(() => amounts().length).toBeGreaterThan(20);
  });

  test.each(['/inicio', '/cuentas/010201004871', '/cuentas/010205003388'])('also on %s', async (route) => {
    localStorage.setItem('bv.saldosOcultos', 'si');
    await openBank({ route });
    await expect.element(show).toBeVisible();
    await expect.poll(() => main.getByText('Saldo oculto').elements().length).toBeGreaterThan(2);
    await everyAnswerRead();
    expect(amounts().filter((amount) => !['1,20', '8,25'].includes(amount))).toEqual([]);
  });

  test('blocked storage: the choice holds for the page', async () => {
    const write = vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
      throw new DOMException('no', 'QuotaExceededError');
    });
    await openProducts();
    await hide.click();
    await expect.poll(amounts).toEqual([]);
    await show.click();
    await expect.poll(() => amounts().length).toBeGreaterThan(20);
    write.mockRestore();
    await hide.click();
    await show.click();
  });
});

describe('contract B.0: a server that knows only the specification', () => {
  test('404 for productos: the accounts of cuentas-origen are shown', async () => {
    use(answers.withFault(leer, 'notFound'));
    const bank = await openProducts();
    expect([bank.countOf(leer), bank.countOf(cuentasOrigen)]).toEqual([1, 1]);
    expect(main.getByRole('heading', { level: 2 }).elements()).toHaveLength(1);
    await expect.element(main.getByText('$4.085,27').first()).toBeInTheDocument();
  });

  test('404 and no accounts either: the message of the accounts, and Reintentar asks for them again', async () => {
    use(answers.withFault(leer, 'notFound'), answers.withCode(cuentasOrigen, '-9999-00-03'));
    const bank = await openBank({ route: '/productos' });
    const retry = page.getByRole('button', { name: 'Reintentar' });
    await expect.element(retry).toBeVisible();
    useNoOverrides();
    await retry.click();
    await expect.element(main.getByText('Ahorro a la vista')).toBeVisible();
    expect([bank.countOf(leer), bank.countOf(cuentasOrigen)]).toEqual([1, 2]);
  });

  test('500 is a failure, not a lack: nothing else is asked, Reintentar brings all', async () => {
    use(answers.serverError(leer));
    const bank = await openBank({ route: '/productos' });
    const retry = page.getByRole('button', { name: 'Reintentar' });
    await expect.element(retry).toBeVisible();
    await expect.element(main.getByText('No pudimos cargar la información')).toBeVisible();
    expect(bank.countOf(cuentasOrigen)).toBe(0);
    useNoOverrides();
    await retry.click();
    await expect.element(main.getByText('Microcrédito')).toBeVisible();
    expect(bank.countOf(cuentasOrigen)).toBe(0);
  });
});

test('conventions.md 6: Reintentar asks again and shows the accounts', async () => {
  use(answers.withCode(leer, '-9999-00-03'));
  const bank = await openBank({ route: '/productos' });
  const retry = page.getByRole('button', { name: 'Reintentar' });
  await expect.element(retry).toBeVisible();
  expect([bank.countOf(leer), bank.countOf(cuentasOrigen)]).toEqual([1, 0]);
  useNoOverrides();
  await retry.click();
  await expect.element(main.getByText('Ahorro a la vista')).toBeVisible();
  expect(bank.countOf(leer)).toBe(2);
});

testRetry({ route: '/productos', read: leer, loaded: main.getByText('Ahorro a la vista') });

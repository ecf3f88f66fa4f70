import { beforeAll, describe, expect, onTestFinished, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import { credito } from '#api/contract/creditos.ts';
import { movimientos } from '#api/contract/cuentas.ts';
import { consultar, favoritos } from '#api/contract/pagos.ts';
import { leer } from '#api/contract/productos.ts';
import { leer as leerTarjeta } from '#api/contract/tarjetas.ts';
import { DEMO_NOW } from '#mocks/bank/clock.ts';
import { seedManyMovements } from '#mocks/bank/seed/manyMovements.ts';
import { answers, demo } from '#mocks/storyDemo.ts';
import { main, region } from '#testing/locators.ts';
import { everyAnswerRead, hold, openBank, startEachTestFresh, use } from '#testing/testWorld.tsx';

startEachTestFresh({ now: DEMO_NOW });

// What must not come is not only late: its code is there.
beforeAll(async () => {
  await import('../Outlook.tsx');
});

const ENOUGH = 'Le alcanza para los próximos 30 días';
const outlook = region(ENOUGH);
const due = region('Próximos vencimientos');
const show = page.getByRole('button', { name: 'Mostrar hasta cuándo le alcanza' });
const hide = page.getByRole('button', { name: 'Ocultar hasta cuándo le alcanza' });
/** The section's heading, whatever it says. */
const heading = main.getByRole('heading', { name: /alcanza/ });

const vista = { numeroCuenta: '010201004871', descripcion: 'AHORRO A LA VISTA', saldoDisponible: 100 };
const account = { ahorros: [vista], inversiones: [], certificados: [], creditos: [], tarjetas: [] };
const card = { codigoTarjeta: 'TC-01', marca: 'VISA', producto: 'VISA CLASICA', numeroEnmascarado: '•••• 4502' };
const noMovements = { totalRegistros: 0, registros: [], totalCreditos: 0, totalDebitos: 0 };

/** One card of 220 dollars on a day, an account with 100 and nothing else. */
const oneCard = (day: string) => [
  answers.withData(leer, { ...account, tarjetas: [card] }),
  answers.withData(leerTarjeta, { ...card, fechaMaximaPago: day, pagoTotal: 220 }),
  answers.withData(favoritos, []),
  answers.withData(movimientos, noMovements),
];

/** Opens inicio and waits until everything has come that will. */
async function openSettled() {
  const bank = await openBank({ route: '/inicio' });
  await expect.element(page.getByText('Últimos movimientos').or(due).first()).toBeVisible();
  await everyAnswerRead();
  return bank;
}

describe('DESIGN.md §12 «How long it lasts»', () => {
  test('the demo’s member: until when, the lowest balance, what comes, what is assumed', async () => {
    const bank = await openBank({ route: '/inicio' });
    await expect.element(outlook).toBeVisible();
    const rows = outlook
      .getByRole('listitem')
      .elements()
      .map(({ textContent }) => textContent);
    expect(rows[0]).toMatch(/^20 nov.*-\$232,84/);
    // A telephone has room for three.
    expect(rows).toHaveLength(3);
    expect(rows[2]).toMatch(/^22 nov.*\+\$223,50/);
    await expect.element(outlook.getByText(/^El saldo más bajo sería \$/)).toBeVisible();
    await expect.element(outlook.getByText(/sus vencimientos conocidos, su ahorro programado, /)).toBeVisible();
    await expect.element(outlook.getByText(/su sueldo de alrededor de \$1\.185,40 cada mes/)).toBeVisible();
    await expect.element(outlook.getByText(/No incluye sus gastos diarios\.$/)).toBeVisible();
    // The two accounts that it counts, beside the five latest of the first: what is due is asked once.
    expect([bank.countOf(movimientos), bank.countOf(leerTarjeta), bank.countOf(consultar)]).toEqual([3, 1, 3]);
  });

  test('its table says each day, and what happens on it', async () => {
    await openBank({ route: '/inicio' });
    await outlook.getByRole('button', { name: 'Ver como tabla' }).click();
    const table = outlook.getByRole('region', { name: 'Saldo previsto de cada día' });
    expect(table.getByRole('row').elements()).toHaveLength(31);
    await expect.element(table.getByRole('row', { name: /^25\/11\/2026.*Sueldo/ })).toBeInTheDocument();
    await outlook.getByRole('button', { name: 'Ocultar tabla' }).click();
    await expect.element(table).not.toBeInTheDocument();
  });

  test.each([
    ['of up to three pages all are read', 600, true],
    ['of more none but the first is', 3000, false],
  ])('a busy account: %s', async (_, movements, isShown) => {
    const { history } = demo.bank;
    onTestFinished(() => demo.bank.replaceHistory(history));
    seedManyMovements(demo.bank, vista.numeroCuenta, movements);
    const bank = await openSettled();
    await expect.poll(() => bank.countOf(movimientos)).toBe(isShown ? 4 : 3);
    await everyAnswerRead();
    await expect.poll(() => heading.elements().length).toBe(isShown ? 1 : 0);
  });

  test('where it does not last: the day, what is missing, and the way to what is due', async () => {
    use(...oneCard('2026-12-16'));
    await openBank({ route: '/inicio' });
    const short = region('Le alcanza hasta el martes 15 de diciembre');
    await expect.element(short.getByText('Le faltarían $120,00 el miércoles 16 de diciembre.')).toBeVisible();
    await expect.element(short.getByText(/no hay ingresos que se repitan/)).toBeVisible();
    await short.getByRole('button', { name: 'Ver vencimientos' }).click();
    await expect.element(page.getByRole('heading', { name: 'Próximos vencimientos' })).toHaveFocus();
  });

  test('-0005-01-04: what a blocked account has is not counted, nor is it asked what moved there', async () => {
    const blocked = { ...vista, numeroCuenta: '010201012604', saldoDisponible: 900, estado: 'BLOQUEADA' };
    use(
      answers.withData(leer, { ...account, ahorros: [vista, blocked], tarjetas: [card] }),
      ...oneCard('2026-12-16').slice(1),
    );
    const bank = await openBank({ route: '/inicio' });
    const short = region('Le alcanza hasta el martes 15 de diciembre');
    await expect.element(short.getByText('Le faltarían $120,00 el miércoles 16 de diciembre.')).toBeVisible();
    // The five latest and all of the open account.
    expect(bank.countOf(movimientos)).toBe(2);
  });

  describe('a loan in order that falls due twice within the 30 days', () => {
    const loan = {
      numeroCredito: '020110004417',
      descripcion: 'CREDITO DE CONSUMO',
      saldoCapital: 900,
      estado: 'VIGENTE',
      proximaCuota: { numero: 4, fecha: '2026-11-21', valor: 60 },
    };
    const instalment = (numero: number, fecha: string) =>
      ({
        numero,
        fecha,
        capital: 50,
        interes: 10,
        seguro: 0,
        otros: 0,
        cuota: 60,
        saldo: 800,
        estado: 'PENDIENTE',
      }) as const;
    const list = [
      answers.withData(leer, { ...account, creditos: [loan] }),
      answers.withData(favoritos, []),
      answers.withData(movimientos, noMovements),
    ];

    test('the second is read from its table: 100 do not last', async () => {
      const tabla = [instalment(4, '2026-11-21'), instalment(5, '2026-12-19')];
      use(...list, answers.withData(credito, { ...loan, montoOriginal: 1200, tabla, pagos: [] }));
      const bank = await openSettled();
      await expect.element(region('Le alcanza hasta el viernes 18 de diciembre')).toBeVisible();
      await expect.element(page.getByText('Le faltarían $20,00 el sábado 19 de diciembre.')).toBeVisible();
      expect(bank.countOf(credito)).toBe(1);
    });

    test('without its table the due date stands, and nothing is said of how long it lasts', async () => {
      use(...list, answers.withCode(credito, '-9999-00-03'));
      await openSettled();
      await expect.element(due.getByText(/60,00/).first()).toBeVisible();
      expect(heading.elements()).toHaveLength(0);
      expect(main.getByRole('alert').elements()).toHaveLength(0);
    });
  });

  test('a bill of which a debt has no day: nothing of it is said', async () => {
    const rubros = [
      { codigoRubro: 'R-1', descripcion: 'Planilla', fechaVencimiento: '2026-11-28', total: 5 },
      { codigoRubro: 'R-2', descripcion: 'Recargo', total: 2 },
    ];
    use(answers.withData(consultar, [{ codigoContrato: 'C', rubros }]));
    await openSettled();
    await expect.element(due.getByText('Luz casa')).toBeVisible();
    await everyAnswerRead();
    expect(heading.elements()).toHaveLength(0);
  });

  test('is put away on this device and comes back; the focus goes along', async () => {
    await openBank({ route: '/inicio' });
    await hide.click();
    await expect.element(show).toHaveFocus();
    await expect.element(outlook).not.toBeInTheDocument();
    expect(localStorage.getItem('bv.alcanzaOculto')).toBe('si');
    await show.click();
    await expect.element(outlook).toBeVisible();
    await expect.element(hide).toHaveFocus();
    expect(localStorage.getItem('bv.alcanzaOculto')).toBe('no');
  });

  test('the focus goes along once: a later redraw takes it from nobody', async () => {
    await openBank({ route: '/inicio' });
    await hide.click();
    await show.click();
    await expect.element(hide).toHaveFocus();
    await everyAnswerRead();
    const table = outlook.getByRole('button', { name: 'Ver como tabla' });
    (table.element() as HTMLElement).focus();
    vi.setSystemTime(DEMO_NOW + 31_000);
    dispatchEvent(new Event('visibilitychange'));
    await everyAnswerRead();
    await expect.element(table).toHaveFocus();
  });

  test('over midnight it stays in its place, with what is open in it, until the new day is reckoned', async () => {
    vi.setSystemTime('2026-11-20T23:59:00-05:00');
    const bank = await openBank({ route: '/inicio' });
    await expect.element(outlook).toBeVisible();
    await outlook.getByRole('button', { name: 'Ver como tabla' }).click();
    const place = outlook.element();
    const answer = hold(movimientos);
    const before = bank.countOf(movimientos);
    vi.setSystemTime('2026-11-21T00:00:30-05:00');
    dispatchEvent(new Event('focus'));
    await expect.poll(() => bank.countOf(movimientos)).toBeGreaterThan(before);
    await new Promise((resolve) => setTimeout(resolve, 600));
    expect(outlook.element()).toBe(place);
    answer();
    await everyAnswerRead();
    expect(outlook.element()).toBe(place);
    await expect.element(outlook.getByRole('button', { name: 'Ocultar tabla' })).toBeVisible();
  });

  test('what is put away asks nothing and takes no focus', async () => {
    localStorage.setItem('bv.alcanzaOculto', 'si');
    const bank = await openSettled();
    await expect.element(show).toBeVisible();
    await expect.element(show).not.toHaveFocus();
    await everyAnswerRead();
    expect(bank.countOf(movimientos)).toBe(1);
    await show.click();
    await expect.element(outlook).toBeVisible();
  });

  test('screens.md A.0: with hidden balances nothing of it is said', async () => {
    await openBank({ route: '/inicio' });
    await expect.element(outlook).toBeVisible();
    await page.getByRole('button', { name: 'Ocultar saldos' }).click();
    await expect.element(outlook).not.toBeInTheDocument();
    expect(heading.elements()).toHaveLength(0);
    expect(show.elements()).toHaveLength(0);
  });

  test('screens.md A.0: nor is anything asked for it then', async () => {
    localStorage.setItem('bv.saldosOcultos', 'si');
    const bank = await openSettled();
    await expect.element(due.getByText('Pensión Sofía')).toBeVisible();
    await everyAnswerRead();
    expect(bank.countOf(movimientos)).toBe(1);
    await page.getByRole('button', { name: 'Mostrar saldos' }).click();
    await expect.element(outlook).toBeVisible();
  });
});

describe('without all that it needs it is left out without a word', () => {
  test.each([
    ['the server does not know the movements', [answers.withFault(movimientos, 'notFound')]],
    ['the movements fail', [answers.withCode(movimientos, '-9999-00-03')]],
    [
      'more movements than can be looked through',
      [answers.withData(movimientos, { ...noMovements, totalRegistros: 301 })],
    ],
    ['fewer came than there are', [answers.withData(movimientos, { ...noMovements, totalRegistros: 1 })]],
    [
      'nothing is due and nothing comes regularly',
      [answers.withData(leer, account), answers.withData(favoritos, []), answers.withData(movimientos, noMovements)],
    ],
    ['nothing falls due within 30 days', oneCard('2026-12-20')],
  ])('%s', async (_, overrides) => {
    use(...overrides);
    const bank = await openBank({ route: '/inicio' });
    await expect.element(due).toBeVisible();
    // Beside those of the latest movements.
    await expect.poll(() => bank.countOf(movimientos)).toBeGreaterThan(1);
    await everyAnswerRead();
    expect(heading.elements()).toHaveLength(0);
    expect(show.elements()).toHaveLength(0);
  });

  test('the server knows the specification alone: nothing is asked for it', async () => {
    use(...[leer, movimientos, favoritos].map((endpoint) => answers.withFault(endpoint, 'notFound')));
    const bank = await openBank({ route: '/inicio' });
    await expect.element(due.getByText(/^No conocemos todos sus vencimientos/)).toBeVisible();
    await everyAnswerRead();
    expect(heading.elements()).toHaveLength(0);
    expect(show.elements()).toHaveLength(0);
    expect(bank.countOf(movimientos)).toBe(1);
  });

  test.each([
    ['a bill', consultar],
    ['a card’s payment', leerTarjeta],
  ])('%s is unknown: nothing is asked for it either', async (_, endpoint) => {
    use(answers.withCode(endpoint, '-9999-00-03'));
    const bank = await openSettled();
    await expect.element(due.getByText(/^No pudimos c/)).toBeVisible();
    await everyAnswerRead();
    expect(heading.elements()).toHaveLength(0);
    expect(bank.countOf(movimientos)).toBe(1);
  });

  test('it waits for the last bill', async () => {
    const release = hold(consultar);
    const bank = await openBank({ route: '/inicio' });
    await expect.element(due.getByText('Visa Clásica')).toBeVisible();
    await expect.poll(() => bank.countOf(movimientos)).toBe(1);
    expect(heading.elements()).toHaveLength(0);
    release();
    await expect.element(outlook).toBeVisible();
  });
});

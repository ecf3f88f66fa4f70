import { describe, expect, onTestFinished, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import { credito } from '#api/contract/creditos.ts';
import { movimientos } from '#api/contract/cuentas.ts';
import { categorias, consultar, favoritos, servicios } from '#api/contract/pagos.ts';
import { leer } from '#api/contract/productos.ts';
import { leer as leerTarjeta } from '#api/contract/tarjetas.ts';
import { generar } from '#api/contract/tokens.ts';
import { errorCodes } from '#domain/errorCodes.ts';
import { DEMO_NOW } from '#mocks/bank/clock.ts';
import { answers, demo } from '#mocks/storyDemo.ts';
import { main, region } from '#testing/locators.ts';
import { testRetry } from '#testing/retryTests.ts';
import { everyAnswerRead, hold, openBank, startEachTestFresh, use, useNoOverrides } from '#testing/testWorld.tsx';

startEachTestFresh({ now: DEMO_NOW });

const due = region('Próximos vencimientos');
const latest = region('Últimos movimientos');
const texts = (items: HTMLElement[] | Element[]) => items.map(({ textContent }) => textContent ?? '');

const vista = { numeroCuenta: '010201004871', descripcion: 'AHORRO A LA VISTA', saldoDisponible: 0 };
const nothingButAnAccount = {
  ahorros: [vista],
  inversiones: [],
  certificados: [],
  creditos: [],
  tarjetas: [],
};

const loan = { numeroCredito: '020120001932', descripcion: 'MICROCREDITO', saldoCapital: 3_198.1 };
const visa = { codigoTarjeta: 'TC-01', marca: 'VISA', numeroEnmascarado: '************4502', utilizado: 612.35 };

const DAY_MS = 24 * 60 * 60_000;

const NOTHING_DUE = 'No tiene vencimientos próximos.';
const UNSAID = 'No conocemos todos sus vencimientos. Revíselos en Mis productos.';
const UNSAID_BILLS = 'No conocemos todos los vencimientos de sus servicios guardados. Revíselos en Pagos de servicios.';
const MISSING_BILLS = /^No pudimos consultar todos sus servicios guardados/;

async function openSummary() {
  const bank = await openBank({ route: '/inicio' });
  await expect.element(due.getByRole('listitem').first()).toBeVisible();
  await expect.element(latest.getByRole('listitem').first()).toBeVisible();
  return bank;
}

describe('screens.md A.2 inicio, D-45', () => {
  test('greets by the hour and by name, says the day, what there is and what is owed', async () => {
    await openSummary();
    await expect.element(main.getByRole('heading', { level: 1 })).toHaveTextContent('Buenos días, Maria Fernanda');
    await expect.element(main.getByText('Viernes, 20 de noviembre de 2026')).toBeVisible();
    await expect.element(main.getByText('$4.085,27').first()).toBeInTheDocument();
    // 8.343,07 + 3.198,10, and 816,45 of the card.
    await expect.element(main.getByText('$12.357,62').first()).toBeInTheDocument();
    await expect.element(main.getByText('Créditos $11.541,17 · Tarjetas $816,45').first()).toBeVisible();
  });

  test('what falls due, the earliest first: the overdue instalment on its own day, cards, and the bills of favourite services', async () => {
    const bank = await openSummary();
    await expect.element(due.getByText('Pensión Sofía')).toBeVisible();
    const rows = texts(due.getByRole('listitem').elements());
    const names = rows.map(
      (row) => /Luz papás|Luz casa|Pensión Sofía|Microcrédito|Visa|Crédito de consumo/.exec(row)?.[0],
    );
    expect(names.filter((name) => name !== 'Luz papás')).toEqual([
      'Microcrédito',
      'Visa',
      'Luz casa',
      'Crédito de consumo',
      'Pensión Sofía',
    ]);
    const rowOf = (name: string) => rows[names.indexOf(name)] ?? '';
    expect(rowOf('Microcrédito')).toMatch(
      /^14nov.*número terminado en 1932••••\s1932 · Cuota 9 de 24.*Vencido hace 6 días.*\$232,84/,
    );
    expect(rowOf('Visa')).toMatch(/^25nov.*Visa Clásica.*número terminado en 4502••••\s4502 · Pago total.*\$612,35/);
    expect(rowOf('Visa')).not.toContain('Vencido');
    expect(rowOf('Crédito de consumo')).toMatch(
      /^05dic.*número terminado en 4417••••\s4417 · Cuota 19 de 48.*\$343,05/,
    );
    expect(rowOf('Luz casa')).toMatch(/^28nov.*1203456 · CentroSur.*\$43,90/);
    // 28,14 since 28 October; 31,02 by 28 November.
    expect(rowOf('Luz papás')).toMatch(/^28oct.*8841207 · CentroSur.*Vencido: \$28,14.*\$59,16/);
    expect(rowOf('Pensión Sofía')).toMatch(/^07dic.*\$165,00/);
    // Only what is overdue needs its detail, and no blocked card; each favourite service is looked up once.
    expect([bank.countOf(credito), bank.countOf(leerTarjeta), bank.countOf(consultar)]).toEqual([1, 1, 3]);
  });

  test('a bill that cannot be looked up is left out, and said to be missing', async () => {
    use(answers.withCode(consultar, '-9999-00-03'));
    await openSummary();
    await expect.element(due.getByText('Visa Clásica')).toBeVisible();
    await expect.element(due.getByText(MISSING_BILLS)).toBeVisible();
    expect(due.getByText('Luz casa').elements()).toHaveLength(0);
    expect(due.getByText(/No pudimos cargar todos los vencimientos/).elements()).toHaveLength(0);
  });

  test('nobody says that nothing is due while a bill is unknown', async () => {
    use(answers.withData(leer, nothingButAnAccount), answers.serverError(consultar));
    await openBank({ route: '/inicio' });
    await expect.element(due.getByText(MISSING_BILLS)).toBeVisible();
    expect(due.getByText('No tiene vencimientos próximos.').elements()).toHaveLength(0);
  });

  describe('D-65: what the server does not say is not «nothing is due»', () => {
    test.each([
      [
        'an overdue loan whose detail does not say what is overdue',
        () => [
          answers.withData(leer, {
            ...nothingButAnAccount,
            creditos: [{ ...loan, estado: 'VENCIDO', diasVencido: 6 }],
          }),
          answers.withData(credito, { ...loan, montoOriginal: 4_500, estado: 'VENCIDO', tabla: [], pagos: [] }),
        ],
      ],
      [
        'a current loan without its next instalment',
        () => [answers.withData(leer, { ...nothingButAnAccount, creditos: [{ ...loan, estado: 'VIGENTE' }] })],
      ],
      [
        'a card without a day',
        () => [
          answers.withData(leer, { ...nothingButAnAccount, tarjetas: [visa] }),
          answers.withData(leerTarjeta, { ...visa, pagoTotal: 612.35 }),
        ],
      ],
      [
        'a server that knows only the specification, and no loan or card',
        () => [answers.withFault(leer, 'notFound'), answers.withFault(favoritos, 'notFound')],
      ],
    ])('%s', async (_, given) => {
      use(answers.withData(favoritos, []), ...given());
      await openBank({ route: '/inicio' });
      await expect.element(due.getByText(UNSAID)).toBeVisible();
      expect(due.getByText(NOTHING_DUE).elements()).toHaveLength(0);
    });

    test('a list that lacks one of them says so too', async () => {
      use(
        answers.withData(favoritos, []),
        answers.withData(leer, { ...nothingButAnAccount, creditos: [loan], tarjetas: [visa] }),
        answers.withFault(credito, 'notFound'),
        answers.withData(leerTarjeta, { ...visa, fechaMaximaPago: '2026-11-25', pagoTotal: 612.35 }),
      );
      await openBank({ route: '/inicio' });
      await expect.element(due.getByRole('link', { name: 'Pagar Visa' })).toBeVisible();
      await expect.element(due.getByText(UNSAID)).toBeVisible();
    });

    test('a loan without a state, of which the server has no more than its list, falls due as that says', async () => {
      const proximaCuota = { numero: 4, fecha: '2026-12-05', valor: 343.2 };
      use(
        answers.withData(favoritos, []),
        answers.withData(leer, { ...nothingButAnAccount, creditos: [{ ...loan, estado: null, proximaCuota }] }),
        answers.withFault(credito, 'notFound'),
      );
      await openBank({ route: '/inicio' });
      await expect.element(due.getByText('$343,20').first()).toBeVisible();
      await everyAnswerRead();
      expect(due.getByText(/No pudimos cargar|No conocemos/).elements()).toHaveLength(0);
    });

    test('a bill without a day is looked for where services are paid', async () => {
      use(
        answers.withData(leer, nothingButAnAccount),
        answers.withData(consultar, [
          { codigoContrato: 'C', rubros: [{ codigoRubro: 'R', descripcion: 'Planilla', total: 5 }] },
        ]),
      );
      await openBank({ route: '/inicio' });
      await expect.element(due.getByText(UNSAID_BILLS)).toBeVisible();
      expect(due.getByText(NOTHING_DUE).elements()).toHaveLength(0);
      expect(due.getByText(UNSAID).elements()).toHaveLength(0);
    });

    describe('a bill that is kept without its criterion', () => {
      const kept = { codigoFavorito: 'FAV-1', alias: 'Luz', codigoServicio: 'CENTROSUR-LUZ', referencia: '1203456' };

      test('is looked up by the first of its service, as its page does', async () => {
        use(answers.withData(leer, nothingButAnAccount), answers.withData(favoritos, [kept]));
        await openBank({ route: '/inicio' });
        await expect.element(due.getByRole('link', { name: 'Pagar Luz' })).toBeVisible();
        expect(due.getByText(MISSING_BILLS).elements()).toHaveLength(0);
      });

      test('of a service that nobody lists is missing', async () => {
        const gas = { ...kept, codigoServicio: 'GAS' };
        use(answers.withData(leer, nothingButAnAccount), answers.withData(favoritos, [gas]));
        const bank = await openBank({ route: '/inicio' });
        await expect.element(due.getByText(MISSING_BILLS)).toBeVisible();
        await everyAnswerRead();
        expect(due.getByText(NOTHING_DUE).elements()).toHaveLength(0);
        expect(main.getByRole('heading', { name: /^Le alcanza/ }).elements()).toHaveLength(0);
        expect(bank.countOf(consultar)).toBe(0);
      });
    });

    test('a bill of a service that names no kind is paid nowhere: its day is not counted', async () => {
      const services = demo.bank.services.map(({ codigoServicio, descripcion, criterios }) => ({
        codigoServicio,
        descripcion,
        criterios: [...criterios],
      }));
      use(
        answers.withData(leer, nothingButAnAccount),
        answers.withData(servicios, services),
        answers.withData(categorias, []),
      );
      await openBank({ route: '/inicio' });
      await expect.element(due.getByText(UNSAID_BILLS)).toBeVisible();
      expect(due.getByRole('link', { name: /^Pagar/ }).elements()).toHaveLength(0);
    });

    test('of a bill of which one debt alone has a day, the other is looked for there too', async () => {
      const dated = { codigoRubro: 'R-1', descripcion: 'Planilla', fechaVencimiento: '2026-11-10', total: 5 };
      const rubros = [dated, { codigoRubro: 'R-2', descripcion: 'Recargo', total: 2 }];
      use(answers.withData(leer, nothingButAnAccount), answers.withData(consultar, [{ codigoContrato: 'C', rubros }]));
      await openBank({ route: '/inicio' });
      await expect.element(due.getByText(UNSAID_BILLS)).toBeVisible();
      const row = due.getByRole('listitem').filter({ hasText: 'Luz casa' });
      await expect.element(row).toMatchTextContent(/^10nov.*Vencido: \$5,00.*\$7,00/);
    });
  });

  test('a bill that is overdue as a whole says since when', async () => {
    const rubro = { codigoRubro: 'R-1', descripcion: 'Planilla', fechaVencimiento: '2026-11-10', total: 5 };
    use(answers.withData(consultar, [{ codigoContrato: 'C', rubros: [rubro] }]));
    await openSummary();
    const row = due.getByRole('listitem').filter({ hasText: 'Luz casa' });
    await expect.element(row).toMatchTextContent(/^10nov.*Vencido hace 10 días.*\$5,00/);
  });

  test('where all is known nothing else is said of it', async () => {
    await openSummary();
    await everyAnswerRead();
    expect(due.getByText(/^No conocemos todos/).elements()).toHaveLength(0);
  });

  test.each(['-0008-01-01', '-0008-01-02'] as const)('%s is an answer: nothing is missing', async (code) => {
    use(answers.withData(leer, nothingButAnAccount), answers.withCode(consultar, code));
    await openBank({ route: '/inicio' });
    await expect.element(due.getByText('No tiene vencimientos próximos.')).toBeVisible();
    expect(due.getByText(MISSING_BILLS).elements()).toHaveLength(0);
  });

  test.each([
    ['the detail of a card, which has failed', leerTarjeta, '-9999-00-03'],
    ['what a favourite owes, which is paid up', consultar, '-0008-01-02'],
  ] as const)(
    'conventions.md «Components and screens» 1: asked anew when the page is looked at, %s takes nothing away',
    async (_, endpoint, code) => {
      use(answers.withCode(endpoint, code));
      const bank = await openSummary();
      // How long the money lasts is said where all is known.
      if (code === '-0008-01-02') await expect.element(main.getByRole('heading', { name: /alcanza/ })).toBeVisible();
      await everyAnswerRead();
      const [shown, before] = [main.element().textContent, bank.countOf(endpoint)];
      const release = hold(endpoint);
      dispatchEvent(new Event('visibilitychange'));
      await expect.poll(() => bank.countOf(endpoint)).toBeGreaterThan(before);
      // Longer than a skeleton waits before it is drawn.
      await new Promise((resolve) => setTimeout(resolve, 300));
      expect(main.element().textContent).toBe(shown);
      release();
      await everyAnswerRead();
      expect(main.element().textContent).toBe(shown);
    },
  );

  test('«Pagar» of a bill goes to its review, and no further', async () => {
    const bank = await openSummary();
    await due.getByRole('link', { name: 'Pagar Luz casa' }).click();
    await expect.element(page.getByRole('heading', { name: /^Revise su pago, / })).toBeVisible();
    expect(bank.countOf(generar)).toBe(0);
  });

  test('«Pagar» of a card goes to that card', async () => {
    const bank = await openSummary();
    await due.getByRole('link', { name: 'Pagar Visa Clásica' }).click();
    await expect.poll(bank.path).toBe('/tarjeta-credito');
  });

  test('a due date leads to what is due', async () => {
    const bank = await openSummary();
    await due.getByRole('link', { name: 'Ver Microcrédito' }).click();
    await expect.poll(bank.path).toBe('/creditos/020120001932');
  });

  test('a detail that fails leaves the others, and says that something is missing', async () => {
    use(answers.withCode(credito, '-9999-00-03'));
    await openSummary();
    await expect.element(due.getByText('Visa Clásica')).toBeVisible();
    await expect.element(due.getByText(/No pudimos cargar todos los vencimientos/)).toBeVisible();
    expect(due.getByText('Microcrédito').elements()).toHaveLength(0);
  });

  test('the five last movements of the first account, newest first', async () => {
    const bank = await openSummary();
    const rows = texts(latest.getByRole('listitem').elements());
    expect(rows).toHaveLength(5);
    expect(rows[0]).toContain('Recarga celular');
    expect(rows[0]).toContain('-$10,00');
    await expect.element(latest.getByText('•••• 4871')).toBeVisible();
    await latest.getByRole('link', { name: 'Ver todos' }).click();
    await expect.poll(bank.path).toBe('/cuentas/010201004871');
  });

  test('screens.md A.2 inicio: what moved a hundred days ago is still the latest', async () => {
    const { history } = demo.bank;
    onTestFinished(() => demo.bank.replaceHistory(history));
    const last = history.movements.get(vista.numeroCuenta)?.findLast(({ at }) => at < DEMO_NOW - 100 * DAY_MS);
    const movements = new Map(history.movements).set(vista.numeroCuenta, last ? [last] : []);
    demo.bank.replaceHistory({ ...history, movements });
    await openBank({ route: '/inicio' });
    await expect.element(latest.getByRole('listitem')).toBeVisible();
    expect(latest.getByText('Aún no tiene movimientos.').elements()).toHaveLength(0);
  });

  test('conventions.md 6: movements that fail leave the rest of the summary, and Reintentar brings them', async () => {
    use(answers.withCode(movimientos, '-9999-00-03'));
    await openBank({ route: '/inicio' });
    await expect.element(latest.getByText(errorCodes['-9999-00-03'].text)).toBeVisible();
    await expect.element(due.getByText('Microcrédito')).toBeVisible();
    useNoOverrides();
    await latest.getByRole('button', { name: 'Reintentar' }).click();
    await expect.poll(() => latest.getByRole('listitem').elements().length).toBe(5);
    await expect.element(latest.getByRole('heading')).toHaveFocus();
  });

  test('an account without movements, and nothing due', async () => {
    use(
      answers.withData(leer, nothingButAnAccount),
      answers.withData(favoritos, []),
      answers.withData(movimientos, { totalRegistros: 0, registros: [], totalCreditos: 0, totalDebitos: 0 }),
    );
    await openBank({ route: '/inicio' });
    await expect.element(due.getByText('No tiene vencimientos próximos.')).toBeVisible();
    await expect.element(latest.getByText('Aún no tiene movimientos.')).toBeVisible();
    expect(main.getByText('Deuda total').elements()).toHaveLength(0);
  });

  test.each([consultar, servicios])(
    'that nothing is due is said when all bills are known, and not before: $id',
    async (last) => {
      use(answers.withData(leer, nothingButAnAccount));
      const release = hold(last);
      const bank = await openBank({ route: '/inicio' });
      await expect.poll(() => bank.countOf(consultar)).toBe(3);
      await expect.element(latest.getByRole('listitem').first()).toBeVisible();
      // Longer than a skeleton hides what has come.
      await new Promise((resolve) => setTimeout(resolve, 800));
      expect(due.getByText('No tiene vencimientos próximos.').elements()).toHaveLength(0);
      release();
      await expect.element(due.getByText('Luz casa')).toBeVisible();
    },
  );

  test('D-65: a card of which the server does not say what was used is no zero of the total, which says so', async () => {
    const card = { codigoTarjeta: 'T1', producto: 'VISA', numeroEnmascarado: '4502', cupo: 100, disponible: 20 };
    const tarjetas = [
      { ...card, utilizado: 80 },
      { ...card, codigoTarjeta: 'T2' },
    ];
    use(answers.withData(leer, { ...nothingButAnAccount, tarjetas }));
    await openBank({ route: '/inicio' });
    const debt = main.getByText('Deuda total').first();
    await expect.element(debt).toBeVisible();
    await expect.element(main.getByText('$80,00').first()).toBeVisible();
    await expect.element(main.getByText('El total no incluye 1 tarjeta.').first()).toBeInTheDocument();
    expect(main.getByText(/no se pudo leer/).elements()).toHaveLength(0);
  });

  test('D-65: where the server says of nothing what is owed, the total could not be read', async () => {
    const { utilizado: _, ...unsaid } = visa;
    use(answers.withData(leer, { ...nothingButAnAccount, tarjetas: [unsaid] }));
    await openSummary();
    await expect.element(main.getByText('Deuda total').first()).toBeVisible();
    await expect.element(main.getByText('No se pudo leer').first()).toBeVisible();
    expect(main.getByText(/^(Créditos|Tarjetas) /).elements()).toHaveLength(0);
  });

  test('-0005-01-04: what a blocked account has is not available, which stands beside the total', async () => {
    const blocked = { ...vista, saldoDisponible: 80, estado: 'BLOQUEADA' };
    const ahorros = [
      { ...vista, saldoDisponible: 20 },
      { ...blocked, numeroCuenta: '1' },
      { ...blocked, numeroCuenta: '2' },
    ];
    use(answers.withData(leer, { ...nothingButAnAccount, ahorros }));
    await openSummary();
    await expect.element(main.getByText('$20,00').first()).toBeInTheDocument();
    await expect.element(main.getByText('Sin 2 cuentas bloqueadas')).toBeVisible();
  });

  test('products that fail: the server’s words, and Reintentar', async () => {
    use(answers.withCode(leer, '-9999-00-03'));
    await openBank({ route: '/inicio' });
    await expect.element(main.getByText(errorCodes['-9999-00-03'].text)).toBeVisible();
    useNoOverrides();
    await page.getByRole('button', { name: 'Reintentar' }).click();
    await expect.element(due.getByText('Microcrédito')).toBeVisible();
  });
});

test('the day is the day of today, also when the page stays open over midnight', async () => {
  vi.setSystemTime('2026-11-20T23:59:00-05:00');
  await openSummary();
  await expect.element(main.getByText('Viernes, 20 de noviembre de 2026')).toBeVisible();
  vi.setSystemTime('2026-11-21T00:00:30-05:00');
  dispatchEvent(new Event('focus'));
  await expect.element(main.getByText('Sábado, 21 de noviembre de 2026')).toBeVisible();
});

test('screens.md A.0: hiding the balances hides debts, due dates and movements too', async () => {
  await openSummary();
  await everyAnswerRead();
  await page.getByRole('button', { name: 'Ocultar saldos' }).click();
  await expect.element(page.getByRole('button', { name: 'Mostrar saldos' })).toBeVisible();
  expect((main.element().textContent ?? '').match(/\d,\d\d/g)).toBeNull();
});

testRetry({ route: '/inicio', read: leer, loaded: due.getByText('Microcrédito') });

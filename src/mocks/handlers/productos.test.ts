import { beforeEach, describe, expect, it } from 'vitest';
import { contract } from '#api/contract/all.ts';
import { readAnswer } from '#api/contract/answerValidation.ts';
import type { AnyEndpoint } from '#api/contract/endpoint.ts';
import * as productos from '#api/contract/productos.ts';
import * as tarjetas from '#api/contract/tarjetas.ts';
import * as transacciones from '#api/contract/transacciones.ts';
import { findMovements } from '../bank/movements.ts';
import { createCooperative } from '../cooperative.ts';
import { createDemo } from '../demo.ts';
import { createTestCaller, type TestCall } from '../testCaller.ts';
import { isAnswered } from './all.ts';

const VISTA = '010201004871';
const YEAR = { desde: '2025-11-21', hasta: '2026-11-20' };
const demo = createDemo({ onRejected: () => undefined });
const { call } = createTestCaller(demo);

beforeEach(() => demo.reset());

/** Calls as a member and answers `data`, which must be what the contract says. */
async function dataOf(endpoint: AnyEndpoint, sent: TestCall = {}, usuario = 'mfguaman'): Promise<unknown> {
  const answer = await call(endpoint, { token: demo.signIn(usuario).token, ...sent });
  expect([answer.status, answer.codes]).toEqual([200, []]);
  return readAnswer(endpoint, { ok: true, data: answer.data });
}

async function refusedBy(endpoint: AnyEndpoint, sent: TestCall, usuario = 'mfguaman') {
  const { status, codes } = await call(endpoint, { token: demo.signIn(usuario).token, ...sent });
  return [status, ...codes];
}

interface Page {
  totalRegistros: number;
  totalCreditos: number;
  totalDebitos: number;
  registros: { idMovimiento: string; fecha: string; descripcion: string; tipo: string; valor: number; saldo: number }[];
}

const usual = { ...YEAR, tipo: 'T', pagina: '1', tamano: '20' };
const search = (change: Record<string, string> = {}, numeroCuenta = VISTA) =>
  dataOf(productos.movimientos, { params: { numeroCuenta }, query: { ...usual, ...change } }) as Promise<Page>;

describe('all products (B.3)', () => {
  it('are in their groups, with the figures of demo-bank.md C', async () => {
    expect(await dataOf(productos.leer)).toEqual({
      ahorros: [
        account(VISTA, 'AHORRO A LA VISTA', 'VISTA', 2846.37, 2896.37),
        account('010201012604', 'AHORRO NEGOCIO', 'VISTA', 1238.9, 1238.9),
        account('010201009356', 'AHORRO PROGRAMADO HOGAR', 'PROGRAMADO', 0, 5420),
      ],
      inversiones: [
        {
          ...account('010205003388', 'DEPOSITO A PLAZO FIJO', 'PLAZO_FIJO', null, 8000),
          fechaVencimiento: '2027-02-25',
        },
      ],
      certificados: [account('010203000417', 'CERTIFICADOS DE APORTACION', 'CERTIFICADO', null, 320)],
      creditos: [
        {
          numeroCredito: '020110004417',
          descripcion: 'CREDITO DE CONSUMO',
          saldoCapital: 8343.07,
          estado: 'VIGENTE',
          diasVencido: 0,
          cuotasPagadas: 18,
          totalCuotas: 48,
          proximaCuota: { numero: 19, fecha: '2026-12-05', valor: 343.05 },
        },
        {
          numeroCredito: '020120001932',
          descripcion: 'MICROCREDITO',
          saldoCapital: 3198.1,
          estado: 'VENCIDO',
          diasVencido: 6,
          cuotasPagadas: 8,
          totalCuotas: 24,
          proximaCuota: { numero: 10, fecha: '2026-12-14', valor: 232.09 },
        },
      ],
      tarjetas: [
        {
          codigoTarjeta: 'TC-01',
          marca: 'VISA',
          producto: 'VISA CLASICA',
          numeroEnmascarado: '************4502',
          cupo: 2500,
          disponible: 1683.55,
          utilizado: 816.45,
          estado: 'ACTIVA',
        },
        {
          codigoTarjeta: 'TC-02',
          marca: 'MASTERCARD',
          producto: 'MASTERCARD SOCIO',
          numeroEnmascarado: '************3211',
          cupo: 1000,
          disponible: 1000,
          utilizado: 0,
          estado: 'BLOQUEADA',
        },
      ],
      totalGarantias: 4,
    });
  });

  it('are one account and nothing else for the third member', async () => {
    expect(await dataOf(productos.leer, {}, 'almorocho')).toEqual({
      ahorros: [account('010201099999', 'AHORRO A LA VISTA', 'VISTA', 730.15, 730.15)],
      inversiones: [],
      certificados: [],
      creditos: [],
      tarjetas: [],
      totalGarantias: 0,
    });
    expect(await dataOf(productos.garantias, {}, 'almorocho')).toEqual({ propias: [], otorgadas: [] });
  });

  it('are all answered', () => {
    const ids = contract.filter(({ id }) => /^(productos|tarjetas|transacciones)\./.test(id));
    expect(ids.length).toBeGreaterThanOrEqual(10);
    for (const endpoint of ids) expect([endpoint.id, isAnswered(endpoint)]).toEqual([endpoint.id, true]);
  });
});

describe('one account (B.3)', () => {
  const detail = (numeroCuenta: string) => dataOf(productos.cuenta, { params: { numeroCuenta } });

  it('tells what is blocked and why', async () => {
    expect(await detail(VISTA)).toEqual({
      ...account(VISTA, 'AHORRO A LA VISTA', 'VISTA', 2846.37, 2896.37),
      saldoBloqueado: 50,
      motivoBloqueo: 'Encaje crédito',
      tasaInteres: 1.2,
      agencia: 'Matriz Centro',
      fechaApertura: '2017-03-14',
      permiteDebito: true,
      inversion: null,
    });
  });

  it('tells the terms of a deposit', async () => {
    expect(await detail('010205003388')).toMatchObject({
      saldoDisponible: null,
      saldoContable: 8000,
      tasaInteres: 8.25,
      permiteDebito: false,
      inversion: {
        capital: 8000,
        plazoDias: 360,
        fechaVencimiento: '2027-02-25',
        interesGanado: 660,
        renovacionAutomatica: false,
      },
    });
  });

  it('tells nothing to take out of where no debits are permitted', async () => {
    expect(await detail('010201009356')).toMatchObject({
      saldoDisponible: 0,
      saldoContable: 5420,
      permiteDebito: false,
    });
    expect(await detail('010203000417')).toMatchObject({ saldoDisponible: null, tasaInteres: null });
  });

  const others = ['010201018840', '010201000000', 'nada', '__proto__'];
  it.each(others)('is not told from one that does not exist: %s (-0007-01-01, ASVS 8.2.2)', async (numeroCuenta) => {
    const params = { numeroCuenta };
    for (const [endpoint, query] of [
      [productos.cuenta, undefined],
      [productos.certificado, undefined],
      [productos.movimientos, usual],
      [productos.saldos, YEAR],
      [productos.estadoCuenta, YEAR],
    ] as const) {
      expect(await refusedBy(endpoint, { params, ...(query ? { query } : {}) })).toEqual([200, '-0007-01-01']);
    }
  });
});

describe('movements (B.3)', () => {
  it('are 254 in the year, newest first, with the totals of all of them', async () => {
    const page = await search();
    expect(page).toMatchObject({
      pagina: 1,
      tamano: 20,
      totalRegistros: 254,
      totalCreditos: 17360.94,
      totalDebitos: 16387.57,
    });
    expect(page.registros).toHaveLength(20);
    expect(page.registros[0]).toEqual({
      idMovimiento: '0000482154-1D',
      fecha: '2026-11-20T08:00:00',
      descripcion: 'RECARGA CELULAR – CLARO 0900000321',
      tipo: 'D',
      valor: 10,
      saldo: 2896.37,
      numeroDocumento: '0000482154',
      agencia: 'Matriz Centro',
      canal: 'BANCA VIRTUAL',
      numeroComprobante: '2026-1120-048211',
    });
  });

  it('of 90 days are the 62 of the design', async () => {
    expect(await search({ desde: '2026-08-23' })).toMatchObject({
      totalRegistros: 62,
      totalCreditos: 4340.64,
      totalDebitos: 4109.81,
    });
  });

  it('come in pages that lie side by side, and nothing after the last', async () => {
    const ids: string[] = [];
    for (let pagina = 1; pagina <= 4; pagina += 1) {
      const { registros } = await search({ pagina: String(pagina), tamano: '100' });
      ids.push(...registros.map(({ idMovimiento }) => idMovimiento));
    }
    expect([ids.length, new Set(ids).size]).toEqual([254, 254]);
    expect(await search({ pagina: '3000' })).toMatchObject({
      registros: [],
      totalRegistros: 254,
      totalDebitos: 16387.57,
    });
  });

  it('have both days of the range in it', async () => {
    expect(await search({ desde: '2026-11-03', hasta: '2026-11-05' })).toMatchObject({ totalRegistros: 4 });
    expect(await search({ desde: '2026-11-20', hasta: '2026-11-20' })).toMatchObject({ totalRegistros: 1 });
    expect(await search({ desde: '2026-11-19', hasta: '2026-11-19' })).toMatchObject({
      totalRegistros: 0,
      registros: [],
    });
  });

  it('in and out are told apart, and the balance stays that of the account', async () => {
    const income = await search({ tipo: 'C', tamano: '100' });
    expect(income).toMatchObject({ totalRegistros: 36, totalCreditos: 17360.94, totalDebitos: 0 });
    expect(income.registros[0]).toMatchObject({ fecha: '2026-11-15T08:00:00', valor: 260, saldo: 2934.37 });
    expect(await search({ tipo: 'D' })).toMatchObject({ totalRegistros: 218, totalCreditos: 0 });
  });

  it.each([
    ['ordóñez', 12],
    ['  Pago   CENTROSUR ', 12],
    ['centrosur – código', 12],
    ['0000482137', 3],
    ['482137', 3],
    ['no hay', 0],
    ['.*', 0],
    ['   ', 254],
  ])('are found by text whatever its case and accents: «%s», %i of them', async (texto, found) => {
    expect((await search({ texto })).totalRegistros).toBe(found);
  });

  it('are found by amount, both ends in it', async () => {
    const inRange = await search({ valorMinimo: '220', valorMaximo: '260.00', tamano: '100' });
    expect(inRange).toMatchObject({ totalRegistros: 24, totalCreditos: 3120, totalDebitos: 2640 });
    expect((await search({ valorMinimo: '0.05', valorMaximo: '0.05' })).totalRegistros).toBe(12);
    expect((await search({ valorMinimo: '1185.41' })).totalRegistros).toBe(0);
  });

  it.each<[string, Record<string, string>]>([
    ['a day that does not exist', { desde: '2026-02-30' }],
    ['a month that does not exist', { hasta: '2026-13-01' }],
    ['days the wrong way round', { desde: '2026-11-20', hasta: '2026-11-19' }],
    ['the date of a screen', { desde: '20/11/2025' }],
    ['amounts the wrong way round', { valorMinimo: '10.01', valorMaximo: '10' }],
    ['a negative amount', { valorMinimo: '-1' }],
    ['a comma', { valorMinimo: '1,5' }],
    ['more dollars than there are', { valorMaximo: '9'.repeat(40) }],
    ['page 0', { pagina: '0' }],
    ['half a page', { pagina: '1.5' }],
    ['a page that no program counts to', { pagina: '9'.repeat(40) }],
    ['pages of 101', { tamano: '101' }],
    ['pages of 0', { tamano: '0' }],
    ['another kind', { tipo: 'X' }],
    ['an empty text', { texto: '' }],
  ])('are malformed with %s (-9999-00-02)', async (_, change) => {
    const sent = { params: { numeroCuenta: VISTA }, query: { ...usual, ...change } };
    expect(await refusedBy(productos.movimientos, sent)).toEqual([400, '-9999-00-02']);
  });

  it('are read for twelve months and not a day more (-0007-02-01)', async () => {
    const range = (desde: string, hasta: string) => ({
      params: { numeroCuenta: VISTA },
      query: { ...usual, desde, hasta },
    });
    expect((await dataOf(productos.movimientos, range('2025-11-20', '2026-11-20'))) as Page).toMatchObject({
      totalRegistros: 254,
    });
    expect(await refusedBy(productos.movimientos, range('2025-11-19', '2026-11-20'))).toEqual([200, '-0007-02-01']);
    const statement = { params: { numeroCuenta: VISTA }, query: { desde: '2025-11-19', hasta: '2026-11-20' } };
    expect(await refusedBy(productos.estadoCuenta, statement)).toEqual([200, '-0007-02-01']);
  });

  it('have what is booked now on top', async () => {
    demo.bank.ledger.post(
      [{ debit: VISTA, credit: 'SPI', cents: 1_00, debitText: 'Transferencia SPI enviada – Prueba' }],
      { canal: 'BANCA VIRTUAL', agencia: 'Matriz Centro' },
    );
    const page = await search();
    expect([page.totalRegistros, page.registros[0]?.fecha, page.registros[0]?.saldo]).toEqual([
      255,
      '2026-11-20T10:15:00',
      2895.37,
    ]);
    expect(await dataOf(transacciones.cuentasOrigen)).toMatchObject([{ saldoDisponible: 2845.37 }, {}]);
  });
});

describe('balances at the end of days (B.3)', () => {
  const balances = (desde: string, hasta: string, numeroCuenta = VISTA) =>
    dataOf(productos.saldos, { params: { numeroCuenta }, query: { desde, hasta } }) as Promise<
      { fecha: string; saldo: number }[]
    >;

  it('are those of the days on which something moved, after the last one before', async () => {
    expect(await balances('2026-11-11', '2026-11-14')).toEqual([
      { fecha: '2026-11-10', saldo: 2781.14 },
      { fecha: '2026-11-12', saldo: 2713.27 },
      { fecha: '2026-11-14', saldo: 2674.37 },
    ]);
    expect(await balances('2026-11-12', '2026-11-13')).toEqual([{ fecha: '2026-11-12', saldo: 2713.27 }]);
    expect(await balances('2026-11-19', '2026-11-19')).toEqual([{ fecha: '2026-11-18', saldo: 2906.37 }]);
  });

  it('of 90 days have the lowest and the highest of the design', async () => {
    const all = await balances('2026-08-23', '2026-11-20');
    const by = (one: { saldo: number }, other: { saldo: number }) => one.saldo - other.saldo;
    expect(all.toSorted(by)[0]).toEqual({ fecha: '2026-09-12', saldo: 2573.44 });
    expect(all.toSorted(by).at(-1)).toEqual({ fecha: '2026-10-25', saldo: 3937.99 });
    expect(all.at(-1)).toEqual({ fecha: '2026-11-20', saldo: 2896.37 });
    expect(all.map(({ fecha }) => fecha)).toEqual([...new Set(all.map(({ fecha }) => fecha))].toSorted());
  });

  it('begin with the opening balance where nothing had moved', async () => {
    expect((await balances('2025-11-20', '2026-11-20'))[0]).toEqual({ fecha: '2025-11-20', saldo: 1923 });
    expect((await balances('2025-11-21', '2026-11-20'))[0]).toEqual({ fecha: '2025-11-21', saldo: 1908.25 });
    expect(await balances('2025-01-01', '2025-01-31')).toEqual([{ fecha: '2025-01-01', saldo: 1923 }]);
    expect(await balances('2026-01-01', '2026-03-31', '010205003388')).toEqual([
      { fecha: '2026-01-01', saldo: 0 },
      { fecha: '2026-03-02', saldo: 8000 },
    ]);
  });

  it('know what is booked now', async () => {
    demo.bank.ledger.post([{ debit: VISTA, credit: 'SPI', cents: 1_00 }], { canal: 'A', agencia: 'B' });
    expect((await balances('2026-11-20', '2026-11-20')).at(-1)).toEqual({ fecha: '2026-11-20', saldo: 2895.37 });
  });

  it('are refused as movements are', async () => {
    const ask = (desde: string, hasta: string) =>
      refusedBy(productos.saldos, { params: { numeroCuenta: VISTA }, query: { desde, hasta } });
    expect(await ask('2026-02-30', '2026-11-20')).toEqual([400, '-9999-00-02']);
    expect(await ask('2026-11-20', '2026-11-19')).toEqual([400, '-9999-00-02']);
    expect(await ask('2025-11-19', '2026-11-20')).toEqual([200, '-0007-02-01']);
  });
});

describe('many movements, for benchmarks', () => {
  const COUNT = 20_000;
  const big = createDemo({ manyMovements: COUNT });
  const all = { from: YEAR.desde, to: YEAR.hasta, tipo: 'T' } as const;
  const first = (bank = big.bank, filter: Parameters<typeof findMovements>[2] = all) =>
    findMovements(bank, VISTA, filter, { page: 1, size: 20 });

  it('are as many as asked for, end in the same balance and leave the books in order', () => {
    expect(first().found).toBe(COUNT);
    expect(first().page[0]?.balance).toBe(2_896_37);
    expect(big.bank.ledger.total()).toBe(0);
    const { history } = big.bank.ledger.movementsOf(VISTA);
    expect(new Set(history.map(({ idMovimiento }) => idMovimiento)).size).toBe(COUNT);
    expect(history[0]?.balance).toBeGreaterThan(0);
    expect(Math.min(...history.map(({ balance }) => balance))).toBe(1_773_07);
    expect(history.every(({ at }) => at <= big.bank.now())).toBe(true);
  });

  it.each([COUNT - 1, 256, 257])('are always the same: %i', (count) => {
    const books = () => createDemo({ manyMovements: count }).bank;
    expect(first(books())).toEqual(first(books()));
    expect([first(books()).found, first(books()).page[0]?.balance, books().ledger.total()]).toEqual([
      count,
      2_896_37,
      0,
    ]);
  });

  it('outlive a reset and stay apart from other demos', () => {
    big.reset();
    expect(first().found).toBe(COUNT);
    expect(first(demo.bank).found).toBe(254);
  });

  it('cannot be fewer than the history’s', () => {
    expect(() => createDemo({ manyMovements: 254 })).toThrow(RangeError);
  });

  it('are read in less than 20 ms with a filter', () => {
    const filter = { ...all, text: 'débito', lowest: 5_00, highest: 30_00 };
    const times = Array.from({ length: 10 }, () => {
      const begin = performance.now();
      expect(first(big.bank, filter).found).toBeGreaterThan(1_000);
      return performance.now() - begin;
    });
    expect(Math.min(...times)).toBeLessThan(20);
  });
});

describe('a new demo', () => {
  it('is made from the history that is there already: thousands of them cost nothing', () => {
    const times = Array.from({ length: 10 }, () => {
      const begin = performance.now();
      createDemo();
      return performance.now() - begin;
    });
    expect(Math.min(...times)).toBeLessThan(30);
  });
});

describe('loans (B.3)', () => {
  const detail = (numeroCredito: string) => dataOf(productos.credito, { params: { numeroCredito } });

  it('4417: terms, table and payments, newest first', async () => {
    const loan = (await detail('020110004417')) as { tabla: unknown[]; pagos: unknown[] };
    expect(loan).toMatchObject({
      montoOriginal: 12000,
      plazoMeses: 48,
      tasaNominal: 15.6,
      tasaEfectiva: 16.77,
      sistema: 'FRANCES',
      fechaConcesion: '2025-05-05',
      fechaVencimiento: '2029-05-05',
      cuentaDebito: VISTA,
      vencido: null,
    });
    expect(loan.tabla[18]).toEqual({
      numero: 19,
      fecha: '2026-12-05',
      capital: 229.17,
      interes: 108.46,
      seguro: 5.42,
      otros: 0,
      cuota: 343.05,
      saldo: 8113.9,
      estado: 'PENDIENTE',
      fechaPago: null,
    });
    expect(loan.tabla[17]).toMatchObject({ estado: 'PAGADA', fechaPago: '2026-11-05' });
    expect(loan.pagos).toHaveLength(18);
    expect(loan.pagos[0]).toEqual({
      fecha: '2026-11-05',
      valor: 343.2,
      canal: 'DEBITO AUTOMATICO',
      numeroComprobante: null,
    });
  });

  it('1932: what is overdue', async () => {
    expect(await detail('020120001932')).toMatchObject({
      estado: 'VENCIDO',
      diasVencido: 6,
      tasaNominal: 20.5,
      tasaEfectiva: 22.54,
      cuentaDebito: '010201012604',
      vencido: {
        cuotas: 1,
        dias: 6,
        capital: 175.5,
        interes: 54.63,
        seguro: 2.08,
        mora: 0.63,
        gestionCobranza: 0,
        total: 232.84,
      },
    });
  });

  it('2075: paid off, reachable by its number though in no list', async () => {
    expect(await detail('020110002075')).toMatchObject({
      estado: 'CANCELADO',
      saldoCapital: 0,
      cuotasPagadas: 12,
      totalCuotas: 12,
      proximaCuota: null,
      fechaVencimiento: '2025-03-10',
    });
  });

  it.each(['020110006120', VISTA, '__proto__'])('another’s is unknown: %s (-0007-01-01)', async (numeroCredito) => {
    expect(await refusedBy(productos.credito, { params: { numeroCredito } })).toEqual([200, '-0007-01-01']);
  });

  it('are the member’s alone', async () => {
    const sent = { params: { numeroCredito: '020110004417' } };
    expect(await refusedBy(productos.credito, sent, 'almorocho')).toEqual([200, '-0007-01-01']);
  });
});

describe('guarantees (C.3)', () => {
  it('are two of her loans and two that she guarantees', async () => {
    expect(await dataOf(productos.garantias)).toEqual({
      propias: [
        {
          codigoGarantia: 'GA-00812',
          tipo: 'PRENDA VEHICULAR',
          descripcion: 'CAMIONETA 2021',
          numeroCredito: '020110004417',
          avaluo: 15800,
          fechaAvaluo: '2025-04-22',
          fechaVencePoliza: '2026-12-10',
          cobertura: 189,
          garante: null,
        },
        {
          codigoGarantia: 'GA-01147',
          tipo: 'GARANTE PERSONAL',
          descripcion: null,
          numeroCredito: '020120001932',
          avaluo: null,
          fechaAvaluo: null,
          fechaVencePoliza: null,
          cobertura: 100,
          garante: 'JORGE L*** GUAMAN V***',
        },
      ],
      otorgadas: [
        {
          titular: 'LUIS A*** VINTIMILLA C***',
          numeroCredito: '020110006120',
          saldo: 2960.4,
          proximaFecha: '2026-12-03',
          valorCuota: 148.1,
          diasMora: 0,
          estado: 'VIGENTE',
        },
        {
          titular: 'MARTA E*** QUIZHPE S***',
          numeroCredito: '020110003357',
          saldo: 1845.1,
          proximaFecha: '2026-11-08',
          valorCuota: 96.2,
          diasMora: 12,
          estado: 'VENCIDO',
        },
      ],
    });
  });
});

describe('cards (C.4)', () => {
  const detail = (codigoTarjeta: string) => dataOf(tarjetas.leer, { params: { codigoTarjeta } });

  it('TC-01: what it owes at the cut and since, purchase by purchase', async () => {
    const card = (await detail('TC-01')) as { movimientos: { fecha: string; valor: number; cuotas: string | null }[] };
    expect(card).toMatchObject({
      disponible: 1683.55,
      fechaCorte: '2026-11-10',
      fechaMaximaPago: '2026-11-25',
      pagoMinimo: 48.9,
      pagoTotal: 612.35,
      configuracion: {
        bloqueoTemporal: false,
        comprasInternet: true,
        comprasExterior: false,
        avances: false,
        notificaciones: true,
        cupoPorCompra: 500,
      },
    });
    const cents = (from: string, to: string) =>
      card.movimientos
        .filter(({ fecha }) => fecha >= from && fecha <= to)
        .reduce((sum, { valor }) => sum + Math.round(valor * 100), 0);
    expect([cents('2026-10-11', '2026-11-10'), cents('2026-11-11', '2026-11-20')]).toEqual([612_35, 204_10]);
    expect(card.movimientos.map(({ valor }) => valor).slice(0, 3)).toEqual([50, 64.2, 89.9]);
    expect(card.movimientos.filter(({ cuotas }) => cuotas !== null)).toMatchObject([{ cuotas: '3/6' }]);
  });

  it('TC-02 is blocked for the time being and owes nothing', async () => {
    expect(await detail('TC-02')).toMatchObject({
      utilizado: 0,
      pagoTotal: 0,
      movimientos: [],
      configuracion: { bloqueoTemporal: true },
    });
  });

  it.each(['TC-03', 'tc-01', '__proto__'])('an unknown one is refused: %s (-0007-01-01)', async (codigoTarjeta) => {
    expect(await refusedBy(tarjetas.leer, { params: { codigoTarjeta } })).toEqual([200, '-0007-01-01']);
    expect(await refusedBy(tarjetas.leer, { params: { codigoTarjeta: 'TC-01' } }, 'almorocho')).toEqual([
      200,
      '-0007-01-01',
    ]);
  });
});

describe('receipts (B.0 Comprobante)', () => {
  const receipt = (numero: string, usuario?: string) =>
    dataOf(transacciones.comprobante, { params: { numero } }, usuario);

  it('of a transfer by SPI, with fee and tax', async () => {
    expect(await receipt('2026-1103-048198')).toEqual({
      numeroComprobante: '2026-1103-048198',
      idTransaccion: null,
      tipo: 'EXTERNA',
      estado: 'EXITOSA',
      fecha: '2026-11-03T08:00:00',
      numeroCuentaOrigen: VISTA,
      valor: 60,
      comision: 0.36,
      impuesto: 0.05,
      total: 60.41,
      saldoDisponible: 3331.79,
      acreditacion: 'SPI',
      detalle: [
        { etiqueta: 'Cuenta origen', valor: 'Ahorro a la vista •••• 4871' },
        { etiqueta: 'Beneficiario', valor: 'Rosa Elena Ordonez' },
        { etiqueta: 'Institución', valor: 'Banco Andes Demo' },
        { etiqueta: 'Cuenta destino', valor: 'Ahorros •••• 8771' },
        { etiqueta: 'Comisión e IVA', valor: '$0,41' },
        { etiqueta: 'Total debitado', valor: '$60,41', negrita: true },
      ],
      mensajeLegal: 'Documento informativo generado en la banca virtual.',
    });
  });

  it('are behind every movement that names one, with accounts masked', async () => {
    const { registros } = (await search({ tamano: '100' })) as unknown as {
      registros: { numeroComprobante: string | null }[];
    };
    const numbers = new Set(registros.flatMap(({ numeroComprobante }) => numeroComprobante ?? []));
    expect(numbers.size).toBeGreaterThan(20);
    for (const number of numbers) {
      const found = await receipt(number);
      expect(found).toMatchObject({ numeroComprobante: number, estado: 'EXITOSA' });
      expect(JSON.stringify((found as { detalle: unknown }).detalle)).not.toMatch(/01020\d{7}/);
    }
  });

  it('are found by the transaction that they executed', async () => {
    const [kept] = demo.bank.history.receipts.values();
    if (!kept) throw new Error('No receipt.');
    const numeroComprobante = demo.bank.receipts.takeNumber();
    demo.bank.receipts.keep({ ...kept, numeroComprobante, idTransaccion: 'a1', owner: '48213' });
    expect(numeroComprobante).toBe('2026-1120-048213');
    for (const number of ['a1', numeroComprobante]) expect(await receipt(number)).toMatchObject({ numeroComprobante });
    expect(await receipt('a1', 'almorocho')).toEqual({ idTransaccion: 'a1', estado: 'NO_ENCONTRADA' });
  });

  it('of somebody else are as unknown as those that do not exist', async () => {
    const others = [...demo.bank.history.receipts.values()].find(({ owner }) => owner !== '48213');
    for (const number of [others?.numeroComprobante ?? '', '2026-1103-000000', '__proto__', 'a1']) {
      expect(await receipt(number)).toEqual({ idTransaccion: number, estado: 'NO_ENCONTRADA' });
    }
    expect(await receipt('2026-1103-048198', 'almorocho')).toMatchObject({ estado: 'NO_ENCONTRADA' });
  });
});

describe('documents', () => {
  const text = (document: unknown) => atob((document as { documento: string }).documento);
  const pagesOf = (pdf: string) => Number(/\/Count (\d+)/.exec(pdf)?.[1]);
  const statement = (query: Record<string, string>, numeroCuenta = VISTA) =>
    dataOf(productos.estadoCuenta, { params: { numeroCuenta }, query });

  it('a year is a PDF of several pages with every movement and their totals', async () => {
    const document = await statement(YEAR);
    expect(document).toMatchObject({ nombre: 'estado-cuenta-4871.pdf', tipoContenido: 'application/pdf' });
    const pdf = text(document);
    const pages = pagesOf(pdf);
    expect(pages).toBeGreaterThan(5);
    for (let page = 1; page <= pages; page += 1) expect(pdf).toContain(`(P\xE1gina ${page} de ${pages})`);
    expect(pdf.match(/\((RECARGA CELULAR)\)/g)).toHaveLength(12);
    for (const shown of [
      'Maria Fernanda Guaman Vintimilla',
      'Ahorro a la vista \x95\x95\x95\x95 4871',
      '21/11/2025 a 20/11/2026',
      'Cooperativa de Ahorro y Cr\xE9dito Sierra Azul Ltda.',
      '$1.923,00',
      '$2.896,37',
      '17.360,94',
      '16.387,57',
      '254 movimientos',
    ])
      expect(pdf).toContain(`(${shown})`);
    expect(pdf).not.toContain(VISTA);
  });

  it('a range without movements is one page with the balance as it was', async () => {
    const pdf = text(await statement({ desde: '2026-11-19', hasta: '2026-11-19' }));
    expect(pagesOf(pdf)).toBe(1);
    expect(pdf).toContain('($2.906,37)');
    expect(text(await statement({ desde: '2026-01-01', hasta: '2026-01-31' }, '010205003388'))).toContain('($0,00)');
    expect(text(await statement({ desde: '2025-01-01', hasta: '2025-01-31' }))).toContain('($1.923,00)');
  });

  it('a certificate is one page', async () => {
    const document = await dataOf(productos.certificado, { params: { numeroCuenta: VISTA } });
    const pdf = text(document);
    expect(pagesOf(pdf)).toBe(1);
    expect(pdf).toContain('(N\xFAmero de cuenta: 010201004871)');
    expect(pdf).toContain('(Fecha de apertura: 14/03/2017)');
  });
});

describe('live mode (demo-bank.md «Rules»)', () => {
  const SHIFT = 500;
  const cooperative = createCooperative({
    bank: demo.bank,
    cipher: demo.cipher,
    wrapBodies: true,
    basePath: '/api',
    shiftDays: SHIFT,
  });
  const live = createTestCaller({ ...demo, cooperative });
  const read = async (endpoint: AnyEndpoint, sent: TestCall) =>
    (await live.call(endpoint, { token: demo.signIn().token, ...sent })).data;

  it('takes the range of a question back to the books and moves the movements', async () => {
    const query = { ...usual, desde: '2028-03-17', hasta: '2028-04-03' };
    const page = (await read(productos.movimientos, { params: { numeroCuenta: VISTA }, query })) as Page;
    expect([page.totalRegistros, page.registros[0]?.fecha]).toEqual([13, '2028-04-03T08:00:00']);
  });

  it('counts twelve months on the caller’s calendar, with its 29 February', async () => {
    const year = { ...usual, desde: '2027-04-03', hasta: '2028-04-03' };
    expect(await read(productos.movimientos, { params: { numeroCuenta: VISTA }, query: year })).toMatchObject({
      totalRegistros: 254,
    });
    const longer = await live.call(productos.movimientos, {
      token: demo.signIn().token,
      params: { numeroCuenta: VISTA },
      query: { ...year, desde: '2027-04-02' },
    });
    expect(longer.codes).toEqual(['-0007-02-01']);
  });

  it('moves the dates of loans, cards and deposits', async () => {
    expect(await read(productos.credito, { params: { numeroCredito: '020120001932' } })).toMatchObject({
      diasVencido: 6,
      proximaCuota: { fecha: '2028-04-27' },
    });
    expect(await read(tarjetas.leer, { params: { codigoTarjeta: 'TC-01' } })).toMatchObject({
      fechaCorte: '2028-03-24',
    });
    expect(await read(productos.cuenta, { params: { numeroCuenta: '010205003388' } })).toMatchObject({
      inversion: { fechaVencimiento: '2028-07-09' },
    });
  });

  it('moves the dates inside a PDF', async () => {
    const pdfOf = (document: unknown) => atob((document as { documento: string }).documento);
    const query = { desde: '2028-04-03', hasta: '2028-04-03' };
    const statement = pdfOf(await read(productos.estadoCuenta, { params: { numeroCuenta: VISTA }, query }));
    expect(statement).toContain('(03/04/2028 a 03/04/2028)');
    expect(statement).toContain('(03/04/2028)');
    expect(statement).not.toContain('/2026');
    const certificate = pdfOf(await read(productos.certificado, { params: { numeroCuenta: VISTA } }));
    expect(certificate).toContain('Emitido el 03/04/2028');
    expect(certificate).toContain('(Fecha de apertura: 27/07/2018)');
  });
});

function account(
  numeroCuenta: string,
  descripcion: string,
  tipo: string,
  saldoDisponible: number | null,
  saldoContable: number,
) {
  return { numeroCuenta, descripcion, tipo, saldoDisponible, saldoContable, estado: 'ACTIVA' };
}

import { describe, expect, it } from 'vitest';
import * as cuentas from '#api/contract/cuentas.ts';
import * as transacciones from '#api/contract/transacciones.ts';
import { startEachTestAtTheBank, VISTA, YEAR } from '#testing/handlerWorld.ts';
import { findMovements } from '../bank/movements.ts';
import { createDemo } from '../demo.ts';

const { demo, maria } = startEachTestAtTheBank();

interface Page {
  totalRegistros: number;
  totalCreditos: number;
  totalDebitos: number;
  registros: { idMovimiento: string; fecha: string; descripcion: string; tipo: string; valor: number; saldo: number }[];
}

const usual = { ...YEAR, tipo: 'T', pagina: '1', tamano: '20' };
const search = (change: Record<string, string> = {}, numeroCuenta = VISTA) =>
  maria.dataOf(cuentas.movimientos, { params: { numeroCuenta }, query: { ...usual, ...change } }) as Promise<Page>;

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
    // The largest amount that a form takes (MAX_CENTS).
    expect((await search({ valorMaximo: '9999999999999.99' })).totalRegistros).toBe(254);
  });

  it.each<[string, Record<string, string>]>([
    ['a day that does not exist', { desde: '2026-02-30' }],
    ['a month that does not exist', { hasta: '2026-13-01' }],
    ['days the wrong way round', { desde: '2026-11-20', hasta: '2026-11-19' }],
    ['the date of a screen', { desde: '20/11/2025' }],
    ['amounts the wrong way round', { valorMinimo: '10.01', valorMaximo: '10' }],
    ['a negative amount', { valorMinimo: '-1' }],
    ['a comma', { valorMinimo: '1,5' }],
    ['a cent more than a program can hold', { valorMaximo: '10000000000000' }],
    ['more dollars than there are', { valorMaximo: '9'.repeat(40) }],
    ['more digits than a number has', { valorMaximo: '9'.repeat(400) }],
    ['page 0', { pagina: '0' }],
    ['half a page', { pagina: '1.5' }],
    ['a page that no program counts to', { pagina: '9'.repeat(40) }],
    ['pages of 101', { tamano: '101' }],
    ['pages of 0', { tamano: '0' }],
    ['another kind', { tipo: 'X' }],
    ['an empty text', { texto: '' }],
  ])('are malformed with %s (-9999-00-02)', async (_, change) => {
    const sent = { params: { numeroCuenta: VISTA }, query: { ...usual, ...change } };
    expect(await maria.codesOf(cuentas.movimientos, sent)).toEqual([400, '-9999-00-02']);
  });

  it('are read for twelve months and not a day more (-0007-02-01)', async () => {
    const range = (desde: string, hasta: string) => ({
      params: { numeroCuenta: VISTA },
      query: { ...usual, desde, hasta },
    });
    expect((await maria.dataOf(cuentas.movimientos, range('2025-11-20', '2026-11-20'))) as Page).toMatchObject({
      totalRegistros: 254,
    });
    expect(await maria.codesOf(cuentas.movimientos, range('2025-11-19', '2026-11-20'))).toEqual([200, '-0007-02-01']);
    const statement = { params: { numeroCuenta: VISTA }, query: { desde: '2025-11-19', hasta: '2026-11-20' } };
    expect(await maria.codesOf(cuentas.estadoCuenta, statement)).toEqual([200, '-0007-02-01']);
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
    expect(await maria.dataOf(transacciones.cuentasOrigen)).toMatchObject([{ saldoDisponible: 2845.37 }, {}]);
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

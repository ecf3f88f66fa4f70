import { describe, expect, it } from 'vitest';
import * as cuentas from '#api/contract/cuentas.ts';
import { startEachTestAtTheBank, VISTA, YEAR } from '#testing/handlerWorld.ts';
import { account } from '#testing/productSamples.ts';

const { demo, maria } = startEachTestAtTheBank();

const usual = { ...YEAR, tipo: 'T', pagina: '1', tamano: '20' };

describe('one account (B.3)', () => {
  const detail = (numeroCuenta: string) => maria.dataOf(cuentas.cuenta, { params: { numeroCuenta } });

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
      [cuentas.cuenta, undefined],
      [cuentas.certificado, undefined],
      [cuentas.movimientos, usual],
      [cuentas.saldos, YEAR],
      [cuentas.estadoCuenta, YEAR],
    ] as const) {
      expect(await maria.codesOf(endpoint, { params, ...(query ? { query } : {}) })).toEqual([200, '-0007-01-01']);
    }
  });
});

describe('balances at the end of days (B.3)', () => {
  const balances = (desde: string, hasta: string, numeroCuenta = VISTA) =>
    maria.dataOf(cuentas.saldos, { params: { numeroCuenta }, query: { desde, hasta } }) as Promise<
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
      maria.codesOf(cuentas.saldos, { params: { numeroCuenta: VISTA }, query: { desde, hasta } });
    expect(await ask('2026-02-30', '2026-11-20')).toEqual([400, '-9999-00-02']);
    expect(await ask('2026-11-20', '2026-11-19')).toEqual([400, '-9999-00-02']);
    expect(await ask('2025-11-19', '2026-11-20')).toEqual([200, '-0007-02-01']);
  });
});

import fc from 'fast-check';
import { beforeEach, describe, expect, it } from 'vitest';
import { runs } from '#testing/cases.ts';
import { createBank } from './bank.ts';
import { createSteadyClock } from './clock.ts';
import { coreText, own, type Posting } from './ledger.ts';
import type { Entry } from './state.ts';

const VISTA = '010201004871';
const CARLOS = '010201007733';
const clock = createSteadyClock();
const bank = createBank({ now: clock.now });
const { ledger } = bank;
const web = { canal: 'BANCA VIRTUAL', agencia: 'Matriz Centro' };

beforeEach(() => {
  clock.reset();
  bank.reset();
});

describe('posting (conventions «Mocks» 3)', () => {
  it('books a transfer with its fee and its tax under one document', () => {
    const booked = ledger.post(
      [
        { debit: VISTA, credit: own.spi, cents: 95_00, debitText: 'Transferencia SPI enviada – Talleres del Sur' },
        { debit: VISTA, credit: own.fees, cents: 36, debitText: 'Comisión transferencia SPI – Servicio financiero' },
        { debit: VISTA, credit: own.taxes, cents: 5, debitText: 'IVA de la comisión – Impuesto' },
      ],
      { ...web, numeroComprobante: '2026-1120-048213' },
    );
    expect(booked).toEqual({ at: clock.now(), numeroDocumento: '0000482155' });
    expect(ledger.balanceOf(VISTA)).toBe(2_896_37 - 95_41);
    expect(ledger.movementsOf(VISTA).recent).toEqual([
      {
        idMovimiento: '0000482155-1D',
        at: clock.now(),
        descripcion: 'TRANSFERENCIA SPI ENVIADA – TALLERES DEL SUR',
        tipo: 'D',
        cents: 95_00,
        balance: 2_801_37,
        numeroDocumento: '0000482155',
        agencia: 'Matriz Centro',
        canal: 'BANCA VIRTUAL',
        numeroComprobante: '2026-1120-048213',
      },
      expect.objectContaining({ descripcion: 'COMISION TRANSFERENCIA SPI – SERVICIO FINANCIERO', balance: 2_801_01 }),
      expect.objectContaining({ idMovimiento: '0000482155-3D', balance: 2_800_96 }),
    ]);
    expect(ledger.total()).toBe(0);
  });

  it('shows a transfer between members on both sides, each with its own text', () => {
    ledger.post(
      [{ debit: VISTA, credit: CARLOS, cents: 1, debitText: 'Enviada – A', creditText: 'Recibida – B' }],
      web,
    );
    expect(ledger.movementsOf(VISTA).recent).toMatchObject([
      { tipo: 'D', descripcion: 'ENVIADA – A', balance: 2_896_36 },
    ]);
    expect(ledger.movementsOf(CARLOS).recent).toMatchObject([
      { tipo: 'C', descripcion: 'RECIBIDA – B', balance: 512_41 },
    ]);
  });

  it('puts a receipt on the payer’s side, and on the paid side where no member pays', () => {
    ledger.post([{ debit: VISTA, credit: CARLOS, cents: 1 }], { ...web, numeroComprobante: 'A' });
    ledger.post([{ debit: own.spi, credit: CARLOS, cents: 1 }], { ...web, numeroComprobante: 'B' });
    const numbers = (account: string) => ledger.movementsOf(account).recent.map((one) => one.numeroComprobante);
    expect([numbers(VISTA), numbers(CARLOS)]).toEqual([['A'], [null, 'B']]);
  });

  it('books what was due earlier at its own time', () => {
    const at = clock.now() - 60_000;
    expect(ledger.post([{ debit: own.spi, credit: VISTA, cents: 1 }], { ...web, at })).toMatchObject({ at });
    expect(ledger.movementsOf(VISTA).recent).toMatchObject([{ at }]);
  });

  it.each<[string, Posting]>([
    ['half a cent', { debit: VISTA, credit: CARLOS, cents: 0.5 }],
    ['nothing', { debit: VISTA, credit: CARLOS, cents: 0 }],
    ['less than nothing', { debit: VISTA, credit: CARLOS, cents: -1 }],
    ['no number', { debit: VISTA, credit: CARLOS, cents: Number.NaN }],
    ['a payment to itself', { debit: VISTA, credit: VISTA, cents: 1 }],
    ['an unknown account', { debit: VISTA, credit: '010201000000', cents: 1 }],
    ['an unknown account of its own', { debit: 'CAJA CHICA', credit: VISTA, cents: 1 }],
    ['a prototype', { debit: VISTA, credit: '__proto__', cents: 1 }],
  ])('takes none of an order with %s', (_, wrong) => {
    const before = bank.save();
    expect(() => ledger.post([{ debit: VISTA, credit: CARLOS, cents: 1 }, wrong], web)).toThrow(RangeError);
    expect(bank.save()).toEqual(before);
  });

  it('is kept over a save, and gone after a reset', () => {
    ledger.post([{ debit: own.cash, credit: VISTA, cents: 5_00, creditText: 'Depósito' }], web);
    const saved = JSON.parse(JSON.stringify(bank.save())) as ReturnType<typeof bank.save>;
    bank.reset();
    expect(ledger.balanceOf(VISTA)).toBe(2_896_37);
    bank.restore(saved);
    expect([ledger.balanceOf(VISTA), ledger.total(), ledger.movementsOf(VISTA).recent.length]).toEqual([
      2_901_37, 0, 1,
    ]);
  });

  it('writes texts as a core does', () => {
    expect(coreText('  Ordóñez –  Peña ')).toBe('ORDONEZ – PENA');
  });
});

describe('no sequence of postings', () => {
  const ownAccounts = [
    own.cash,
    own.spi,
    own.merchants,
    own.collections,
    own.fees,
    own.taxes,
    own.loan('020120001932'),
    own.card('TC-01'),
  ];
  const account = fc.constantFrom(VISTA, CARLOS, '010201012604', '010201009356', ...ownAccounts);
  const cents = fc.oneof(
    fc.integer({ min: 1, max: 5_000_00 }),
    fc.constantFrom(0, -1, 0.1, Number.MAX_SAFE_INTEGER + 2),
  );
  const order = fc.array(fc.record({ debit: account, credit: account, cents }), { minLength: 1, maxLength: 4 });

  it('creates or destroys a cent', () => {
    fc.assert(
      fc.property(fc.array(order, { maxLength: 30 }), (orders) => {
        bank.reset();
        for (const postings of orders) {
          try {
            ledger.post(postings, web);
          } catch (reason) {
            expect(reason).toBeInstanceOf(RangeError);
          }
          expect(ledger.total()).toBe(0);
        }
        const fromEntries = balancesOf(ledger.entries());
        for (const [name, balance] of fromEntries) expect([name, ledger.balanceOf(name)]).toEqual([name, balance]);
        for (const { numeroCuenta, bookBalance } of bank.state.accounts) {
          const { history, recent } = ledger.movementsOf(numeroCuenta);
          expect((recent.at(-1) ?? history.at(-1))?.balance).toBe(bookBalance);
        }
      }),
      { numRuns: runs(60) },
    );
  });
});

function balancesOf(entries: readonly Entry[]): Map<string, number> {
  const balances = new Map<string, number>();
  for (const { debit, credit, cents } of entries) {
    balances.set(debit, (balances.get(debit) ?? 0) - cents);
    balances.set(credit, (balances.get(credit) ?? 0) + cents);
  }
  return balances;
}

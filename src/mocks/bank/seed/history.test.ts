import { describe, expect, it } from 'vitest';
import { toEcuadorIso } from '#domain/dates.ts';
import { opposite } from '#domain/money.ts';
import { createBank } from '../bank.ts';
import type { Movement } from '../state.ts';
import { seedHistory } from './history.ts';

const history = seedHistory();
const movementsOf = (account: string) => history.movements.get(account) ?? [];
const signed = ({ tipo, cents }: Movement) => (tipo === 'C' ? cents : opposite(cents));

function summary(account: string) {
  const movements = movementsOf(account);
  const [first] = movements;
  const sum = (tipo: 'C' | 'D') =>
    movements.filter((one) => one.tipo === tipo).reduce((total, { cents }) => total + cents, 0);
  return {
    opening: first ? first.balance - signed(first) : null,
    count: movements.length,
    credits: movements.filter(({ tipo }) => tipo === 'C').length,
    credited: sum('C'),
    debits: movements.filter(({ tipo }) => tipo === 'D').length,
    debited: sum('D'),
    lowest: Math.min(...movements.map(({ balance }) => balance)),
    closing: movements.at(-1)?.balance ?? null,
  };
}

/** As the design shows them: day and hour, text, value, balance. */
const shown = (movement: Movement) => [
  toEcuadorIso(movement.at).slice(0, 16),
  movement.descripcion,
  signed(movement),
  movement.balance,
];

describe('the year of the accounts of demo-bank.md C.2, in cents', () => {
  it('4871: 254 movements, 36 in and 218 out, never below 1.773,07', () => {
    expect(summary('010201004871')).toEqual({
      opening: 1_923_00,
      count: 254,
      credits: 36,
      credited: 17_360_94,
      debits: 218,
      debited: 16_387_57,
      lowest: 1_773_07,
      closing: 2_896_37,
    });
  });

  it('2604: 84 movements, never below the first balance of 231,79', () => {
    const { opening, count, lowest, closing } = summary('010201012604');
    expect({ opening, count, closing }).toEqual({ opening: 231_79, count: 84, closing: 1_238_90 });
    expect(lowest).toBeGreaterThanOrEqual(231_79);
  });

  it('9356: 24 movements, all of them in', () => {
    expect(summary('010201009356')).toMatchObject({
      opening: 3_409_70,
      count: 24,
      credits: 24,
      debits: 0,
      closing: 5_420_00,
    });
  });

  it('certificates and term deposit: how they began', () => {
    expect(movementsOf('010203000417').map(shown)).toEqual([
      ['2017-03-14T08:00', 'COMPRA DE CERTIFICADOS – MATRIZ CENTRO', 320_00, 320_00],
    ]);
    expect(movementsOf('010205003388').map(shown)).toEqual([
      ['2026-03-02T08:00', 'APERTURA DEL DEPOSITO – MATRIZ CENTRO', 8_000_00, 8_000_00],
    ]);
  });

  it.each([
    ['010201018840', 7, 148_25],
    ['010201007733', 36, 512_40],
    ['010201099999', 36, 730_15],
    ['010201015566', 24, 4_310_75],
  ])('%s of another member: %i movements that end in its balance', (account, count, closing) => {
    const { lowest, ...rest } = summary(account);
    expect(rest).toMatchObject({ count, closing });
    expect(lowest).toBeGreaterThan(0);
  });

  it('4871: November as the design shows it, newest first', () => {
    expect(movementsOf('010201004871').slice(-20).toReversed().map(shown)).toEqual([
      ['2026-11-20T08:00', 'RECARGA CELULAR – CLARO 0900000321', -10_00, 2_896_37],
      ['2026-11-18T08:00', 'PAGO INTERNET – INTERNET Y TV', -28_00, 2_906_37],
      ['2026-11-15T08:00', 'TRANSFERENCIA RECIBIDA – CARLOS ANDRES LOJA PERALTA', 260_00, 2_934_37],
      ['2026-11-14T08:00', 'CONSUMO POS SUPERMERCADO – COMPRA CON TARJETA DE DEBITO', -38_90, 2_674_37],
      ['2026-11-12T08:07', 'PAGO AGUA Y TELEFONO – SERVICIOS BASICOS', -24_60, 2_713_27],
      ['2026-11-12T08:00', 'PAGO CENTROSUR – CODIGO DE CLIENTE 1203456', -43_27, 2_737_87],
      ['2026-11-10T08:00', 'RETIRO CAJERO – CAJERO MATRIZ CENTRO', -40_00, 2_781_14],
      ['2026-11-07T08:07', 'CONSUMO POS SUPERMERCADO – COMPRA CON TARJETA DE DEBITO', -52_45, 2_821_14],
      ['2026-11-07T08:00', 'PAGO PENSION COLEGIO – UNIDAD EDUCATIVA CORDILLERA AZUL', -165_00, 2_873_59],
      ['2026-11-05T08:00', 'DEBITO CUOTA 18 CREDITO – CREDITO DE CONSUMO 020110004417', -343_20, 3_038_59],
      ['2026-11-03T08:14', 'IVA DE LA COMISION – IMPUESTO', -5, 3_381_79],
      ['2026-11-03T08:07', 'COMISION TRANSFERENCIA SPI – SERVICIO FINANCIERO', -36, 3_381_84],
      ['2026-11-03T08:00', 'TRANSFERENCIA SPI ENVIADA – ROSA ELENA ORDONEZ', -60_00, 3_382_20],
      ['2026-11-02T08:00', 'TRANSFERENCIA ENVIADA – ARRIENDO', -220_00, 3_442_20],
      ['2026-10-31T08:07', 'CONSUMO POS SUPERMERCADO – COMPRA CON TARJETA DE DEBITO', -47_30, 3_662_20],
      ['2026-10-31T08:00', 'CAPITALIZACION INTERES – AHORRO A LA VISTA', 1_51, 3_709_50],
      ['2026-10-27T08:00', 'RETIRO CAJERO – CAJERO MATRIZ CENTRO', -80_00, 3_707_99],
      ['2026-10-26T08:00', 'AHORRO PROGRAMADO – APORTE MENSUAL', -150_00, 3_787_99],
      ['2026-10-25T08:00', 'ACREDITACION SUELDO SPI – TRANSFERENCIA SPI RECIBIDA', 1_185_40, 3_937_99],
      ['2026-10-24T08:00', 'CONSUMO POS SUPERMERCADO – COMPRA CON TARJETA DE DEBITO', -44_75, 2_752_59],
    ]);
  });

  it('gives transfer, fee and tax one document and one receipt, with the numbers of the design', () => {
    const spi = movementsOf('010201004871').filter(({ at }) => toEcuadorIso(at).startsWith('2026-11-03'));
    expect(spi.map(({ numeroDocumento, numeroComprobante }) => [numeroDocumento, numeroComprobante])).toEqual(
      Array(3).fill(['0000482137', '2026-1103-048198']),
    );
  });
});

describe('the books of the history', () => {
  it('are in the order of time, and every id of a movement is its own', () => {
    const all = [...history.movements.values()];
    for (const movements of all)
      expect(movements.map(({ at }) => at)).toEqual(movements.map(({ at }) => at).toSorted((a, b) => a - b));
    const ids = all.flat().map(({ idMovimiento }) => idMovimiento);
    expect(new Set(ids).size).toBe(ids.length);
  });

  it('write texts as cores send them: capitals without accents', () => {
    for (const { descripcion } of [...history.movements.values()].flat())
      expect(descripcion).toMatch(/^[A-Z0-9 ]+ – [A-Z0-9 ]+$/);
  });

  it('have every balance from the entries, and nothing left over', () => {
    const balances = new Map<string, number>();
    for (const { debit, credit, cents } of history.entries) {
      balances.set(debit, (balances.get(debit) ?? 0) - cents);
      balances.set(credit, (balances.get(credit) ?? 0) + cents);
    }
    expect(balances).toEqual(history.balances);
    expect([...balances.values()].reduce((sum, balance) => sum + balance, 0)).toBe(0);
  });

  it('owe the capital of the open loans and of the card, and leave no instalment on its way', () => {
    const { balances } = history;
    expect(balances.get('CREDITO 020110004417')).toBe(-8_343_07);
    expect(balances.get('CREDITO 020120001932')).toBe(-3_198_10);
    expect(balances.get('TARJETA TC-01')).toBe(-816_45);
    expect(balances.get('CUOTAS')).toBe(0);
  });

  it('are made once: a new bank takes them as they are', () => {
    expect(seedHistory()).toBe(history);
    const bank = createBank();
    expect(bank.history).toBe(history);
    expect(bank.ledger.total()).toBe(0);
  });

  it('keep a receipt for the one who paid', () => {
    const withReceipts = [...history.movements].flatMap(([account, movements]) =>
      movements.flatMap(({ numeroComprobante, tipo }) =>
        numeroComprobante ? [{ account, numeroComprobante, tipo }] : [],
      ),
    );
    for (const { account, numeroComprobante, tipo } of withReceipts) {
      expect([tipo, history.receipts.get(numeroComprobante)?.numeroCuentaOrigen]).toEqual(['D', account]);
    }
    expect(new Set(withReceipts.map(({ numeroComprobante }) => numeroComprobante))).toEqual(
      new Set(history.receipts.keys()),
    );
  });
});

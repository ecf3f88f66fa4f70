import fc from 'fast-check';
import * as pagos from '#api/contract/pagos.ts';
import * as transferencias from '#api/contract/transferencias.ts';
import { own } from './ledger.ts';

/* Orders of money as `moneyConservation.test.ts` sends them: right ones mostly, and every kind of wrong one. For that test. */

export const VISTA = '010201004871';
export const NEGOCIO = '010201012604';
export const PROGRAMADO = '010201009356';
export const CARLOS = '010201007733';
export const ANA = '010201099999';

/** What an order's request says, beside the transaction. */
export type Body = Readonly<Record<string, unknown>>;

/** An order as it is sent. */
export interface Order {
  kind: 'internal' | 'external' | 'service' | 'topUp';
  body: Body;
}

/** Where an order of each kind is validated and executed. */
export const calls = {
  internal: { validate: transferencias.validarInternas, execute: transferencias.internas },
  external: { validate: transferencias.validarExternas, execute: transferencias.externas },
  service: { validate: pagos.validarPago, execute: pagos.pagar },
  topUp: { validate: pagos.validarRecarga, execute: pagos.recargar },
};

/** The debts that are paid here, in cents by service, contract and debt (C.5): nobody ever pays more than that. */
export const DEBTS: Readonly<Record<string, number>> = {
  'CENTROSUR-LUZ 200012034 PL-0': 43_90,
  'CENTROSUR-LUZ 200009871 PL-1': 28_14,
  'CENTROSUR-LUZ 200009871 PL-0': 31_02,
  // The value that changes, once it has.
  'CENTROSUR-LUZ 200010101 PL-0': 37_25,
  'CENTROSUR-LUZ 200010077 PL-0': 21_77,
  'CENTROSUR-LUZ 200010088 PL-0': 21_88,
  'SUPA-PENSION 0101-48999 PA-09': 183_24,
  'SUPA-PENSION 0101-48999 PA-10': 181_61,
  'TRA-MATRICULA ABC1234 MA-1': 148_90,
  'TRA-MATRICULA ABC1234 MA-2': 142_35,
  'TRA-MATRICULA ABC1234 AM-2': 18_00,
  'CAT-RETAMA 551200 PE-1': 128_50,
};

/** Fee and tax by kind of order and service, in cents; everything else is free. */
const COSTS: Readonly<Record<string, readonly [number, number]>> = {
  external: [36, 5],
  'TRA-MATRICULA': [35, 5],
  'CAT-RETAMA': [35, 5],
};

/** The limits that an order uses up when it pays somebody else. */
export const channels = { internal: 'Interno', external: 'Externo', service: 'Facilito', topUp: 'Facilito' } as const;

/** The account that an order's value goes to. */
export function targetOf({ kind, body }: Order): string {
  if (kind === 'internal') return String(body.numeroCuentaDestino);
  return kind === 'external' ? own.spi : own.collections;
}

/** Fee and tax of an order, in cents. */
export function costOf({ kind, body }: Order): readonly [number, number] {
  return COSTS[kind === 'service' ? String(body.codigoServicio) : kind] ?? [0, 0];
}

/** The value of an order, in cents. */
export function centsOf({ body }: Order): number {
  return Math.round(Number(body.valor) * 100);
}

const valor = fc.oneof(
  { weight: 9, arbitrary: fc.integer({ min: 1_00, max: 200_00 }).map((cents) => cents / 100) },
  { weight: 2, arbitrary: fc.integer({ min: 400_00, max: 1_600_00 }).map((cents) => cents / 100) },
  { weight: 3, arbitrary: fc.constantFrom(20.66, 150.66, 7.77, 80.77, 30.88, 12.99) },
  {
    weight: 2,
    arbitrary: fc.constantFrom(0.99, 1, 1.01, 499.99, 500, 500.01, 999.99, 1000, 1000.01, 1500, 1500.01, 730.15),
  },
  { weight: 1, arbitrary: fc.constantFrom(2846.37, 2846.38, 2845.96, 2845.97, 1238.9, 1238.49, 1238.5) },
  {
    weight: 1,
    arbitrary: fc.constantFrom(0, -0, -1, -0.01, 0.001, 1.005, 10.999, 1e9, 1e15, 1e300, Infinity, -Infinity, NaN),
  },
);
const origin = fc.oneof(
  { weight: 12, arbitrary: fc.constantFrom(VISTA, VISTA, NEGOCIO) },
  { weight: 2, arbitrary: fc.constantFrom(ANA, PROGRAMADO, '010203000417', 'nada') },
);
const concepto = fc.constantFrom('Arriendo', 'Repuestos', '2026-11-20');
const internal = fc
  .record({
    numeroCuentaOrigen: origin,
    numeroCuentaDestino: fc.constantFrom(CARLOS, CARLOS, ANA, ANA, NEGOCIO, PROGRAMADO, VISTA, '010205003388', '1'),
    valor,
    concepto,
  })
  .map((body): Order => ({ kind: 'internal', body }));
/** The data of an account of another institution. */
export const destino = fc.record({
  codigoInstitucion: fc.constantFrom('1001', '1001', '1002', '1003', '1004', '9999'),
  codigoTipoCuenta: fc.constantFrom('AHO', 'COR', 'TCR'),
  numeroCuenta: fc.constantFrom('2209988771', '5501'),
  tipoIdentificacion: fc.constant('1'),
  identificacion: fc.constant('0159999036'),
  beneficiario: fc.constantFrom('Rosa Elena Ordóñez', 'Rosa Pérez'),
  alias: fc.constant('Rosa'),
});
/** More of those that come back (C.6). */
const externalValor = fc.oneof(
  { weight: 4, arbitrary: valor },
  { weight: 1, arbitrary: fc.constantFrom(20.66, 150.66) },
);
const external = fc
  .tuple(
    fc.record({ numeroCuentaOrigen: origin, valor: externalValor, concepto }),
    fc.oneof(
      fc.record({
        codigoCuentaDestino: fc.constantFrom('CD-03', 'CD-03', 'CD-04', 'CD-05', 'CD-06', 'CD-01', 'CD-08'),
      }),
      fc.record({ destino }),
    ),
  )
  .map(([order, to]): Order => ({ kind: 'external', body: { ...order, ...to } }));
/** Debts as they are listed, with a choice that is right nearly always. */
const bills = fc.constantFrom<string[]>(
  ['CENTROSUR-LUZ', '200012034', 'PL-0'],
  ['CENTROSUR-LUZ', '200009871', 'PL-1'],
  ['CENTROSUR-LUZ', '200009871', 'PL-1', 'PL-0'],
  ['CENTROSUR-LUZ', '200010101', 'PL-0'],
  ['CENTROSUR-LUZ', '200010077', 'PL-0'],
  ['CENTROSUR-LUZ', '200010088', 'PL-0'],
  ['SUPA-PENSION', '0101-48999', 'PA-09'],
  ['SUPA-PENSION', '0101-48999', 'PA-09', 'PA-10'],
  ['TRA-MATRICULA', 'ABC1234', 'MA-1'],
  ['TRA-MATRICULA', 'ABC1234', 'MA-2'],
  ['CAT-RETAMA', '551200', 'PE-1'],
);
const service = fc
  .record({
    numeroCuentaOrigen: origin,
    bill: bills,
    // The sum, or some cents more or less; only the catalogue takes another value.
    off: fc.constantFrom(0, 0, 0, 0, -1, 1, -85),
    part: fc.constantFrom(10, 20.5, 60, 127.51, 128.5, 9.99),
  })
  .map(
    ({ numeroCuentaOrigen, bill: [codigoServicio = '', codigoContrato = '', ...codigosRubro], off, part }): Order => {
      const due = codigosRubro.reduce<number>(
        (sum, code) => sum + (DEBTS[`${codigoServicio} ${codigoContrato} ${code}`] ?? 0),
        off,
      );
      const value = codigoServicio === 'CAT-RETAMA' ? part : due / 100;
      return {
        kind: 'service',
        body: { numeroCuentaOrigen, codigoServicio, codigoContrato, codigosRubro, valor: value },
      };
    },
  );
const topUp = fc
  .record({
    numeroCuentaOrigen: origin,
    codigoOperadora: fc.constantFrom('CLARO', 'MOVISTAR', 'CNT', 'TUENTI', 'CLARO', 'NADA'),
    celular: fc.constantFrom('0900000321', '0900000321', '0900000214', '0900000214', '0900000208', '0900000329', '1'),
    valor: fc.oneof(
      { weight: 4, arbitrary: fc.constantFrom(3, 5, 10, 20, 50, 7.77, 8.88) },
      { weight: 1, arbitrary: valor },
    ),
  })
  .map((body): Order => ({ kind: 'topUp', body }));
/** Any order. */
export const order = fc.oneof(
  { weight: 3, arbitrary: internal },
  { weight: 4, arbitrary: external },
  { weight: 2, arbitrary: service },
  { weight: 2, arbitrary: topUp },
);

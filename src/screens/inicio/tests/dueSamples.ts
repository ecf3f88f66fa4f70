import type { credito } from '#api/contract/creditos.ts';
import type { EndpointAnswer } from '#api/contract/endpoint.ts';
import type { Debt } from '#domain/debts.ts';
import type { Favourite } from '#flows/favoritos/favourite.ts';
import { flowStart } from '#flows/moneyFlow/flowStart.ts';
import type { Card, Loan } from '#flows/productos/products.ts';
import { billDue, loanDue as loanDueOn } from '../dueDates.ts';

export type LoanAnswer = EndpointAnswer<typeof credito>;
type Row = LoanAnswer['tabla'][number];

export const loan: Loan = {
  number: '020120001932',
  name: 'Microcrédito',
  balance: 319_810,
  state: 'VENCIDO',
  isOverdue: true,
  daysOverdue: 6,
  paid: 8,
  total: 24,
  next: { number: 10, date: '2026-12-14', cents: 23_209 },
};

/** An instalment of its table, of 232,21. */
export const row = (numero: number, fecha: string, estado: Row['estado']): Row => ({
  numero,
  fecha,
  capital: 175_50,
  interes: 54_63,
  seguro: 2_08,
  otros: 0,
  cuota: 232_21,
  saldo: 3_022_60,
  estado,
});

export const detail: LoanAnswer = {
  numeroCredito: loan.number,
  descripcion: 'MICROCREDITO',
  saldoCapital: 3_198_10,
  montoOriginal: 4_500_00,
  vencido: {
    cuotas: 1,
    dias: 6,
    capital: 175_50,
    interes: 54_63,
    seguro: 2_08,
    mora: 63,
    gestionCobranza: 0,
    total: 232_84,
  },
  tabla: [row(8, '2026-10-14', 'PAGADA'), row(9, '2026-11-14', 'VENCIDA'), row(10, '2026-12-14', 'PENDIENTE')],
  pagos: [],
};

/** Nothing of it is overdue. */
export const current: Loan = { ...loan, state: 'VIGENTE', isOverdue: false, daysOverdue: 0 };

export const TODAY = '2026-11-20';
/** What of a loan falls due, seen on {@link TODAY}. */
export const loanDue = (of: Loan, answer: LoanAnswer | undefined, today = TODAY) => loanDueOn(of, answer, today);

export const card: Card = {
  code: 'TC-01',
  name: 'Visa Clásica',
  last4: '4502',
  limit: null,
  available: 1,
  used: 5_00,
  isBlocked: false,
  state: 'ACTIVA',
};

export const favourite: Favourite = {
  code: 'FAV-1',
  alias: 'Luz papás',
  subject: { kind: 'service', service: 'CENTROSUR-LUZ', criterion: 'CODIGO', reference: '8841207' },
};
export const billRow = {
  text: ['CentroSur', ' · ', '8841207'],
  address: '/pagos/centrosur',
  state: flowStart({}),
  several: true,
};
/** What a favourite owes with these debts. */
export const bill = (...debts: Debt[]) => billDue(favourite, [{ code: '1', debts }], billRow, '2026-11-20');

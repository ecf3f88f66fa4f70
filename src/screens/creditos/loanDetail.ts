import type { credito } from '#api/contract/creditos.ts';
import type { EndpointAnswer } from '#api/contract/endpoint.ts';
import { dayOfIso } from '#domain/calendar.ts';
import { type CsvCell, toCsv } from '#domain/csv.ts';
import { writtenDate } from '#domain/dates.ts';
import { shownText } from '#domain/foreignText.ts';
import type { Cents } from '#domain/money.ts';
import { owedOverdue } from '#domain/owedOverdue.ts';
import { keepRows, mapRows, unreadableLines } from '#domain/partialList.ts';
import { type Loan, loanOf } from '#flows/productos/products.ts';

/** One instalment, money in cents. */
export interface Instalment {
  number: number;
  date: string;
  capital: Cents;
  interest: Cents;
  insurance: Cents;
  other: Cents;
  total: Cents;
  balance: Cents;
  /** `next` is the first pending one that is not overdue, `other` one that only the server knows. */
  state: 'paid' | 'overdue' | 'next' | 'pending' | 'other';
  /** The state in words; one that we do not know as the server writes it (D-65). */
  stateText: string;
}

/** What is owed of the overdue instalments, in cents; how many, and for how long, is null where the server does not say (D-65). */
export interface Overdue {
  instalments: number | null;
  days: number | null;
  since: string;
  capital: Cents;
  interest: Cents;
  insurance: Cents;
  defaultInterest: Cents;
  collection: Cents;
  total: Cents;
}

/** How instalments are reckoned. */
type System = 'FRANCES' | 'ALEMAN';

/** A loan as its page shows it. */
export interface LoanDetail extends Loan {
  amount: Cents;
  months: number | null;
  nominalRate: number | null;
  effectiveRate: number | null;
  /** Null where the server does not say it, or says one that we cannot explain. */
  system: System | null;
  grantedOn: string | null;
  endsOn: string | null;
  debitAccount: string;
  overdue: Overdue | null;
  table: readonly Instalment[];
  payments: readonly { date: string; cents: Cents; channel: string; receipt: string }[];
}

const states: Readonly<Record<string, Instalment['state']>> = {
  PAGADA: 'paid',
  VENCIDA: 'overdue',
  PENDIENTE: 'pending',
};

/** A state in words. */
const stateTexts: Readonly<Record<Exclude<Instalment['state'], 'other'>, string>> = {
  paid: 'Pagada',
  overdue: 'Vencida',
  next: 'Próxima',
  pending: 'Pendiente',
};

/** The answer of `productos/creditos/{numeroCredito}` as the page shows it. */
export function loanDetailOf(answer: EndpointAnswer<typeof credito>): LoanDetail {
  // Of a loan that is paid off nothing comes next, whatever its table says of the rest.
  const next = answer.estado === 'CANCELADO' ? -1 : answer.tabla.findIndex(({ estado }) => estado === 'PENDIENTE');
  const firstOverdue = answer.tabla.find(({ estado }) => estado === 'VENCIDA');
  const vencido = owedOverdue(answer.vencido);
  return {
    ...loanOf(answer),
    amount: answer.montoOriginal,
    months: answer.plazoMeses ?? null,
    nominalRate: answer.tasaNominal ?? null,
    effectiveRate: answer.tasaEfectiva ?? null,
    system: systemOf(answer.sistema),
    grantedOn: answer.fechaConcesion ?? null,
    endsOn: answer.fechaVencimiento ?? null,
    debitAccount: answer.cuentaDebito ?? '',
    overdue: vencido
      ? {
          instalments: vencido.cuotas ?? null,
          // None are not said: what is overdue is so since some day.
          days: [vencido.dias, answer.diasVencido].find((days) => (days ?? 0) > 0) ?? null,
          since: firstOverdue?.fecha ?? '',
          capital: vencido.capital,
          interest: vencido.interes,
          insurance: vencido.seguro,
          defaultInterest: vencido.mora,
          collection: vencido.gestionCobranza,
          total: vencido.total,
        }
      : null,
    table: mapRows(answer.tabla, (row, index) => {
      const state = index === next ? 'next' : (states[row.estado] ?? 'other');
      return {
        number: row.numero,
        date: row.fecha,
        capital: row.capital,
        interest: row.interes,
        insurance: row.seguro,
        other: row.otros,
        total: row.cuota,
        balance: row.saldo,
        state,
        stateText: state === 'other' ? row.estado : stateTexts[state],
      };
    }),
    payments: newestFirst(
      mapRows(answer.pagos, ({ fecha, valor, canal, numeroComprobante }) => ({
        date: fecha,
        cents: valor,
        channel: canal ?? '',
        receipt: shownText(numeroComprobante ?? ''),
      })),
    ),
  };
}

/** No server has promised an order; those of one day stay in the server's own. */
function newestFirst<Row extends { date: string }>(rows: Row[]): Row[] {
  return rows.sort((one, other) => (one.date === other.date ? 0 : one.date > other.date ? -1 : 1));
}

/** `Francés` is as good as `FRANCES`: of a text only the letters count (D-65). */
function systemOf(sistema: string | null | undefined): System | null {
  const word = sistema?.normalize('NFD').replace(/\P{L}/gu, '').toUpperCase();
  return word === 'FRANCES' || word === 'ALEMAN' ? word : null;
}

const systems: Readonly<Record<System, string>> = {
  FRANCES: 'Sistema francés: cuota financiera fija más seguro de desgravamen.',
  ALEMAN: 'Sistema alemán: capital fijo e interés sobre el saldo, más seguro de desgravamen.',
};

/** What stands under the table, on the screen, on paper and in the file alike. */
export function tableLegend({ system }: Pick<LoanDetail, 'system'>): string {
  return system === null ? 'Valores en dólares.' : `Valores en dólares. ${systems[system]}`;
}

/** A column of zeros is hidden, on the screen, on paper and in the PDF alike (DESIGN.md §6 «Amortisation table»). */
export function hasOtherCharges({ table }: Pick<LoanDetail, 'table'>): boolean {
  return table.some(({ other }) => other !== 0);
}

/**
 * How many instalments are overdue; null where the server does not say how many of a loan that is overdue, and of one in a state that does not rule
 * that out (D-65).
 */
export function lateInstalments({ overdue, isOverdue, state }: LoanDetail): number | null {
  if (overdue) return overdue.instalments;
  return !isOverdue && (state === 'VIGENTE' || state === 'CANCELADO') ? 0 : null;
}

/**
 * The instalment that comes next, in cents; null where none does. Of an overdue loan the server's next one may be the overdue one itself: its table
 * says then which comes after it. `today` is `yyyy-MM-dd`.
 */
export function comingInstalment(
  { next, state, isOverdue, overdue, table }: LoanDetail,
  today: string,
): { date: string; cents: Cents } | null {
  if (state === 'CANCELADO') return null;
  const day = dayOfIso(next?.date);
  if (!(isOverdue || overdue) || day === null || day >= today) return next;
  const row = table.find(
    (one) => (one.state === 'next' || one.state === 'pending') && (dayOfIso(one.date) ?? '') >= today,
  );
  return row ? { date: row.date, cents: row.total } : null;
}

/** Which instalments are shown. */
export type InstalmentFilter = 'all' | 'paid' | 'overdue' | 'pending';

/** The rows of a filter; what comes next is pending too. */
export function filteredTable(table: readonly Instalment[], filter: InstalmentFilter): Instalment[] {
  return keepRows(
    table,
    ({ state }) => filter === 'all' || state === filter || (filter === 'pending' && state === 'next'),
  );
}

/** So many paid ones stand before the first that is not. */
const BEFORE_UNPAID = 2;

/** So many of a loan that is paid. */
const LAST_PAID = 6;

/** How many of the rows are earlier than what a member comes for: the first instalment that is not paid, and a few before it. */
export function earlierCount(rows: readonly Pick<Instalment, 'state'>[]): number {
  const first = rows.findIndex(({ state }) => state !== 'paid');
  return Math.max(0, first === -1 ? rows.length - LAST_PAID : first - BEFORE_UNPAID);
}

/** Sums of the money columns, in cents. */
export function totalsOf(rows: readonly Instalment[]) {
  const sum = (pick: (row: Instalment) => Cents) => rows.reduce((total, row) => total + pick(row), 0);
  return {
    capital: sum(({ capital }) => capital),
    interest: sum(({ interest }) => interest),
    insurance: sum(({ insurance }) => insurance),
    other: sum(({ other }) => other),
    total: sum(({ total }) => total),
  };
}

/** The table for spreadsheets. */
export function tableCsv(table: readonly Instalment[]): string {
  const head: CsvCell[] = [
    'N.º',
    'Fecha',
    'Capital',
    'Interés',
    'Seguro de desgravamen',
    'Otros',
    'Cuota',
    'Saldo',
    'Estado',
  ];
  return toCsv([
    head,
    ...table.map(({ number, date, capital, interest, insurance, other, total, balance, stateText }): CsvCell[] => [
      number,
      writtenDate(date, 'dd/MM/yyyy'),
      { cents: capital },
      { cents: interest },
      { cents: insurance },
      { cents: other },
      { cents: total },
      { cents: balance },
      stateText,
    ]),
    ...unreadableLines(table),
  ]);
}

import type { Cents } from '#domain/money.ts';
import { addMonths, dayOf, daysBetween } from './days.ts';
import { refuse } from './refusal.ts';
import type { Loan, Member, World } from './state.ts';

/** Interest of an overdue instalment: so many times the nominal rate (demo-bank.md C.3), in hundredths. */
const OVERDUE_FACTOR = 105;
/** A year of overdue interest, in days. */
const OVERDUE_YEAR_DAYS = 360;

/** A row of the amortisation table, in cents. */
export interface Instalment {
  number: number;
  /** `yyyy-MM-dd`. */
  dueOn: string;
  capital: Cents;
  interest: Cents;
  insurance: Cents;
  /** What is paid: capital, interest and insurance. */
  total: Cents;
  /** Capital owed afterwards. */
  balance: Cents;
}

/** What is overdue of a loan, in cents. */
export interface Overdue {
  instalments: number;
  /** Days since the first of them was due. */
  days: number;
  capital: Cents;
  interest: Cents;
  insurance: Cents;
  /** Interest on the overdue capital. */
  penalty: Cents;
  total: Cents;
}

/** A loan on a day. */
export interface LoanStatus {
  state: 'VIGENTE' | 'VENCIDO' | 'CANCELADO';
  /** Capital owed. */
  balance: Cents;
  overdue: Overdue | null;
  /** The first instalment that is neither paid nor overdue. */
  next: Instalment | null;
  rows: (Instalment & { state: 'PAGADA' | 'VENCIDA' | 'PENDIENTE' })[];
}

/**
 * The amortisation table (C.3, French): a steady instalment P·r/(1−(1+r)^−n) of capital and interest, in cents; the insurance on
 * the balance before comes on top, so the total falls slightly; the last instalment takes the rest.
 */
export function amortisation(
  loan: Pick<Loan, 'principal' | 'months' | 'nominalRate' | 'insuranceRate' | 'grantedOn'>,
): Instalment[] {
  const { principal, months, nominalRate, insuranceRate, grantedOn } = loan;
  const monthly = nominalRate / 120_000;
  const steady = Math.round((principal * monthly) / (1 - (1 + monthly) ** -months));
  let balance = principal;
  return Array.from({ length: months }, (_, index) => {
    const interest = share(balance, nominalRate, 120_000);
    const insurance = share(balance, insuranceRate, 100_000);
    const capital = index === months - 1 ? balance : steady - interest;
    balance -= capital;
    return {
      number: index + 1,
      dueOn: addMonths(grantedOn, index + 1),
      capital,
      interest,
      insurance,
      total: capital + interest + insurance,
      balance,
    };
  });
}

/** A loan as it stands on a day: an unpaid instalment is overdue from the day after it was due. */
export function statusOf(loan: Loan, today: string): LoanStatus {
  const paid = loan.payments.length;
  const rows = amortisation(loan).map((row) => ({
    ...row,
    state: row.number <= paid ? ('PAGADA' as const) : row.dueOn < today ? ('VENCIDA' as const) : ('PENDIENTE' as const),
  }));
  const overdue = overdueOf(
    loan,
    rows.filter(({ state }) => state === 'VENCIDA'),
    today,
  );
  return {
    state: paid >= loan.months ? 'CANCELADO' : overdue ? 'VENCIDO' : 'VIGENTE',
    balance: paid === 0 ? loan.principal : (rows[paid - 1]?.balance ?? 0),
    overdue,
    next: rows.find(({ state }) => state === 'PENDIENTE') ?? null,
    rows,
  };
}

/** The member's loans that are not paid off, as they stand today, in the books' order. */
export function openLoans(world: World, member: Member): { loan: Loan; status: LoanStatus }[] {
  const today = dayOf(world.now());
  return world.state.loans
    .filter(({ owner }) => owner === member.numeroSocio)
    .map((loan) => ({ loan, status: statusOf(loan, today) }))
    .filter(({ status }) => status.state !== 'CANCELADO');
}

/** One loan of the member, paid off or not. Another's is not told from one that does not exist. @throws Refusal -0007-01-01. */
export function loanOf(world: World, member: Member, numeroCredito: string): { loan: Loan; status: LoanStatus } {
  const loan = world.state.loans.find((one) => one.numeroCredito === numeroCredito && one.owner === member.numeroSocio);
  if (!loan) return refuse('-0007-01-01');
  return { loan, status: statusOf(loan, dayOf(world.now())) };
}

function overdueOf({ nominalRate }: Loan, rows: readonly Instalment[], today: string): Overdue | null {
  const [first] = rows;
  if (!first) return null;
  const sum = (value: (row: Instalment) => Cents) => rows.reduce((total, row) => total + value(row), 0);
  const penalty = sum(({ capital, dueOn }) =>
    share(capital, nominalRate * OVERDUE_FACTOR * daysBetween(dueOn, today), 1_000_000 * OVERDUE_YEAR_DAYS),
  );
  return {
    instalments: rows.length,
    days: daysBetween(first.dueOn, today),
    capital: sum(({ capital }) => capital),
    interest: sum(({ interest }) => interest),
    insurance: sum(({ insurance }) => insurance),
    penalty,
    total: sum(({ total }) => total) + penalty,
  };
}

/** cents · numerator / denominator, half up, without a fraction in between. */
function share(cents: Cents, numerator: number, denominator: number): Cents {
  return Math.floor((2 * cents * numerator + denominator) / (2 * denominator));
}

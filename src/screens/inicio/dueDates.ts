import type { credito } from '#api/contract/creditos.ts';
import type { EndpointAnswer } from '#api/contract/endpoint.ts';
import type { leer as leerTarjeta } from '#api/contract/tarjetas.ts';
import { maskAccountUnbroken } from '#domain/accountNumber.ts';
import { addDays, dayOfIso, daysBetween } from '#domain/calendar.ts';
import { byAge, type Debt, isOverdue, proposedContract, proposedDebts, sumOf } from '#domain/debts.ts';
import type { Cents } from '#domain/money.ts';
import { type Expected, OUTLOOK_DAYS } from '#domain/outlook.ts';
import { owedOverdue } from '#domain/owedOverdue.ts';
import { unreadableIn } from '#domain/partialList.ts';
import type { Favourite } from '#flows/favoritos/favourite.ts';
import type { FavouriteRow } from '#flows/favoritos/favouriteRow.ts';
import { type CarriedStart, flowStart } from '#flows/moneyFlow/flowStart.ts';
import type { Owed } from '#flows/pagoServicios/useOwed.ts';
import type { Card, Loan, Products } from '#flows/productos/products.ts';
import { to } from '#navigation/paths.ts';

/** What each kind of due date goes by: of a core's numbers one may be a loan's, a card's and a favourite's at once (D-65). */
const dueId = {
  loan: ({ number }: Pick<Loan, 'number'>) => `loan ${number}`,
  card: ({ code }: Pick<Card, 'code'>) => `card ${code}`,
  bill: ({ code }: Pick<Favourite, 'code'>) => `bill ${code}`,
};

type LoanAnswer = EndpointAnswer<typeof credito>;
type CardAnswer = EndpointAnswer<typeof leerTarjeta>;

/** What has been answered of each loan by its number, and of each card by its code. */
export interface DueDetails {
  loans: ReadonlyMap<string, LoanAnswer | undefined>;
  cards: ReadonlyMap<string, CardAnswer | undefined>;
}

/** A debt of a favourite service, by what tells it from every other: two favourites may find one and the same. */
interface BillDebt extends Debt {
  id: string;
}

/** Something that must be paid by a day. */
export interface DueDate {
  id: string;
  /** `yyyy-MM-dd` */
  day: string;
  name: string;
  /** A line, or its parts one by one. */
  detail: string | readonly string[];
  cents: Cents;
  daysOverdue: number;
  /** What of it is overdue, where that may be a part. */
  overdueCents?: Cents;
  /** All of a bill's debts, also where one is paid at a time: each has its own day. */
  debts?: readonly BillDebt[];
  action: 'Ver' | 'Pagar';
  address: string;
  /** What the page of its payment already knows. */
  state?: CarriedStart;
}

/** Whether the list does not say what a loan owes: it is overdue, or in a state that does not rule that out (D-65). */
export function needsDetail({ isOverdue: isLoanOverdue, state, balance }: Loan): boolean {
  return isLoanOverdue || (balance > 0 && state !== 'VIGENTE' && state !== 'CANCELADO');
}

/** The shortest month, days: from one instalment to the next. */
const MONTH = 28;

/** Whether a loan that is not overdue may ask for two instalments within the outlook: the list says the first, its table the second. */
export function mayFallDueTwice(loan: Loan, today: string): boolean {
  const day = loan.balance > 0 && loan.state !== 'CANCELADO' && !needsDetail(loan) ? dayOfIso(loan.next?.date) : null;
  return day !== null && addDays(day, MONTH) < addDays(today, OUTLOOK_DAYS);
}

/**
 * A loan's next payment: the overdue instalment with its default interest, else the next one. Null while nothing is known or due. Of how many days
 * an overdue one is so is counted from its day to `today` where the server leaves it out.
 */
export function loanDue(loan: Loan, detail: LoanAnswer | undefined, today: string): DueDate | null {
  const base = {
    id: dueId.loan(loan),
    name: loan.name,
    action: 'Ver' as const,
    address: to.credito(loan.number),
  };
  const account = maskAccountUnbroken(loan.number);
  const owed = owedOverdue(detail?.vencido);
  if (loan.isOverdue || owed) {
    const overdue = detail?.tabla.find(({ estado }) => estado === 'VENCIDA');
    const day = dayOfIso(overdue?.fecha);
    if (!owed || !overdue || day === null) return null;
    return {
      ...base,
      day,
      detail: `${account} · ${instalmentText(overdue.numero, loan)}`,
      cents: owed.total,
      daysOverdue: owed.dias || loan.daysOverdue || Math.max(1, daysBetween(day, today)),
    };
  }
  const day = dayOfIso(loan.next?.date);
  if (!loan.next || day === null || loan.state === 'CANCELADO') return null;
  const instalment = loan.next.number === null ? '' : ` · ${instalmentText(loan.next.number, loan)}`;
  return { ...base, day, detail: `${account}${instalment}`, cents: loan.next.cents, daysOverdue: 0 };
}

/** «Cuota 9 de 24»; of how many it is only where the server says it (D-65). */
function instalmentText(number: number, { total }: Pick<Loan, 'total'>): string {
  return total === null ? `Cuota ${number}` : `Cuota ${number} de ${total}`;
}

/** A card's payment, when there is one; `today` decides whether it is late. */
export function cardDue(card: Card, detail: CardAnswer | undefined, today: string): DueDate | null {
  const day = dayOfIso(detail?.fechaMaximaPago);
  const total = detail?.pagoTotal;
  if (day === null || typeof total !== 'number' || total <= 0) return null;
  return {
    id: dueId.card(card),
    day,
    name: card.name,
    detail: `••••\u00a0${card.last4} · Pago total`,
    cents: total,
    daysOverdue: Math.max(0, daysBetween(day, today)),
    action: 'Pagar',
    address: to.pagoTarjetas,
    state: flowStart({ destino: card.code }),
  };
}

/**
 * What a favourite service owes, from its oldest day on, of all its contracts; the sum is what «Pagar» proposes, of one of them. Null where nothing is owed by a day, or nobody knows
 * where it is paid.
 */
export function billDue(
  favourite: Favourite,
  contracts: NonNullable<Owed>,
  row: Pick<FavouriteRow, 'text' | 'address' | 'state' | 'several'>,
  today: string,
): DueDate | null {
  const owing = contracts.map(({ code, debts }) => ({ code, debts: debts.filter(({ total }) => total > 0) }));
  const owed = byAge(identified(favourite, owing));
  const day = owed[0]?.dueOn ?? null;
  if (day === null || row.address === null) return null;
  const proposed = proposedDebts(proposedContract(owing)?.debts ?? [], row);
  return {
    id: dueId.bill(favourite),
    day,
    name: favourite.alias,
    detail: row.text,
    cents: sumOf(proposed),
    daysOverdue: Math.max(0, daysBetween(day, today)),
    overdueCents: sumOf(proposed.filter((debt) => isOverdue(debt, today))),
    debts: owed,
    action: 'Pagar',
    address: row.address,
    state: row.state,
  };
}

/** The debts of contracts, each with its identity. Nobody promises that their codes differ: of equal ones of one favourite each is its own. */
function identified({ subject }: Favourite, contracts: NonNullable<Owed>): BillDebt[] {
  const service = subject.kind === 'service' ? subject.service : '';
  const times = new Map<string, number>();
  return contracts.flatMap(({ code, debts }) =>
    debts.map((debt) => {
      const of = JSON.stringify([service, code, debt.code, debt.dueOn, debt.total]);
      const nth = (times.get(of) ?? 0) + 1;
      times.set(of, nth);
      return { ...debt, id: `${of} ${nth}` };
    }),
  );
}

/** Whether a bill owes something of which nobody says by when, or where it is paid: then `due` is null. */
export function lacksDay(debts: readonly Debt[], due: DueDate | null): boolean {
  return debts.some(({ dueOn, total }) => total > 0 && (due === null || dueOn === null));
}

/** Earliest first. */
export function byDay(dates: readonly (DueDate | null)[]): DueDate[] {
  return dates.filter((date) => date !== null).sort((one, other) => (one.day < other.day ? -1 : 1));
}

/**
 * All that is known to fall due, for the outlook: the due dates, and of each loan the instalments that come after them (the list has one row for
 * each loan). `today` is `yyyy-MM-dd`.
 */
export function knownDues(
  dates: readonly DueDate[],
  loans: readonly Loan[],
  details: DueDetails['loans'],
  today: string,
): Expected[] {
  const coming = loans.flatMap((loan) =>
    (comingInstalments(loan, details.get(loan.number), today) ?? []).map(
      ({ day, cents }): Expected => ({ kind: 'due', id: `${dueId.loan(loan)} ${day}`, day, name: loan.name, cents }),
    ),
  );
  // One that two favourites find is paid once.
  const dues = new Map(dates.flatMap(expectedOf).map((due) => [due.id, due]));
  return [...dues.values(), ...coming];
}

/**
 * The instalments of a loan that come after its own row in `dates`. Of a loan in order: those of its table after the next one; none where
 * the table is not known. Of an overdue loan: those of its table from today on; else the list's next one, which may be the overdue one
 * itself; null where neither names one, unless the table says that none is left.
 */
function comingInstalments(
  { isOverdue: isLoanOverdue, next }: Loan,
  detail: LoanAnswer | undefined,
  today: string,
): { day: string; cents: Cents }[] | null {
  const open = (detail?.tabla ?? []).filter(({ estado }) => estado !== 'PAGADA' && estado !== 'VENCIDA');
  const nextDay = dayOfIso(next?.date);
  const isInOrder = !isLoanOverdue && !owedOverdue(detail?.vencido);
  const rows = open.flatMap(({ fecha, cuota }) => {
    const day = dayOfIso(fecha);
    return day !== null && day >= today ? [{ day, cents: cuota }] : [];
  });
  if (isInOrder) return nextDay === null ? [] : rows.filter(({ day }) => day > nextDay);
  if (rows.length > 0) return rows;
  if (next && nextDay !== null && nextDay >= today) return [{ day: nextDay, cents: next.cents }];
  return detail && open.length === 0 && unreadableIn(detail.tabla) === 0 ? [] : null;
}

/** A bill is owed debt by debt, each on its own day (DESIGN.md §12: day by day); anything else is one payment. */
function expectedOf({ id, day, name, cents, debts }: DueDate): Expected[] {
  if (!debts) return [{ kind: 'due', id, day, name, cents }];
  return debts.flatMap((debt): Expected[] =>
    debt.dueOn === null ? [] : [{ kind: 'due', id: debt.id, day: debt.dueOn, name, cents: debt.total }],
  );
}

/**
 * True when every debt has a known day. These may fall due on any day: a loan whose next instalment the server does not give; a card
 * without a date, or blocked and therefore not asked about; and, with a server that knows only the specification, whatever it does not
 * list. `today` is `yyyy-MM-dd`.
 */
export function knowsEachDay(
  { loans, cards, knowsDebts }: Pick<Products, 'loans' | 'cards' | 'knowsDebts'>,
  dates: readonly Pick<DueDate, 'id'>[],
  details: DueDetails,
  today: string,
): boolean {
  const isDated = (id: string) => dates.some((date) => date.id === id);
  return (
    knowsDebts &&
    loans.every(
      (loan) =>
        loan.state === 'CANCELADO' ||
        loan.balance <= 0 ||
        (isDated(dueId.loan(loan)) && comingInstalments(loan, details.loans.get(loan.number), today) !== null),
    ) &&
    cards.every((card) => {
      const owed = card.isBlocked ? card.used : details.cards.get(card.code)?.pagoTotal;
      return typeof owed === 'number' && (owed <= 0 || isDated(dueId.card(card)));
    })
  );
}

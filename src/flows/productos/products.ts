import { Car, ChartLine, HandCoins, type LucideIcon, PiggyBank, Sprout, Store, Wallet } from 'lucide-react';
import type { EndpointAnswer } from '#api/contract/endpoint.ts';
import {
  type accountKinds,
  accountStates,
  type CreditoResumen,
  type CuentaResumen,
  type leer,
  loanStates,
} from '#api/contract/productos.ts';
import { cardStates, type TarjetaResumen } from '#api/contract/tarjetas.ts';
import type { cuentasOrigen } from '#api/contract/transacciones.ts';
import { lastCharacters } from '#domain/accountNumber.ts';
import type { Cents } from '#domain/money.ts';
import { productName, titleCase } from '#domain/names.ts';
import { isNothing, mapRows, unreadableIn } from '#domain/partialList.ts';

/** One account as the screens show it; money in cents, null where the server does not say or nothing can be taken out. */
export interface Account {
  number: string;
  name: string;
  kind: AccountKind;
  available: Cents | null;
  book: Cents | null;
  /** It can be debited: transfers may leave from it. */
  isDebitable: boolean;
  isBlocked: boolean;
  state: StateOf<typeof accountStates>;
  /** Day on which a term deposit ends, ISO; null of other accounts, or where the server says nothing. */
  endsOn: string | null;
}

export type AccountKind = (typeof accountKinds)[number];

/** A product's state: one that we know, `other` in the server's own words; null where it says none (D-65). */
export type StateOf<Known extends readonly string[]> = Known[number] | { other: string } | null;

/** A state that the contract has read, among those that are known of such a product. */
export function stateOf<Known extends readonly string[]>(
  estado: string | null | undefined,
  known: Known,
): StateOf<Known> {
  const other = estado?.trim() ?? '';
  return known.find((one: Known[number]) => one === estado) ?? (other === '' ? null : { other });
}

/** Whether a loan is overdue, by its state or by its days: a server may say one without the other (D-65). What is paid off is not. */
export function isOverdueLoan(state: StateOf<typeof loanStates>, days: number): boolean {
  return state === 'VENCIDO' || (state !== 'CANCELADO' && days > 0);
}

/** «Vencido hace 6 días» (copy.md «Productos»); «Vencido» where nobody says since when. */
export function overdueText(days: number): string {
  if (days <= 0) return 'Vencido';
  return days === 1 ? 'Vencido hace 1 día' : `Vencido hace ${days} días`;
}

/** One loan as lists show it; null where the server does not say. */
export interface Loan {
  number: string;
  name: string;
  balance: Cents;
  state: StateOf<typeof loanStates>;
  /** {@link isOverdueLoan} */
  isOverdue: boolean;
  /** 0 also where the server does not say since when an overdue one is so. */
  daysOverdue: number;
  /** Instalments. */
  paid: number | null;
  total: number | null;
  next: { number: number | null; date: string; cents: Cents } | null;
}

/** One card as lists show it; money in cents, null where the server does not say. */
export interface Card {
  code: string;
  name: string;
  /** Its last four digits, all that a list shows of its number: `4502`. */
  last4: string;
  limit: Cents | null;
  available: Cents | null;
  used: Cents | null;
  isBlocked: boolean;
  state: StateOf<typeof cardStates>;
}

/** Everything that the member has, by group; each list knows what of it could not be read (D-65). */
export interface Products {
  savings: readonly Account[];
  investments: readonly Account[];
  certificates: readonly Account[];
  loans: readonly Loan[];
  cards: readonly Card[];
  guarantees: number;
  /** The server has said which loans and cards there are: where it has not, none of them here does not mean that there is none. */
  knowsDebts: boolean;
}

/** The answer of `productos` as the screens show it. */
export function productsOf(answer: EndpointAnswer<typeof leer>): Products {
  return {
    savings: mapRows(answer.ahorros, (account) => accountOf(account, 'VISTA')),
    investments: mapRows(answer.inversiones, (account) => ({
      ...accountOf(account, 'PLAZO_FIJO'),
      endsOn: account.fechaVencimiento?.trim() || null,
    })),
    certificates: mapRows(answer.certificados, (account) => accountOf(account, 'CERTIFICADO')),
    loans: mapRows(answer.creditos, loanOf),
    cards: mapRows(answer.tarjetas, cardOf),
    guarantees: answer.totalGarantias ?? 0,
    knowsDebts: true,
  };
}

/** What a server that only knows the specification has to say: the accounts that can be debited (contract B.0). */
export function productsOfSources(answer: EndpointAnswer<typeof cuentasOrigen>): Products {
  return {
    savings: mapRows(answer, ({ numeroCuenta, descripcion, saldoDisponible }) => ({
      number: numeroCuenta,
      name: productName(descripcion),
      kind: 'VISTA',
      available: saldoDisponible,
      book: null,
      isDebitable: true,
      isBlocked: false,
      state: null,
      endsOn: null,
    })),
    investments: [],
    certificates: [],
    loans: [],
    cards: [],
    guarantees: 0,
    knowsDebts: false,
  };
}

/** True when there is nothing at all. */
export function isEmpty({ savings, investments, certificates, loans, cards, guarantees }: Products): boolean {
  return [savings, investments, certificates, loans, cards].every(isNothing) && guarantees === 0;
}

/** What can be taken out of the savings accounts together. */
export interface AvailableTotal {
  /** Null where the server says it of none: that is no zero. */
  cents: Cents | null;
  /** Accounts that the sum lacks: they could not be read, or the server does not say what can be taken out of them. */
  missing: number;
  /** Blocked accounts, which it lacks as well: debits there are refused (-0005-01-04). */
  blocked: number;
}

/** «Disponible en sus cuentas» (D-65). Of programmed savings nothing can be taken out: they lack nothing, blocked or not. */
export function availableTotal({ savings }: Products): AvailableTotal {
  const open = savings.filter(({ isBlocked }) => !isBlocked);
  const unsaid = open.filter(({ kind, available }) => kind === 'VISTA' && available === null).length;
  const said = open.flatMap(({ available }) => available ?? []);
  return {
    cents: unsaid > 0 && said.length === 0 ? null : said.reduce((sum, cents) => sum + cents, 0),
    missing: unsaid + unreadableIn(savings),
    blocked: savings.filter(
      ({ isBlocked, kind, available }) => isBlocked && (kind === 'VISTA' || (available ?? 0) !== 0),
    ).length,
  };
}

function accountOf(account: CuentaResumen, usual: AccountKind): Account {
  const kind = account.tipo ?? usual;
  const available = account.saldoDisponible ?? null;
  return {
    number: account.numeroCuenta,
    name: account.alias?.trim() || productName(account.descripcion),
    kind,
    available,
    book: account.saldoContable ?? null,
    isDebitable: kind === 'VISTA' && available !== null,
    endsOn: null,
    isBlocked: account.estado === 'BLOQUEADA',
    state: stateOf(account.estado, accountStates),
  };
}

/** A loan of either answer, list or detail, as the screens show it. */
export function loanOf(loan: CreditoResumen): Loan {
  const next = loan.proximaCuota;
  const state = stateOf(loan.estado, loanStates);
  const daysOverdue = loan.diasVencido ?? 0;
  return {
    number: loan.numeroCredito,
    name: productName(loan.descripcion),
    balance: loan.saldoCapital,
    state,
    isOverdue: isOverdueLoan(state, daysOverdue),
    daysOverdue,
    paid: loan.cuotasPagadas ?? null,
    total: loan.totalCuotas ?? null,
    next: next ? { number: next.numero ?? null, date: next.fecha, cents: next.valor } : null,
  };
}

/** `VISA`, `VISA CLASICA` → `Visa Clásica`: a core may say the brand in both. */
function cardName(brand: string | null | undefined, product: string | null | undefined): string {
  const [first = '', second = ''] = [brand?.trim(), product?.trim()];
  const whole = second.toUpperCase().includes(first.toUpperCase()) ? second : `${first} ${second}`;
  return titleCase(productName(whole)) || 'Tarjeta';
}

/** A card as every screen names it: kind and last four digits; money in cents. */
export function cardOf({
  codigoTarjeta,
  marca,
  producto,
  numeroEnmascarado,
  cupo,
  disponible,
  utilizado,
  estado,
}: TarjetaResumen): Card {
  return {
    code: codigoTarjeta,
    name: cardName(marca, producto),
    last4: lastCharacters(numeroEnmascarado),
    limit: cupo ?? null,
    available: disponible ?? null,
    used: utilizado ?? null,
    isBlocked: estado === 'BLOQUEADA',
    state: stateOf(estado, cardStates),
  };
}

/** The icon of an account (DESIGN.md §8 «Meaning map»). */
export function accountIcon({ kind, name }: Pick<Account, 'kind' | 'name'>): LucideIcon {
  if (kind === 'PROGRAMADO') return PiggyBank;
  if (kind === 'CERTIFICADO') return Sprout;
  if (kind === 'PLAZO_FIJO') return ChartLine;
  return /negocio/i.test(name) ? Store : Wallet;
}

/** The icon of a loan. */
export function loanIcon({ name }: Pick<Loan, 'name'>): LucideIcon {
  return /consumo|veh/i.test(name) ? Car : HandCoins;
}

import type { cuenta } from '#api/contract/cuentas.ts';
import type { EndpointAnswer } from '#api/contract/endpoint.ts';
import { accountStates } from '#api/contract/productos.ts';
import { dayOfIso, daysBetween } from '#domain/calendar.ts';
import type { Cents } from '#domain/money.ts';
import { productName, titleCase } from '#domain/names.ts';
import { type Account, type StateOf, stateOf } from '#flows/productos/products.ts';

/** An account as its page shows it; money in cents, null where the server does not say. */
export interface AccountDetail {
  number: string;
  name: string;
  state: StateOf<typeof accountStates>;
  available: Cents | null;
  book: Cents | null;
  blocked: Cents;
  blockReason: string;
  /** Percent a year. */
  rate: number | null;
  agency: string;
  /** ISO day. */
  openedOn: string | null;
  canTransfer: boolean;
  investment: Investment | null;
  /** A list says it and no more: the server has neither the account's own call nor what stands below it (contract B.0). */
  isListed: boolean;
}

/** The term deposit's own facts; null where the server does not say (D-65). */
export interface Investment {
  capital: Cents;
  days: number | null;
  interest: Cents | null;
  /** ISO day. */
  matures: string | null;
  renewsItself: boolean | null;
}

/** The answer of `productos/cuentas/{numeroCuenta}` as the page shows it. */
export function accountDetailOf(answer: EndpointAnswer<typeof cuenta>): AccountDetail {
  const { inversion } = answer;
  return {
    number: answer.numeroCuenta,
    name: answer.alias?.trim() || productName(answer.descripcion),
    state: stateOf(answer.estado, accountStates),
    available: answer.saldoDisponible ?? null,
    book: answer.saldoContable ?? null,
    blocked: answer.saldoBloqueado ?? 0,
    blockReason: answer.motivoBloqueo?.trim() ?? '',
    rate: answer.tasaInteres ?? null,
    agency: titleCase(answer.agencia),
    openedOn: dayOfIso(answer.fechaApertura),
    canTransfer: answer.permiteDebito === true && answer.estado !== 'BLOQUEADA',
    investment: inversion
      ? {
          capital: inversion.capital,
          days: inversion.plazoDias ?? null,
          interest: inversion.interesGanado ?? null,
          matures: dayOfIso(inversion.fechaVencimiento),
          renewsItself: inversion.renovacionAutomatica ?? null,
        }
      : null,
    isListed: false,
  };
}

/** What a list of accounts says of one, as the page shows it. */
export function listedAccountOf({
  number,
  name,
  kind,
  available,
  book,
  isDebitable,
  isBlocked,
  state,
  endsOn,
}: Account): AccountDetail {
  const capital = kind === 'PLAZO_FIJO' ? (book ?? available) : null;
  return {
    number,
    name,
    state,
    available,
    book,
    blocked: 0,
    blockReason: '',
    rate: null,
    agency: '',
    openedOn: null,
    canTransfer: isDebitable && !isBlocked,
    investment:
      capital === null ? null : { capital, days: null, interest: null, matures: dayOfIso(endsOn), renewsItself: null },
    isListed: true,
  };
}

/** How far a term deposit has come. */
export interface TermProgress {
  /** Days, never below zero or above `days`, the term. */
  passed: number;
  left: number;
  days: number;
}

/** How far it has come on a day, `yyyy-MM-dd`; null where the server does not say for how long it is, or until when. */
export function termProgress({ days, matures }: Investment, today: string): TermProgress | null {
  if (days === null || matures === null) return null;
  const left = Math.min(days, Math.max(0, daysBetween(today, matures)));
  return { passed: days - left, left, days };
}

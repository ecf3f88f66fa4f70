import type { cuenta } from '#api/contract/cuentas.ts';
import type { EndpointAnswer } from '#api/contract/endpoint.ts';
import { dayOfIso, daysBetween } from '#domain/calendar.ts';
import type { Cents } from '#domain/money.ts';
import { productName, titleCase } from '#domain/names.ts';

/** An account as its page shows it; money in cents, null where the server does not say. */
export interface AccountDetail {
  number: string;
  name: string;
  state: 'ACTIVA' | 'BLOQUEADA';
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
}

/** The term deposit's own facts. */
export interface Investment {
  capital: Cents;
  days: number;
  interest: Cents;
  matures: string;
  renewsItself: boolean;
}

/** The answer of `productos/cuentas/{numeroCuenta}` as the page shows it. */
export function accountDetailOf(answer: EndpointAnswer<typeof cuenta>): AccountDetail {
  const { inversion } = answer;
  return {
    number: answer.numeroCuenta,
    name: answer.alias?.trim() || productName(answer.descripcion),
    state: answer.estado === 'BLOQUEADA' ? 'BLOQUEADA' : 'ACTIVA',
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
          days: inversion.plazoDias ?? 0,
          interest: inversion.interesGanado ?? 0,
          matures: inversion.fechaVencimiento ?? '',
          renewsItself: inversion.renovacionAutomatica === true,
        }
      : null,
  };
}

/** How far a term deposit has come: days passed and left, never below zero or above its term. */
export function termProgress({ days, matures }: Investment, today: string): { passed: number; left: number } {
  const end = dayOfIso(matures);
  const left = end === null ? 0 : Math.min(days, Math.max(0, daysBetween(today, end)));
  return { passed: days - left, left };
}

/** A yearly rate, `1,20 %`. */
export function rateText(rate: number): string {
  return `${rate.toFixed(2).replace('.', ',')} %`;
}

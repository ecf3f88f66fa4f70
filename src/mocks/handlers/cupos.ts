import * as cupos from '#api/contract/cupos.ts';
import { type LimitField, limitFields } from '#domain/limits.ts';
import { toCents, toDollars } from '#domain/money.ts';
import { limitsOf, saveLimits } from '../bank/accounts.ts';
import { Malformed } from '../bank/refusal.ts';
import type { LimitCents } from '../bank/state.ts';
import { type Answering, answering, sessionOf } from './answering.ts';

/** Limits of an account. */
export const cuposAnswers: readonly Answering[] = [
  answering(cupos.leer, (context, { params }) =>
    inDollars(limitsOf(context.bank, sessionOf(context).member, params.numeroCuenta).current),
  ),
  answering(cupos.limite, (context, { params }) =>
    inDollars(limitsOf(context.bank, sessionOf(context).member, params.numeroCuenta).highest),
  ),
  answering(cupos.modificar, (context, { body: { numeroCuenta, ...dollars } }) => {
    saveLimits(context.bank, sessionOf(context).member, numeroCuenta, inCents(dollars));
    return undefined;
  }),
];

function inDollars(cents: LimitCents): Record<LimitField, number> {
  return mapped(cents, toDollars);
}

/** @throws Malformed for a negative amount (D-51) or one with more than two decimals (contract B.0). */
function inCents(dollars: Record<LimitField, number>): LimitCents {
  return mapped(dollars, (value) => {
    const cents = value >= 0 && value < 1e9 ? toCents(value) : Number.NaN;
    if (toDollarsOrNaN(cents) !== value) throw new Malformed('Un cupo no es un valor en dólares con dos decimales.');
    return cents;
  });
}

function toDollarsOrNaN(cents: number): number {
  return Number.isInteger(cents) ? toDollars(cents) : Number.NaN;
}

function mapped(values: Record<LimitField, number>, change: (value: number) => number): Record<LimitField, number> {
  const result = { ...values };
  for (const { field } of limitFields) result[field] = change(values[field]);
  return result;
}

import * as cupos from '#api/contract/cupos.ts';
import { type LimitField, limitFields } from '#domain/limits.ts';
import { toDollars } from '#domain/money.ts';
import { limitedAccount, limitsOf, saveLimits } from '../bank/accounts.ts';
import { usedLimits } from '../bank/limitUse.ts';
import type { LimitCents } from '../bank/state.ts';
import { exactCents } from './amounts.ts';
import { type Answering, answering, sessionOf } from './answering.ts';

/** Limits of an account. */
export const cuposAnswers: readonly Answering[] = [
  answering(cupos.leer, (context, { params }) =>
    inDollars(limitsOf(context.bank, sessionOf(context).member, params.numeroCuenta).current),
  ),
  answering(cupos.limite, (context, { params }) =>
    inDollars(limitsOf(context.bank, sessionOf(context).member, params.numeroCuenta).highest),
  ),
  answering(cupos.consumo, (context, { params }) => {
    const { bank } = context;
    return inDollars(usedLimits(bank, limitedAccount(bank, sessionOf(context).member, params.numeroCuenta)));
  }),
  answering(cupos.modificar, (context, { body: { numeroCuenta, ...dollars } }) => {
    saveLimits(context.bank, sessionOf(context).member, numeroCuenta, inCents(dollars));
    return undefined;
  }),
];

function inDollars(cents: LimitCents): Record<LimitField, number> {
  return mapped(cents, toDollars);
}

/** @throws Malformed for an amount that is no amount. */
function inCents(dollars: Record<LimitField, number>): LimitCents {
  return mapped(dollars, (value) => exactCents(value, 'valor'));
}

function mapped(values: Record<LimitField, number>, change: (value: number) => number): Record<LimitField, number> {
  const result = { ...values };
  for (const { field } of limitFields) result[field] = change(values[field]);
  return result;
}

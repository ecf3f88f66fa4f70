import * as cupos from '#api/contract/cupos.ts';
import { type Dollars, toDollars } from '#domain/dollars.ts';
import { type LimitField, limitFields } from '#domain/limits.ts';
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

function inDollars(cents: LimitCents): Record<LimitField, Dollars> {
  return mapped(cents, toDollars);
}

/** @throws Malformed for an amount that is no amount. */
function inCents(dollars: Record<LimitField, Dollars>): LimitCents {
  return mapped(dollars, (value) => exactCents(value, 'valor'));
}

function mapped<From, To>(values: Record<LimitField, From>, change: (value: From) => To): Record<LimitField, To> {
  return Object.fromEntries(limitFields.map(({ field }) => [field, change(values[field])])) as Record<LimitField, To>;
}

import type { Cents } from '#domain/money.ts';
import { dayOf, nextWorkingDay } from './days.ts';
import type { Institution } from './seed/catalogues.ts';
import type { Account, World } from './state.ts';
import { checkAmount, EXTERNAL_FEE, taxOf } from './transferRules.ts';

/** An order that leaves the cooperative; money in cents. */
export interface ClearedOrder {
  origin: Account;
  cents: Cents;
  institution: Institution;
  /** What the row says with which the money comes back. */
  returnText: string;
}

/**
 * What every order has that goes to another institution through the clearing: its cost in cents, its limit and its day of arrival, of the
 * books. @throws Refusal of the amount (transferRules).
 */
export function throughClearing(
  world: World,
  { origin, cents, institution, returnText }: ClearedOrder,
  toWire: Parameters<typeof nextWorkingDay>[1],
) {
  const [fee, tax] = [EXTERNAL_FEE, taxOf(EXTERNAL_FEE)];
  checkAmount(world, origin, { cents, cost: fee + tax, channel: 'Externo' });
  const today = dayOf(world.now());
  const arrivesOn = institution.acreditacion === 'INMEDIATA' ? today : nextWorkingDay(today, toWire);
  return {
    origin,
    cents,
    fee,
    tax,
    channel: 'Externo' as const,
    acreditacion: institution.acreditacion,
    arrivesOn,
    clearing: { arrivesOn: arrivesOn === today ? null : arrivesOn, returnText },
  };
}

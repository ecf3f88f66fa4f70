import type { Cents } from '#domain/money.ts';
import { availableBalance } from './accounts.ts';
import { refuseAboveLimits } from './limitUse.ts';
import { refuse } from './refusal.ts';
import type { Account, LimitChannel, Member, World } from './state.ts';

/** The fee of a transfer to another institution, in cents; inside the cooperative there is none. */
export const EXTERNAL_FEE: Cents = 36;

/** IVA on fees, in percent. */
const VAT_PERCENT = 15;

/** The smallest transfer or payment, in cents (-0005-01-07). */
export const LOWEST_TRANSFER: Cents = 1_00;

/** The tax of a fee, in cents, half up. */
export function taxOf(fee: Cents): Cents {
  return Math.round((fee * VAT_PERCENT) / 100);
}

/**
 * The member's account that money may leave from. Another's account is not told from one that permits no debits.
 * @throws Refusal -0005-01-05, -0005-01-04.
 */
export function originAccount(world: World, member: Member, numeroCuenta: string): Account {
  const account = ownAccount(world, member, numeroCuenta);
  if (!account?.permitsDebit) return refuse('-0005-01-05');
  return account.isBlocked ? refuse('-0005-01-04') : account;
}

/**
 * The rules of the amount, in cents: the minimum, what is available for value, fee and tax together, and the limits of the value alone.
 * `channel` null: between accounts of one's own nothing is limited. @throws Refusal -0005-01-07, -01, -02, -03, the first that holds.
 */
export function checkAmount(
  world: World,
  origin: Account,
  { cents, cost, channel }: { cents: Cents; cost: Cents; channel: LimitChannel | null },
): void {
  refuseBelowMinimum(cents);
  if (cents + cost > availableBalance(origin)) refuse('-0005-01-01');
  if (channel !== null) refuseAboveLimits(world, origin, channel, cents);
}

/** @throws Refusal -0005-01-07 for fewer cents than any order may move. */
export function refuseBelowMinimum(cents: Cents): void {
  if (cents < LOWEST_TRANSFER) refuse('-0005-01-07');
}

function ownAccount(world: World, member: Member, numeroCuenta: string): Account | undefined {
  return world.state.accounts.find((one) => one.numeroCuenta === numeroCuenta && one.owner === member.numeroSocio);
}

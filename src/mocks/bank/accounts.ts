import { limitFields } from '#domain/limits.ts';
import { refuse } from './refusal.ts';
import type { Account, LimitCents, Member, World } from './state.ts';

/** What can be taken out of an account, in cents: nothing where no debits are permitted. */
export function availableBalance({ bookBalance, blocked, permitsDebit }: Account): number {
  return permitsDebit ? bookBalance - blocked : 0;
}

/** All accounts of the member, in the books' order. */
export function accountsOf(world: World, member: Member): Account[] {
  return world.state.accounts.filter(({ owner }) => owner === member.numeroSocio);
}

/** One account of the member. Another's is not told from one that does not exist. @throws Refusal -0007-01-01. */
export function accountOf(world: World, member: Member, numeroCuenta: string): Account {
  return accountsOf(world, member).find((account) => account.numeroCuenta === numeroCuenta) ?? refuse('-0007-01-01');
}

/** The member's accounts that permit debits, in the books' order. */
export function sourceAccounts(world: World, member: Member): Account[] {
  return accountsOf(world, member).filter(({ permitsDebit }) => permitsDebit);
}

/** An account with its limits. */
export interface LimitedAccount extends Account {
  limits: LimitCents;
  highestLimits: LimitCents;
}

/** A member's account that has limits. Another's is not told from one that has none. @throws Refusal -0003-01-02. */
export function limitedAccount(world: World, member: Member, numeroCuenta: string): LimitedAccount {
  const account = accountsOf(world, member).find((one) => one.numeroCuenta === numeroCuenta);
  return account && isLimited(account) ? account : refuse('-0003-01-02');
}

/** The limits of an account, in cents. @throws Refusal -0003-01-02. */
export function limitsOf(
  world: World,
  member: Member,
  numeroCuenta: string,
): { current: LimitCents; highest: LimitCents } {
  const { limits, highestLimits } = limitedAccount(world, member, numeroCuenta);
  return { current: limits, highest: highestLimits };
}

/** Saves the six limits, in cents; 0 closes a channel (D-51). @throws Refusal -0003-01-02, -0003-01-01; nothing is saved then. */
export function saveLimits(world: World, member: Member, numeroCuenta: string, values: LimitCents): void {
  const { current, highest } = limitsOf(world, member, numeroCuenta);
  if (limitFields.some(({ field }) => values[field] > highest[field])) refuse('-0003-01-01');
  Object.assign(current, values);
}

function isLimited(account: Account): account is LimitedAccount {
  return account.limits !== null && account.highestLimits !== null;
}

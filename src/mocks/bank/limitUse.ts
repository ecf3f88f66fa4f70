import type { Cents } from '#domain/money.ts';
import { dayOf, startOfDay } from './days.ts';
import { refuse } from './refusal.ts';
import type { Account, LimitCents, LimitChannel, Receipt, World } from './state.ts';

/**
 * How much of each limit of an account has been used today and this month, in cents (contract B.3 «Counters»). It is read from the
 * receipts and kept nowhere else: transfers between the owner's accounts, fees and taxes do not count, and a transfer that came back
 * gives its use back.
 */
export function usedLimits(world: World, { numeroCuenta }: Account): LimitCents {
  const today = dayOf(world.now());
  const [dayBegins, monthBegins] = [startOfDay(today), startOfDay(`${today.slice(0, 8)}01`)];
  const used = noUse();
  const count = ({ numeroCuentaOrigen, channel, estado, at, cents }: Receipt) => {
    if (numeroCuentaOrigen !== numeroCuenta || channel === null || estado === 'DEVUELTA' || at < monthBegins) return;
    used[`valor${channel}Mensual`] += cents;
    if (at >= dayBegins) used[`valor${channel}Diario`] += cents;
  };
  for (const receipt of world.history.receipts.values()) count(receipt);
  for (const receipt of world.state.receipts) count(receipt);
  return used;
}

/** @throws Refusal -0005-01-02, -0005-01-03 when so many cents more would exceed a limit; a limit of 0 closes the channel (D-51). */
export function refuseAboveLimits(world: World, account: Account, channel: LimitChannel, cents: Cents): void {
  const used = usedLimits(world, account);
  const exceeds = (field: keyof LimitCents) => used[field] + cents > (account.limits?.[field] ?? 0);
  if (exceeds(`valor${channel}Diario`)) refuse('-0005-01-02');
  if (exceeds(`valor${channel}Mensual`)) refuse('-0005-01-03');
}

function noUse(): LimitCents {
  return {
    valorInternoDiario: 0,
    valorInternoMensual: 0,
    valorExternoDiario: 0,
    valorExternoMensual: 0,
    valorFacilitoDiario: 0,
    valorFacilitoMensual: 0,
  };
}

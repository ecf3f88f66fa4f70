import { dayOf, daysBetween } from './days.ts';
import { statusOf } from './loans.ts';
import { type GuaranteedLoan, guaranteedLoans, type Pledge, pledges } from './seed/guarantees.ts';
import type { Member, World } from './state.ts';

/** A guarantee of the member's own loan with how much of the loan's balance it covers, in whole percent. */
export type Coverage = Pledge & { coverage: number };

/** What secures the member's loans that are not paid off. */
export function pledgesOf(world: World, { numeroSocio }: Member): Coverage[] {
  return pledges
    .filter(({ owner }) => owner === numeroSocio)
    .flatMap((pledge) => {
      const loan = world.state.loans.find(({ numeroCredito }) => numeroCredito === pledge.numeroCredito);
      const balance = loan ? statusOf(loan, dayOf(world.now())).balance : 0;
      if (balance === 0) return [];
      // A person answers for all of it.
      return [{ ...pledge, coverage: Math.round(((pledge.appraisal ?? balance) * 100) / balance) }];
    });
}

/** The loans of others that the member guarantees, with the days that each is overdue. */
export function guaranteedBy(world: World, { numeroSocio }: Member): (GuaranteedLoan & { daysOverdue: number })[] {
  const today = dayOf(world.now());
  return guaranteedLoans
    .filter(({ guarantor }) => guarantor === numeroSocio)
    .map((loan) => ({ ...loan, daysOverdue: Math.max(0, daysBetween(loan.dueOn, today)) }));
}

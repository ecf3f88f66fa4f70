import { availableBalance } from '#mocks/bank/accounts.ts';
import { usedLimits } from '#mocks/bank/limitUse.ts';
import type { Account, Loan } from '#mocks/bank/state.ts';
import type { Bank } from './bank.ts';

export const VISTA = '010201004871';

export const PLAZO_FIJO = '010205003388';

/** Of the second member. */
export const JUAN_VISTA = '010201018840';

export const CONSUMO = '020110004417';

export const MICROCREDITO = '020120001932';

export const CANCELADO = '020110002075';

/** An account as the bank has it now. */
export function accountInBooks({ demo }: Bank, number: string): Account {
  const account = demo.bank.state.accounts.find(({ numeroCuenta }) => numeroCuenta === number);
  if (!account) throw new Error(`El banco no tiene la cuenta ${number}.`);
  return account;
}

/** A loan as the bank has it now. */
export function loanInBooks({ demo }: Bank, number: string): Loan {
  const loan = demo.bank.state.loans.find(({ numeroCredito }) => numeroCredito === number);
  if (!loan) throw new Error(`El banco no tiene el crédito ${number}.`);
  return loan;
}

/** What has been booked in this test, without its instants. */
export const booked = ({ demo }: Bank) =>
  demo.bank.state.entries.map(({ debit, credit, cents }) => ({ debit, credit, cents }));

/** What can be taken out of an account, in cents. */
export const available = (bank: Bank, number = VISTA): number => availableBalance(accountInBooks(bank, number));

/** What of the limits of an account is used, in cents. */
export const used = (bank: Bank, number = VISTA) => usedLimits(bank.demo.bank, accountInBooks(bank, number));

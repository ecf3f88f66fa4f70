import { dollars, requiredText } from './fields.ts';

/* What every order of money has in common, whatever it pays (contract B.2 and B.3). */

/** What every order says, whatever its destination. */
export const orderFields = { numeroCuentaOrigen: requiredText(), valor: dollars() };

/** An order of money carries the authorised transaction that it uses up. */
export const authorised = { idTransaccion: requiredText() };

/** Codes that any order against an account of the member can answer, validated or executed (B.1, «-0005-01-xx»). */
export const debitCodes = [
  '-0005-01-01',
  '-0005-01-02',
  '-0005-01-03',
  '-0005-01-04',
  '-0005-01-05',
  '-0005-01-07',
] as const;

/** The code of an order from an account to itself. */
export const sameAccountCode = '-0005-01-06';

/** Codes of the transaction that authorises an execution. */
export const authorisationCodes = ['-0005-01-08', '-0005-01-09'] as const;

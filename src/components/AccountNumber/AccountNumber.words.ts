import { spokenAccount } from '#domain/accountNumber.ts';

/** How a masked number is spoken. */
export const accountNumberWords = {
  spoken: (number: string, kind: 'account' | 'loan'): string => spokenAccount(number, kind),
};

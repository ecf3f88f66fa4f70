import { spokenAccount } from '#domain/accountNumber.ts';

/** What a masked number is heard as. */
export const accountNumberWords = {
  spoken: (number: string, kind: 'account' | 'loan'): string => spokenAccount(number, kind),
};

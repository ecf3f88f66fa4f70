import { spokenMasks } from '#domain/accountNumber.ts';

/** What is heard in place of the mask of a number, and of one that is known to be an account's (D-18). */
export const apartWords = { spokenMasks, accountEnding: 'cuenta terminada en ' };

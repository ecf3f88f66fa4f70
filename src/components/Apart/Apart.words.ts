import { spokenMasks } from '#domain/accountNumber.ts';

/** What is spoken in place of a mask, and of a mask that is known to be an account's (D-18). */
export const apartWords = { spokenMasks, accountEnding: 'cuenta terminada en ' };

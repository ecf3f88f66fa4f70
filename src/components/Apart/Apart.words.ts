/** What is heard in place of the mask of an account's number (D-18). */
export const apartWords = { accountEnding: 'cuenta terminada en ' };

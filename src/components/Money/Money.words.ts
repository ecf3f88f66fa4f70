/** What is spoken in place of an amount that is hidden (screens.md A.0 «Hide balances») or not known. */
export const moneyWords = { hidden: 'Saldo oculto', none: 'Sin valor' };

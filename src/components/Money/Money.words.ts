/** What is heard in place of an amount that is hidden (screens.md A.0 «Hide balances»). */
export const moneyWords = { hidden: 'Saldo oculto' };

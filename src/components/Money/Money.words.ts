/** What is spoken in place of a hidden amount (screens.md A.0 «Hide balances»). */
export const moneyWords = { hidden: 'Saldo oculto' };

import { storedFlag } from './storedFlag.ts';

/** Whether balances are hidden (screens.md A.0): not secret, so kept in plain local storage on this device. */
export const useHiddenBalances = storedFlag('bv.saldosOcultos', false);

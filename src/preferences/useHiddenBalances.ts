import { deviceChoice, useDeviceChoice } from './deviceChoice.ts';

const choice = deviceChoice('bv.saldosOcultos');

/** Whether balances are hidden on this device (screens.md A.0). */
export function useHiddenBalances(): [boolean, (hidden: boolean) => void] {
  return useDeviceChoice(choice);
}

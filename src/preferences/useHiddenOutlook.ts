import { deviceChoice, useDeviceChoice } from './deviceChoice.ts';

const choice = deviceChoice('bv.alcanzaOculto');

/** Whether «Le alcanza hasta…» is put away on this device (DESIGN.md §12 «How long it lasts»). */
export function useHiddenOutlook(): [boolean, (hidden: boolean) => void] {
  return useDeviceChoice(choice);
}

import { storedFlag } from './storedFlag.ts';

/** Whether «Le alcanza hasta…» is put away on this device (DESIGN.md §12 «How long it lasts»). */
export const useHiddenOutlook = storedFlag('bv.alcanzaOculto', false);

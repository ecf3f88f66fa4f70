import { storedFlag } from './storedFlag.ts';

/** Whether «/» opens the search. Members who use speech input, or who strike keys by accident, can turn it off (WCAG 2.1.4). */
export const useSearchKey = storedFlag('bv.teclaBuscar', true);

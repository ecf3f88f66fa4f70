import { storedFlag } from './storedFlag.ts';

/** Whether «/» opens the search. Who speaks to a computer, or whose hand strikes keys by chance, can do without (WCAG 2.1.4). */
export const useSearchKey = storedFlag('bv.teclaBuscar', true);

import made from 'virtual:library-without-page';
import type { entriesWithoutPage } from './withoutPage.ts';

/** The library's entries without a page of the catalogue: withoutPage.ts makes them. */
export const withoutPage = made as ReturnType<typeof entriesWithoutPage>;

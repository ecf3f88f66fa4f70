import { partialTotalText, unreadableText } from '#domain/partialList.ts';

/** What is said of rows that could not be read (D-65), and of a total that lacks them. */
export const unreadableRowsWords = { rows: unreadableText, total: partialTotalText };

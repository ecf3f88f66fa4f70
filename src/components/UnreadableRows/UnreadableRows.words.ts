import { partialTotalText, unreadableText } from '#domain/partialList.ts';

/** Words for rows that could not be read (D-65), and for a total that lacks them. */
export const unreadableRowsWords = { rows: unreadableText, total: partialTotalText };

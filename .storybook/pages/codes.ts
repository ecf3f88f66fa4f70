import made from 'virtual:catalogue-codes';
import type { CodeRow } from '../../scripts/catalogue/codeSheet.ts';

/** Every error code with the calls and stories of the last run: catalogueData.ts makes it. */
export const codes = made as readonly CodeRow[];

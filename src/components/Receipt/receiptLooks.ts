import { Check, CircleHelp, Hourglass, type LucideIcon, Undo2 } from 'lucide-react';

/** How an operation ended; a state that the program does not know gets a neutral look. */
export type ReceiptState = 'done' | 'inProcess' | 'returned' | 'unknown';

/** Icon and tone of each state, on screen and in the picture that is shared. */
export const receiptLooks: Readonly<Record<ReceiptState, { icon: LucideIcon; tone: 'ok' | 'info' | 'error' }>> = {
  done: { icon: Check, tone: 'ok' },
  inProcess: { icon: Hourglass, tone: 'info' },
  returned: { icon: Undo2, tone: 'error' },
  unknown: { icon: CircleHelp, tone: 'info' },
};

import { lazyPart } from '#components/lazyPart.ts';

/**
 * The cooperative's telephone and «Agencias», wherever a member can do nothing himself (domain/stuck.ts). Its code comes with the first
 * trouble and the agencies are asked only then; nothing waits for them, and what they move under a press waits for its end.
 */
export const StuckHelp = lazyPart(() => import('./Help.tsx').then((part) => part.Help));

import { lazyPart } from '#components/lazyPart.ts';

/** `TransferAside`, fetched where it is drawn: it is for wide windows alone. */
export const LazyTransferAside = lazyPart(() => import('./TransferAside.tsx').then((part) => part.TransferAside));

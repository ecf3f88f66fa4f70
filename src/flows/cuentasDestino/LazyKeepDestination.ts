import { lazyPart } from '#components/lazyPart.ts';

/** `KeepDestination`, fetched where it is drawn: an offer at the end, and the receipt is a receipt without it. */
export const LazyKeepDestination = lazyPart(() => import('./KeepDestination.tsx').then((part) => part.KeepDestination));

import { lazyPart } from '#components/lazyPart.ts';

/** `FormAside`, fetched where it is drawn: it is for wide windows alone. */
export const LazyFormAside = lazyPart(() => import('./FormAside.tsx').then((part) => part.FormAside));

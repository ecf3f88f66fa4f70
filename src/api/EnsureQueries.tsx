import { QueryClientContext, QueryClientProvider } from '@tanstack/react-query';
import { type ReactNode, useContext, useState } from 'react';
import { createQueryClient } from './query.ts';

/**
 * A query cache for what may be opened from a page that has none (the sign-in page does not load one): the page's own where there
 * is one, else one that lives as long as what was opened. Only what is public is read there.
 */
export function EnsureQueries({ children }: { children: ReactNode }) {
  const above = useContext(QueryClientContext);
  const [own] = useState(() => (above ? null : createQueryClient()));
  return own ? <QueryClientProvider client={own}>{children}</QueryClientProvider> : children;
}

import type { ReactNode } from 'react';
import { useDelayed, WORDS_AFTER_MS } from '#components/Button/useDelayed.ts';

/**
 * The words of a `status` that comes with them: hidden from readers until their region has stood for a moment, for readers do not say a region
 * that arrives with its words (docs/accessibility.md «Screen reader»). Nothing that can be pressed: it would be drawn anew.
 */
export function LateWords({ children }: { children: ReactNode }) {
  const hasStood = useDelayed(true, WORDS_AFTER_MS);
  return hasStood ? children : <span aria-hidden="true">{children}</span>;
}

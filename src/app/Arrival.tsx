import { type ReactNode, useEffect } from 'react';
import { goToPageStart } from '#navigation/pageStart.ts';

/**
 * Around a page that comes without a change of address (an error, no configuration): puts whoever comes to it at its heading, which says where they
 * are (screens.md A.0 «Accessibility»).
 */
export function Arrival({ children }: { children: ReactNode }) {
  useEffect(goToPageStart, []);
  return children;
}

import { type ComponentType, lazy, Suspense } from 'react';
import type { StuckHelpProps } from './Help.tsx';

/** Its code comes with the first trouble; without it the trouble is told as well. */
const Help = lazy<ComponentType<StuckHelpProps>>(() =>
  import('./Help.tsx').then((module) => ({ default: module.Help })).catch(() => ({ default: () => null })),
);

/**
 * The cooperative's telephone and «Agencias», wherever a member can do nothing himself (domain/stuck.ts). The agencies are asked only
 * then, and nothing waits for them.
 */
export function StuckHelp(props: StuckHelpProps) {
  return (
    <Suspense fallback={null}>
      <Help {...props} />
    </Suspense>
  );
}

import { useEffect, useRef } from 'react';
import { useNavigate, useNavigation } from './router.ts';

export interface RedirectProps {
  to: string;
  /** What the other page is handed over in the history. */
  state?: unknown;
}

/**
 * Leads on to another page, which takes this one's place in the history. Should another way cut it off, such as Back in the same moment, and
 * that end here again, it leads on once more: a page that shows nothing else would stay white.
 */
export function Redirect({ to, state }: RedirectProps) {
  const navigate = useNavigate();
  const isAtRest = useNavigation().state === 'idle';
  const hasLedOn = useRef(false);
  useEffect(() => {
    if (hasLedOn.current && !isAtRest) return;
    hasLedOn.current = true;
    void navigate(to, { replace: true, state });
  }, [navigate, to, state, isAtRest]);
  return null;
}

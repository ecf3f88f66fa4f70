import { useEffect, useRef } from 'react';
import { useLocation, useNavigate, useNavigation } from './router.ts';

export interface RedirectProps {
  to: string;
  /** What the other page is handed over in the history. */
  state?: unknown;
  /** It is handed what this page was handed over itself, instead of `state`. */
  handsOn?: boolean;
}

/**
 * Leads on to another page, which takes this one's place in the history. Should another way cut it off, such as Back in the same moment, and
 * that end here again, it leads on once more: a page that shows nothing else would stay white.
 */
export function Redirect({ to, state, handsOn = false }: RedirectProps) {
  const navigate = useNavigate();
  const own: unknown = useLocation().state;
  const handed = handsOn ? own : state;
  const isAtRest = useNavigation().state === 'idle';
  const hasLedOn = useRef(false);
  useEffect(() => {
    if (hasLedOn.current && !isAtRest) return;
    hasLedOn.current = true;
    void navigate(to, { replace: true, state: handed });
  }, [navigate, to, handed, isAtRest]);
  return null;
}

import {
  createContext,
  type ReactNode,
  useCallback,
  useContext,
  useEffect,
  useEffectEvent,
  useLayoutEffect,
  useRef,
  useState,
} from 'react';
import { type BlockerFunction, useBlocker } from './router.ts';

/** A way from one page or step to another, by their addresses. */
export interface Way {
  from: string;
  to: string;
}

/** Something that asks before the member leaves it. */
export interface LeaveGuard {
  /** Whether going there would lose anything. */
  wouldLose: (way: Way) => boolean;
  /** Asks; true where the member leaves all the same. It resolves to false when whoever asks is gone. */
  mayLeave: () => Promise<boolean>;
}

/** Those who ask, the uppermost last. */
const LeaveGuardsContext = createContext(new Set<LeaveGuard>());

/**
 * Around all pages, within the router: keeps the member where something would be lost until the answer has come. A router heeds one blocker, and
 * there may be several guards, a page's and a dialog's over it: the uppermost asks, once for all of them. Its question may go with it, when an answer
 * of the bank closes its dialog: then the member stays.
 */
export function LeaveGuards({ children }: { children: ReactNode }) {
  const [guards] = useState(() => new Set<LeaveGuard>());
  const asking = useRef<LeaveGuard>(undefined);
  const blocker = useBlocker(
    useCallback<BlockerFunction>(
      ({ currentLocation, nextLocation }) => {
        const way = { from: currentLocation.pathname, to: nextLocation.pathname };
        asking.current = [...guards].filter((guard) => guard.wouldLose(way)).at(-1);
        return asking.current !== undefined;
      },
      [guards],
    ),
  );
  // Of the last way that was tried, should there have been another one while the question stood.
  const answer = useEffectEvent((mayLeave: boolean) => (mayLeave ? blocker.proceed?.() : blocker.reset?.()));
  useEffect(() => {
    if (blocker.state === 'blocked') void asking.current?.mayLeave().then((mayLeave) => answer(mayLeave));
  }, [blocker.state]);
  return <LeaveGuardsContext value={guards}>{children}</LeaveGuardsContext>;
}

/** Asks before the member leaves this page or step by any way but the end of the session: then whoever asks is gone. */
export function useWaysOut(guard: LeaveGuard): void {
  const guards = useContext(LeaveGuardsContext);
  const latest = useRef(guard);
  // In layout effects, since a press may come before React's other effects.
  useLayoutEffect(() => {
    latest.current = guard;
  });
  useLayoutEffect(() => {
    const own: LeaveGuard = {
      wouldLose: (way) => latest.current.wouldLose(way),
      mayLeave: () => latest.current.mayLeave(),
    };
    guards.add(own);
    return () => void guards.delete(own);
  }, [guards]);
}

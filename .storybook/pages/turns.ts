import { useCallback, useEffect, useRef, useState } from 'react';

let last: Promise<void> = Promise.resolve();

/**
 * Whether it is a story's turn to begin, and what ends its turn. Each story begins with a fresh bank, an empty storage and a clock that
 * stands, and some are played with the focus: the ones of a page share the window that has all of that, so that they begin one after the
 * other. A story that is not yet `wanted` does not queue.
 */
export function useTurn(wanted: boolean): readonly [isMine: boolean, end: () => void] {
  const [isMine, setMine] = useState(false);
  const release = useRef<() => void>(() => undefined);
  useEffect(() => {
    if (!wanted) return undefined;
    const before = last;
    last = new Promise((resolve) => {
      release.current = resolve;
    });
    const end = release.current;
    let isGone = false;
    void before.then(() => {
      if (isGone) end();
      else setMine(true);
    });
    return () => {
      isGone = true;
      end();
    };
  }, [wanted]);
  const end = useCallback(() => release.current(), []);
  return [isMine, end];
}

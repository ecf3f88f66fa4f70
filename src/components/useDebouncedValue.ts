import { useEffect, useState } from 'react';

/** How long a value must stay the same before it is used, ms. */
const PAUSE_MS = 350;

/**
 * A value that changes quickly, such as one that is being typed, once it has stayed the same for `pauseMs` ms (350 if none are given); the first one at
 * once. Values in between are skipped.
 */
export function useDebouncedValue<Value>(value: Value, pauseMs = PAUSE_MS): Value {
  const [settled, setSettled] = useState(value);
  useEffect(() => {
    const timer = setTimeout(() => setSettled(value), pauseMs);
    return () => clearTimeout(timer);
  }, [value, pauseMs]);
  return settled;
}

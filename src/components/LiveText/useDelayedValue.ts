import { useEffect, useState } from 'react';

/** How long a value must stand still before it is acted upon, in ms. */
const PAUSE_MS = 350;

/** A value that is being typed, once it has stood still for `pauseMs`: what comes between is not asked about. */
export function useDelayedValue<Value>(value: Value, pauseMs = PAUSE_MS): Value {
  const [settled, setSettled] = useState(value);
  useEffect(() => {
    const timer = setTimeout(() => setSettled(value), pauseMs);
    return () => clearTimeout(timer);
  }, [value, pauseMs]);
  return settled;
}

import { useEffect, useState } from 'react';

/** How long a value must stand still before it is acted upon, in ms. */
const PAUSE_MS = 350;

/** A value that is being typed, once it has stood still: what comes between is not asked about. */
export function useDelayedValue<Value>(value: Value): Value {
  const [settled, setSettled] = useState(value);
  useEffect(() => {
    const timer = setTimeout(() => setSettled(value), PAUSE_MS);
    return () => clearTimeout(timer);
  }, [value]);
  return settled;
}

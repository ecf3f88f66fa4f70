import { useEffect, useState } from 'react';
import { onPresence } from '#navigation/presence.ts';

/** True once somebody is there: what the form does not need (the way to the bank, its pictures) is fetched then. */
export function usePresence(): boolean {
  const [present, setPresent] = useState(false);
  useEffect(() => onPresence(() => setPresent(true)), []);
  return present;
}

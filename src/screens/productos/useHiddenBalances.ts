import { useState } from 'react';
import { localStore } from '#session/safeStorage.ts';

const KEY = 'bv.saldosOcultos';

/** Whether balances are hidden (screens.md A.0): not secret, so kept in plain local storage on this device. */
export function useHiddenBalances(): [boolean, (hidden: boolean) => void] {
  const [hidden, setHidden] = useState(() => localStore.read(KEY) === 'si');
  return [
    hidden,
    (next) => {
      localStore.write(KEY, next ? 'si' : 'no');
      setHidden(next);
    },
  ];
}

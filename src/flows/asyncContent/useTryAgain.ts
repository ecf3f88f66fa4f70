import { useState } from 'react';
import { useLatch } from '#components/Button/useLatch.ts';

/**
 * A try that a page makes for whoever presses «Reintentar»: whether one is under way; `press`, which a second press does not begin anew; and
 * `tryAgain`, for what happens by itself meanwhile. `run` resolves when the try has ended, however it did.
 */
export function useTryAgain(run: () => Promise<void>) {
  const [isTrying, setIsTrying] = useState(false);
  const once = useLatch();
  const tryAgain = async (): Promise<void> => {
    setIsTrying(true);
    await run();
    setIsTrying(false);
  };
  return { isTrying, tryAgain, press: () => void once(tryAgain) };
}

import { useEffect } from 'react';
import { mediaQuery } from '#theme/mediaQuery.ts';

/** What not every browser has. */
type Device = Partial<Pick<Navigator, 'userActivation'>> & { vibrate?(ms: number): boolean };

/** How long it lasts, ms. */
const BUZZ_MS = 30;

/**
 * One short vibration, where the device has it and the member has touched the page: browsers refuse it else, with an error on the console. Not for
 * who asks for less motion.
 */
export function useBuzz(when: boolean): void {
  useEffect(() => {
    if (!when || mediaQuery('(prefers-reduced-motion: reduce)')?.matches) return;
    const device: Device = navigator;
    if (device.userActivation?.hasBeenActive) device.vibrate?.(BUZZ_MS);
  }, [when]);
}

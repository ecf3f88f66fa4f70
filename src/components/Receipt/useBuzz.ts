import { useEffect } from 'react';
import { mediaQuery } from '#theme/mediaQuery.ts';

/** Features that not every browser has. */
type Device = Partial<Pick<Navigator, 'userActivation'>> & { vibrate?(ms: number): boolean };

/** How long it lasts, ms. */
const BUZZ_MS = 30;

/**
 * One short vibration, where the device can and the member has touched the page: otherwise browsers refuse it with an error on the console.
 * Not for members who ask for less motion.
 */
export function useBuzz(when: boolean): void {
  useEffect(() => {
    if (!when || mediaQuery('(prefers-reduced-motion: reduce)')?.matches) return;
    const device: Device = navigator;
    if (device.userActivation?.hasBeenActive) device.vibrate?.(BUZZ_MS);
  }, [when]);
}

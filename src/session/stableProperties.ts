import { deviceModel } from './device.ts';
import type { StableProperties } from './encryptedVault.ts';

/** What this browser says of itself that stays the same from one visit to the next. */
export function stableProperties(): StableProperties {
  return {
    origin: location.origin,
    browser: deviceModel(navigator.userAgent),
  };
}

import { deviceModel } from './device.ts';
import type { StableProperties } from './encryptedVault.ts';

/** This browser's properties that do not change between visits. */
export function stableProperties(): StableProperties {
  return {
    origin: location.origin,
    browser: deviceModel(navigator.userAgent),
  };
}

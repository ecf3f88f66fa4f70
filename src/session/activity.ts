import type { SafeStorage } from './safeStorage.ts';

/** Not secret: the moment of the last click or key press in any tab, so that one active tab keeps the others signed in (D-36). */
export const ACTIVITY_KEY = 'bv.actividad';

/** Moment of the last activity in any tab, ms since the epoch; `null` when none is known or what is stored is not a moment. */
export function lastActivity(storage: SafeStorage): number | null {
  const stored = storage.read(ACTIVITY_KEY);
  if (stored === null || !/^\d{12,14}$/.test(stored)) return null;
  return Number(stored);
}

/** Notes activity for the other tabs and for the next visit. */
export function noteActivity(storage: SafeStorage, now: number): void {
  storage.write(ACTIVITY_KEY, String(now));
}

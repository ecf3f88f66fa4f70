/**
 * The PIN dialog's countdown (§2, §4, D-2). Everything is computed from a deadline, never by counting ticks: a hidden
 * tab's timers are throttled.
 */

/** Lifetime of the PIN dialog, ms: 180 seconds (§4, §9). */
export const PIN_LIFETIME_MS = 180_000;

/** Seconds left at which assistive technology hears the countdown (screens A.0: at 2:00, 1:00, 0:30). */
export const ANNOUNCED_SECONDS = [120, 60, 30] as const;

const LAST_SHOWN_SECOND = PIN_LIFETIME_MS / 1000 - 1;

/**
 * Seconds to show, from the deadline (ms) and the present (ms): 179 («2:59») at once, 0 from second 179 on (D-2).
 * Never more than 179, should the machine's clock be set back while the dialog is open.
 */
export function remainingSeconds(deadlineMs: number, nowMs: number): number {
  const seconds = Math.ceil((deadlineMs - nowMs) / 1000) - 1;
  return Math.min(Math.max(seconds, 0), LAST_SHOWN_SECOND);
}

/** Has the dialog's time run out? True from the deadline itself: at 180 s, one second after «0:00» appears (D-2). */
export function isExpired(deadlineMs: number, nowMs: number): boolean {
  return nowMs >= deadlineMs;
}

/** Seconds → `m:ss`: 179 → `2:59`, 5 → `0:05`. */
export function formatCountdown(seconds: number): string {
  return `${Math.trunc(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`;
}

/**
 * The announcement due when the shown seconds go from `previous` to `current`, or null. A throttled tab may skip several
 * marks at once: only the latest counts, and the caller words it with `current`, which is the truth.
 */
export function dueAnnouncement(previous: number, current: number): (typeof ANNOUNCED_SECONDS)[number] | null {
  return ANNOUNCED_SECONDS.findLast((mark) => previous > mark && current <= mark && current > 0) ?? null;
}

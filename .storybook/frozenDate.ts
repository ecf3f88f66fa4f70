/** The clock of every story and of the simulated cooperative: Friday 2026-11-20, 10:15 in Ecuador. */
const STORY_TIME = Date.parse('2026-11-20T10:15:00-05:00');

/** Stands the wall clock still, for everyone and not only for QA; answers what lets it go on. Timers go on running. */
export function freezeDate(): () => void {
  const RealDate = Date;
  class FrozenDate extends RealDate {
    constructor(...parts: [] | [number | string | Date]) {
      if (parts.length === 0) super(STORY_TIME);
      else super(...(parts as [number]));
    }
    static override now(): number {
      return STORY_TIME;
    }
  }
  globalThis.Date = FrozenDate as DateConstructor;
  return () => {
    globalThis.Date = RealDate;
  };
}

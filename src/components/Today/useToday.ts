import { useState } from 'react';
import { dayOf } from '#domain/calendar.ts';

/** Today in Ecuador as `yyyy-MM-dd`, fixed when the screen is opened: the page does not change by itself at midnight. */
export function useToday(): string {
  const [today] = useState(() => dayOf(Date.now()));
  return today;
}

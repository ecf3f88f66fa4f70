import { color } from '#theme/tokens.ts';

/** The states on their soft ground, as badges, tiles and notices show them (DESIGN.md §2). */
export const softTones = {
  ok: { background: color.okSoft, text: color.ok },
  error: { background: color.errorSoft, text: color.error },
  warn: { background: color.warnSoft, text: color.warn },
  info: { background: color.infoSoft, text: color.info },
} as const;

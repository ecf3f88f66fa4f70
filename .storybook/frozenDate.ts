/** One moment at which the catalogue's clock may stand. */
export interface Moment {
  /** What the toolbar calls it. */
  title: string;
  /** What is different then, for the toolbar. */
  note: string;
  /** With Ecuador's offset, as the clock on its wall. */
  at: string;
}

/**
 * The moments of the toolbar «Reloj», none before the demo's own: its books end there. Hours at which transfers are cut off and holidays
 * are the server's and change no screen (screens.md A.0 «Arrival»), so none stands here for them.
 */
export const moments = {
  hoy: { title: 'vie 20 nov, 10:15', note: 'de día', at: '2026-11-20T10:15:00-05:00' },
  noche: { title: 'vie 20 nov, 21:30', note: 'de noche', at: '2026-11-20T21:30:00-05:00' },
  sabado: { title: 'sáb 21 nov, 09:30', note: 'fin de semana, cupo diario nuevo', at: '2026-11-21T09:30:00-05:00' },
  'mes-nuevo': { title: 'mar 1 dic, 08:00', note: 'cupo mensual nuevo, luz vencida', at: '2026-12-01T08:00:00-05:00' },
  'cuotas-vencidas': { title: 'mar 15 dic, 15:00', note: 'todo vencido', at: '2026-12-15T15:00:00-05:00' },
} as const satisfies Record<string, Moment>;

/** The clock of every story and of the simulated cooperative, unless the toolbar or the story says another one. */
export const USUAL_MOMENT = 'hoy';

/** The instant of a moment in ms; of the usual one for a name that the address of a page has made up. */
export function instantOf(name: unknown): number {
  const { at } = Object.entries(moments).find(([known]) => known === name)?.[1] ?? moments[USUAL_MOMENT];
  return Date.parse(at);
}

/**
 * Stands the wall clock still at an instant (ms), for everyone and not only for QA; answers what lets it go on. Timers go on running.
 */
export function freezeDate(instant: number): () => void {
  const RealDate = Date;
  class FrozenDate extends RealDate {
    constructor(...parts: [] | [number | string | Date]) {
      if (parts.length === 0) super(instant);
      else super(...(parts as [number]));
    }
    static override now(): number {
      return instant;
    }
  }
  globalThis.Date = FrozenDate as DateConstructor;
  return () => {
    globalThis.Date = RealDate;
  };
}

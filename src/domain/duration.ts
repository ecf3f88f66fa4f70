const SECOND_MS = 1000;
const MINUTE_MS = 60 * SECOND_MS;

/** Small numbers are words inside a sentence (copy.md «Sesión / red»: «tres minutos»). */
const NUMBERS = ['', 'un', 'dos', 'tres', 'cuatro', 'cinco', 'seis', 'siete', 'ocho', 'nueve', 'diez'] as const;

/** 180000 → «tres minutos», 90000 → «90 segundos»: a time that a deployment has configured, ms, inside a sentence. */
export function durationText(ms: number): string {
  const minutes = ms / MINUTE_MS;
  if (Number.isInteger(minutes) && minutes > 0)
    return `${NUMBERS[minutes] ?? minutes} ${minutes === 1 ? 'minuto' : 'minutos'}`;
  const seconds = Math.max(1, Math.round(ms / SECOND_MS));
  return `${NUMBERS[seconds] ?? seconds} ${seconds === 1 ? 'segundo' : 'segundos'}`;
}

import type { Cents } from './money.ts';

/**
 * What of a loan is overdue, as the server says it (contract `vencido`); null also where it sends that part with nothing in it, as one does that always
 * fills it (D-65).
 */
export function owedOverdue<Part extends { cuotas?: number | null | undefined; total: Cents }>(
  part: Part | null | undefined,
): Part | null {
  return part && (part.total > 0 || (part.cuotas ?? 0) > 0) ? part : null;
}

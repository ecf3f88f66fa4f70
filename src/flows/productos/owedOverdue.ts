import type { credito } from '#api/contract/creditos.ts';
import type { EndpointAnswer } from '#api/contract/endpoint.ts';

type Answer = EndpointAnswer<typeof credito>;

/** What of a loan is overdue; null also where the server sends the part with nothing in it, as one does that always fills it (D-65). */
export function owedOverdue({ vencido }: Pick<Answer, 'vencido'>): NonNullable<Answer['vencido']> | null {
  return vencido && (vencido.total > 0 || (vencido.cuotas ?? 0) > 0) ? vencido : null;
}

import type { EndpointAnswer } from '#api/contract/endpoint.ts';
import type { operadoras } from '#api/contract/pagos.ts';
import type { Cents } from '#domain/money.ts';
import { mapRows } from '#domain/partialList.ts';

/** An operator with what it sells, in cents; null where it sets no bound. */
export interface Operator {
  code: string;
  name: string;
  amounts: readonly Cents[];
  least: Cents | null;
  most: Cents | null;
}

/** The operators of the wire. */
export function operatorsOf(answer: EndpointAnswer<typeof operadoras>): Operator[] {
  return mapRows(answer, ({ codigoOperadora, descripcion, valores, valorMinimo, valorMaximo }) => ({
    code: codigoOperadora,
    name: descripcion,
    amounts: valores ?? [],
    least: valorMinimo ?? null,
    most: valorMaximo ?? null,
  }));
}

import { isRecord } from '#domain/records.ts';

/** What a link to a money flow may already know: a destination to preselect, an order to repeat. */
export interface FlowStart {
  fuente?: string;
  destino?: string;
  valor?: string;
  concepto?: string;
}

/** What a link carries along, for the router's `state`. */
export function flowStart(start: FlowStart): { inicio: FlowStart } {
  return { inicio: start };
}

/** Reads it back, text by text: the browser's history is not ours alone. */
export function flowStartOf(state: unknown): FlowStart {
  if (!isRecord(state) || !isRecord(state.inicio)) return {};
  const { fuente, destino, valor, concepto } = state.inicio;
  return {
    ...(typeof fuente === 'string' ? { fuente } : {}),
    ...(typeof destino === 'string' ? { destino } : {}),
    ...(typeof valor === 'string' ? { valor } : {}),
    ...(typeof concepto === 'string' ? { concepto } : {}),
  };
}

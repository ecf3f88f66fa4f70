import { isRecord } from '#domain/records.ts';

/** What a link to a money flow may already know, and what the page does with it. */
const names = [
  'fuente',
  'destino',
  'valor',
  'concepto',
  'servicio',
  'criterio',
  'referencia',
  'operadora',
  'revisar',
] as const;

/**
 * A destination to preselect or an order to repeat; of a service, a lookup to replay (`servicio`, `criterio`, `referencia`) or a mobile
 * (`operadora`, `referencia`), and with `revisar` what it finds goes straight to Revisar.
 */
export type FlowStart = { readonly [Name in (typeof names)[number]]?: string };

/** What a link carries along, for the router's `state`. */
export function flowStart(start: FlowStart): { inicio: FlowStart } {
  return { inicio: start };
}

/** Reads it back, text by text: the browser's history is not ours alone. */
export function flowStartOf(state: unknown): FlowStart {
  if (!isRecord(state) || !isRecord(state.inicio)) return {};
  const start: Readonly<Record<string, unknown>> = state.inicio;
  const texts: { -readonly [Name in keyof FlowStart]: FlowStart[Name] } = {};
  for (const name of names) {
    const value = start[name];
    if (typeof value === 'string') texts[name] = value;
  }
  return texts;
}

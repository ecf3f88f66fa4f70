import { type Carried, carrier, isDone } from '#navigation/carried.ts';

/** Whom an order to repeat went to, where they are not among the registered destinations: by name and the last digits of the number. */
export interface Sought {
  readonly name: string;
  /** Null where the history does not say them. */
  readonly lastDigits: string | null;
}

/**
 * What a link to a money flow may already know: the account that pays (`origen`, whose «Transferir» was pressed), a destination to preselect or
 * an order to repeat; of a service, a lookup to make again (`servicio`, `criterio`, `referencia`) or a mobile (`operadora`, `referencia`), and with
 * `revisar` what it finds goes straight to Revisar. `sought` stands in the place of a destination that is not registered. With
 * `sinConsultar` the lookup is filled in and waits for Consultar.
 */
export interface FlowStart {
  readonly origen?: string;
  readonly fuente?: 'registradas' | 'propias' | 'otras';
  readonly destino?: string;
  readonly sought?: Sought;
  readonly valor?: string;
  readonly concepto?: string;
  readonly servicio?: string;
  readonly criterio?: string;
  readonly referencia?: string;
  readonly operadora?: string;
  readonly revisar?: true;
  readonly sinConsultar?: true;
}

const links = carrier<'inicio', FlowStart>('inicio');

/** What stands for a {@link FlowStart} in the router's `state`. */
export type CarriedStart = Carried<'inicio'>;

/** What a link carries along, for the router's `state`. */
export const flowStart = (start: FlowStart): CarriedStart => links.carry(start);

/** Reads it back; nothing where no link led here. */
export const flowStartOf = (state: unknown): FlowStart => links.carriedBy(state) ?? {};

/**
 * The same, of an entry of the history: where its order is done the form is empty (screens.md A.0 «FM»), and the account alone whose «Transferir»
 * was pressed goes on paying (docs/decisions.md «Which account pays»).
 */
export function flowStartAt({ key, state }: { key: string; state: unknown }): FlowStart {
  const start = flowStartOf(state);
  if (!isDone(key)) return start;
  return start.origen === undefined ? {} : { origen: start.origen };
}

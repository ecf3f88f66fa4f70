import { type Carried, carrier } from '#navigation/carried.ts';

/**
 * What a link to a money flow may already know: the account that pays (`origen`, whose «Transferir» was pressed), a destination to preselect or
 * an order to repeat; of a service, a lookup to replay (`servicio`, `criterio`, `referencia`) or a mobile (`operadora`, `referencia`), and with
 * `revisar` what it finds goes straight to Revisar.
 */
export interface FlowStart {
  readonly origen?: string;
  readonly fuente?: string;
  readonly destino?: string;
  readonly valor?: string;
  readonly concepto?: string;
  readonly servicio?: string;
  readonly criterio?: string;
  readonly referencia?: string;
  readonly operadora?: string;
  readonly revisar?: string;
}

const links = carrier<'inicio', FlowStart>('inicio');

/** What stands for a {@link FlowStart} in the router's `state`. */
export type CarriedStart = Carried<'inicio'>;

/** What a link carries along, for the router's `state`. */
export const flowStart = (start: FlowStart): CarriedStart => links.carry(start);

/** Reads it back; nothing where no link led here. */
export const flowStartOf = (state: unknown): FlowStart => links.carriedBy(state) ?? {};

import { type Carried, carrier, isDone } from '#navigation/carried.ts';

/** Whom an order to repeat went to, where they are not among the registered destinations: by name and the last digits of the number. */
export interface UnregisteredPayee {
  readonly name: string;
  /** Null where the history does not say them. */
  readonly lastDigits: string | null;
}

/** What a link to a money flow may already know. Its keys are Spanish, as the fields that they fill in. */
export interface FlowStart {
  /** The account that pays: its «Transferir» was pressed. */
  readonly origen?: string;
  /** Which of the form's lists the destination is in. */
  readonly fuente?: 'registradas' | 'propias' | 'otras';
  /** The destination to preselect: the code of a registered one or of a card, the number of an own account. */
  readonly destino?: string;
  /** Whom the form names in the place of a destination: the order to repeat went to somebody who is not registered. */
  readonly noRegistrado?: UnregisteredPayee;
  /** The amount of the order to repeat, as the field has it: «1.234,50». */
  readonly valor?: string;
  readonly concepto?: string;
  /** The service, the criterion and the reference of a lookup to make again. */
  readonly servicio?: string;
  readonly criterio?: string;
  /** Of a top-up it is the mobile. */
  readonly referencia?: string;
  /** The operator of a top-up. */
  readonly operadora?: string;
  /** What the lookup finds goes straight to Revisar. */
  readonly revisar?: true;
  /** The lookup is filled in and waits for Consultar. */
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

import { errorCodes } from '#domain/errorCodes.ts';
import type { Destination } from './destination.ts';

/** How a kind of destination is spoken of (copy.md «Cuenta destino»). */
interface DestinationTexts {
  /** Before its number. */
  label: string;
  newTitle: string;
  editTitle: string;
  removalQuestion: string;
  saved: string;
  removed: string;
  /** The code was closed: nothing was registered. */
  notSaved: string;
  /** The answer was lost (docs/decisions.md «Unknown outcome»). */
  perhapsSaved: string;
  /** It is in the list already: what the bank says with -0006-01-02. */
  registered: string;
  /** The list has it no more: what the bank says with -0006-03-01. */
  gone: string;
}

const account: DestinationTexts = {
  label: 'Cuenta',
  newTitle: 'Nueva cuenta destino',
  editTitle: 'Modificar cuenta destino',
  removalQuestion: '¿Eliminar esta cuenta destino?',
  saved: 'Cuenta destino guardada',
  removed: 'Cuenta destino eliminada',
  notSaved: 'No se guardó la cuenta. Puede confirmar con un código nuevo.',
  perhapsSaved: 'No sabemos si la cuenta se guardó. Revise sus cuentas destino antes de intentarlo de nuevo.',
  registered: 'La cuenta ya está registrada.',
  gone: errorCodes['-0006-03-01'].text,
};

/** The texts of each kind: a card is never called an account. */
export const destinationTexts: Readonly<Record<Destination['kind'], DestinationTexts>> = {
  internal: account,
  external: account,
  card: {
    label: 'Tarjeta',
    newTitle: 'Agregar tarjeta',
    editTitle: 'Modificar tarjeta',
    removalQuestion: '¿Eliminar esta tarjeta?',
    saved: 'Tarjeta guardada',
    removed: 'Tarjeta eliminada',
    notSaved: 'No se guardó la tarjeta. Puede confirmar con un código nuevo.',
    perhapsSaved: 'No sabemos si la tarjeta se guardó. Revise sus tarjetas registradas antes de intentarlo de nuevo.',
    registered: 'La tarjeta ya está registrada.',
    gone: 'La tarjeta ya no está registrada.',
  },
};

import { type Asked, mapAsked } from '#api/asked.ts';
import { mapRows } from '#domain/partialList.ts';
import { DestinationPicker, type DestinationPickerProps } from './DestinationPicker.tsx';
import { type Destination, ownPlaceText } from './destination.ts';

export interface RegisteredPickerProps extends Pick<DestinationPickerProps, 'value' | 'onChange' | 'error' | 'empty'> {
  registered: Asked<readonly Destination[]>;
  /** Account types by code. */
  types: ReadonlyMap<string, string>;
}

/** «Cuenta registrada»: one of the destinations of a list, by the name of its holder (screens.md A.2 transferenciaI and transferenciaE). */
export function RegisteredPicker({ registered, types, ...picker }: RegisteredPickerProps) {
  return (
    <DestinationPicker
      {...picker}
      label="Cuenta registrada"
      options={mapAsked(registered, (destinations) =>
        mapRows(destinations, (one) => ({
          id: one.code,
          name: one.name,
          place: ownPlaceText(one, types),
        })),
      )}
    />
  );
}

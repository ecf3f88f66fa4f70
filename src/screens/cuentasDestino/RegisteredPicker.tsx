import { useConfig } from '#config/ConfigProvider.tsx';
import { mapRows } from '#domain/partialList.ts';
import { DestinationPicker, type DestinationPickerProps } from './DestinationPicker.tsx';
import { placeText } from './destination.ts';
import type { useDestinations } from './useDestinations.ts';

export interface RegisteredPickerProps extends Pick<DestinationPickerProps, 'value' | 'onChange' | 'error' | 'empty'> {
  registered: ReturnType<typeof useDestinations>;
  /** Account types by code. */
  types: ReadonlyMap<string, string>;
}

/** «Cuenta registrada»: one of the destinations of a list, by the name of its holder (screens.md A.2 transferenciaI and transferenciaE). */
export function RegisteredPicker({ registered: { state, retry }, types, ...picker }: RegisteredPickerProps) {
  const { cooperativeName } = useConfig();
  const destinations = state.kind === 'ready' ? state.destinations : [];
  return (
    <DestinationPicker
      {...picker}
      label="Cuenta registrada"
      options={mapRows(destinations, (one) => ({
        id: one.code,
        name: one.name,
        place: placeText(one, cooperativeName, types),
        keywords: one.alias,
      }))}
      loading={state.kind === 'loading'}
      failure={state.kind === 'error' ? { ...state, onRetry: retry } : null}
    />
  );
}

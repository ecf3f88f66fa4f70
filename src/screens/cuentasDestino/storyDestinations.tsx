import { useState } from 'react';
import { Button } from '#components/Button/Button.tsx';
import { useDialogs } from '#components/Dialog/DialogProvider.tsx';
import { Column } from '#components/storyRoom.tsx';
import { useConfig } from '#config/ConfigProvider.tsx';
import { DestinationPicker } from './DestinationPicker.tsx';
import { type Destination, placeText } from './destination.ts';
import { NewDestinationDialog } from './NewDestinationDialog.tsx';
import { useCardRegistration } from './useCardRegistration.tsx';
import { useDestinationEdit } from './useDestinationEdit.tsx';
import { useDestinationRemoval } from './useDestinationRemoval.tsx';
import { useAccountTypes, useDestinations } from './useDestinations.ts';

/** Everything that is done with destinations, outside the screens that do it. */
export function Destinos({ lista = 'external' }: { lista?: Destination['kind'] }) {
  const { state, retry } = useDestinations(lista);
  const types = useAccountTypes(lista);
  const { cooperativeName } = useConfig();
  const open = useDialogs();
  const remove = useDestinationRemoval();
  const addCard = useCardRegistration();
  const edit = useDestinationEdit();
  const [value, setValue] = useState('');
  const destinations = state.kind === 'ready' ? state.destinations : [];
  const chosen: Destination | undefined = destinations.find(({ code }) => code === value) ?? destinations[0];
  return (
    <Column style={{ justifyItems: 'stretch' }}>
      <DestinationPicker
        label="Cuenta destino"
        options={destinations.map((one) => ({
          id: one.code,
          name: one.name,
          place: placeText(one, cooperativeName, types.names),
          keywords: one.alias,
        }))}
        value={value}
        onChange={setValue}
        loading={state.kind === 'loading'}
        failure={state.kind === 'error' ? { ...state, onRetry: retry } : null}
        empty="Aún no tiene cuentas destino."
      />
      <Button
        onClick={() => void (lista === 'card' ? addCard() : open((close) => <NewDestinationDialog onClose={close} />))}
      >
        {lista === 'card' ? 'Agregar tarjeta' : 'Agregar cuenta'}
      </Button>
      {chosen && (
        <>
          <Button variant="secondary" onClick={() => void edit(chosen)}>
            Modificar
          </Button>
          <Button variant="secondary" onClick={() => void remove(chosen)}>
            Eliminar
          </Button>
        </>
      )}
    </Column>
  );
}

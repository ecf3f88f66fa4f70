import { useState } from 'react';
import { answerOf, mapAsked } from '#api/asked.ts';
import { Button } from '#components/Button/Button.tsx';
import { useDialogs } from '#components/Dialog/DialogProvider.tsx';
import { Column } from '#components/storyRoom.tsx';
import { DestinationPicker } from '../DestinationPicker.tsx';
import { type Destination, ownPlaceText } from '../destination.ts';
import { NewDestinationDialog } from '../NewDestinationDialog.tsx';
import { useCardRegistration } from '../useCardRegistration.tsx';
import { useDestinationEdit } from '../useDestinationEdit.tsx';
import { useDestinationRemoval } from '../useDestinationRemoval.tsx';
import { useAccountTypes, useDestinations } from '../useDestinations.ts';

/** Everything that is done with destinations, outside the screens that do it. */
export function Destinos({ lista = 'external' }: { lista?: Destination['kind'] }) {
  const asked = useDestinations(lista);
  const types = useAccountTypes(lista);
  const open = useDialogs();
  const { remove } = useDestinationRemoval();
  const addCard = useCardRegistration();
  const edit = useDestinationEdit();
  const [value, setValue] = useState('');
  const destinations = answerOf(asked) ?? [];
  const chosen: Destination | undefined = destinations.find(({ code }) => code === value) ?? destinations[0];
  return (
    <Column style={{ justifyItems: 'stretch' }}>
      <DestinationPicker
        label="Cuenta destino"
        options={mapAsked(asked, (all) =>
          all.map((one) => ({
            id: one.code,
            name: one.name,
            place: ownPlaceText(one, types.names),
          })),
        )}
        value={value}
        onChange={setValue}
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
          <Button variant="secondary" onClick={() => remove(chosen)}>
            Eliminar
          </Button>
        </>
      )}
    </Column>
  );
}

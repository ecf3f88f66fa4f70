import { Star } from 'lucide-react';
import { useState } from 'react';
import { answerOf } from '#api/asked.ts';
import { Button } from '#components/Button/Button.tsx';
import { Icon } from '#components/Icon/Icon.tsx';
import { Switch } from '#components/Switch/Switch.tsx';
import { KeptNote } from '#flows/comprobante/KeptNote.tsx';
import { type FavouriteSubject, isSameSubject } from './favourite.ts';
import { useFavouriteDialog } from './useFavouriteDialog.tsx';
import { useFavouriteRemoval } from './useFavouriteRemoval.tsx';
import { useFavourites } from './useFavourites.ts';

export interface KeepFavouriteProps {
  subject: FavouriteSubject;
  /** The same in words, for the dialog. */
  facts: readonly { label: string; value: string }[];
}

/** «Guardar como favorito», «Guardado como «Luz casa»»: in a form, while what it replays is being paid. Nothing where the server keeps none. */
export function FavouriteSwitch({ subject, facts }: KeepFavouriteProps) {
  const { isReady, existing, keep, remove } = useKeeping(subject, facts);
  if (!isReady) return null;
  return (
    <Switch
      trackFirst
      label={existing ? ['Guardado como «', existing.alias, '»'] : 'Guardar como favorito'}
      checked={existing !== undefined}
      onChange={(checked) => void (checked || !existing ? keep() : remove(existing))}
    />
  );
}

/** The same on a receipt, beside print and share; nothing where it was kept before. */
export function FavouriteButton({ subject, facts }: KeepFavouriteProps) {
  const { isReady, existing, keep } = useKeeping(subject, facts);
  const [keptHere, setKeptHere] = useState(false);
  if (!isReady) return null;
  if (existing)
    return (
      keptHere && (
        <KeptNote>
          Guardado como «<bdi>{existing.alias}</bdi>»
        </KeptNote>
      )
    );
  return (
    <Button variant="ghost" size="compact" icon={<Icon icon={Star} />} onClick={() => void keep().then(setKeptHere)}>
      Guardar como favorito
    </Button>
  );
}

function useKeeping(subject: FavouriteSubject, facts: KeepFavouriteProps['facts']) {
  const asked = useFavourites();
  const openDialog = useFavouriteDialog();
  const favourites = asked && answerOf(asked);
  return {
    isReady: favourites !== null,
    existing: favourites?.find((one) => isSameSubject(one.subject, subject)),
    keep: () => openDialog({ favourite: null, subject, facts }),
    remove: useFavouriteRemoval(),
  };
}

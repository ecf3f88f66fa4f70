import { Star } from 'lucide-react';
import { useState } from 'react';
import { answerOf } from '#api/asked.ts';
import { Button } from '#components/Button/Button.tsx';
import { Icon } from '#components/Icon/Icon.tsx';
import { Switch } from '#components/Switch/Switch.tsx';
import { KeptNote } from '#flows/comprobante/KeptNote.tsx';
import { type FavouriteSubject, isSameSubject } from './favourite.ts';
import { useFavouriteDialog } from './useFavouriteDialog.tsx';
import { useFavouriteRemoval } from './useFavouriteRemoval.ts';
import { useFavourites } from './useFavourites.ts';

export interface KeepFavouriteProps {
  subject: FavouriteSubject;
  /** The first criterion of its service: what one that the server names without its criterion is looked up by (contract B.0). */
  firstCriterion?: string;
  /** The same in words, for the dialog. */
  facts: readonly { label: string; value: string }[];
}

/** «Guardar como favorito», «Guardado como «Luz casa»»: in a form, while what it replays is being paid. Nothing where the server keeps none. */
export function FavouriteSwitch(what: KeepFavouriteProps) {
  const { isReady, existing, keep, remove, isRemoving } = useKeeping(what);
  if (!isReady) return null;
  return (
    <Switch
      trackFirst
      label={existing ? ['Guardado como «', existing.alias, '»'] : 'Guardar como favorito'}
      checked={existing !== undefined}
      saving={isRemoving}
      onChange={(checked) => void (checked || !existing ? keep() : remove(existing))}
    />
  );
}

/** The same on a receipt, beside print and share; nothing where it was kept before. */
export function FavouriteButton(what: KeepFavouriteProps) {
  const { isReady, existing, keep } = useKeeping(what);
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

function useKeeping(what: KeepFavouriteProps) {
  const asked = useFavourites();
  const openDialog = useFavouriteDialog();
  const favourites = asked && answerOf(asked);
  return {
    isReady: favourites !== null,
    existing: favourites?.find(({ subject }) => isSameSubject(subject, what.subject, what.firstCriterion)),
    keep: () => openDialog({ ...what, favourite: null }),
    ...useFavouriteRemoval(),
  };
}

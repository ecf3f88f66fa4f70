import { yupResolver } from '@hookform/resolvers/yup';
import { Trash2 } from 'lucide-react';
import { useEffect, useId, useRef } from 'react';
import { useForm } from 'react-hook-form';
import styled from 'styled-components';
import { object } from 'yup';
import { useApi } from '#api/ApiProvider.tsx';
import { ALIAS_LENGTH, favoritos, ingresarFavorito, modificarFavorito } from '#api/contract/pagos.ts';
import { useRefresh } from '#api/query.ts';
import { saidUnknown } from '#api/unknownOutcome.ts';
import { Button } from '#components/Button/Button.tsx';
import { wordButton } from '#components/Button/words.ts';
import { Dialog } from '#components/Dialog/Dialog.tsx';
import { DialogActions, DialogTitle } from '#components/Dialog/dialogParts.ts';
import { giveFocusBackOnly } from '#components/Dialog/giveFocusBack.ts';
import { FactRows } from '#components/Facts/FactRows.tsx';
import { TextField } from '#components/Field/TextField.tsx';
import { Icon } from '#components/Icon/Icon.tsx';
import { Notice } from '#components/Notice/Notice.tsx';
import { useToast } from '#components/Toast/ToastProvider.tsx';
import { FailureNotice } from '#flows/help/FailureNotice.tsx';
import { CancelAndSave } from '#flows/submission/CancelAndSave.tsx';
import { REMOVING } from '#flows/submission/useRemoval.ts';
import { useSendOnce } from '#flows/submission/useSendOnce.ts';
import { ruled } from '#forms/ruled.ts';
import { submitting } from '#forms/submitting.ts';
import { isRight, useFormValues } from '#forms/useFormValues.ts';
import { useDismissGuard } from '#forms/useLeaveGuard.ts';
import { oneColumn } from '#theme/blocks.ts';
import { color, media, size, space } from '#theme/tokens.ts';
import { type } from '#theme/typography.ts';
import {
  type Favourite,
  type FavouriteSubject,
  favouriteAliasMessage,
  favouriteBody,
  isSameSubject,
} from './favourite.ts';
import { useFavouriteRemoval } from './useFavouriteRemoval.ts';
import { useIsGone, useKnownFavourites } from './useFavourites.ts';

export interface FavouriteDialogProps {
  /** Null: a new one is kept. */
  favourite: Favourite | null;
  /** What it replays. */
  subject: FavouriteSubject;
  /** The first criterion of its service, by which a new one may be listed already ({@link isSameSubject}). */
  firstCriterion?: string;
  /** The same in words: «Servicio», «Buscar por», «Referencia». */
  facts: readonly { label: string; value: string }[];
  /** True where it is saved or deleted. */
  onClose: (changed: boolean) => void;
}

const schema = object({ alias: ruled(favouriteAliasMessage) });

/** Said of one whose answer was lost (docs/decisions.md «Unknown outcome»). */
const UNKNOWN = 'No sabemos si su favorito se guardó. Inténtelo de nuevo.';

/** «Guardar favorito» and «Editar favorito» (screens.md A.2 pagos): its name, what it replays, and the way to delete it. No code is asked for. */
export function FavouriteDialog({ favourite, subject, firstCriterion, facts, onClose }: FavouriteDialogProps) {
  const titleId = useId();
  const api = useApi();
  const toast = useToast();
  const { send, busy, failure, tell } = useSendOnce();
  const refresh = useRefresh();
  const { remove, isRemoving } = useFavouriteRemoval(tell);
  const form = useForm({
    resolver: yupResolver(schema),
    defaultValues: { alias: favourite?.alias ?? '' },
    mode: 'onTouched',
  });
  const { alias } = useFormValues(form);
  // A new one is listed as soon as its answer was lost and the list was read anew: it is changed then, not kept twice.
  const known = useKnownFavourites();
  const listed = favourite ?? known.find((one) => isSameSubject(one.subject, subject, firstCriterion));
  const leave = (): void => onClose(favourite === null && listed !== undefined);
  const isChanged = alias.trim() !== (favourite?.alias ?? '');
  const isGone = useIsGone(favourite);
  const dismiss = useDismissGuard(isChanged && !busy && !isRemoving && !isGone, leave);
  const isOver = isGone && !isChanged && !isRemoving;
  useEffect(() => {
    if (isOver) onClose(true);
  }, [isOver, onClose]);
  const close = useRef<HTMLButtonElement>(null);
  useEffect(() => {
    // What was pressed is gone with the rest that could be done.
    if (isGone) giveFocusBackOnly([close.current]);
  }, [isGone]);

  const submit = submitting(() => {
    if (isGone) return Promise.resolve(false);
    let list: Promise<void> | undefined;
    const save = async (): Promise<void> => {
      const body = favouriteBody(form.getValues().alias, subject);
      const { codes } = listed ? modificarFavorito : ingresarFavorito;
      try {
        await (listed
          ? api.call(modificarFavorito, { body: { codigoFavorito: listed.code, ...body } })
          : api.call(ingresarFavorito, { body }));
        toast.ok('Favorito guardado');
      } catch (error) {
        throw saidUnknown(error, codes, UNKNOWN);
      } finally {
        list = refresh(favoritos);
      }
      await list;
      onClose(true);
    };
    return send(save, { isRight: () => isRight(form), settled: async () => list });
  });

  return (
    <Dialog labelledBy={titleId} onDismiss={dismiss} dismissLabel="Cerrar" sheet>
      <DialogTitle id={titleId}>{favourite ? 'Editar favorito' : 'Guardar favorito'}</DialogTitle>
      <Form noValidate onSubmit={submit}>
        {isGone ? (
          <Notice tone="warn" role="alert">
            Este favorito ya no está en su lista.
          </Notice>
        ) : (
          <FailureNotice role="alert" failure={failure} />
        )}
        <TextField
          label="Alias"
          autoComplete="off"
          count={{ characters: Array.from(alias.trim()).length, limit: ALIAS_LENGTH }}
          {...form.register('alias')}
          readOnly={busy || isRemoving || isGone}
          error={form.formState.errors.alias?.message}
        />
        <FactRows facts={facts} sunken />
        <DialogActions>
          {isGone ? (
            <Button ref={close} variant="secondary" onClick={leave}>
              Cerrar
            </Button>
          ) : (
            <>
              {favourite && (
                <RemoveButton
                  type="button"
                  disabled={busy}
                  // It keeps the focus, which comes back to it from the question.
                  aria-disabled={isRemoving || undefined}
                  aria-busy={isRemoving || undefined}
                  onClick={() =>
                    void remove(favourite).then((removed) => {
                      if (removed) onClose(true);
                    })
                  }
                >
                  <Icon icon={Trash2} />
                  {isRemoving ? REMOVING : 'Eliminar favorito'}
                </RemoveButton>
              )}
              <CancelAndSave busy={busy} disabled={isRemoving} onCancel={leave} />
            </>
          )}
        </DialogActions>
      </Form>
    </Dialog>
  );
}

const Form = styled.form`
  ${oneColumn}
  gap: ${space[5]};
  margin-top: ${space[5]};
`;

const RemoveButton = styled.button`
  ${wordButton}
  ${type.bodyMediumStrong}
  display: inline-flex;
  align-items: center;
  justify-content: center;
  gap: ${space[2]};
  min-height: ${size.target};
  color: ${color.error};

  ${media.fromMenu} {
    margin-right: auto;
  }
`;

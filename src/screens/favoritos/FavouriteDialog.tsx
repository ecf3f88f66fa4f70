import { yupResolver } from '@hookform/resolvers/yup';
import { Trash2 } from 'lucide-react';
import { type SubmitEvent, useId, useState } from 'react';
import { useForm } from 'react-hook-form';
import styled from 'styled-components';
import { object } from 'yup';
import { useApi } from '#api/ApiProvider.tsx';
import { type Failure, failureOf, shownMessage } from '#api/apiError.ts';
import { ALIAS_LENGTH, favoritos, ingresarFavorito, modificarFavorito } from '#api/contract/pagos.ts';
import { useRefresh } from '#api/query.ts';
import { Button } from '#components/Button/Button.tsx';
import { useLatch } from '#components/Button/useLatch.ts';
import { Dialog } from '#components/Dialog/Dialog.tsx';
import { FactRows } from '#components/Facts/FactRows.tsx';
import { TextField } from '#components/Field/TextField.tsx';
import { useToast } from '#components/Toast/ToastProvider.tsx';
import { validationTexts } from '#domain/validationTexts.ts';
import { FailureNotice } from '#screens/ayuda/FailureNotice.tsx';
import { ruled } from '#screens/entrada/ruled.ts';
import { isRight, useFormValues } from '#screens/entrada/useFormValues.ts';
import { color, fontFamily } from '#theme/tokens.ts';
import { type } from '#theme/typography.ts';
import { type Favourite, type FavouriteSubject, favouriteAliasMessage, favouriteBody } from './favourite.ts';
import { useFavouriteRemoval } from './useFavouriteRemoval.tsx';

export interface FavouriteDialogProps {
  /** Null: a new one is kept. */
  favourite: Favourite | null;
  /** What it replays. */
  subject: FavouriteSubject;
  /** The same in words: «Servicio», «Buscar por», «Referencia». */
  facts: readonly { label: string; value: string }[];
  /** True once it is saved or deleted. */
  onClose: (changed: boolean) => void;
}

const schema = object({ alias: ruled(favouriteAliasMessage) });

/** «Guardar favorito» and «Editar favorito» (screens.md A.2 pagos): its name, what it replays, and the way to delete it. No code is asked for. */
export function FavouriteDialog({ favourite, subject, facts, onClose }: FavouriteDialogProps) {
  const titleId = useId();
  const api = useApi();
  const toast = useToast();
  const once = useLatch();
  const refresh = useRefresh();
  const remove = useFavouriteRemoval();
  const [busy, setBusy] = useState(false);
  const [failure, setFailure] = useState<Failure | string | null>(null);
  const form = useForm({
    resolver: yupResolver(schema),
    defaultValues: { alias: favourite?.alias ?? '' },
    mode: 'onTouched',
  });
  const { alias } = useFormValues(form);

  const save = async (): Promise<void> => {
    const body = favouriteBody(form.getValues().alias, subject);
    await (favourite
      ? api.call(modificarFavorito, { body: { codigoFavorito: favourite.code, ...body } })
      : api.call(ingresarFavorito, { body }));
    toast.ok('Favorito guardado');
    await refresh(favoritos);
    onClose(true);
  };

  const submit = (): Promise<unknown> =>
    once(async () => {
      setFailure(null);
      if (!(await isRight(form))) return toast.error(validationTexts.invalidForm);
      setBusy(true);
      try {
        await save();
      } catch (error) {
        const text = shownMessage(error);
        if (text !== null) toast.error(text);
        setFailure(failureOf(error));
      } finally {
        setBusy(false);
      }
    });

  return (
    <Dialog labelledBy={titleId} onDismiss={() => onClose(false)} dismissLabel="Cerrar" sheet>
      <Title id={titleId}>{favourite ? 'Editar favorito' : 'Guardar favorito'}</Title>
      <Form
        noValidate
        onSubmit={(event: SubmitEvent) => {
          event.preventDefault();
          void submit();
        }}
      >
        <FailureNotice role="alert" failure={failure} />
        <TextField
          label="Alias"
          autoComplete="off"
          help={`${Array.from(alias.trim()).length} de ${ALIAS_LENGTH}`}
          {...form.register('alias')}
          error={form.formState.errors.alias?.message}
        />
        <FactRows facts={facts} sunken />
        <Actions>
          {favourite && (
            <RemoveButton
              type="button"
              disabled={busy}
              onClick={() =>
                void remove(favourite).then((removed) => {
                  if (removed) onClose(true);
                })
              }
            >
              <Trash2 size={20} strokeWidth={1.75} aria-hidden="true" />
              Eliminar favorito
            </RemoveButton>
          )}
          <Button variant="ghost" onClick={() => onClose(false)} disabled={busy}>
            Cancelar
          </Button>
          <Button type="submit" loading={busy}>
            Guardar
          </Button>
        </Actions>
      </Form>
    </Dialog>
  );
}

const Title = styled.h2`
  ${type.h2Small}
  padding-right: 48px;
`;

const Form = styled.form`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: 20px;
  margin-top: 20px;
`;

const Actions = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: flex-end;
  gap: 12px;
`;

const RemoveButton = styled.button`
  display: inline-flex;
  align-items: center;
  gap: 8px;
  min-height: 2.75rem;
  margin-right: auto;
  padding: 0;
  border: 0;
  border-radius: 6px;
  background: none;
  color: ${color.error};
  font: 600 0.9375rem / 1.25rem ${fontFamily.body};
  cursor: pointer;

  &:hover {
    text-decoration: underline;
  }

  &:focus-visible {
    outline: 3px solid ${color.focusRing};
    outline-offset: 2px;
  }
`;

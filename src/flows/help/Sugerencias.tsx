import { useEffect, useRef } from 'react';
import { Controller } from 'react-hook-form';
import styled from 'styled-components';
import { Button } from '#components/Button/Button.tsx';
import { DialogActions } from '#components/Dialog/dialogParts.ts';
import { TextAreaField } from '#components/Field/TextAreaField.tsx';
import { TextField } from '#components/Field/TextField.tsx';
import { Notice } from '#components/Notice/Notice.tsx';
import { SegmentedControl } from '#components/SegmentedControl/SegmentedControl.tsx';
import { SUGGESTION_LENGTH } from '#domain/suggestion.ts';
import { sideBySide } from '#theme/blocks.ts';
import { space } from '#theme/tokens.ts';
import { HelpDialog } from './HelpDialog.tsx';
import { type SuggestionDraft, suggestionKinds } from './suggestion.ts';
import { useSuggestionForm } from './useSuggestionForm.ts';

export interface SugerenciasProps {
  /** What was typed before and not sent. */
  draft: SuggestionDraft | null;
  /** Keeps what is typed; `null` once it was sent. */
  onDraft: (draft: SuggestionDraft | null) => void;
  onClose: () => void;
}

/** A suggestion, a complaint or a compliment (copy.md «Sugerencias / ayuda»). */
export function Sugerencias({ draft, onDraft, onClose }: SugerenciasProps) {
  const { register, control, errors, failure, sending, thanks, submit } = useSuggestionForm(draft, onDraft);
  return (
    <HelpDialog title="Sugerencias" width={560} onClose={onClose}>
      {thanks ? (
        <Thanks text={thanks} onClose={onClose} />
      ) : (
        <Form noValidate onSubmit={submit}>
          {failure && <Notice tone="error">{typeof failure === 'string' ? failure : failure.text}</Notice>}
          <Controller
            name="tipo"
            control={control}
            render={({ field: { value, onChange } }) => (
              <SegmentedControl
                label="Tipo"
                options={suggestionKinds}
                value={value}
                onChange={onChange}
                asField
                disabled={sending}
              />
            )}
          />
          <Pair>
            <TextField
              {...register('nombre')}
              label="Nombre"
              autoComplete="name"
              readOnly={sending}
              error={errors.nombre?.message}
            />
            <TextField
              {...register('correo')}
              label="Correo"
              type="email"
              autoComplete="email"
              autoCapitalize="none"
              spellCheck={false}
              readOnly={sending}
              error={errors.correo?.message}
            />
          </Pair>
          <TextAreaField
            {...register('mensaje')}
            defaultValue={draft?.mensaje}
            label="Mensaje"
            limit={SUGGESTION_LENGTH}
            readOnly={sending}
            error={errors.mensaje?.message}
          />
          <DialogActions>
            <Button variant="ghost" onClick={onClose} disabled={sending}>
              Cancelar
            </Button>
            <Button type="submit" loading={sending}>
              Enviar
            </Button>
          </DialogActions>
        </Form>
      )}
    </HelpDialog>
  );
}

function Thanks({ text, onClose }: { text: string; onClose: () => void }) {
  const close = useRef<HTMLButtonElement>(null);
  // The button that had the focus is gone with the form.
  useEffect(() => close.current?.focus(), []);
  return (
    <Form as="div">
      <Notice tone="ok" role="status">
        {text}
      </Notice>
      <DialogActions>
        <Button ref={close} onClick={onClose}>
          Cerrar
        </Button>
      </DialogActions>
    </Form>
  );
}

const Form = styled.form`
  display: grid;
  gap: ${space[5]};
`;

const Pair = styled.div`
  ${sideBySide('12.5rem')}
  align-items: start;
  gap: ${space[5]} ${space[4]};
`;

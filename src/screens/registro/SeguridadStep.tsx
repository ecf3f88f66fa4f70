import { useEffect, useEffectEvent } from 'react';
import { Controller, useFormContext, useWatch } from 'react-hook-form';
import styled from 'styled-components';
import { answerOf } from '#api/asked.ts';
import { TextButton } from '#components/Button/TextButton.tsx';
import { Checkbox } from '#components/Checkbox/Checkbox.tsx';
import { FieldPair } from '#components/EntryLayout/entryParts.ts';
import { SelectField } from '#components/Field/SelectField.tsx';
import { TextField } from '#components/Field/TextField.tsx';
import { UnreadableRows } from '#components/UnreadableRows/UnreadableRows.tsx';
import { SECURITY_QUESTIONS } from '#domain/registration.ts';
import { LoadFailure } from '#flows/asyncContent/LoadFailure.tsx';
import { useLegalDocument } from '#flows/documento/useLegalDocument.tsx';
import { color, space } from '#theme/tokens.ts';
import type { RegistrationForm } from './registrationForm.ts';
import type { useSecurityQuestions } from './useSecurityQuestions.ts';

export interface SeguridadStepProps {
  questions: ReturnType<typeof useSecurityQuestions>;
  /** The user is being created with what was chosen: nothing of it can be changed. */
  sending: boolean;
}

/** Step 3: three different questions of `autenticacion/preguntas` and the consents with their documents. */
export function SeguridadStep({ questions, sending }: SeguridadStepProps) {
  return (
    <>
      <Questions questions={questions} sending={sending} />
      <Consents sending={sending} />
    </>
  );
}

function Questions({ questions, sending }: SeguridadStepProps) {
  const { register, control, formState, setValue } = useFormContext<RegistrationForm>();
  const chosen = useWatch({ control, name: 'preguntas' }).map(({ codigo }) => codigo);
  const listed = answerOf(questions);
  // A browser shows the first question it can in the place of one that is not in the list: nobody has chosen that one, and it would not be sent.
  const dropUnlisted = useEffectEvent(() => {
    const codes = new Set(['', ...(listed ?? []).map(({ codigo }) => codigo)]);
    for (const [index, codigo] of chosen.entries()) {
      if (!codes.has(codigo))
        setValue(`preguntas.${index}.codigo`, '', { shouldValidate: true, shouldTouch: true, shouldDirty: true });
    }
  });
  useEffect(() => {
    if (listed) dropUnlisted();
  }, [listed]);
  if (questions.kind === 'error') {
    const { failure, isRetrying, retry } = questions;
    return <LoadFailure inPlace failure={failure} isRetrying={isRetrying} onRetry={retry} />;
  }
  const isLoading = questions.kind === 'loading';
  const fields = Array.from({ length: SECURITY_QUESTIONS }, (_, index) => {
    const wrong = formState.errors.preguntas?.[index];
    const others = new Set(chosen.filter((_code, other) => other !== index));
    return (
      <FieldPair key={index} $columns="minmax(0, 1.7fr) minmax(0, 1fr)">
        <Controller
          name={`preguntas.${index}.codigo`}
          control={control}
          render={({ field: { onChange, disabled: _disabled, ...field } }) => (
            <SelectField
              // The list comes later than the choice that stands in the form: then it is drawn again with it.
              key={isLoading ? 'waiting' : 'ready'}
              {...field}
              onChange={(event) => {
                if (!sending) onChange(event);
              }}
              // No `disabled`: the focus would be lost.
              aria-disabled={sending || undefined}
              label={`Pregunta ${index + 1}`}
              placeholder={isLoading ? 'Cargando preguntas…' : 'Elija una pregunta'}
              options={(listed ?? []).map(({ codigo, descripcion }) => ({
                value: codigo,
                label: descripcion,
                disabled: others.has(codigo),
              }))}
              error={wrong?.codigo?.message}
            />
          )}
        />
        <TextField
          {...register(`preguntas.${index}.respuesta`)}
          label={`Respuesta ${index + 1}`}
          autoComplete="off"
          disabled={!chosen[index]}
          readOnly={sending}
          error={wrong?.respuesta?.message}
        />
      </FieldPair>
    );
  });
  return (
    <>
      {fields}
      <UnreadableRows of={[listed]} />
    </>
  );
}

function Consents({ sending }: Pick<SeguridadStepProps, 'sending'>) {
  const { register, formState } = useFormContext<RegistrationForm>();
  const openDocument = useLegalDocument();
  return (
    <Block>
      <Checkbox
        {...register('terminos')}
        label="Acepto los"
        after={<TextButton onClick={() => void openDocument('terms')}>términos y condiciones</TextButton>}
        aria-disabled={sending || undefined}
        error={formState.errors.terminos?.message}
      />
      <Checkbox
        {...register('tratamiento')}
        label="Autorizo a la cooperativa el"
        aria-disabled={sending || undefined}
        after={
          <TextButton onClick={() => void openDocument('dataPolicy')}>tratamiento de mis datos personales</TextButton>
        }
      />
    </Block>
  );
}

const Block = styled.div`
  padding-top: ${space[3]};
  border-top: 1px solid ${color.borderSubtle};
`;

import { yupResolver } from '@hookform/resolvers/yup';
import { useForm } from 'react-hook-form';
import { TextField } from '#components/Field/TextField.tsx';
import { validationTexts } from '#domain/validationTexts.ts';
import { isRight } from '#forms/useFormValues.ts';
import { DestinationFormFrame } from './DestinationFormFrame.tsx';
import { ExternalAccountFields } from './ExternalAccountFields.tsx';
import {
  EMPTY_EXTERNAL,
  type ExternalAccountForm,
  externalAccountBody,
  externalAccountSchema,
  externalCardSchema,
} from './externalAccount.ts';
import { useRegistration } from './useRegistration.ts';

export interface ExternalDestinationFormProps {
  kind: 'external' | 'card';
  /** True once it is registered. */
  onClose: (saved: boolean) => void;
}

/** A new account or card of another institution, on its way into the list. */
export function ExternalDestinationForm({ kind, onClose }: ExternalDestinationFormProps) {
  const form = useForm<ExternalAccountForm>({
    resolver: yupResolver(kind === 'card' ? externalCardSchema : externalAccountSchema),
    defaultValues: EMPTY_EXTERNAL,
    mode: 'onTouched',
  });
  const registration = useRegistration(onClose);
  const submit = async (): Promise<void> => {
    if (!(await isRight(form))) return registration.refuse(validationTexts.invalidForm);
    await registration.register({ place: kind, body: externalAccountBody(form.getValues()) });
  };
  return (
    <DestinationFormFrame change={registration} onSubmit={submit} onCancel={() => onClose(false)}>
      <ExternalAccountFields
        kind={kind}
        form={form}
        readOnly={registration.busy}
        keep={
          <TextField
            label="Alias"
            autoComplete="off"
            readOnly={registration.busy}
            {...form.register('alias')}
            error={form.formState.errors.alias?.message}
          />
        }
      />
    </DestinationFormFrame>
  );
}

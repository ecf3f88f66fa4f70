import { yupResolver } from '@hookform/resolvers/yup';
import { useId, useState } from 'react';
import { useForm, useWatch } from 'react-hook-form';
import { object } from 'yup';
import { failureOf } from '#api/apiError.ts';
import { Dialog } from '#components/Dialog/Dialog.tsx';
import { DialogTitle } from '#components/Dialog/dialogParts.ts';
import { SelectField } from '#components/Field/SelectField.tsx';
import { TextField } from '#components/Field/TextField.tsx';
import { SegmentedControl } from '#components/SegmentedControl/SegmentedControl.tsx';
import { UnreadableRows } from '#components/UnreadableRows/UnreadableRows.tsx';
import { optionalEmailMessage } from '#domain/email.ts';
import { accountNumberMessage } from '#domain/registration.ts';
import { validationTexts } from '#domain/validationTexts.ts';
import { LoadFailure } from '#flows/consulta/LoadFailure.tsx';
import { ruled } from '#forms/ruled.ts';
import { isRight } from '#forms/useFormValues.ts';
import { AliasAndEmail } from './AliasAndEmail.tsx';
import { aliasMessage } from './alias.ts';
import { DialogForm, Pair } from './Destination.styles.ts';
import { DestinationFormFrame } from './DestinationFormFrame.tsx';
import { ExternalDestinationForm } from './ExternalDestinationForm.tsx';
import { HolderNotice } from './HolderNotice.tsx';
import { holderBody } from './holderBody.ts';
import { useAccountTypes } from './useDestinations.ts';
import { useHolder, WAIT_FOR_HOLDER } from './useHolder.ts';
import { useRegistration } from './useRegistration.ts';

export interface NewDestinationDialogProps {
  /** True once it is registered. */
  onClose: (saved: boolean) => void;
}

const places = [
  { value: 'internal', label: 'En la cooperativa' },
  { value: 'external', label: 'En otra institución' },
] as const;

/** «Nueva cuenta destino» (§2, screens.md A.2): in the cooperative or elsewhere, confirmed with a code (D-56). */
export function NewDestinationDialog({ onClose }: NewDestinationDialogProps) {
  const titleId = useId();
  const [place, setPlace] = useState<(typeof places)[number]['value']>('internal');
  return (
    <Dialog labelledBy={titleId} width={560} onDismiss={() => onClose(false)} dismissLabel="Cerrar" sheet>
      <DialogTitle id={titleId}>Nueva cuenta destino</DialogTitle>
      <DialogForm>
        <SegmentedControl label="Dónde está la cuenta" labelHidden options={places} value={place} onChange={setPlace} />
        {place === 'internal' ? (
          <InternalDestination onClose={onClose} />
        ) : (
          <ExternalDestinationForm kind="external" onClose={onClose} />
        )}
      </DialogForm>
    </Dialog>
  );
}

interface InternalDestinationForm {
  tipoCuenta: string;
  numero: string;
  alias: string;
  correo: string;
}

const internalSchema = object({
  tipoCuenta: ruled((value) => (value === '' ? validationTexts.required : null)),
  numero: ruled(accountNumberMessage),
  alias: ruled(aliasMessage),
  correo: ruled(optionalEmailMessage),
});

function InternalDestination({ onClose }: NewDestinationDialogProps) {
  const form = useForm<InternalDestinationForm>({
    resolver: yupResolver(internalSchema),
    defaultValues: { tipoCuenta: '', numero: '', alias: '', correo: '' },
    mode: 'onTouched',
  });
  const types = useAccountTypes('internal');
  const [number, accountType] = useWatch({ control: form.control, name: ['numero', 'tipoCuenta'] });
  const holder = useHolder(number, true, accountType);
  const registration = useRegistration(onClose);
  const readOnly = registration.busy;
  const submit = async (): Promise<void> => {
    if (!(await isRight(form))) return registration.refuse(validationTexts.invalidForm);
    // What is wrong with the number stands under it already.
    if (holder.kind === 'fault') return form.setFocus('numero');
    if (holder.kind !== 'found') return registration.refuse(WAIT_FOR_HOLDER);
    const values = form.getValues();
    await registration.register({
      place: 'internal',
      body: holderBody(holder, {
        number: values.numero,
        accountType: values.tipoCuenta,
        alias: values.alias,
        email: values.correo,
      }),
    });
  };
  const { errors } = form.formState;
  return (
    <DestinationFormFrame change={registration} onSubmit={submit} onCancel={() => onClose(false)}>
      {types.error && (
        <LoadFailure inPlace failure={failureOf(types.error)} isRetrying={types.isRetrying} onRetry={types.retry} />
      )}
      <Pair>
        <SelectField
          label="Tipo de cuenta"
          placeholder="Seleccione una opción"
          options={(types.catalogue ?? []).map(({ codigo, descripcion }) => ({ value: codigo, label: descripcion }))}
          {...form.register('tipoCuenta')}
          disabled={readOnly}
          error={errors.tipoCuenta?.message}
        />
        <TextField
          label="Número de cuenta"
          inputMode="numeric"
          autoComplete="off"
          readOnly={readOnly}
          {...form.register('numero')}
          error={errors.numero?.message}
          invalid={holder.kind === 'fault'}
        />
      </Pair>
      <UnreadableRows of={[types.catalogue]} />
      <HolderNotice holder={holder} />
      <AliasAndEmail
        alias={{ ...form.register('alias'), readOnly, error: errors.alias?.message }}
        email={{
          placeholder: 'correo@example.com',
          ...form.register('correo'),
          readOnly,
          error: errors.correo?.message,
        }}
      />
    </DestinationFormFrame>
  );
}

import { useId, useState } from 'react';
import { Dialog } from '#components/Dialog/Dialog.tsx';
import { DialogTitle } from '#components/Dialog/dialogParts.ts';
import { TextField } from '#components/Field/TextField.tsx';
import { SegmentedControl } from '#components/SegmentedControl/SegmentedControl.tsx';
import { UnreadableRows } from '#components/UnreadableRows/UnreadableRows.tsx';
import { QueryFailure } from '#flows/asyncContent/QueryFailure.tsx';
import { useDismissGuard } from '#forms/useLeaveGuard.ts';
import { AccountTypeField } from './AccountTypeField.tsx';
import { AliasAndEmail } from './AliasAndEmail.tsx';
import { DialogForm, Pair } from './Destination.styles.ts';
import { DestinationFormFrame } from './DestinationFormFrame.tsx';
import { ExternalDestinationForm } from './ExternalDestinationForm.tsx';
import { HolderNotice } from './HolderNotice.tsx';
import { useAccountTypes } from './useDestinations.ts';
import { useExternalRegistration } from './useExternalRegistration.ts';
import { useInternalRegistration } from './useInternalRegistration.ts';

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
  // Both are held here: whoever looks at the other place finds what was typed again.
  const internal = useInternalRegistration(onClose);
  const external = useExternalRegistration('external', onClose);
  const cancel = (): void => onClose(false);
  // Both are read each time: the library follows what is read alone.
  const { isDirty: isInternalTyped } = internal.form.formState;
  const { isDirty: isExternalTyped } = external.form.formState;
  const busy = internal.registration.busy || external.registration.busy;
  const isSending = internal.registration.isSending || external.registration.isSending;
  const dismiss = useDismissGuard((isInternalTyped || isExternalTyped) && !isSending, cancel);
  return (
    <Dialog labelledBy={titleId} width={560} onDismiss={dismiss} dismissLabel="Cerrar" sheet>
      <DialogTitle id={titleId}>Nueva cuenta destino</DialogTitle>
      <DialogForm>
        <SegmentedControl
          label="Dónde está la cuenta"
          labelHidden
          options={places}
          value={place}
          onChange={setPlace}
          disabled={busy}
        />
        {place === 'internal' ? (
          <InternalDestination draft={internal} onCancel={cancel} />
        ) : (
          <ExternalDestinationForm kind="external" draft={external} onCancel={cancel} />
        )}
      </DialogForm>
    </Dialog>
  );
}

interface InternalDestinationProps {
  draft: ReturnType<typeof useInternalRegistration>;
  onCancel: () => void;
}

function InternalDestination({ draft: { form, holder, registration, submit }, onCancel }: InternalDestinationProps) {
  const types = useAccountTypes('internal');
  const readOnly = registration.busy;
  const { errors } = form.formState;
  const holderFault = useId();
  return (
    <DestinationFormFrame change={registration} onSubmit={submit} onCancel={onCancel}>
      <QueryFailure of={types} />
      <Pair>
        <AccountTypeField
          types={types}
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
          aria-describedby={holder.kind === 'fault' ? holderFault : undefined}
        />
      </Pair>
      <UnreadableRows of={[types.catalogue]} />
      <HolderNotice holder={holder} faultId={holderFault} />
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

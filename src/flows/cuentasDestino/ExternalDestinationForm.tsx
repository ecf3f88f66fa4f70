import { TextField } from '#components/Field/TextField.tsx';
import { DestinationFormFrame } from './DestinationFormFrame.tsx';
import { ExternalAccountFields } from './ExternalAccountFields.tsx';
import type { useExternalRegistration } from './useExternalRegistration.ts';

export interface ExternalDestinationFormProps {
  kind: 'external' | 'card';
  /** What it fills in, held by its dialog. */
  draft: ReturnType<typeof useExternalRegistration>;
  onCancel: () => void;
}

/** A new account or card of another institution, on its way into the list. */
export function ExternalDestinationForm({ kind, draft, onCancel }: ExternalDestinationFormProps) {
  const { form, registration, submit } = draft;
  return (
    <DestinationFormFrame change={registration} onSubmit={submit} onCancel={onCancel}>
      <ExternalAccountFields kind={kind} form={form} readOnly={registration.busy} keep={<AliasField draft={draft} />} />
    </DestinationFormFrame>
  );
}

/** A part of its own, for faults take the focus in the order in which fields are drawn: this one is the last. */
function AliasField({ draft: { form, registration } }: Pick<ExternalDestinationFormProps, 'draft'>) {
  return (
    <TextField
      label="Alias"
      autoComplete="off"
      readOnly={registration.busy}
      {...form.register('alias')}
      error={form.formState.errors.alias?.message}
    />
  );
}

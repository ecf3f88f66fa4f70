import { SelectField } from '#components/Field/SelectField.tsx';
import { UnreadableRows } from '#components/UnreadableRows/UnreadableRows.tsx';
import { QueryFailure } from '#flows/asyncContent/QueryFailure.tsx';
import { AliasAndEmail } from './AliasAndEmail.tsx';
import type { Destination } from './destination.ts';
import type { useDestinationForm } from './useDestinationForm.ts';
import { useAccountTypes } from './useDestinations.ts';

export interface EditDestinationFieldsProps {
  destination: Destination;
  form: ReturnType<typeof useDestinationForm>['form'];
  /** What it holds is being sent: nothing more is typed or chosen, which the answer would take away. */
  readOnly: boolean;
}

/** Alias, e-mail and account type. The kind of a card stays, unless nobody has said it yet. */
export function EditDestinationFields({ destination, form, readOnly }: EditDestinationFieldsProps) {
  const { errors } = form.formState;
  const asksType = destination.kind !== 'card' || destination.accountTypeCode === '';
  return (
    <>
      <AliasAndEmail
        alias={{ ...form.register('alias'), readOnly, error: errors.alias?.message }}
        email={{
          ...form.register('correo'),
          readOnly,
          error: errors.correo?.message,
        }}
      />
      {asksType && <TypeField destination={destination} form={form} readOnly={readOnly} />}
    </>
  );
}

function TypeField({ destination: { kind, accountTypeCode }, form, readOnly }: EditDestinationFieldsProps) {
  const types = useAccountTypes(kind);
  const { catalogue = [] } = types;
  return (
    <>
      <QueryFailure of={types} />
      <SelectField
        label="Tipo de cuenta"
        placeholder="Seleccione una opción"
        // The catalogue may come later than the form, or not name the present type.
        options={withPresent(catalogue, accountTypeCode)}
        {...form.register('tipoCuenta')}
        disabled={readOnly}
        error={form.formState.errors.tipoCuenta?.message}
      />
      <UnreadableRows of={[catalogue]} />
    </>
  );
}

function withPresent(catalogue: readonly { codigo: string; descripcion: string }[], present: string) {
  const options = catalogue.map(({ codigo, descripcion }) => ({ value: codigo, label: descripcion }));
  if (present === '' || options.some(({ value }) => value === present)) return options;
  return [{ value: present, label: present }, ...options];
}

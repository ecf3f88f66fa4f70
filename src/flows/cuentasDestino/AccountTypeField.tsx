import type { ComponentProps } from 'react';
import { SelectField } from '#components/Field/SelectField.tsx';
import type { useAccountTypes } from './useDestinations.ts';

export interface AccountTypeFieldProps extends Omit<ComponentProps<typeof SelectField>, 'label' | 'options'> {
  types: ReturnType<typeof useAccountTypes>;
}

/** «Tipo de cuenta»: the catalogue's, or none until it has come. */
export function AccountTypeField({ types, ...field }: AccountTypeFieldProps) {
  return (
    <SelectField
      label="Tipo de cuenta"
      placeholder="Seleccione una opción"
      options={(types.catalogue ?? []).map(({ codigo, descripcion }) => ({ value: codigo, label: descripcion }))}
      {...field}
    />
  );
}

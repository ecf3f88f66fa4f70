import { Building2 } from 'lucide-react';
import type { ComponentProps } from 'react';
import { type UseFormRegisterReturn, type UseFormReturn, useController } from 'react-hook-form';
import { SelectField } from '#components/Field/SelectField.tsx';
import { Icon } from '#components/Icon/Icon.tsx';
import type { ExternalAccountForm } from './externalAccount.ts';
import { LONG_LIST } from './PickerDialog.tsx';
import { SearchedSelect } from './SearchedSelect.tsx';

export interface InstitutionFieldProps {
  form: UseFormReturn<ExternalAccountForm>;
  /** Of the form that draws it: faults take the focus in the order in which fields are registered. */
  registered: UseFormRegisterReturn<'institucion'>;
  options: readonly { value: string; label: string }[];
  placeholder: string;
  help: string | undefined;
  disabled: boolean;
}

/** «Institución»: the browser's own list, or, where there are many of its kind, one with a search (screens.md A.2 transferenciaE). */
export function InstitutionField({ form, registered, ...field }: InstitutionFieldProps) {
  const shown = {
    ...field,
    label: 'Institución',
    icon: <Icon icon={Building2} />,
    error: form.formState.errors.institucion?.message,
  };
  return field.options.length > LONG_LIST ? (
    <SearchedInstitution form={form} {...shown} />
  ) : (
    <SelectField {...shown} {...registered} disabled={field.disabled} />
  );
}

interface SearchedInstitutionProps
  extends Pick<InstitutionFieldProps, 'form'>,
    Omit<ComponentProps<typeof SearchedSelect>, 'value' | 'onChange' | 'onBlur' | 'ref'> {}

function SearchedInstitution({ form, ...shown }: SearchedInstitutionProps) {
  const { value, onChange, onBlur, ref } = useController({ control: form.control, name: 'institucion' }).field;
  return <SearchedSelect {...shown} value={value} onChange={onChange} onBlur={onBlur} ref={ref} />;
}

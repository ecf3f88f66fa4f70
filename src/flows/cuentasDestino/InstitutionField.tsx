import { Building2 } from 'lucide-react';
import { type ComponentProps, useLayoutEffect, useRef } from 'react';
import { type UseFormRegisterReturn, type UseFormReturn, useController } from 'react-hook-form';
import { SelectField } from '#components/Field/SelectField.tsx';
import { Icon } from '#components/Icon/Icon.tsx';
import { LONG_LIST } from '#flows/picker/PickerDialog.tsx';
import { SearchedSelect } from '#flows/picker/SearchedSelect.tsx';
import type { ExternalAccountForm } from './externalAccount.ts';

type Form = UseFormReturn<ExternalAccountForm>;

export interface InstitutionFieldProps {
  form: Form;
  /** Of the form that draws it: faults take the focus in the order in which fields are registered. */
  registered: UseFormRegisterReturn<'institucion'>;
  options: readonly { value: string; label: string }[];
  placeholder: string;
  help: string | undefined;
  disabled: boolean;
}

/** «Institución»: the browser's own list, or, where there are many of its kind, one with a search (screens.md A.2 transferenciaE). */
export function InstitutionField({ form, registered, ...field }: InstitutionFieldProps) {
  // How many there are is known once they have come: by then the other control may have the focus.
  const hadFocus = useRef(false);
  const shown = {
    ...field,
    label: 'Institución',
    icon: <Icon icon={Building2} />,
    error: form.formState.errors.institucion?.message,
  };
  const takesFocus = () => hadFocus.current;
  return field.options.length > LONG_LIST ? (
    <SearchedInstitution {...shown} form={form} takesFocus={takesFocus} />
  ) : (
    <NativeInstitution
      {...shown}
      registered={registered}
      onGone={(focused) => {
        hadFocus.current = focused;
      }}
    />
  );
}

interface NativeInstitutionProps extends ComponentProps<typeof SelectField> {
  registered: UseFormRegisterReturn<'institucion'>;
  /** It goes, with the focus or without. */
  onGone: (focused: boolean) => void;
}

function NativeInstitution({ registered, onGone, disabled, ...shown }: NativeInstitutionProps) {
  const own = useRef<HTMLSelectElement>(null);
  const gone = useRef(onGone);
  useLayoutEffect(() => {
    gone.current = onGone;
  });
  useLayoutEffect(() => {
    const select = own.current;
    return () => gone.current(select === document.activeElement);
  }, []);
  return (
    <SelectField
      {...shown}
      {...registered}
      disabled={disabled}
      ref={(select) => {
        own.current = select;
        registered.ref(select);
      }}
    />
  );
}

interface SearchedInstitutionProps
  extends Omit<ComponentProps<typeof SearchedSelect>, 'value' | 'onChange' | 'onBlur' | 'ref'> {
  form: Form;
  /** Whether what stood in its place had the focus. */
  takesFocus: () => boolean;
}

function SearchedInstitution({ form, takesFocus, ...shown }: SearchedInstitutionProps) {
  const { value, onChange, onBlur, ref } = useController({ control: form.control, name: 'institucion' }).field;
  const own = useRef<HTMLButtonElement>(null);
  const takes = useRef(takesFocus);
  useLayoutEffect(() => {
    if (takes.current()) own.current?.focus();
  }, []);
  return (
    <SearchedSelect
      {...shown}
      value={value}
      onChange={onChange}
      onBlur={onBlur}
      ref={(button) => {
        own.current = button;
        ref(button);
      }}
    />
  );
}

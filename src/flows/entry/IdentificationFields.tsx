import { CircleCheck, IdCard } from 'lucide-react';
import type { ComponentProps } from 'react';
import { Controller, useFormContext, useWatch } from 'react-hook-form';
import { RightMark } from '#components/Field/ControlBox.tsx';
import { TextField, type TextFieldProps } from '#components/Field/TextField.tsx';
import { Icon } from '#components/Icon/Icon.tsx';
import { SegmentedControl } from '#components/SegmentedControl/SegmentedControl.tsx';
import { identificationMessage, identificationOptions, identificationTypeOf } from '#domain/identification.ts';
import { rechecking } from '#forms/ruled.ts';

type Kind = (typeof identificationOptions)[number]['value'];

/** The two fields that name a document, as typed. */
export interface IdentityFields {
  tipo: string;
  identificacion: string;
}

export interface IdentificationFieldsProps {
  /** What was typed is on its way: neither field can be changed. */
  readOnly: boolean;
  /** A phone offers the letters of a passport as capitals. */
  capitals?: boolean;
}

/** Both fields of the form around them: kind and number of the document. What was typed under another kind is looked at anew. */
export function IdentificationFields({ readOnly, capitals = false }: IdentificationFieldsProps) {
  const form = useFormContext<IdentityFields>();
  const [tipo, identificacion] = useWatch({ control: form.control, name: ['tipo', 'identificacion'] });
  const type = identificationTypeOf(tipo);
  const isPassport = type === 2;
  return (
    <>
      <Controller
        name="tipo"
        control={form.control}
        rules={rechecking(form, 'identificacion')}
        render={({ field: { value, onChange } }) => (
          <IdentificationKind value={value} onChange={onChange} disabled={readOnly} />
        )}
      />
      <IdentificationNumber
        {...form.register('identificacion')}
        isPassport={isPassport}
        isRight={!isPassport && identificacion !== '' && identificationMessage(type, identificacion) === null}
        autoCapitalize={isPassport && capitals ? 'characters' : 'none'}
        readOnly={readOnly}
        error={form.formState.errors.identificacion?.message}
      />
    </>
  );
}

/** «Tipo de identificación», all of them in sight. */
function IdentificationKind(
  kind: Pick<ComponentProps<typeof SegmentedControl<Kind>>, 'value' | 'onChange' | 'disabled'>,
) {
  return <SegmentedControl label="Tipo de identificación" options={identificationOptions} {...kind} asField />;
}

export interface IdentificationNumberProps extends Omit<TextFieldProps, 'label' | 'icon' | 'trailing'> {
  /** A passport has letters too. */
  isPassport: boolean;
  /** What is typed is a number that exists: it gets a mark. */
  isRight?: boolean;
}

/** «Número de identificación», of the kind that was chosen. */
export function IdentificationNumber({ isPassport, isRight = false, ...field }: IdentificationNumberProps) {
  return (
    <TextField
      autoCapitalize="none"
      {...field}
      label="Número de identificación"
      icon={<Icon icon={IdCard} size="large" />}
      inputMode={isPassport ? 'text' : 'numeric'}
      autoComplete="off"
      spellCheck={false}
      trailing={
        isRight && (
          <RightMark>
            <Icon icon={CircleCheck} size="large" />
          </RightMark>
        )
      }
    />
  );
}

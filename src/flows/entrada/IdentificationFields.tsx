import { CircleCheck, IdCard } from 'lucide-react';
import type { ComponentProps } from 'react';
import { RightMark } from '#components/Field/ControlBox.tsx';
import { TextField, type TextFieldProps } from '#components/Field/TextField.tsx';
import { Icon } from '#components/Icon/Icon.tsx';
import { SegmentedControl } from '#components/SegmentedControl/SegmentedControl.tsx';
import { identificationOptions } from '#domain/identification.ts';

type Kind = (typeof identificationOptions)[number]['value'];

/** «Tipo de identificación», all of them in sight. */
export function IdentificationKind(kind: Pick<ComponentProps<typeof SegmentedControl<Kind>>, 'value' | 'onChange'>) {
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

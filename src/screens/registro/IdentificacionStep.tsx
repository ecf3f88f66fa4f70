import { Info, Wallet } from 'lucide-react';
import { useFormContext } from 'react-hook-form';
import { TextButton } from '#components/Button/TextButton.tsx';
import { FieldPair } from '#components/EntryLayout/entryParts.ts';
import { DateField } from '#components/Field/DateField.tsx';
import { TextField } from '#components/Field/TextField.tsx';
import { Icon } from '#components/Icon/Icon.tsx';
import { Notice } from '#components/Notice/Notice.tsx';
import { useToday } from '#components/Today/useToday.ts';
import { EARLIEST_BIRTH } from '#domain/birthDate.ts';
import { IdentificationFields } from '#flows/entry/IdentificationFields.tsx';
import type { RegistrationForm } from './registrationForm.ts';

export interface IdentificacionStepProps {
  sending: boolean;
  onAgencies: () => void;
}

/** Step 1: document, date of birth, one account number (contract B.2). A pasted number may bring its blanks and dashes (D-54). */
export function IdentificacionStep({ sending, onAgencies }: IdentificacionStepProps) {
  const { register, formState } = useFormContext<RegistrationForm>();
  const { errors } = formState;
  const today = useToday();
  return (
    <>
      <IdentificationFields readOnly={sending} capitals />
      <FieldPair>
        <DateField
          {...register('fechaNacimiento')}
          label="Fecha de nacimiento"
          autoComplete="bday"
          min={EARLIEST_BIRTH}
          max={today}
          readOnly={sending}
          error={errors.fechaNacimiento?.message}
        />
        <TextField
          {...register('numeroCuenta')}
          label="Número de cuenta"
          icon={<Icon icon={Wallet} size="large" />}
          inputMode="numeric"
          autoComplete="off"
          help="Está en su libreta o en su contrato."
          readOnly={sending}
          error={errors.numeroCuenta?.message}
        />
      </FieldPair>
      <Notice tone="advice" icon={Info}>
        ¿Aún no es socia o socio? Acérquese a una agencia. <TextButton onClick={onAgencies}>Ver agencias</TextButton>
      </Notice>
    </>
  );
}

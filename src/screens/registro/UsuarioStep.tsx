import { User } from 'lucide-react';
import { useFormContext, useWatch } from 'react-hook-form';
import { TextField } from '#components/Field/TextField.tsx';
import { Icon } from '#components/Icon/Icon.tsx';
import { NewPasswordFields } from '#components/NewPassword/NewPasswordFields.tsx';
import { cleanIdentification, identificationTypeOf } from '#domain/identification.ts';
import { passwordChecklist } from '#domain/password.ts';
import { cleanUserName, USER_NAME_HELP } from '#domain/registration.ts';
import { specTexts } from '#domain/specTexts.ts';
import { rechecking } from '#forms/ruled.ts';
import type { RegistrationForm } from './registrationForm.ts';

export interface UsuarioStepProps {
  /** The user is being created with what was typed: nothing of it can be changed. */
  sending: boolean;
}

/** Step 2: user and password, with the rules and the checklist of the password change (§5). */
export function UsuarioStep({ sending }: UsuarioStepProps) {
  const form = useFormContext<RegistrationForm>();
  const { register, control, formState } = form;
  const values = useWatch({ control });
  const { errors, touchedFields } = formState;
  const clave = values.clave ?? '';
  const owner = {
    usuario: cleanUserName(values.usuario ?? ''),
    identificacion: cleanIdentification(identificationTypeOf(values.tipo ?? ''), values.identificacion ?? ''),
  };
  return (
    <>
      <TextField
        {...register('usuario', rechecking(form, 'clave'))}
        label="Usuario"
        icon={<Icon icon={User} size="large" />}
        help={USER_NAME_HELP}
        autoComplete="username"
        autoCapitalize="none"
        autoCorrect="off"
        spellCheck={false}
        readOnly={sending}
        error={errors.usuario?.message}
      />
      <NewPasswordFields
        chosen={{
          label: 'Contraseña',
          input: register('clave', rechecking(form, 'confirmacion')),
          error: errors.clave?.message,
        }}
        confirmation={{
          label: specTexts.password.confirmation,
          input: register('confirmacion'),
          error: errors.confirmacion?.message,
        }}
        title="Su contraseña debe tener"
        checklist={passwordChecklist(clave, owner)}
        checked={Boolean(touchedFields.clave) && clave !== ''}
        readOnly={sending}
      />
    </>
  );
}

import { Mail } from 'lucide-react';
import { Controller, useWatch } from 'react-hook-form';
import { Apart } from '#components/Apart/Apart.tsx';
import { Button } from '#components/Button/Button.tsx';
import { EntryForm, StepLead, StepTitle } from '#components/EntryLayout/entryParts.ts';
import { TextField } from '#components/Field/TextField.tsx';
import { Icon } from '#components/Icon/Icon.tsx';
import { Notice } from '#components/Notice/Notice.tsx';
import { identificationMessage, identificationTypeOf } from '#domain/identification.ts';
import { FailureNotice } from '#flows/ayuda/FailureNotice.tsx';
import { EntryPage } from '#flows/entrada/EntryPage.tsx';
import { IdentificationKind, IdentificationNumber } from '#flows/entrada/IdentificationFields.tsx';
import { SignedOutOnly } from '#flows/entrada/SignedOutOnly.tsx';
import { to } from '#navigation/paths.ts';
import { Link } from '#navigation/router.ts';
import { Other } from './Recuperacion.styles.ts';
import { useUserRecovery } from './useUserRecovery.ts';

/** The user recovery (§2 /recuperacion-usuario). */
export function RecuperacionUsuario() {
  return (
    <SignedOutOnly>
      <EntryPage
        place="recuperacion"
        title="Recupere su acceso"
        panel="Si los datos coinciden, su usuario llegará al correo que registró en la cooperativa."
        exit="back"
      >
        <StepTitle tabIndex={-1}>Recuperar usuario</StepTitle>
        <StepLead>Ingrese los mismos datos que registró en la cooperativa.</StepLead>
        <UserRecovery />
      </EntryPage>
    </SignedOutOnly>
  );
}

function UserRecovery() {
  const { form, failure, answer, sending, submit } = useUserRecovery();
  const { register, control, formState, trigger } = form;
  const { errors, touchedFields } = formState;
  const [tipo, identificacion] = useWatch({ control, name: ['tipo', 'identificacion'] });
  const type = identificationTypeOf(tipo);
  const isRight = type !== 2 && identificacion !== '' && identificationMessage(type, identificacion) === null;
  return (
    <EntryForm noValidate onSubmit={submit}>
      <FailureNotice failure={failure} />
      <Controller
        name="tipo"
        control={control}
        render={({ field: { value, onChange } }) => (
          <IdentificationKind
            value={value}
            onChange={(next) => {
              onChange(next);
              if (touchedFields.identificacion) void trigger('identificacion');
            }}
          />
        )}
      />
      <IdentificationNumber
        {...register('identificacion')}
        isPassport={type === 2}
        isRight={isRight}
        readOnly={sending}
        error={errors.identificacion?.message}
      />
      <TextField
        {...register('correo')}
        label="Correo"
        type="email"
        icon={<Icon icon={Mail} size="large" />}
        autoComplete="email"
        autoCapitalize="none"
        spellCheck={false}
        readOnly={sending}
        error={errors.correo?.message}
      />
      <Button type="submit" size="large" fullWidth loading={sending}>
        Enviar mi usuario
      </Button>
      {answer && (
        <Notice tone="ok" icon={Mail} role="status">
          <Apart text={answer} />
        </Notice>
      )}
      <Other>
        ¿Olvidó su contraseña? <Link to={to.recuperacionClave}>Recuperar contraseña</Link>
      </Other>
    </EntryForm>
  );
}

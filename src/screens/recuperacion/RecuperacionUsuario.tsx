import { Mail } from 'lucide-react';
import { FormProvider, useFormContext } from 'react-hook-form';
import { Apart } from '#components/Apart/Apart.tsx';
import { EntryForm, StepLead, StepTitle } from '#components/EntryLayout/entryParts.ts';
import { TextField } from '#components/Field/TextField.tsx';
import { Icon } from '#components/Icon/Icon.tsx';
import { Notice } from '#components/Notice/Notice.tsx';
import { LateWords } from '#flows/asyncContent/LateWords.tsx';
import { EntryPage } from '#flows/entry/EntryPage.tsx';
import { IdentificationFields } from '#flows/entry/IdentificationFields.tsx';
import { SignedOutOnly } from '#flows/entry/SignedOutOnly.tsx';
import { FailureNotice } from '#flows/help/FailureNotice.tsx';
import { LineButton } from '#flows/submission/LineButton.tsx';
import { to } from '#navigation/paths.ts';
import { Link } from '#navigation/router.ts';
import { Other } from './Recuperacion.styles.ts';
import { type UserRecoveryForm, useUserRecovery } from './useUserRecovery.ts';

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
  return (
    <EntryForm noValidate onSubmit={submit}>
      <FailureNotice failure={failure} />
      <FormProvider {...form}>
        <IdentificationFields readOnly={sending} />
        <Email readOnly={sending} />
      </FormProvider>
      <LineButton type="submit" size="large" fullWidth loading={sending}>
        Enviar mi usuario
      </LineButton>
      {answer && (
        <Notice tone="ok" icon={Mail} role="status">
          <LateWords>
            <Apart text={answer} />
          </LateWords>
        </Notice>
      )}
      <Other>
        ¿Olvidó su contraseña? <Link to={to.recuperacionClave}>Recuperar contraseña</Link>
      </Other>
    </EntryForm>
  );
}

/** Drawn after the fields above it, each by itself: the first wrong field, which gets the focus, is the first that the form has come to know. */
function Email({ readOnly }: { readOnly: boolean }) {
  const { register, formState } = useFormContext<UserRecoveryForm>();
  return (
    <TextField
      {...register('correo')}
      label="Correo"
      type="email"
      icon={<Icon icon={Mail} size="large" />}
      autoComplete="email"
      autoCapitalize="none"
      spellCheck={false}
      readOnly={readOnly}
      error={formState.errors.correo?.message}
    />
  );
}

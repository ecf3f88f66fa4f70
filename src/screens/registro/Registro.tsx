import { ArrowLeft } from 'lucide-react';
import { FormProvider } from 'react-hook-form';
import { Button } from '#components/Button/Button.tsx';
import { EntryForm, StepActions } from '#components/EntryLayout/entryParts.ts';
import { Icon } from '#components/Icon/Icon.tsx';
import { Notice } from '#components/Notice/Notice.tsx';
import { SignedOutOnly } from '#flows/entry/SignedOutOnly.tsx';
import { StepsPage } from '#flows/entry/StepsPage.tsx';
import { FailureNotice } from '#flows/help/FailureNotice.tsx';
import { useHelp } from '#flows/help/useHelp.tsx';
import { LineButton } from '#flows/submission/LineButton.tsx';
import { ConfirmacionStep } from './ConfirmacionStep.tsx';
import { IdentificacionStep } from './IdentificacionStep.tsx';
import { steps } from './registrationForm.ts';
import { SeguridadStep } from './SeguridadStep.tsx';
import { UsuarioStep } from './UsuarioStep.tsx';
import { CREATED, useRegistration } from './useRegistration.ts';

/** Heading and first sentence of each step. */
const headings = [
  ['Identificación', 'Sus datos deben coincidir con los que registró en la cooperativa.'],
  ['Usuario y contraseña', 'Los usará cada vez que ingrese a la banca virtual.'],
  ['Preguntas de seguridad', 'Elija tres preguntas. Las usaremos para ayudarle si pierde el acceso.'],
  ['Confirmación', 'Revise sus datos y confirme con un código.'],
] as const;

/** The registration (§2 /registro, screens.md A.1). */
export function Registro() {
  return (
    <SignedOutOnly>
      <Registration />
    </SignedOutOnly>
  );
}

function Registration() {
  const registration = useRegistration();
  const { form, step, done, created, failure, sending, questions, sentTo, back, submit } = registration;
  const { openAgencies } = useHelp();
  return (
    <StepsPage
      place="registro"
      title="Cree su usuario"
      exit="question"
      steps={steps}
      step={step}
      done={done}
      heading={headings[step - 1] ?? headings[0]}
      success={{
        title: CREATED,
        text: (
          <>
            Ya puede entrar a su banca virtual con <b>{created}</b> y la contraseña que creó.
          </>
        ),
        advice: <Notice tone="advice">Nunca le pediremos su contraseña ni sus códigos por teléfono o correo.</Notice>,
      }}
    >
      <FormProvider {...form}>
        <EntryForm noValidate onSubmit={submit}>
          <FailureNotice failure={failure} />
          {step === 1 && <IdentificacionStep sending={sending} onAgencies={openAgencies} />}
          {step === 2 && <UsuarioStep sending={sending} />}
          {step === 3 && <SeguridadStep questions={questions} sending={sending} />}
          {step === 4 && <ConfirmacionStep sentTo={sentTo} />}
          <StepActions>
            {step > 1 && (
              <Button variant="ghost" icon={<Icon icon={ArrowLeft} />} onClick={back}>
                Volver
              </Button>
            )}
            <LineButton type="submit" loading={sending}>
              {step === 4 ? 'Crear usuario' : 'Continuar'}
            </LineButton>
          </StepActions>
        </EntryForm>
      </FormProvider>
    </StepsPage>
  );
}

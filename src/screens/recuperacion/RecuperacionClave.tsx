import { ArrowLeft, Info, Smartphone, User } from 'lucide-react';
import { Controller, useWatch } from 'react-hook-form';
import { Button } from '#components/Button/Button.tsx';
import { TextButton } from '#components/Button/TextButton.tsx';
import { EntryForm, FieldPair, StepActions } from '#components/EntryLayout/entryParts.ts';
import { SelectField } from '#components/Field/SelectField.tsx';
import { TextField } from '#components/Field/TextField.tsx';
import { Icon } from '#components/Icon/Icon.tsx';
import { NewPasswordFields } from '#components/NewPassword/NewPasswordFields.tsx';
import { PasswordUser } from '#components/NewPassword/PasswordUser.tsx';
import { Notice } from '#components/Notice/Notice.tsx';
import { identificationOptions, identificationTypeOf } from '#domain/identification.ts';
import { specTexts } from '#domain/specTexts.ts';
import { IdentificationNumber } from '#flows/entry/IdentificationFields.tsx';
import { SignedOutOnly } from '#flows/entry/SignedOutOnly.tsx';
import { StepsPage } from '#flows/entry/StepsPage.tsx';
import { FailureNotice } from '#flows/help/FailureNotice.tsx';
import { StuckHelp } from '#flows/help/StuckHelp.tsx';
import { CodePlace } from '#flows/pin/CodePlace.tsx';
import { placeOfCode } from '#flows/pin/registeredPlace.ts';
import { LineButton } from '#flows/submission/LineButton.tsx';
import { rechecking } from '#forms/ruled.ts';
import { to } from '#navigation/paths.ts';
import { Link } from '#navigation/router.ts';
import { Other } from './Recuperacion.styles.ts';
import { CHANGED, usePasswordRecovery } from './usePasswordRecovery.ts';
import { CHECK_DATA } from './useRecoveryCode.ts';

const STEPS = ['Sus datos', 'Código de confirmación', 'Nueva contraseña'];

const headings = [
  ['Recuperar contraseña', 'Le pediremos un código de confirmación.'],
  ['Código de confirmación', 'Así confirmamos que es usted.'],
  ['Nueva contraseña', 'La usará desde su próximo ingreso.'],
] as const;

/** The password recovery (§2 /recuperacion-clave). */
export function RecuperacionClave() {
  return (
    <SignedOutOnly>
      <PasswordRecovery />
    </SignedOutOnly>
  );
}

function PasswordRecovery() {
  const recovery = usePasswordRecovery();
  const { step, done, failure, sending, back, submit } = recovery;
  return (
    <StepsPage
      place="recuperacion"
      title="Recupere su acceso"
      exit="back"
      steps={STEPS}
      step={step}
      done={done}
      heading={headings[step - 1] ?? headings[0]}
      success={{
        title: CHANGED,
        text: 'Use su nueva contraseña la próxima vez que ingrese.',
      }}
    >
      <EntryForm noValidate onSubmit={submit}>
        <FailureNotice failure={failure} />
        {step === 1 && <Identity recovery={recovery} />}
        {step === 2 && <Code sentTo={recovery.sentTo} onModify={back} />}
        {step === 3 && <NewPassword recovery={recovery} />}
        {step === 1 ? (
          <>
            <LineButton type="submit" size="large" fullWidth loading={sending}>
              Continuar
            </LineButton>
            <Other>
              ¿No recuerda su usuario? <Link to={to.recuperacionUsuario}>Recuperar usuario</Link>
            </Other>
          </>
        ) : (
          <StepActions>
            <Button variant="ghost" icon={<Icon icon={ArrowLeft} />} onClick={back}>
              Volver
            </Button>
            <LineButton type="submit" loading={sending}>
              {step === 2 ? 'Solicitar otro código' : 'Guardar contraseña'}
            </LineButton>
          </StepActions>
        )}
      </EntryForm>
    </StepsPage>
  );
}

type Recovery = ReturnType<typeof usePasswordRecovery>;

function Identity({ recovery: { form, errors, sending } }: { recovery: Recovery }) {
  const { register, control } = form;
  const tipo = useWatch({ control, name: 'tipo' });
  return (
    <>
      <TextField
        {...register('usuario')}
        label="Usuario"
        icon={<Icon icon={User} size="large" />}
        autoComplete="username"
        autoCapitalize="none"
        autoCorrect="off"
        spellCheck={false}
        readOnly={sending}
        error={errors.usuario?.message}
      />
      <FieldPair $columns="minmax(0, 0.55fr) minmax(0, 1fr)">
        <Controller
          name="tipo"
          control={control}
          rules={rechecking(form, 'identificacion')}
          render={({ field: { onChange, disabled: _, ...field } }) => (
            <SelectField
              {...field}
              onChange={(event) => {
                if (!sending) onChange(event);
              }}
              // No `disabled`: the focus would be lost.
              aria-disabled={sending || undefined}
              label="Tipo de identificación"
              options={identificationOptions}
            />
          )}
        />
        <IdentificationNumber
          {...register('identificacion')}
          isPassport={identificationTypeOf(tipo) === 2}
          readOnly={sending}
          error={errors.identificacion?.message}
        />
      </FieldPair>
      <Notice tone="advice" icon={Info}>
        {`Si los datos coinciden, recibirá el código en el ${placeOfCode(null)}.`}
      </Notice>
    </>
  );
}

function Code({ sentTo, onModify }: { sentTo: string; onModify: () => void }) {
  return (
    <>
      <Notice tone="advice" icon={Smartphone}>
        Si los datos coinciden, recibirá el código en <CodePlace sentTo={sentTo} />.
      </Notice>
      <Notice tone="advice" icon={Info} action={<TextButton onClick={onModify}>Modificar</TextButton>}>
        {CHECK_DATA}
      </Notice>
      {/* Whoever the code never reaches can do nothing else. */}
      <StuckHelp />
    </>
  );
}

function NewPassword({ recovery: { form, errors, checklist, checked, sending } }: { recovery: Recovery }) {
  return (
    <>
      <PasswordUser name={form.getValues('usuario').trim()} />
      <NewPasswordFields
        chosen={{
          label: specTexts.password.new,
          input: form.register('nueva', rechecking(form, 'confirmacion')),
          error: errors.nueva?.message,
        }}
        confirmation={{
          label: specTexts.password.confirmation,
          input: form.register('confirmacion'),
          error: errors.confirmacion?.message,
        }}
        title="Su contraseña debe tener"
        checklist={checklist}
        checked={checked}
        readOnly={sending}
      />
    </>
  );
}

import { KeyRound } from 'lucide-react';
import styled from 'styled-components';
import { leer } from '#api/contract/perfilSocio.ts';
import { useApiQuery } from '#api/query.ts';
import { Button } from '#components/Button/Button.tsx';
import { PasswordField } from '#components/Field/PasswordField.tsx';
import { Notice } from '#components/Notice/Notice.tsx';
import { PasswordChecklist } from '#components/PasswordChecklist/PasswordChecklist.tsx';
import { specTexts } from '#domain/specTexts.ts';
import { FailureNotice } from '#screens/ayuda/FailureNotice.tsx';
import { color, radius } from '#theme/tokens.ts';
import { usePasswordForm } from './usePasswordForm.ts';

const texts = specTexts.password;
const newIcon = <KeyRound size={24} strokeWidth={1.75} aria-hidden="true" />;

/** The tab CAMBIAR CONTRASEÑA (§2, §5): three fields beside the live checklist. */
export function CambiarContrasena() {
  const profile = useApiQuery(leer, {}).data;
  const { fields, errors, checklist, checked, failure, saving, submit } = usePasswordForm({
    identificacion: profile?.identificacion,
    usuario: profile?.usuario,
  });
  return (
    <>
      <Card noValidate onSubmit={submit}>
        <Fields>
          <FailureNotice failure={failure} />
          <PasswordField
            {...fields.actual}
            label={texts.current}
            autoComplete="current-password"
            error={errors.actual?.message}
          />
          <PasswordField
            {...fields.nueva}
            label={texts.new}
            icon={newIcon}
            autoComplete="new-password"
            error={errors.nueva?.message}
          />
          <PasswordField
            {...fields.confirmacion}
            label={texts.confirmation}
            icon={newIcon}
            autoComplete="new-password"
            error={errors.confirmacion?.message}
          />
          <Button type="submit" loading={saving}>
            {texts.submit}
          </Button>
        </Fields>
        <Side>
          <PasswordChecklist items={checklist} checked={checked} />
        </Side>
      </Card>
      <Advice>
        <Notice tone="advice">
          Use una contraseña que no utilice en otros sitios. Nunca le pediremos su contraseña ni sus códigos por
          teléfono o correo.
        </Notice>
      </Advice>
    </>
  );
}

const Card = styled.form`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  overflow: hidden;
  border: 1px solid ${color.borderSubtle};
  border-radius: ${radius.card};
  background: ${color.surfaceCard};

  @container main (width >= 35rem) {
    grid-template-columns: minmax(0, 1.3fr) minmax(0, 1fr);
  }
`;

const Fields = styled.div`
  display: grid;
  gap: 20px;
  align-content: start;
  padding: 24px;

  button[type='submit'] {
    justify-self: start;
    margin-top: 4px;
  }

  @container main (width < 30rem) {
    padding: 20px;

    button[type='submit'] {
      justify-self: stretch;
    }
  }
`;

const Side = styled.div`
  padding: 24px;
  background: ${color.surfaceSunken};
`;

const Advice = styled.div`
  margin-top: 16px;
`;

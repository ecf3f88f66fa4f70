import { KeyRound } from 'lucide-react';
import styled from 'styled-components';
import { leer } from '#api/contract/perfilSocio.ts';
import { useApiQuery } from '#api/useApiQuery.ts';
import { Button } from '#components/Button/Button.tsx';
import { cardBox } from '#components/Card/cardBox.ts';
import { PasswordField } from '#components/Field/PasswordField.tsx';
import { Icon } from '#components/Icon/Icon.tsx';
import { PasswordUser } from '#components/NewPassword/PasswordUser.tsx';
import { Notice } from '#components/Notice/Notice.tsx';
import { PasswordChecklist } from '#components/PasswordChecklist/PasswordChecklist.tsx';
import { specTexts } from '#domain/specTexts.ts';
import { FailureNotice } from '#flows/help/FailureNotice.tsx';
import { oneColumn } from '#theme/blocks.ts';
import { color, space } from '#theme/tokens.ts';
import { CurrentPassword } from './CurrentPassword.tsx';
import { useDirtyReport } from './useDirtyReport.ts';
import { usePasswordForm } from './usePasswordForm.ts';

const texts = specTexts.password;
const newIcon = <Icon icon={KeyRound} size="large" />;

/** The tab CAMBIAR CONTRASEÑA (§2, §5): three fields beside the live checklist. `onDirtyChange`: whether leaving would lose typed text. */
export function CambiarContrasena({ onDirtyChange }: { onDirtyChange: (dirty: boolean) => void }) {
  const profile = useApiQuery(leer, {}).data;
  const { fields, errors, checklist, checked, failure, saving, dirty, submit } = usePasswordForm({
    identificacion: profile?.identificacion,
    usuario: profile?.usuario,
  });
  useDirtyReport(dirty, onDirtyChange);
  return (
    <>
      <Card noValidate onSubmit={submit}>
        <Fields>
          <FailureNotice failure={failure} />
          <PasswordUser name={profile?.usuario} />
          <CurrentPassword field={fields.actual} error={errors.actual?.message} readOnly={saving} />
          <PasswordField
            {...fields.nueva}
            label={texts.new}
            icon={newIcon}
            autoComplete="new-password"
            readOnly={saving}
            error={errors.nueva?.message}
          />
          <PasswordField
            {...fields.confirmacion}
            label={texts.confirmation}
            icon={newIcon}
            autoComplete="new-password"
            readOnly={saving}
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
  ${oneColumn}
  overflow: hidden;
  ${cardBox}

  @container main (width >= 35rem) {
    grid-template-columns: minmax(0, 1.3fr) minmax(0, 1fr);
  }
`;

const Fields = styled.div`
  display: grid;
  gap: ${space[5]};
  align-content: start;
  padding: ${space[6]};

  button[type='submit'] {
    justify-self: start;
    margin-top: ${space[1]};
  }

  @container main (width < 30rem) {
    padding: ${space[5]};

    button[type='submit'] {
      justify-self: stretch;
    }
  }
`;

const Side = styled.div`
  padding: ${space[6]};
  background: ${color.surfaceSunken};

  @container main (width < 30rem) {
    padding: ${space[5]};
  }
`;

const Advice = styled.div`
  margin-top: ${space[4]};
`;

import { LogOut } from 'lucide-react';
import { useEffect, useRef } from 'react';
import styled from 'styled-components';
import { leer } from '#api/contract/perfilSocio.ts';
import { useApiQuery } from '#api/useApiQuery.ts';
import { Button } from '#components/Button/Button.tsx';
import { DialogProvider } from '#components/Dialog/DialogProvider.tsx';
import { EntryLayout } from '#components/EntryLayout/EntryLayout.tsx';
import { EntryForm, StepCount, StepLead, StepTitle } from '#components/EntryLayout/entryParts.ts';
import { Icon } from '#components/Icon/Icon.tsx';
import { NewPasswordFields } from '#components/NewPassword/NewPasswordFields.tsx';
import { PasswordUser } from '#components/NewPassword/PasswordUser.tsx';
import { OfflineStrip } from '#components/Online/OfflineStrip.tsx';
import { Scene } from '#components/Scene/Scene.tsx';
import { useConfig } from '#config/ConfigProvider.tsx';
import { fullName, titleCase } from '#domain/names.ts';
import { specTexts } from '#domain/specTexts.ts';
import { useLogOut } from '#flows/entry/useLogOut.ts';
import { FailureNotice } from '#flows/help/FailureNotice.tsx';
import { LineButton } from '#flows/submission/LineButton.tsx';
import { useLeaveGuard } from '#forms/useLeaveGuard.ts';
import { startsAnew } from '#navigation/anew.ts';
import { to } from '#navigation/paths.ts';
import { useNavigate } from '#navigation/router.ts';
import { useSessionStore } from '#session/SessionProvider.tsx';
import type { Session } from '#session/session.ts';
import { media, space } from '#theme/tokens.ts';
import { CurrentPassword } from './CurrentPassword.tsx';
import { usePasswordForm } from './usePasswordForm.ts';

const texts = specTexts.password;

/**
 * The forced change (§4 «Password change», D-27): the same form as a step of sign-in, no menu, nothing else reachable. Success
 * leads to productos; leaving is a logout.
 */
export function CambioObligatorio({ session }: { session: Session }) {
  return (
    <DialogProvider>
      <ForcedChange session={session} />
    </DialogProvider>
  );
}

function ForcedChange({ session }: { session: Session }) {
  const { cooperativeName, theme } = useConfig();
  const store = useSessionStore();
  const navigate = useNavigate();
  const profile = useApiQuery(leer, {}).data;
  const { fields, errors, checklist, checked, failure, saving, dirty, submit } = usePasswordForm(
    { identificacion: profile?.identificacion, usuario: profile?.usuario },
    async () => {
      await store.passwordChanged();
      // The address is the one already: the page begins anew all the same, with the focus and at its start.
      await navigate(to.productos, { replace: true, state: startsAnew() });
    },
  );
  // Signing out asks its own question, and the end of the session none.
  useLeaveGuard(dirty);
  const logOut = useLogOut();
  // It comes in place of the page that the sign-in led to, after the change of page has looked for a heading.
  const title = useRef<HTMLHeadingElement>(null);
  useEffect(() => title.current?.focus({ preventScroll: true }), []);
  const given = titleCase(session.nombres);
  return (
    <EntryLayout
      brandName={cooperativeName}
      logoUrl={theme.logoUrl}
      title="Su contraseña es temporal"
      panel="Cree una nueva para ver sus productos. Es el último paso de este ingreso."
      notice={<OfflineStrip />}
      picture={<Scene variant="menu" />}
      exit={
        <Exit>
          <span>{fullName(session)}</span>
          <Button variant="ghost" size="compact" icon={<Icon icon={LogOut} />} onClick={() => void logOut()}>
            Cerrar sesión
          </Button>
        </Exit>
      }
    >
      <StepCount>Último paso</StepCount>
      <StepTitle ref={title} tabIndex={-1}>
        Cambie su contraseña
      </StepTitle>
      <StepLead>{given ? `${given}, la` : 'La'} contraseña que recibió solo sirve para este ingreso.</StepLead>
      <EntryForm noValidate onSubmit={submit}>
        <FailureNotice failure={failure} />
        <PasswordUser name={profile?.usuario} />
        <CurrentPassword field={fields.actual} error={errors.actual?.message} readOnly={saving} />
        <NewPasswordFields
          chosen={{ label: texts.new, input: fields.nueva, error: errors.nueva?.message }}
          confirmation={{ label: texts.confirmation, input: fields.confirmacion, error: errors.confirmacion?.message }}
          title="Su nueva contraseña"
          checklist={checklist}
          checked={checked}
          readOnly={saving}
        />
        <LineButton type="submit" size="large" fullWidth loading={saving}>
          {texts.submit}
        </LineButton>
      </EntryForm>
    </EntryLayout>
  );
}

/** Who has signed in, and the way out: below 1024 px a line from edge to edge of the column, over the step. */
const Exit = styled.div`
  display: contents;

  ${media.belowWide} {
    display: flex;
    flex: 1;
    align-items: center;
    justify-content: space-between;
    gap: ${space[4]};
    min-width: 0;
    margin-bottom: ${space[4]};

    > span {
      overflow: hidden;
      text-overflow: ellipsis;
      white-space: nowrap;
    }

    /* Its words end where the fields do, its edge no further than the narrowest window's. */
    > button {
      flex: none;
      margin-inline-end: -${space[5]};
      padding-inline-end: ${space[5]};
    }
  }
`;

import { KeyRound, LogOut } from 'lucide-react';
import { leer } from '#api/contract/perfilSocio.ts';
import { useApiQuery } from '#api/query.ts';
import { Brand } from '#components/Brand/Brand.tsx';
import { Button } from '#components/Button/Button.tsx';
import { useConfirm } from '#components/Dialog/ConfirmDialog.tsx';
import { DialogProvider } from '#components/Dialog/DialogProvider.tsx';
import { PasswordField } from '#components/Field/PasswordField.tsx';
import { Notice } from '#components/Notice/Notice.tsx';
import { PasswordChecklist } from '#components/PasswordChecklist/PasswordChecklist.tsx';
import { Scene } from '#components/Scene/Scene.tsx';
import { useConfig } from '#config/ConfigProvider.tsx';
import { fullName, titleCase } from '#domain/names.ts';
import { specTexts } from '#domain/specTexts.ts';
import { to } from '#navigation/paths.ts';
import { useNavigate } from '#navigation/router.ts';
import { useSessionStore } from '#session/SessionProvider.tsx';
import type { Session } from '#session/session.ts';
import {
  Checklist,
  Column,
  Form,
  Lead,
  Page,
  Pair,
  Panel,
  PanelScene,
  PanelText,
  PanelTitle,
  Side,
  Step,
  Title,
  TopRow,
} from './CambioObligatorio.styles.ts';
import { usePasswordForm } from './usePasswordForm.ts';

const texts = specTexts.password;
const newIcon = <KeyRound size={24} strokeWidth={1.75} aria-hidden="true" />;

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
  const confirm = useConfirm();
  const profile = useApiQuery(leer, {}).data;
  const { fields, errors, checklist, checked, failure, saving, submit } = usePasswordForm(
    { identificacion: profile?.identificacion, usuario: profile?.usuario },
    async () => {
      await store.passwordChanged();
      await navigate(to.productos, { replace: true });
    },
  );
  const logOut = async (): Promise<void> => {
    const confirmed = await confirm({
      icon: LogOut,
      title: specTexts.profilePanel.logoutQuestion,
      confirmLabel: 'Cerrar sesión',
    });
    if (confirmed) store.close('logout');
  };
  return (
    <Page>
      <Panel>
        <Brand name={cooperativeName} logoUrl={theme.logoUrl} />
        <PanelTitle>Su contraseña es temporal</PanelTitle>
        <PanelText>Cree una nueva para ver sus productos. Es el último paso de este ingreso.</PanelText>
        <PanelScene>
          <Scene variant="menu" />
        </PanelScene>
      </Panel>
      <Side>
        <TopRow>
          <span>{fullName(session)}</span>
          <Button
            variant="ghost"
            size="compact"
            icon={<LogOut size={20} strokeWidth={1.75} aria-hidden="true" />}
            onClick={() => void logOut()}
          >
            Cerrar sesión
          </Button>
        </TopRow>
        <Column>
          <Step>Último paso</Step>
          <Title>Cambie su contraseña</Title>
          <Lead>{titleCase(session.nombres)}, la contraseña que recibió solo sirve para este ingreso.</Lead>
          <Form noValidate onSubmit={submit}>
            {failure && <Notice tone="error">{failure}</Notice>}
            <PasswordField
              {...fields.actual}
              label={texts.current}
              autoComplete="current-password"
              error={errors.actual?.message}
            />
            <Pair>
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
            </Pair>
            <Checklist>
              <PasswordChecklist items={checklist} checked={checked} wide />
            </Checklist>
            <Button type="submit" size="large" fullWidth loading={saving}>
              {texts.submit}
            </Button>
          </Form>
        </Column>
      </Side>
    </Page>
  );
}

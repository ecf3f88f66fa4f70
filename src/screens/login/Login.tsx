import { ChevronRight, ClockAlert, KeyRound, LifeBuoy, ShieldCheck, User } from 'lucide-react';
import { useState } from 'react';
import { useForm } from 'react-hook-form';
import { firstMessage } from '#api/apiError.ts';
import { Button } from '#components/Button/Button.tsx';
import { useLatch } from '#components/Button/useLatch.ts';
import { PasswordField } from '#components/Field/PasswordField.tsx';
import { TextField } from '#components/Field/TextField.tsx';
import { Notice } from '#components/Notice/Notice.tsx';
import { useToast } from '#components/Toast/ToastProvider.tsx';
import { validationTexts } from '#domain/validationTexts.ts';
import { to } from '#navigation/paths.ts';
import { Link, Navigate, useLocation } from '#navigation/router.ts';
import { useSessionState, useSessionStore } from '#session/SessionProvider.tsx';
import type { CloseReason } from '#session/session.ts';
import { destinationAfterSignIn } from './destination.ts';
import {
  Column,
  Footer,
  FooterLink,
  Form,
  HelpLink,
  HelpList,
  HelpTitle,
  Lead,
  Registration,
  Safety,
  Title,
} from './Login.styles.ts';
import { LoginLayout } from './LoginLayout.tsx';
import { useSignIn } from './useSignIn.ts';

/** Why the last session ended, in copy.md's words. A logout or a deletion needs no explanation. */
const closingTexts: Readonly<Partial<Record<CloseReason, string>>> = {
  expired: 'Su sesión ha expirado. Ingrese nuevamente.',
  idle: 'Cerramos su sesión por inactividad.',
};

/**
 * Both fields: required, trimmed, the password too (§5 «Inputs are trimmed», D-26). A rule of the form library instead of a schema:
 * the schema library would be a tenth of all that this page may load.
 */
const required = {
  setValueAs: (value: string) => value.trim(),
  validate: (value: string) => value.trim() !== '' || validationTexts.required,
};

const helpLinks = [
  { label: 'Recuperar usuario', address: to.recuperacionUsuario, icon: User },
  { label: 'Recuperar contraseña', address: to.recuperacionClave, icon: KeyRound },
  { label: 'Recuperar datos', address: to.recuperacionDatos, icon: LifeBuoy },
] as const;

/** The sign-in screen (§2 /login). The form is drawn without waiting for any answer. A live session goes on to its products (D-39). */
export function Login() {
  const state = useSessionState();
  const store = useSessionStore();
  const location = useLocation();
  const toast = useToast();
  const { prepare, signIn } = useSignIn();
  const once = useLatch();
  const [failure, setFailure] = useState<string | null>(null);
  const { register, handleSubmit, formState } = useForm({ defaultValues: { usuario: '', clave: '' } });

  if (state.status === 'signedIn') return <Navigate to={destinationAfterSignIn(location.state)} replace />;

  const submit = handleSubmit(
    async (credentials) => {
      setFailure(null);
      store.acknowledgeReason();
      try {
        await signIn(credentials);
      } catch (error) {
        const text = firstMessage(error);
        setFailure(text);
        toast.error(text);
      }
    },
    () => toast.error(validationTexts.invalidForm),
  );
  const closingText = state.status === 'signedOut' && state.reason ? closingTexts[state.reason] : undefined;

  return (
    <LoginLayout>
      <Column>
        <Title tabIndex={-1}>Ingrese a su banca virtual</Title>
        <Lead>Use su usuario y contraseña de siempre.</Lead>
        <Form
          noValidate
          onInput={prepare}
          onSubmit={(event) => {
            event.preventDefault();
            void once(() => submit(event));
          }}
        >
          {closingText && (
            <Notice tone="info" icon={ClockAlert} role="status">
              {closingText}
            </Notice>
          )}
          {failure && <Notice tone="error">{failure}</Notice>}
          <TextField
            {...register('usuario', required)}
            label="Usuario"
            error={formState.errors.usuario?.message}
            icon={<User size={24} strokeWidth={1.75} aria-hidden="true" />}
            autoComplete="username"
            autoCapitalize="none"
            autoCorrect="off"
            spellCheck={false}
          />
          <PasswordField
            {...register('clave', required)}
            label="Contraseña"
            error={formState.errors.clave?.message}
            autoComplete="current-password"
          />
          <Button type="submit" size="large" fullWidth loading={formState.isSubmitting}>
            Ingresar
          </Button>
        </Form>
        <HelpTitle id="ayuda-ingreso">¿Necesita ayuda para ingresar?</HelpTitle>
        <HelpList aria-labelledby="ayuda-ingreso">
          {helpLinks.map(({ label, address, icon: Icon }) => (
            <li key={address}>
              <HelpLink as={Link} to={address}>
                <Icon size={20} strokeWidth={1.75} aria-hidden="true" />
                <span>{label}</span>
                <ChevronRight size={20} strokeWidth={1.75} aria-hidden="true" />
              </HelpLink>
            </li>
          ))}
        </HelpList>
        <Registration>
          <span>¿Aún no tiene usuario?</span>
          <Link to={to.registro}>Registrarse</Link>
        </Registration>
      </Column>
      <Footer>
        <Safety>
          <ShieldCheck size={20} strokeWidth={1.75} aria-hidden="true" />
          <span>Nunca le pediremos su contraseña ni sus códigos por teléfono o correo.</span>
        </Safety>
        <nav aria-label="Ayuda y políticas">
          <FooterLink as={Link} to={to.politicasPrivacidad}>
            Política de privacidad
          </FooterLink>
          <FooterLink as={Link} to={to.eliminacionUsuario}>
            Eliminar usuario virtual
          </FooterLink>
        </nav>
      </Footer>
    </LoginLayout>
  );
}

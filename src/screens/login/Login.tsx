import { ChevronRight, KeyRound, LifeBuoy, ShieldCheck, User } from 'lucide-react';
import { memo, useState } from 'react';
import { DialogProvider } from '#components/Dialog/DialogProvider.tsx';
import { Icon } from '#components/Icon/Icon.tsx';
import { useHelp } from '#flows/help/useHelp.tsx';
import { to } from '#navigation/paths.ts';
import { Redirect } from '#navigation/Redirect.tsx';
import { Link, useLocation } from '#navigation/router.ts';
import { useSessionState, useSessionStore } from '#session/SessionProvider.tsx';
import { destinationAfterSignIn } from './destination.ts';
import {
  Column,
  Footer,
  FooterLink,
  HelpLink,
  HelpList,
  HelpTitle,
  Lead,
  Registration,
  Safety,
  Title,
} from './Login.styles.ts';
import { LoginLayout } from './LoginLayout.tsx';
import { SignInForm } from './SignInForm.tsx';
import { usePresence } from './usePresence.ts';

const helpLinks = [
  { label: 'Recuperar usuario', address: to.recuperacionUsuario, icon: User },
  { label: 'Recuperar contraseña', address: to.recuperacionClave, icon: KeyRound },
  { label: 'Recuperar datos', address: to.recuperacionDatos, icon: LifeBuoy },
] as const;

/** The sign-in screen (§2 /login). A live session goes on to its products (D-39); whoever has just signed in sees the form, busy, until they stand there. */
export function Login() {
  const isSignedIn = useSessionState().status === 'signedIn';
  const location = useLocation();
  const store = useSessionStore();
  const [cameSignedIn] = useState(isSignedIn);
  // Asked before the new session begins, which ends that.
  const [hasEnded] = useState(store.hasEnded);
  return (
    <>
      {isSignedIn && <Redirect to={destinationAfterSignIn(location.state, { hasEnded })} />}
      {(!isSignedIn || !cameSignedIn) && <SignInPage />}
    </>
  );
}

/** Drawn without waiting for any answer, and not again because the session has come: on a slow phone that would hold its first page up. */
const SignInPage = memo(function SignInPage() {
  const present = usePresence();
  return (
    <DialogProvider>
      <LoginLayout present={present}>
        <Column>
          <Title tabIndex={-1}>Ingrese a su banca virtual</Title>
          <Lead>Use su usuario y contraseña de siempre.</Lead>
          <SignInForm present={present} />
          <HelpTitle id="ayuda-ingreso">¿Necesita ayuda para ingresar?</HelpTitle>
          <HelpList aria-labelledby="ayuda-ingreso">
            {helpLinks.map(({ label, address, icon }) => (
              <li key={address}>
                <HelpLink as={Link} to={address}>
                  <Icon icon={icon} />
                  <span>{label}</span>
                  <Icon icon={ChevronRight} />
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
            <Icon icon={ShieldCheck} />
            <span>Nunca le pediremos su contraseña ni sus códigos por teléfono o correo.</span>
          </Safety>
          <HelpAndPolicies />
        </Footer>
      </LoginLayout>
    </DialogProvider>
  );
});

function HelpAndPolicies() {
  const { openAgencies, openQuestions, openSuggestions } = useHelp();
  return (
    <nav aria-label="Ayuda y políticas">
      <FooterLink as="button" type="button" onClick={openAgencies}>
        Agencias
      </FooterLink>
      <FooterLink as="button" type="button" onClick={openQuestions}>
        Preguntas frecuentes
      </FooterLink>
      <FooterLink as="button" type="button" onClick={openSuggestions}>
        Sugerencias
      </FooterLink>
      <FooterLink as={Link} to={to.politicasPrivacidad}>
        Política de privacidad
      </FooterLink>
      <FooterLink as={Link} to={to.eliminacionUsuario}>
        Eliminar usuario virtual
      </FooterLink>
    </nav>
  );
}

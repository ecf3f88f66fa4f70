import styled from 'styled-components';
import { Brand } from '#components/Brand/Brand.tsx';
import { pillStyle } from '#components/Button/Button.tsx';
import { PageTitle } from '#components/PageTitle/PageTitle.tsx';
import { SeccionNoDisponible } from '#components/SeccionNoDisponible/SeccionNoDisponible.tsx';
import { useConfig } from '#config/ConfigProvider.tsx';
import { to } from '#navigation/paths.ts';
import { Link } from '#navigation/router.ts';
import { useSession } from '#session/SessionProvider.tsx';
import { visuallyHidden } from '#theme/accessibility.ts';
import { color } from '#theme/tokens.ts';

/** A route of §2, inside the shell, whose screen comes with a later delivery. */
export function NoDisponible() {
  return (
    <>
      <Hidden>
        <PageTitle>Esta sección aún no está disponible</PageTitle>
      </Hidden>
      <SeccionNoDisponible action={<Back />} />
    </>
  );
}

/** The same outside the shell, for the public routes. */
export function NoDisponiblePublica() {
  const { cooperativeName, theme } = useConfig();
  return (
    <Page>
      <header>
        <Brand name={cooperativeName} logoUrl={theme.logoUrl} />
      </header>
      <main>
        <NoDisponible />
      </main>
    </Page>
  );
}

function Back() {
  const signedIn = useSession() !== null;
  return (
    <BackLink as={Link} to={signedIn ? to.productos : to.login} $variant="secondary">
      {signedIn ? 'Ir a mis productos' : 'Ir al inicio de sesión'}
    </BackLink>
  );
}

const Hidden = styled.div`
  ${visuallyHidden}
`;

const Page = styled.div`
  min-height: 100vh;
  min-height: 100dvh;

  header {
    display: flex;
    padding: 20px 24px;
    background: ${color.surfaceInk};
    color: ${color.navActiveText};
  }

  main {
    container: main / inline-size;
    padding: 32px 16px;
  }
`;

const BackLink = styled.a<{ $variant: 'secondary' }>`
  ${pillStyle}
`;

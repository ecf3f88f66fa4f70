import styled from 'styled-components';
import { Brand } from '#components/Brand/Brand.tsx';
import { pillStyle } from '#components/Button/Button.tsx';
import { FullPageMessage } from '#components/FullPageMessage/FullPageMessage.tsx';
import { NotFoundScene } from '#components/Scene/NotFoundScene.tsx';
import { useConfig } from '#config/ConfigProvider.tsx';
import { to } from '#navigation/paths.ts';
import { Link } from '#navigation/router.ts';
import { useSession } from '#session/SessionProvider.tsx';

/** The 404 of §2 «any other path»: the way back leads to the products, or to sign-in when signed out. */
export function NoEncontrada() {
  const { cooperativeName, theme } = useConfig();
  const signedIn = useSession() !== null;
  return (
    <FullPageMessage
      scene={<NotFoundScene />}
      brand={<Brand name={cooperativeName} logoUrl={theme.logoUrl} />}
      title="No encontramos esta página"
      text="Es posible que la dirección haya cambiado."
      actions={
        <BackLink as={Link} to={signedIn ? to.productos : to.login} replace $variant="primary">
          {signedIn ? 'Ir a mis productos' : 'Ir al inicio de sesión'}
        </BackLink>
      }
    />
  );
}

const BackLink = styled.a<{ $variant: 'primary' }>`
  ${pillStyle}
`;

import { Brand } from '#components/Brand/Brand.tsx';
import { ButtonLink } from '#components/Button/ButtonLink.ts';
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
        <ButtonLink as={Link} to={signedIn ? to.productos : to.login} replace variant="primary">
          {signedIn ? 'Ir a mis productos' : 'Ir al inicio de sesión'}
        </ButtonLink>
      }
    />
  );
}

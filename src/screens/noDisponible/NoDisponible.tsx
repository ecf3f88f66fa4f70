import styled from 'styled-components';
import { pillStyle } from '#components/Button/Button.tsx';
import { PageTitle } from '#components/PageTitle/PageTitle.tsx';
import { SeccionNoDisponible } from '#components/SeccionNoDisponible/SeccionNoDisponible.tsx';
import { to } from '#navigation/paths.ts';
import { Link } from '#navigation/router.ts';
import { visuallyHidden } from '#theme/accessibility.ts';

/** A route of §2, inside the shell, whose screen comes with a later delivery. */
export function NoDisponible() {
  return (
    <>
      <Hidden>
        <PageTitle>Esta sección aún no está disponible</PageTitle>
      </Hidden>
      <SeccionNoDisponible
        action={
          <BackLink as={Link} to={to.productos} $variant="secondary">
            Ir a mis productos
          </BackLink>
        }
      />
    </>
  );
}

const Hidden = styled.div`
  ${visuallyHidden}
`;

const BackLink = styled.a<{ $variant: 'secondary' }>`
  ${pillStyle}
`;

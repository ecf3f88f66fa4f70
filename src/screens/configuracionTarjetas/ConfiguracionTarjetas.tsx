import styled from 'styled-components';
import { BackLink, BackLinkLabel } from '#components/BackLink/BackLink.tsx';
import { PageTitle } from '#components/PageTitle/PageTitle.tsx';
import { to } from '#navigation/paths.ts';
import { Link } from '#navigation/router.ts';
import { oneColumn } from '#theme/blocks.ts';
import { space } from '#theme/tokens.ts';
import { OwnCards } from './OwnCards.tsx';
import { RegisteredCards } from './RegisteredCards.tsx';

/** «Tarjetas de crédito» (§2 configuracion/tarjetas-credito): own cards with their switches, and those registered for payment (D-47). */
export function ConfiguracionTarjetas() {
  return (
    <>
      <BackLink as={Link} to={to.configuracion}>
        <BackLinkLabel>Configuración</BackLinkLabel>
      </BackLink>
      <PageTitle>Tarjetas de crédito</PageTitle>
      <Sections>
        <OwnCards />
        <RegisteredCards />
      </Sections>
    </>
  );
}

const Sections = styled.div`
  ${oneColumn}
  gap: ${space[8]};
  margin-top: ${space[5]};
`;

import styled from 'styled-components';
import { Skeleton } from '#components/Skeleton/Skeleton.tsx';
import { Spinner } from '#components/Spinner/Spinner.tsx';
import { AccountFrame, Head } from '#flows/productos/ProductCards.styles.ts';
import { color, fontSize, space } from '#theme/tokens.ts';
import { Cards } from './Productos.styles.ts';

/** Two cards with the geometry of the accounts to come, and one line that says what is awaited. */
export function AccountsSkeleton() {
  return (
    <div aria-busy="true">
      <Title>
        <Skeleton $width="6rem" $height="1.25rem" />
      </Title>
      <Cards as="div" $firstWide>
        {['primera', 'segunda', 'tercera'].map((key) => (
          <AccountFrame key={key}>
            <Head>
              <Skeleton $width="44px" $height="44px" $radius="field" />
              <Lines>
                <Skeleton $width="9.375rem" $height="1rem" />
                <Skeleton $width="5.625rem" $height="0.875rem" />
              </Lines>
            </Head>
            <Lines>
              <Skeleton $width="4.375rem" $height="0.875rem" />
              <Skeleton $width="8.125rem" $height="1.75rem" />
            </Lines>
          </AccountFrame>
        ))}
      </Cards>
      <Waiting role="status">
        <Spinner />
        Cargando sus productos
      </Waiting>
    </div>
  );
}

const Title = styled.div`
  margin-bottom: ${space[3]};
`;

const Lines = styled.span`
  display: grid;
  gap: ${space[2]};
`;

const Waiting = styled.p`
  display: flex;
  align-items: center;
  justify-content: center;
  gap: ${space[2.5]};
  margin-top: ${space[6]};
  color: ${color.textSecondary};
  font-size: ${fontSize.bodyMedium};
`;

import styled from 'styled-components';
import { Card, Part } from '#components/Card/Card.styles.ts';
import { Skeleton } from '#components/Skeleton/Skeleton.tsx';
import { space } from '#theme/tokens.ts';

/** The card and the list to come, and one line that says what is awaited. */
export function AccountSkeleton() {
  return (
    <Block aria-busy="true">
      <p role="status">Cargando su cuenta</p>
      <Card as="div">
        <Part>
          <Skeleton $width="5rem" $height="1rem" />
          <Skeleton $width="13.75rem" $height="2.5rem" />
        </Part>
        <Part>
          <Skeleton $width="70%" $height="2.25rem" />
        </Part>
      </Card>
      {[0, 1, 2, 3].map((row) => (
        <Skeleton key={row} $width="100%" $height="3.5rem" $radius="field" />
      ))}
    </Block>
  );
}

const Block = styled.div`
  display: grid;
  gap: ${space[3]};
  margin-top: ${space[4]};
`;

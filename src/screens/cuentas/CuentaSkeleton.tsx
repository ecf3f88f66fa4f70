import styled from 'styled-components';
import { Card, Part } from '#components/Card/Card.styles.ts';
import { Skeleton } from '#components/Skeleton/Skeleton.tsx';

/** The card and the list to come, and one line that says what is awaited. */
export function AccountSkeleton() {
  return (
    <Block aria-busy="true">
      <p role="status">Cargando su cuenta</p>
      <Card as="div">
        <Part>
          <Skeleton $width="80px" $height="16px" />
          <Skeleton $width="220px" $height="40px" />
        </Part>
        <Part>
          <Skeleton $width="70%" $height="36px" />
        </Part>
      </Card>
      {[0, 1, 2, 3].map((row) => (
        <Skeleton key={row} $width="100%" $height="56px" $radius="12px" />
      ))}
    </Block>
  );
}

const Block = styled.div`
  display: grid;
  gap: 12px;
  margin-top: 16px;
`;

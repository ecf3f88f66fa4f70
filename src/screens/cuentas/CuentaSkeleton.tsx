import styled from 'styled-components';
import { Card, Part } from '#components/Card/cardParts.ts';
import { RowsSkeleton } from '#components/Skeleton/RowsSkeleton.tsx';
import { Skeleton } from '#components/Skeleton/Skeleton.tsx';
import { WaitingLine } from '#components/Skeleton/WaitingLine.ts';
import { space } from '#theme/tokens.ts';

/** The card and the list to come, and one line that says what is awaited. */
export function AccountSkeleton() {
  return (
    <Block aria-busy="true">
      <WaitingLine>Cargando su cuenta</WaitingLine>
      <Card as="div">
        <Part>
          <Skeleton $width="5rem" $height="1rem" />
          <Skeleton $width="13.75rem" $height="2.5rem" />
        </Part>
        <Part>
          <Skeleton $width="70%" $height="2.25rem" />
        </Part>
      </Card>
      <RowsSkeleton rows={6} picture="tile" dense />
    </Block>
  );
}

const Block = styled.div`
  display: grid;
  gap: ${space[3]};
  margin-top: ${space[4]};
`;

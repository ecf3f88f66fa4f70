import styled from 'styled-components';
import { size, space } from '#theme/tokens.ts';
import { cardBox } from '../Card/cardBox.ts';
import { Skeleton } from './Skeleton.tsx';

export interface RowsSkeletonProps {
  /** The usual number of rows. */
  rows: number;
  /** The picture at the start of a row: a person's disc, the tile of an icon, the day over its month; none by default. */
  picture?: 'disc' | 'tile' | 'day';
  /** Rows of movements are less high than those of people. */
  dense?: boolean;
}

/** The skeleton of a list, with the geometry of a card of rows: picture, name over one line, amount (DESIGN.md §12). */
export function RowsSkeleton({ rows, picture, dense = false }: RowsSkeletonProps) {
  return (
    <Rows aria-hidden="true">
      {Array.from({ length: rows }, (_, row) => (
        <Row key={row} $dense={dense} $picture={picture !== undefined}>
          {picture && <Skeleton {...pictures[picture]} />}
          <Words>
            <Skeleton $width={WIDTHS[row % WIDTHS.length] ?? '50%'} $height="0.875rem" />
            <Skeleton $width="35%" $height="0.75rem" />
          </Words>
          <Skeleton $width="4.5rem" $height="1rem" />
        </Row>
      ))}
    </Rows>
  );
}

/** Names are not of one length. */
const WIDTHS = ['55%', '45%', '62%'] as const;

const Rows = styled.div`
  ${cardBox}
`;

const Row = styled.div<{ $dense: boolean; $picture: boolean }>`
  display: grid;
  grid-template-columns: ${({ $picture }) => ($picture ? 'auto ' : '')}minmax(0, 1fr) auto;
  gap: ${space[4]};
  align-items: center;
  min-height: ${({ $dense }) => ($dense ? size.menuRow : size.rowLarge)};
  padding: ${space[2]} ${space[5]};

  @container main (width < 40rem) {
    padding-inline: ${space[4]};
  }
`;

const Words = styled.div`
  display: grid;
  gap: ${space[1.5]};
`;

/** Width, height and corners of what will stand there. */
const pictures = {
  disc: { $width: '44px', $height: '44px', $radius: 'full' },
  tile: { $width: '36px', $height: '36px', $radius: 'inset' },
  day: { $width: '36px', $height: '40px', $radius: 'small' },
} as const;

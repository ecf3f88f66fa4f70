import styled from 'styled-components';
import { movementKind, movementText } from '#domain/movementText.ts';
import { levelLine } from '#theme/blocks.ts';
import { narrowColumn } from '#theme/narrow.ts';
import { color, radius, space } from '#theme/tokens.ts';
import { type } from '#theme/typography.ts';
import { Icon } from '../Icon/Icon.tsx';
import { movementIcons } from './movementIcon.ts';

export interface MovementFaceProps {
  /** The description, as the core banking system writes it. */
  description: string;
  isIncome: boolean;
}

/** Icon, title and detail of a movement, taken from its description. */
export function MovementFace({ description, isIncome }: MovementFaceProps) {
  const icon = movementIcons[movementKind(description)];
  const { title, detail } = movementText(description);
  return (
    <Face>
      <Tile aria-hidden="true" $income={isIncome}>
        <Icon icon={icon} />
      </Tile>
      <span>
        <Title>{title}</Title>
        {detail && <MovementWords>{detail}</MovementWords>}
      </span>
    </Face>
  );
}

const Face = styled.span`
  ${levelLine}
  gap: ${space[1]} ${space[3]};
  width: 100%;
  min-width: 0;

  /* Under the tile where a long word («Transferencia») has no room beside it. */
  > span:last-child {
    flex: 1 1 6.25rem;
    min-width: 0;
  }

  ${narrowColumn} {
    > [aria-hidden='true'] {
      display: none;
    }
  }
`;

const Tile = styled.span<{ $income: boolean }>`
  display: grid;
  place-items: center;
  flex: none;
  width: 36px;
  height: 36px;
  border-radius: ${radius.inset};
  background: ${({ $income }) => ($income ? color.okSoft : color.surfaceSunken)};
  color: ${({ $income }) => ($income ? color.ok : color.textSecondary)};
`;

const Title = styled.span`
  display: block;
  color: ${color.textPrimary};
  ${type.bodyMediumStrong}
  overflow-wrap: anywhere;
`;

/**
 * What a movement says beyond its title. On a phone it is one line (DESIGN.md §12), much enlarged all of it. Where one movement stands alone, as
 * in its detail, the caller sets `white-space: normal`.
 */
export const MovementWords = styled.span`
  display: block;
  color: ${color.textSecondary};
  ${type.caption}
  overflow-wrap: anywhere;

  @container main (width >= 17.5rem) and (width < 40rem) {
    overflow: hidden;
    text-overflow: ellipsis;
    white-space: nowrap;
  }
`;

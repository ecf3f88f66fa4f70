import styled from 'styled-components';
import { movementKind, movementText } from '#domain/movements.ts';
import { color, fontFamily } from '#theme/tokens.ts';
import { movementIcons } from './movementIcon.ts';

export interface MovementFaceProps {
  /** As the core writes it. */
  description: string;
  isIncome: boolean;
}

/** What a movement was: icon, title and detail, read out of the core's description. */
export function MovementFace({ description, isIncome }: MovementFaceProps) {
  const Icon = movementIcons[movementKind(description)];
  const { title, detail } = movementText(description);
  return (
    <Face>
      <Tile aria-hidden="true" $income={isIncome}>
        <Icon size={20} strokeWidth={1.75} />
      </Tile>
      <span>
        <Title>{title}</Title>
        {detail && <Detail>{detail}</Detail>}
      </span>
    </Face>
  );
}

const Face = styled.span`
  display: flex;
  align-items: center;
  gap: 12px;
  min-width: 0;

  > span:last-child {
    min-width: 0;
  }
`;

const Tile = styled.span<{ $income: boolean }>`
  display: grid;
  place-items: center;
  flex: none;
  width: 36px;
  height: 36px;
  border-radius: 10px;
  background: ${({ $income }) => ($income ? color.okSoft : color.surfaceSunken)};
  color: ${({ $income }) => ($income ? color.ok : color.textSecondary)};
`;

const Title = styled.span`
  display: block;
  color: ${color.textPrimary};
  font: 600 0.9375rem / 1.25rem ${fontFamily.body};
  overflow-wrap: anywhere;
`;

const Detail = styled.span`
  display: block;
  color: ${color.textSecondary};
  font: 400 0.8125rem / 1.125rem ${fontFamily.body};
  overflow-wrap: anywhere;
`;

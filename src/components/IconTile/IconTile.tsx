import styled from 'styled-components';
import { color, radius } from '#theme/tokens.ts';
import { softTones } from '../Badge/softTones.ts';
import { Icon, type IconDrawing } from '../Icon/Icon.tsx';

export interface IconTileProps {
  icon: IconDrawing;
  tone?: 'brand' | 'accent' | 'neutral' | 'error' | 'warn';
  /** px; 44 in cards, 52–56 in dialogs. */
  size?: number;
}

/** A decorative icon on a soft tile, for a product, a kind of movement or a dialog. */
export function IconTile({ icon, tone = 'brand', size = 44 }: IconTileProps) {
  return (
    <Tile aria-hidden="true" $tone={tone} $size={size}>
      <Icon icon={icon} size={size >= 52 ? 28 : 24} />
    </Tile>
  );
}

const tones = {
  brand: { background: color.surfaceBrandSoft, text: color.textLink },
  accent: { background: color.accentSoft, text: color.accentText },
  neutral: { background: color.surfaceSunken, text: color.textSecondary },
  error: softTones.error,
  warn: softTones.warn,
} as const;

const Tile = styled.span<{ $tone: keyof typeof tones; $size: number }>`
  display: inline-grid;
  place-items: center;
  flex: none;
  width: ${({ $size }) => $size}px;
  height: ${({ $size }) => $size}px;
  border-radius: ${({ $size }) => ($size >= 52 ? radius.tile : radius.field)};
  background: ${({ $tone }) => tones[$tone].background};
  color: ${({ $tone }) => tones[$tone].text};

  @media (forced-colors: active) {
    border: 1px solid CanvasText;
  }
`;

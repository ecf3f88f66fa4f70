import type { ComponentPropsWithRef, ReactNode } from 'react';
import styled from 'styled-components';
import { color, radius, space } from '#theme/tokens.ts';
import { type } from '#theme/typography.ts';
import { Icon, type IconDrawing } from '../Icon/Icon.tsx';
import { softTones } from './softTones.ts';

export interface BadgeProps extends ComponentPropsWithRef<'span'> {
  tone: 'ok' | 'error' | 'warn' | 'info' | 'neutral' | 'brand';
  icon?: IconDrawing;
  children: ReactNode;
}

/** A state in a word or two, 26 px, with an icon where its meaning matters (DESIGN.md §6); never colour alone. */
export function Badge({ tone, icon, children, ...rest }: BadgeProps) {
  return (
    <Pill {...rest} $tone={tone}>
      {icon && <Icon icon={icon} size="small" />}
      {/* One part of the row, whatever it is made of: the gap is the icon's alone. */}
      <span>{children}</span>
    </Pill>
  );
}

const tones = {
  ...softTones,
  neutral: { background: color.surfaceSunken, text: color.textSecondary },
  brand: { background: color.surfaceBrandSoft, text: color.textPrimary },
} as const;

const Pill = styled.span<{ $tone: keyof typeof tones }>`
  display: inline-flex;
  align-items: center;
  gap: ${space[1.5]};
  min-height: 1.625rem;
  padding: ${space[0.5]} ${space[2.5]};
  border-radius: ${radius.full};
  background: ${({ $tone }) => tones[$tone].background};
  color: ${({ $tone }) => tones[$tone].text};
  ${type.captionStrong}

  svg {
    flex: none;
  }

  @media (forced-colors: active) {
    border: 1px solid CanvasText;
  }
`;

import { useId } from 'react';
import styled from 'styled-components';
import { color, radius } from '#theme/tokens.ts';

export interface CardArtProps {
  last4: string;
}

/** The picture of a card with the last digits of its number; decorative, for they are said beside it. */
export function CardArt({ last4 }: CardArtProps) {
  const edge = useId();
  return (
    <Art viewBox="0 0 124 78" width={124} height={78} aria-hidden="true" focusable="false">
      <rect width="124" height="78" rx="10" fill={color.surfaceInk} />
      <clipPath id={edge}>
        <rect width="124" height="78" rx="10" />
      </clipPath>
      <g clipPath={`url(#${edge})`}>
        <circle cx="92" cy="27" r="9" fill="var(--scene-sun)" />
        <path d="M0 58l28-12 22 6 30-14 44 18v22H0z" fill="var(--scene-ridge2)" />
        <path d="M0 68l34-8 30 5 34-9 26 8v14H0z" fill="var(--scene-ridge1)" opacity="0.7" />
      </g>
      <rect x="0.5" y="0.5" width="123" height="77" rx="9.5" fill="none" stroke={color.borderInk} />
      <rect x="14" y="14" width="18" height="13" rx="3" fill={color.navAccent} opacity="0.75" />
      <text x="14" y="68" fill={color.navActiveText} fontSize="9" fontWeight="600" letterSpacing="1">
        •••• {last4}
      </text>
    </Art>
  );
}

const Art = styled.svg`
  flex: none;
  border-radius: ${radius.inset};
`;

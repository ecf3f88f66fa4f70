import styled from 'styled-components';
import { color, size } from '#theme/tokens.ts';
import { type } from '#theme/typography.ts';

/** Words of a name that carry no initial. */
const PARTICLES = new Set(['de', 'del', 'la', 'las', 'los', 'y', 'san', 'santa']);

/** First letters of the first name and the first surname: «Carlos Andrés Loja Peralta» → `CL`, «Rosa Elena Ordóñez» → `RO`. */
function initialsOf(name: string): string {
  const words = name.split(/\s+/).filter((word) => /^\p{L}/u.test(word) && !PARTICLES.has(word.toLowerCase()));
  const second = words.length > 2 ? words[2] : words[1];
  return [words[0], second].map((word) => Array.from(word ?? '')[0]?.toUpperCase() ?? '').join('');
}

export interface InitialsProps {
  name: string;
}

/** Initials of a person or a firm in a circle, 44 px; decorative, beside the name. */
export function Initials({ name }: InitialsProps) {
  return <Circle aria-hidden="true">{initialsOf(name)}</Circle>;
}

const Circle = styled.span`
  display: grid;
  flex: none;
  place-items: center;
  width: ${size.target};
  height: ${size.target};
  border-radius: 50%;
  background: ${color.surfaceBrandSoft};
  color: ${color.textLink};
  ${type.bodyMediumStrong}

  @media (forced-colors: active) {
    border: 1px solid CanvasText;
  }
`;

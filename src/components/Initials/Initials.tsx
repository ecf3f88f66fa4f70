import styled from 'styled-components';
import { color, fontFamily } from '#theme/tokens.ts';

/** First letters of the first two words: «Carlos Andrés Loja» → `CA`; a masked name such as «Ana L*** M***» gives `AL`. */
function initialsOf(name: string): string {
  const words = name.split(/\s+/).filter((word) => /^\p{L}/u.test(word));
  return words
    .slice(0, 2)
    .map((word) => Array.from(word)[0]?.toUpperCase())
    .join('');
}

/** A person or a firm as initials in a circle, 44 px; only decoration beside its name. */
export function Initials({ name }: { name: string }) {
  return <Circle aria-hidden="true">{initialsOf(name)}</Circle>;
}

const Circle = styled.span`
  display: grid;
  flex: none;
  place-items: center;
  width: 44px;
  height: 44px;
  border-radius: 50%;
  background: ${color.surfaceBrandSoft};
  color: ${color.textLink};
  font: 600 15px / 20px ${fontFamily.body};

  @media (forced-colors: active) {
    border: 1px solid CanvasText;
  }
`;

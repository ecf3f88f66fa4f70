import { User } from 'lucide-react';
import { useState } from 'react';
import styled from 'styled-components';
import { color } from '#theme/tokens.ts';
import { Icon } from '../Icon/Icon.tsx';
import { photoSource } from './photoSource.ts';

export interface AvatarProps {
  /** base64 of a jpg, with or without its `data:` prefix; missing or broken shows the placeholder (D-17). */
  photo: string | null | undefined;
  /** px. */
  size: number;
  /** Text for assistive technology; '' where the name is beside the photo. */
  alt?: string;
}

/** The member's photo in a circle, or a person's outline. */
export function Avatar({ photo, size, alt = '' }: AvatarProps) {
  const source = photoSource(photo);
  const [broken, setBroken] = useState<string | null>(null);
  if (source === null || source === broken) {
    return (
      <Circle $size={size} {...(alt ? { role: 'img', 'aria-label': alt } : { 'aria-hidden': true })}>
        <Icon icon={User} size={Math.round(size * 0.43)} />
      </Circle>
    );
  }
  return (
    <Circle $size={size}>
      <img src={source} alt={alt} width={size} height={size} onError={() => setBroken(source)} />
    </Circle>
  );
}

const Circle = styled.span<{ $size: number }>`
  display: inline-grid;
  place-items: center;
  flex: none;
  width: ${({ $size }) => $size}px;
  height: ${({ $size }) => $size}px;
  overflow: hidden;
  border-radius: 50%;
  background: ${color.surfaceBrandSoft};
  color: ${color.textLink};

  img {
    display: block;
    width: 100%;
    height: 100%;
    object-fit: cover;
  }
`;

import { ChevronLeft, ChevronRight } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import styled, { keyframes } from 'styled-components';
import { Icon } from '#components/Icon/Icon.tsx';
import { focusRingOnInk } from '#theme/accessibility.ts';
import { breakpoint, color, media, motion, size, space, windowFrom } from '#theme/tokens.ts';
import { useMediaQuery } from '#theme/useMediaQuery.ts';
import { type PicturePlace, usePictures } from './usePictures.ts';

export interface CooperativePictureProps {
  place: PicturePlace;
  /** The page is about to be left: a picture that stands stays, none is asked for. */
  isLeft?: boolean;
  /** Stands there until a picture can be drawn, and for good without one. */
  children: ReactNode;
}

/**
 * The cooperative's own picture at the foot of an ink panel (`marketing/{id}`), with its alternative text and, where it has one, its
 * link. The landscape stands there when there is none, when it cannot be had and when it cannot be drawn. Not asked for below 1024 px,
 * where the panel is a bar. Several are turned by hand: nothing moves by itself.
 */
export function CooperativePicture({ place, isLeft = false, children }: CooperativePictureProps) {
  const isWide = useMediaQuery(wideWindow);
  const pictures = usePictures(place, isWide && !isLeft);
  const [broken, setBroken] = useState<readonly string[]>([]);
  const [turn, setTurn] = useState(0);
  const drawable = pictures.filter(({ source }) => !broken.includes(source));
  const picture = drawable[turn % Math.max(1, drawable.length)];
  if (!picture || !isWide) return children;
  const image = (
    <Image
      key={picture.source}
      src={picture.source}
      alt={picture.alternative}
      onError={() => setBroken((before) => [...before, picture.source])}
    />
  );
  return (
    <Frame>
      {picture.link ? (
        <Leading
          href={picture.link}
          target="_blank"
          rel="noopener noreferrer"
          // A link must have a name: without an alternative text it is where it leads.
          aria-label={picture.alternative === '' ? new URL(picture.link).hostname : undefined}
        >
          {image}
        </Leading>
      ) : (
        image
      )}
      {drawable.length > 1 && (
        <Turning role="group" aria-label={`Imagen ${(turn % drawable.length) + 1} de ${drawable.length}`}>
          <Turn type="button" title="Imagen anterior" onClick={() => setTurn(turn + drawable.length - 1)}>
            <Icon icon={ChevronLeft} size="large" label="Imagen anterior" />
          </Turn>
          <Turn type="button" title="Imagen siguiente" onClick={() => setTurn(turn + 1)}>
            <Icon icon={ChevronRight} size="large" label="Imagen siguiente" />
          </Turn>
        </Turning>
      )}
    </Frame>
  );
}

const wideWindow = windowFrom(breakpoint.wide);

const appear = keyframes`
  from {
    opacity: 0;
  }
`;

const Frame = styled.div`
  position: relative;

  ${media.belowWide} {
    display: none;
  }
`;

const Image = styled.img`
  display: block;
  width: 100%;
  height: min(500px, 56vh);
  object-fit: cover;
  object-position: bottom;
  /* Its upper edge melts into the ink above it, whatever its colours are. */
  -webkit-mask-image: linear-gradient(transparent, #000 22%);
  mask-image: linear-gradient(transparent, #000 22%);
  animation: ${appear} ${motion.modal} ${motion.enter};
`;

const Leading = styled.a`
  display: block;
  ${focusRingOnInk}

  &:focus-visible {
    outline-offset: -5px;
  }
`;

const Turning = styled.div`
  position: absolute;
  right: ${space[6]};
  bottom: ${space[6]};
  display: flex;
  gap: ${space[2]};
`;

const Turn = styled.button`
  display: grid;
  place-items: center;
  width: ${size.iconTarget};
  height: ${size.iconTarget};
  border: 0;
  border-radius: 50%;
  background: ${color.surfaceInk};
  color: ${color.navActiveText};
  cursor: pointer;
  ${focusRingOnInk}
`;

import { ChevronLeft, ChevronRight } from 'lucide-react';
import { useEffect, useId, useLayoutEffect, useRef } from 'react';
import { IconButton } from '#components/Button/IconButton.tsx';
import { LargeCardArt } from '#components/CardArt/LargeCardArt.tsx';
import { Icon } from '#components/Icon/Icon.tsx';
import { orderField } from '#flows/moneyFlow/orderField.ts';
import { Controls, Dot, Dots, Ring, Slide, Spoken, Track } from './CardCarousel.styles.ts';
import type { OwnCard } from './ownCards.ts';

/** How long a swipe must rest before its card is the chosen one, ms. */
const REST_MS = 120;

export interface CardCarouselProps {
  cards: readonly OwnCard[];
  /** Code of the chosen card; null while none is. */
  value: string | null;
  onChange: (code: string) => void;
  /** The cooperative's short name, drawn on the cards. */
  name: string;
}

/**
 * The own cards side by side, one of them chosen: by swiping, with the two buttons, or as the radio buttons that they are to the keyboard
 * and to assistive technology. One state, whichever way it changes.
 */
export function CardCarousel({ cards, value, onChange, name }: CardCarouselProps) {
  const group = useId();
  const track = useRef<HTMLDivElement>(null);
  const isDrawn = useRef(false);
  const resting = useRef<ReturnType<typeof setTimeout>>(undefined);
  const index = cards.findIndex(({ code }) => code === value);

  useLayoutEffect(() => {
    // Where it begins there is nothing to follow with the eye; while none is chosen, nowhere to go.
    const behavior = isDrawn.current ? 'auto' : 'instant';
    if (index >= 0) track.current?.scrollTo({ left: placeOf(track.current, index), behavior });
    isDrawn.current = true;
  }, [index]);
  useEffect(() => () => clearTimeout(resting.current), []);

  const chooseAt = (at: number): void => {
    const card = cards[(at + cards.length) % cards.length];
    if (card && card.code !== value) onChange(card.code);
  };
  const settle = (): void => {
    clearTimeout(resting.current);
    // The track moves by itself where a card has gone: that chooses none.
    if (value === null) return;
    resting.current = setTimeout(() => {
      if (track.current) chooseAt(nearestTo(track.current));
    }, REST_MS);
  };

  return (
    <div>
      <Track
        {...orderField('card')}
        ref={track}
        role="radiogroup"
        aria-label="Tarjeta que va a pagar"
        onScroll={settle}
      >
        {cards.map(({ code, name: product, last4 }) => (
          <Slide key={code} $chosen={code === value}>
            <input type="radio" name={group} value={code} checked={code === value} onChange={() => onChange(code)} />
            <Ring aria-hidden="true" />
            <Spoken>{`${product}, tarjeta terminada en ${last4}`}</Spoken>
            <LargeCardArt last4={last4} name={name} />
          </Slide>
        ))}
      </Track>
      {cards.length > 1 && (
        <Controls>
          <IconButton
            label="Tarjeta anterior"
            icon={<Icon icon={ChevronLeft} />}
            onClick={() => chooseAt(index < 0 ? -1 : index - 1)}
          />
          <Dots aria-hidden="true">
            {cards.map(({ code }) => (
              <Dot key={code} $chosen={code === value} />
            ))}
          </Dots>
          <IconButton
            label="Tarjeta siguiente"
            icon={<Icon icon={ChevronRight} />}
            onClick={() => chooseAt(index + 1)}
          />
        </Controls>
      )}
    </div>
  );
}

const slidesOf = (track: HTMLElement) => [...track.children].filter((child) => child instanceof HTMLElement);

/** Where the track stands with that card at its start, px. */
function placeOf(track: HTMLElement, index: number): number {
  const slides = slidesOf(track);
  return (slides[index]?.offsetLeft ?? 0) - (slides[0]?.offsetLeft ?? 0);
}

/** The card at whose place the track stands, or next to. */
function nearestTo(track: HTMLElement): number {
  const distances = slidesOf(track).map((_, index) => Math.abs(placeOf(track, index) - track.scrollLeft));
  return distances.indexOf(Math.min(...distances));
}

import { useEffect, useState } from 'react';
import styled from 'styled-components';
import { useDelayed } from '../Button/useDelayed.ts';
import { TopLayer } from '../Dialog/TopLayer.tsx';
import { LiveText } from './LiveText.tsx';

/** How long a region stands empty in a new place, ms: readers take a region and words that come sooner for one change, and do not say them. */
const EMPTY_MS = 200;

/** How long a text must stand still before it is said, ms. */
const SAID_AFTER_MS = 100;

export interface TopLiveTextProps {
  /** Empty while there is nothing to say. Unlike that of `LiveText` it is also said when it is there from the first. */
  text: string;
}

/**
 * A `LiveText` for what is told above everything: its region stands in the uppermost dialog while one is open, for what is outside of it is inert.
 * A text is said once, however often the region changes its place meanwhile.
 */
export function TopLiveText({ text }: TopLiveTextProps) {
  const [said, setSaid] = useState('');
  // What comes again after it had gone is said again.
  if (text === '' && said !== '') setSaid('');
  return (
    <TopLayer>
      <Place text={text} isSaid={text === said} onSaid={setSaid} />
    </TopLayer>
  );
}

interface PlaceProps {
  text: string;
  isSaid: boolean;
  onSaid: (text: string) => void;
}

/** One of the places, as long as the region stands there. */
function Place({ text, isSaid, onSaid }: PlaceProps) {
  const [wasSaidElsewhere, setSaidElsewhere] = useState(isSaid);
  if (wasSaidElsewhere && !isSaid) setSaidElsewhere(false);
  const hasStood = useDelayed(true, EMPTY_MS);
  const words = hasStood && !wasSaidElsewhere ? text : '';
  useEffect(() => {
    if (words === '') return undefined;
    const timer = setTimeout(() => onSaid(words), SAID_AFTER_MS);
    return () => clearTimeout(timer);
  }, [words, onSaid]);
  return (
    <Corner>
      <LiveText text={words} pauseMs={SAID_AFTER_MS} />
    </Corner>
  );
}

/** Out of the flow: at the page's end the region would make it longer. */
const Corner = styled.div`
  position: fixed;
  inset: 0 auto auto;
`;

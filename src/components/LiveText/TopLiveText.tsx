import { useEffect, useState } from 'react';
import styled from 'styled-components';
import { useDelayed } from '../Button/useDelayed.ts';
import { TopLayer } from '../Dialog/TopLayer.tsx';
import { LiveText } from './LiveText.tsx';

/** How long a region stays empty in a new place, ms: screen readers do not speak words that come together with their region. */
const EMPTY_MS = 200;

/** How long a text must stay the same before it is spoken, ms. */
const SAID_AFTER_MS = 100;

export interface TopLiveTextProps {
  /** Empty while there is nothing to say. Unlike with `LiveText`, the first text is spoken too. */
  text: string;
}

/**
 * A `LiveText` for messages above everything: its region is in the topmost open dialog, since everything outside is inert. Each text is
 * spoken once, however often the region moves meanwhile.
 */
export function TopLiveText({ text }: TopLiveTextProps) {
  const [said, setSaid] = useState('');
  // A text that had gone and comes back is spoken again.
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

/** The region in one place, for as long as it is there. */
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

/** Out of the layout: at the end of the page the region would make the page longer. */
const Corner = styled.div`
  position: fixed;
  inset: 0 auto auto;
`;

import styled from 'styled-components';
import { visuallyHidden } from '#theme/accessibility.ts';
import { useDelayedValue } from './useDelayedValue.ts';

/** Long enough for a dialog to be gone and for the focus to have arrived: what is said before that is swallowed. */
const AT_ONCE_MS = 100;

/** For what follows each letter, such as a count: it is said once one stops typing. In ms. */
export const TYPING_PAUSE_MS = 1_000;

export interface LiveTextProps {
  /** Empty while there is nothing to say. */
  text: string;
  /** How long it must stand still before it is said, in ms: what is replaced sooner is not said at all. */
  pauseMs?: number;
}

/**
 * Says a text of its own accord to assistive technology, which waits for its turn (screens.md A.0 «Accessibility»). It has to stand on the
 * page before there is something to say; what it holds at first is not said.
 */
export function LiveText({ text, pauseMs = AT_ONCE_MS }: LiveTextProps) {
  return <Region role="status">{useDelayedValue(text, pauseMs)}</Region>;
}

const Region = styled.span`
  ${visuallyHidden}
`;

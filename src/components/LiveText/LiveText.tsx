import styled from 'styled-components';
import { visuallyHidden } from '#theme/accessibility.ts';
import { useDebouncedValue } from '../useDebouncedValue.ts';

/** Long enough for a dialog to close and the focus to arrive: screen readers drop what is said before that. */
const AT_ONCE_MS = 100;

/** Pause for texts that change with each letter, such as a count, ms: they are spoken once typing stops. */
export const TYPING_PAUSE_MS = 1_000;

export interface LiveTextProps {
  /** Empty while there is nothing to say. */
  text: string;
  /** How long the text must stay the same before it is spoken, ms. A text replaced sooner is not spoken. */
  pauseMs?: number;
}

/**
 * Makes assistive technology speak a text without interrupting (screens.md A.0 «Accessibility»). Mount it before there is something to say:
 * its first text is not spoken.
 */
export function LiveText({ text, pauseMs = AT_ONCE_MS }: LiveTextProps) {
  return <Region role="status">{useDebouncedValue(text, pauseMs)}</Region>;
}

const Region = styled.span`
  ${visuallyHidden}
`;

import styled from 'styled-components';
import { frontRidge, levelRidge, Ridge } from './ridges.tsx';

/** A picture's corner; pictures are no surfaces, whose radii are tokens. */
const PICTURE_CORNER = '14px';

const Frame = styled.svg`
  flex: none;
  border-radius: ${PICTURE_CORNER};
  background: var(--surface-brand-soft);
`;
const paper = 'var(--scene-paper)';
const line = 'var(--scene-far)';
const code = 'var(--scene-figure)';
const frame = 'var(--scene-sun)';

function Bill() {
  return (
    <>
      <rect x="30" y="10" width="60" height="86" rx="6" fill={paper} />
      <path d="M38 21H56M38 54H82M38 64H74" stroke={line} strokeWidth="4" strokeLinecap="round" />
      <rect x="46" y="29" width="40" height="16" rx="5" fill="none" stroke={frame} strokeWidth="3" />
      <path d="M54 37H78" stroke={code} strokeWidth="4" strokeLinecap="round" />
    </>
  );
}

function Card() {
  return (
    <>
      <rect x="18" y="14" width="84" height="58" rx="7" fill={paper} />
      <circle cx="36" cy="32" r="9" fill={line} />
      <path d="M54 27H90M54 37H78" stroke={line} strokeWidth="4" strokeLinecap="round" />
      <rect x="27" y="48" width="46" height="16" rx="5" fill="none" stroke={frame} strokeWidth="3" />
      <path d="M35 56H65" stroke={code} strokeWidth="4" strokeLinecap="round" />
    </>
  );
}

const papers = { bill: Bill, card: Card };

export interface CodeSceneProps {
  /** The paper that the code is on. */
  paper: keyof typeof papers;
}

/**
 * Shows where a code is found (DESIGN.md §12 «Before a lookup»): a bill or a card of 120 by 90, an orange frame around its code. Silent,
 * because the words are beside it.
 */
export function CodeScene({ paper: object }: CodeSceneProps) {
  const Paper = papers[object];
  return (
    <Frame aria-hidden="true" focusable="false" width="120" height="90" viewBox="0 0 120 90">
      <Ridge d={levelRidge} fill="mid" y={66} sx={0.1875} sy={0.3} />
      <Paper />
      <Ridge d={frontRidge} fill="ridge1" y={78} sx={0.1875} sy={0.2} />
    </Frame>
  );
}

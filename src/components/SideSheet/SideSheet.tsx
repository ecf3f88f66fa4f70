import { type MouseEvent, type ReactNode, useRef } from 'react';
import styled, { css, keyframes } from 'styled-components';
import { forcedEdge } from '#theme/accessibility.ts';
import { media, motion, radius } from '#theme/tokens.ts';
import { scrim } from '../Dialog/scrim.ts';
import { sheetGrip, slideUp } from '../Dialog/sheetFromBelow.ts';
import { useModalDialog } from '../Dialog/useModalDialog.ts';
import { wholeWindow } from '../Dialog/wholeWindow.ts';

export interface SideSheetProps {
  label: string;
  /** The side where a line begins or ends: in Spanish left and right. */
  side: 'start' | 'end';
  /** CSS width. */
  width: string;
  /** Below 685 px it comes from below, as high as its content (DESIGN.md §6 «Drawer»). */
  risesWhenNarrow?: boolean;
  onClose: () => void;
  children: ReactNode;
}

/** A modal sheet at one side of the window. A click on the backdrop, Escape and its content can close it (§2, DESIGN.md §5). */
export function SideSheet({ label, side, width, risesWhenNarrow = false, onClose, children }: SideSheetProps) {
  const modal = useModalDialog(onClose);
  const beganOnBackdrop = useRef(false);
  // Only a click on the element itself is a click on the backdrop: the sheet inside fills the rest.
  const isOnBackdrop = ({ target }: MouseEvent): boolean => target === modal.ref.current;

  return (
    <Layer
      {...modal}
      aria-label={label}
      onPointerDown={(event) => {
        beganOnBackdrop.current = isOnBackdrop(event);
      }}
      onClick={(event) => {
        // Selecting text from inside to outside ends in a click on the element around both.
        if (isOnBackdrop(event) && beganOnBackdrop.current) onClose();
      }}
      $side={side}
      $rises={risesWhenNarrow}
    >
      <Sheet $side={side} $width={width} $rises={risesWhenNarrow}>
        {children}
      </Sheet>
    </Layer>
  );
}

const fromLeft = keyframes`
  from {
    translate: -40px 0;
    opacity: 0;
  }
`;

const fromRight = keyframes`
  from {
    translate: 40px 0;
    opacity: 0;
  }
`;

const Layer = styled.dialog<{ $side: 'start' | 'end'; $rises: boolean }>`
  ${wholeWindow}
  padding: 0;
  overflow: hidden;

  &[open] {
    display: flex;
    justify-content: ${({ $side }) => ($side === 'start' ? 'flex-start' : 'flex-end')};
  }

  ${media.belowMenu} {
    ${({ $rises }) => $rises && 'align-items: flex-end;'}
  }

  ${scrim}
`;

const rising = css`
  position: relative;
  display: flex;
  flex-direction: column;
  width: 100%;
  height: auto;
  max-height: 92%;
  animation-name: ${slideUp};

  &::before {
    ${sheetGrip}
  }

  > * {
    height: auto;
    min-height: 0;
    border-radius: ${radius.modal} ${radius.modal} 0 0;
  }
`;

const Sheet = styled.div<{ $side: 'start' | 'end'; $width: string; $rises: boolean }>`
  width: ${({ $width }) => $width};
  height: 100%;
  ${forcedEdge}
  animation: ${({ $side }) => ($side === 'start' ? fromLeft : fromRight)} ${motion.modal} ${motion.enter};

  [dir='rtl'] & {
    animation-name: ${({ $side }) => ($side === 'start' ? fromRight : fromLeft)};
  }

  &&& {
    ${media.belowMenu} {
      ${({ $rises }) => $rises && rising}
    }
  }
`;

import type { MouseEvent, ReactNode } from 'react';
import styled, { keyframes } from 'styled-components';
import { forcedEdge } from '#theme/accessibility.ts';
import { color, motion } from '#theme/tokens.ts';
import { useModalDialog } from '../Dialog/useModalDialog.ts';
import { wholeWindow } from '../Dialog/wholeWindow.ts';

export interface SideSheetProps {
  label: string;
  /** As in Spanish; where a page is read from right to left, the other one. */
  side: 'left' | 'right';
  /** CSS width. */
  width: string;
  onClose: () => void;
  children: ReactNode;
}

/** A modal sheet at one side of the window: closes on the backdrop, on Escape and as its content decides (§2, DESIGN.md §5). */
export function SideSheet({ label, side, width, onClose, children }: SideSheetProps) {
  const modal = useModalDialog(onClose);
  const handleClick = (event: MouseEvent): void => {
    // Only a click on the element itself is one on its backdrop: the sheet inside fills the rest.
    if (event.target === modal.ref.current) onClose();
  };

  return (
    <Layer {...modal} aria-label={label} onClick={handleClick} $side={side}>
      <Sheet $side={side} $width={width}>
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

const Layer = styled.dialog<{ $side: 'left' | 'right' }>`
  ${wholeWindow}
  padding: 0;
  overflow: hidden;

  &[open] {
    display: flex;
    justify-content: ${({ $side }) => ($side === 'left' ? 'flex-start' : 'flex-end')};
  }

  &::backdrop {
    background: ${color.overlayScrim};
  }
`;

const Sheet = styled.div<{ $side: 'left' | 'right'; $width: string }>`
  width: ${({ $width }) => $width};
  height: 100%;
  ${forcedEdge}
  animation: ${({ $side }) => ($side === 'left' ? fromLeft : fromRight)} ${motion.modal} ${motion.enter};

  [dir='rtl'] & {
    animation-name: ${({ $side }) => ($side === 'left' ? fromRight : fromLeft)};
  }
`;

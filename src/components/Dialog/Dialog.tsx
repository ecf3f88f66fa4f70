import { X } from 'lucide-react';
import type { ComponentPropsWithRef, ReactNode } from 'react';
import styled, { css, keyframes } from 'styled-components';
import { DIALOG_WIDTH_PX } from '#domain/constants.ts';
import { LOW_WINDOW_PX } from '#theme/narrow.ts';
import { color, media, motion, radius, rem, shadow, space } from '#theme/tokens.ts';
import { IconButton } from '../Button/IconButton.tsx';
import { Icon } from '../Icon/Icon.tsx';
import { ACTIONS_HEIGHT } from './dialogParts.ts';
import { scrim } from './scrim.ts';
import { sheetGrip, slideUp } from './sheetFromBelow.ts';
import { useModalDialog } from './useModalDialog.ts';
import { wholeWindow } from './wholeWindow.ts';

export interface DialogProps
  extends Omit<
    ComponentPropsWithRef<'dialog'>,
    'aria-describedby' | 'aria-labelledby' | 'onCancel' | 'onKeyDown' | 'open' | 'role'
  > {
  /** Id of the heading that names the dialog; the content draws it. */
  labelledBy: string;
  /** Called for Escape, the X and a back gesture of the phone. A click outside does nothing (§4). */
  onDismiss: () => void;
  /** px at the default text size; 520 is the default of modals, 416 of confirmations, 920 of documents (§9, DESIGN.md §6). */
  width?: number;
  /** Name of the X; without it there is none. Escape dismisses in either case. */
  dismissLabel?: string | undefined;
  /** `alertdialog` for confirmations: its description is read at once. */
  role?: 'dialog' | 'alertdialog';
  describedBy?: string | undefined;
  /** Without padding: the content has a header, a scrolling body and a footer of its own. */
  bare?: boolean;
  /** Below 685 px a sheet at the bottom edge; otherwise a centred card at every width. */
  sheet?: boolean;
  /** Below 685 px as large as the window, for long texts (DESIGN.md §12 «Phones»); its content is a column. */
  whole?: boolean;
  /** At the upper edge of the window instead of its middle, for content that changes while the member watches. */
  high?: boolean;
  children: ReactNode;
}

/**
 * A modal on the native element: the browser makes the rest of the page inert and gives the focus back. The first focus goes to the element
 * with `data-autofocus`, else to the first control. Mount it to open it, unmount it to close it.
 */
export function Dialog({
  labelledBy,
  onDismiss,
  width = DIALOG_WIDTH_PX,
  dismissLabel,
  role = 'dialog',
  describedBy,
  sheet = false,
  bare = false,
  high = false,
  whole = false,
  ref,
  children,
  ...rest
}: DialogProps) {
  const modal = useModalDialog(onDismiss, ref);
  return (
    <Layer
      {...rest}
      {...modal}
      role={role}
      aria-labelledby={labelledBy}
      aria-describedby={describedBy}
      $sheet={sheet}
      $high={high}
      $whole={whole}
    >
      <Panel $width={width} $sheet={sheet} $bare={bare} $whole={whole}>
        {children}
        {dismissLabel && (
          <Dismiss>
            <IconButton label={dismissLabel} icon={<Icon icon={X} size="large" />} onClick={onDismiss} />
          </Dismiss>
        )}
      </Panel>
    </Layer>
  );
}

const appear = keyframes`
  from {
    opacity: 0;
    translate: 0 12px;
  }
`;

const fade = keyframes`
  from {
    opacity: 0;
  }
`;

const wholePhone = css`
  display: flex;
  flex-direction: column;
  width: 100%;
  border-radius: 0;

  :root[data-theme='dark'] & {
    border: 0;
  }
`;

const Layer = styled.dialog<{ $sheet: boolean; $high: boolean; $whole: boolean }>`
  ${wholeWindow}
  padding: ${space[4]};
  overflow: hidden auto;

  &[open] {
    display: grid;
    place-items: ${({ $high }) => ($high ? 'start center' : 'center')};
  }

  ${media.fromMenu} {
    ${({ $high }) => $high && `padding-top: ${space[18]};`}
  }

  ${scrim}

  &::backdrop {
    animation: ${fade} ${motion.modal} ${motion.enter};
  }

  ${media.belowMenu} {
    ${({ $sheet }) => $sheet && `padding: ${space[6]} 0 0; scroll-padding-bottom: ${ACTIONS_HEIGHT};`}
    ${({ $whole }) => $whole && 'grid-template-rows: minmax(0, 1fr); padding: 0;'}

    &[open] {
      ${({ $sheet }) => $sheet && 'place-items: end stretch;'}
      ${({ $whole }) => $whole && 'place-items: stretch;'}
    }
  }

  ${media.lowerThan(LOW_WINDOW_PX)} {
    ${({ $sheet }) => $sheet && 'padding: 0; scroll-padding-bottom: 0;'}
  }
`;

const Panel = styled.div<{ $width: number; $sheet: boolean; $bare: boolean; $whole: boolean }>`
  position: relative;
  width: min(${({ $width }) => rem($width)}, 100%);
  min-width: 0;
  padding: ${space[8]};
  border-radius: ${radius.modal};
  background: ${color.surfaceCard};
  box-shadow: ${shadow.modal};
  animation: ${appear} ${motion.modal} ${motion.enter};

  :root[data-theme='dark'] & {
    border: 1px solid ${color.borderSubtle};
  }

  @media (forced-colors: active) {
    border: 1px solid CanvasText;
  }

  ${media.belowMenu} {
    padding: ${space[6]} ${space[5]};
    ${({ $sheet }) => $sheet && `width: 100%; border-radius: ${radius.modal} ${radius.modal} 0 0;`}
    ${({ $sheet }) => $sheet && 'padding-bottom: max(24px, env(safe-area-inset-bottom));'}
    ${({ $whole }) => $whole && wholePhone}
    animation-name: ${({ $sheet }) => ($sheet ? slideUp : appear)};

    &::before {
      ${sheetGrip}
      display: ${({ $sheet }) => ($sheet ? 'block' : 'none')};
    }
  }

  ${media.lowerThan(LOW_WINDOW_PX)} {
    ${({ $sheet }) => $sheet && `padding: ${space[4]} ${space[5]};`}

    /* There is no room for it above the title. */
    &::before {
      display: none;
    }
  }

  && {
    ${({ $bare }) => $bare && 'padding: 0;'}
  }
`;

const Dismiss = styled.div`
  position: absolute;
  top: ${space[4]};
  inset-inline-end: ${space[4]};
`;

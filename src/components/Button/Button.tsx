import type { ComponentPropsWithRef, MouseEvent, ReactNode } from 'react';
import styled, { css } from 'styled-components';
import { focusRing, reach } from '#theme/accessibility.ts';
import { narrowWindow } from '#theme/narrow.ts';
import { color, motion, radius, size, space } from '#theme/tokens.ts';
import { type } from '#theme/typography.ts';
import { drawnIcon } from '../Icon/drawnIcon.tsx';
import type { IconOrElement } from '../Icon/Icon.tsx';
import { Spinner } from '../Spinner/Spinner.tsx';
import { disabledLook } from './disabledLook.ts';
import { useDelayed } from './useDelayed.ts';

/** `danger` only in final confirmations, `dangerSoft` as the way into them (DESIGN.md §6). At most one `primary` per view. */
export type ButtonVariant = 'primary' | 'secondary' | 'ghost' | 'danger' | 'dangerSoft';

export interface ButtonProps extends Omit<ComponentPropsWithRef<'button'>, 'children'> {
  variant?: ButtonVariant;
  /** 48 px; compact 44; large 52 for the full-width button of a dialog or form. */
  size?: 'compact' | 'normal' | 'large';
  fullWidth?: boolean;
  /** The action is under way: clicks are ignored, label and width stay. */
  loading?: boolean;
  /** Before the words; the spinner of a wait takes its place. */
  icon?: IconOrElement | undefined;
  children: ReactNode;
}

/** How long a wait may be before it is shown, ms (conventions.md «Components and screens» 6). */
const SPINNER_DELAY_MS = 300;

/** The button. A loading button keeps its focus and says `aria-busy`; it is not disabled, so that assistive technology stays on it. */
export function Button({
  variant = 'primary',
  size: buttonSize = 'normal',
  fullWidth = false,
  loading = false,
  icon,
  children,
  type: buttonType = 'button',
  onClick,
  ...rest
}: ButtonProps) {
  const showSpinner = useDelayed(loading, SPINNER_DELAY_MS);
  const handleClick = (event: MouseEvent<HTMLButtonElement>): void => {
    if (loading) event.preventDefault();
    else onClick?.(event);
  };
  return (
    <Pill
      {...(loading ? { ...withoutActs(rest), onMouseDown: keepFocus } : rest)}
      type={buttonType}
      onClick={handleClick}
      aria-busy={loading || rest['aria-busy']}
      $variant={variant}
      $size={buttonSize}
      $fullWidth={fullWidth}
      $spinnerAdded={showSpinner && !icon}
    >
      {showSpinner ? <Spinner /> : drawnIcon(icon, 'medium')}
      {children}
    </Pill>
  );
}

/** Handlers of pointers and keys besides the click; a menu library's trigger has some, because it opens on the press. */
const ACTS = /^on(?:Click|DoubleClick|AuxClick|ContextMenu|Key|Touch|(?:Mouse|Pointer)(?!Leave|Out))/;

/** The button's properties without the handlers that would act. */
const withoutActs = <Props extends object>(props: Props): Props =>
  Object.fromEntries(Object.entries(props).filter(([name]) => !ACTS.test(name))) as Props;

/** A press that does nothing does not move the focus either: the field that is being filled in keeps it. */
const keepFocus = (press: MouseEvent): void => press.preventDefault();

const variants = {
  primary: css`
    --button-text: ${color.actionText};
    --button-bg: ${color.actionBg};
    --button-hover: ${color.actionHover};
    --button-pressed: ${color.actionPressed};
  `,
  secondary: css`
    --button-text: ${color.textPrimary};
    --button-bg: ${color.surfaceCard};
    --button-edge: ${color.borderControl};
    --button-hover: ${color.surfaceBrandSoft};
  `,
  ghost: css`
    --button-text: ${color.textLink};
    --button-bg: transparent;
    --button-hover: ${color.surfaceBrandSoft};
  `,
  danger: css`
    --button-text: ${color.onError};
    --button-bg: ${color.error};
    --button-hover: ${color.errorHover};
  `,
  dangerSoft: css`
    --button-text: ${color.error};
    --button-bg: transparent;
    --button-edge: ${color.error};
    --button-hover: ${color.errorSoft};
  `,
} as const;

const sizes = { compact: size.target, normal: size.button, large: size.field } as const;

/** The options of a pill's looks. */
export interface PillLook {
  $variant?: ButtonVariant | undefined;
  $size?: keyof typeof sizes | undefined;
  $fullWidth?: boolean | undefined;
}

/** The looks of buttons and of {@link ButtonLink}. */
export const pillStyle = css<PillLook>`
  ${({ $variant = 'primary' }) => variants[$variant]}
  ${reach}
  display: inline-flex;
  align-items: center;
  justify-content: center;
  gap: ${space[2.5]};
  min-height: ${({ $size = 'normal' }) => sizes[$size]};
  padding: ${space[2]} ${space[6]};

  ${narrowWindow} {
    padding-inline: ${space[3]};
  }

  ${({ $fullWidth }) => $fullWidth && 'width: 100%;'}
  border: 1.5px solid var(--button-edge, transparent);
  border-radius: ${radius.full};
  background: var(--button-bg);
  color: var(--button-text);
  ${type.bodyStrong}
  text-align: center;
  text-decoration: none;
  transition:
    background-color ${motion.state},
    border-color ${motion.state};
  ${focusRing}

  &:hover {
    background: var(--button-hover);
  }

  &:active {
    background: var(--button-pressed, var(--button-hover));
  }

  &:disabled,
  &[aria-disabled='true'] {
    background: ${color.surfaceSunken};
    border-color: transparent;
    ${disabledLook}
  }

  &[aria-busy='true'] {
    cursor: progress;
  }

  @media (forced-colors: active) {
    border: 1px solid ButtonText;
  }
`;

/** 24 px less half of what the spinner, 20, and the gap, 10, take. */
const PADDING_WITH_SPINNER = '9px';

/** The padding of a narrow window has not that room: a spinner of 16, a gap of 4, and 12 px less half of both. */
const NARROW_SPINNER = '16px';
const NARROW_PADDING_WITH_SPINNER = '2px';

const withSpinner = css`
  /* The padding gives the spinner its 20 px and the gap its 10: the width stays. */
  padding-inline: ${PADDING_WITH_SPINNER};

  ${narrowWindow} {
    gap: ${space[1]};
    padding-inline: ${NARROW_PADDING_WITH_SPINNER};

    > :first-child {
      width: ${NARROW_SPINNER};
      height: ${NARROW_SPINNER};
    }
  }
`;

const Pill = styled.button<{
  $variant: ButtonVariant;
  $size: keyof typeof sizes;
  $fullWidth: boolean;
  $spinnerAdded: boolean;
}>`
  ${pillStyle}
  ${({ $spinnerAdded }) => $spinnerAdded && withSpinner}
`;

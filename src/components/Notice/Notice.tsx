import { CircleAlert, CircleCheck, Info, ShieldCheck, TriangleAlert } from 'lucide-react';
import type { ComponentPropsWithRef, ReactNode } from 'react';
import styled, { css } from 'styled-components';
import { reach } from '#theme/accessibility.ts';
import { color, colorProperty, fontSize, lineHeight, radius, space } from '#theme/tokens.ts';
import { softTones } from '../Badge/softTones.ts';
import { Icon, type IconDrawing } from '../Icon/Icon.tsx';

export type NoticeTone = 'advice' | 'info' | 'ok' | 'warn' | 'error';

export interface NoticeProps extends Omit<ComponentPropsWithRef<'div'>, 'role'> {
  tone: NoticeTone;
  icon?: IconDrawing;
  /** More than one sentence: the icon stands at the first line, and the action under the text where it would make that narrow. */
  long?: boolean;
  /** One secondary action, such as Reintentar. */
  action?: ReactNode;
  /** `alert` interrupts, `status` waits; without it the notice is part of the page. */
  role?: 'alert' | 'status';
  children: ReactNode;
}

const icons: Readonly<Record<NoticeTone, IconDrawing>> = {
  advice: ShieldCheck,
  info: Info,
  ok: CircleCheck,
  warn: TriangleAlert,
  error: CircleAlert,
};

/** A message in its own place that stays until its cause is gone. */
export function Notice({ tone, icon, long = false, action, children, ...rest }: NoticeProps) {
  const content = (
    <>
      <Text $long={long}>{children}</Text>
      {action}
    </>
  );
  return (
    <Box {...rest} $tone={tone} $long={long}>
      <Icon icon={icon ?? icons[tone]} size="large" />
      {long ? <Content>{content}</Content> : content}
    </Box>
  );
}

const tones = {
  ...softTones,
  advice: { background: color.surfaceBrandSoft, text: color.textLink },
} as const;

/** A field's error on the ground of another tone: the plain red has less than 7:1 there in the dark theme (DESIGN.md §2). */
const strongerError = css`
  ${colorProperty('error')}: ${color.errorHover};
`;

const Box = styled.div<{ $tone: NoticeTone; $long: boolean }>`
  display: flex;
  align-items: ${({ $long }) => ($long ? 'flex-start' : 'center')};
  flex-wrap: wrap;
  gap: ${space[2]} ${space[3.5]};
  padding: ${space[3]} ${space[4]};
  border-radius: ${radius.field};
  background: ${({ $tone }) => tones[$tone].background};
  color: ${({ $tone }) => ($tone === 'error' ? color.error : color.textPrimary)};
  font-size: ${fontSize.bodySmall};
  line-height: ${lineHeight.bodySmall};
  ${({ $tone }) => $tone !== 'error' && strongerError}

  > svg {
    color: ${({ $tone }) => tones[$tone].text};
  }

  > button {
    ${reach}
  }

  @media (forced-colors: active) {
    border: 1px solid CanvasText;
  }
`;

/** For a long text: the action is beside it where enough width for reading is left, else under it. */
const Content = styled.div`
  display: flex;
  align-items: center;
  flex-wrap: wrap;
  flex: 1 1 7.5rem;
  gap: ${space[2]} ${space[3.5]};
  min-width: 0;

  > button {
    ${reach}
  }
`;

const Text = styled.div<{ $long: boolean }>`
  flex: 1 1 ${({ $long }) => ($long ? '13.5rem' : '7.5rem')};
  min-width: 0;
  overflow-wrap: anywhere;
`;

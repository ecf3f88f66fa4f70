import { useEffect, useRef, useState } from 'react';
import styled from 'styled-components';
import { dueAnnouncement, formatCountdown, PIN_LIFETIME_MS, remainingSeconds } from '#domain/countdown.ts';
import { visuallyHidden } from '#theme/accessibility.ts';
import { color, fontSize, fontWeight, space } from '#theme/tokens.ts';
import { around, useMessages } from '../messages/LanguageProvider.tsx';
import { pinDialogWords } from './PinDialog.words.ts';

/** Seconds left below which time and ring turn red (DESIGN.md §6 «PIN dialog»). */
const URGENT_BELOW = 30;
const RADIUS = 11;
const CIRCUMFERENCE = 2 * Math.PI * RADIUS;

/** Ring and «El código vence en 2:59». Assistive technology hears it at 2:00, 1:00 and 0:30, not every second. */
export function PinCountdown({ elapsed }: { elapsed: number }) {
  const { expires } = useMessages('PinDialog', pinDialogWords);
  const seconds = remainingSeconds(PIN_LIFETIME_MS, elapsed);
  const urgent = seconds < URGENT_BELOW;
  // The time is drawn by itself, wherever in its sentence a language has it.
  const [before, after] = around(expires);
  const share = Math.min(1, (seconds + 1) / (PIN_LIFETIME_MS / 1000));
  return (
    <Line $urgent={urgent} data-chromatic="ignore">
      <svg width="28" height="28" viewBox="0 0 28 28" aria-hidden="true">
        <circle cx="14" cy="14" r={RADIUS} fill="none" stroke="var(--border-subtle)" strokeWidth="3" />
        <circle
          cx="14"
          cy="14"
          r={RADIUS}
          fill="none"
          stroke="currentColor"
          strokeWidth="3"
          strokeDasharray={`${share * CIRCUMFERENCE} ${CIRCUMFERENCE}`}
          transform="rotate(-90 14 14)"
        />
      </svg>
      <span>
        {before}
        <Time $urgent={urgent}>{formatCountdown(seconds)}</Time>
        {after}
      </span>
      <Announcement role="status">{useAnnouncement(seconds, expires)}</Announcement>
    </Line>
  );
}

function useAnnouncement(seconds: number, expires: (time: string) => string): string {
  const previous = useRef(seconds);
  const [text, setText] = useState('');
  useEffect(() => {
    const due = dueAnnouncement(previous.current, seconds);
    previous.current = seconds;
    if (due !== null) setText(expires(formatCountdown(seconds)));
  }, [seconds, expires]);
  return text;
}

const Line = styled.div<{ $urgent: boolean }>`
  display: flex;
  align-items: center;
  gap: ${space[3]};
  margin-top: ${space[4]};
  color: ${color.textSecondary};
  font-size: ${fontSize.bodyMedium};

  svg {
    color: ${({ $urgent }) => ($urgent ? color.error : color.textLink)};
  }
`;

const Time = styled.strong<{ $urgent: boolean }>`
  color: ${({ $urgent }) => ($urgent ? color.error : color.textPrimary)};
  font-weight: ${fontWeight.bold};
  font-variant-numeric: tabular-nums;
`;

const Announcement = styled.span`
  ${visuallyHidden}
`;

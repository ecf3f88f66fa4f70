import { useEffect, useId, useState } from 'react';
import styled from 'styled-components';
import { Button } from '#components/Button/Button.tsx';
import { Dialog } from '#components/Dialog/Dialog.tsx';
import { useConfig } from '#config/ConfigProvider.tsx';
import { CONFIRM_DIALOG_WIDTH_PX } from '#domain/constants.ts';
import { durationText } from '#domain/duration.ts';
import type { IdleClock } from '#session/idleClock.ts';
import { color, rem, space } from '#theme/tokens.ts';
import { type } from '#theme/typography.ts';

/** Between two readings of the clock, ms: the number changes once per second, the reading must not be late. */
const READ_EVERY_MS = 100;
const RADIUS = 36;
const CIRCUMFERENCE = 2 * Math.PI * RADIUS;

/** The last two seconds (D-36). The button is for the eye: any click or key press keeps the session. */
export function IdleCountdown({ clock }: { clock: IdleClock }) {
  const titleId = useId();
  const { idleTimeoutMs } = useConfig();
  const [left, setLeft] = useState(clock.countdownLeft);
  const [whole] = useState(() => Math.max(left, 1));
  useEffect(() => {
    const timer = setInterval(() => setLeft(clock.countdownLeft()), READ_EVERY_MS);
    return () => clearInterval(timer);
  }, [clock]);
  const seconds = Math.ceil(left / 1000);
  return (
    <Dialog labelledBy={titleId} role="alertdialog" width={CONFIRM_DIALOG_WIDTH_PX} onDismiss={clock.reset}>
      <Centre>
        <svg width="5.5rem" height="5.5rem" viewBox="0 0 88 88" aria-hidden="true">
          <circle cx="44" cy="44" r={RADIUS} fill="none" stroke="var(--border-subtle)" strokeWidth="8" />
          <circle
            cx="44"
            cy="44"
            r={RADIUS}
            fill="none"
            stroke="currentColor"
            strokeWidth="8"
            strokeDasharray={`${(seconds * 1000 * CIRCUMFERENCE) / Math.max(whole, seconds * 1000)} ${CIRCUMFERENCE}`}
            transform="rotate(-90 44 44)"
          />
        </svg>
        <Seconds role="timer" data-chromatic="ignore">
          {seconds}
        </Seconds>
        <Title id={titleId}>Su sesión se cerrará</Title>
        <Text>{`Por su seguridad cerramos la sesión después de ${durationText(idleTimeoutMs)} sin actividad.`}</Text>
        <Button size="large" fullWidth onClick={clock.reset}>
          Seguir conectado
        </Button>
      </Centre>
    </Dialog>
  );
}

const Centre = styled.div`
  position: relative;
  display: grid;
  justify-items: center;
  text-align: center;

  svg {
    color: ${color.textLink};
  }
`;

const Seconds = styled.p`
  ${type.h2}
  position: absolute;
  top: ${rem(29)};
  font-variant-numeric: tabular-nums;
`;

const Title = styled.h2`
  ${type.h2}
  margin-top: ${space[4]};
`;

const Text = styled.p`
  margin: ${space[2]} 0 ${space[6]};
  color: ${color.textSecondary};
`;

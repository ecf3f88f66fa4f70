import { ClockAlert } from 'lucide-react';
import { type FocusEvent, useEffect, useRef, useState } from 'react';
import { Button } from '#components/Button/Button.tsx';
import { giveFocusBack } from '#components/Dialog/giveFocusBack.ts';
import { TopLayer } from '#components/Dialog/TopLayer.tsx';
import { Icon } from '#components/Icon/Icon.tsx';
import { TopLiveText } from '#components/LiveText/TopLiveText.tsx';
import { IDLE_NOTICE_MS } from '#domain/constants.ts';
import { useIdle } from '#session/SessionProvider.tsx';
import { IdleCountdown } from './IdleCountdown.tsx';
import { Strip } from './Strip.styles.ts';

const PROMISE = `${IDLE_NOTICE_MS / 1_000} segundos`;
/** Of what the notice promises this may be gone when it comes, ms. */
const LATE_MS = 1_000;

/**
 * §4 «Idle timeout» on screen: the early notice (screens.md A.0), then the countdown of two seconds (D-36). The notice may come late: it stands at
 * once after a reload, and timers stand still in a hidden tab or a sleeping machine. Then fewer seconds are left than the thirty.
 */
export function SessionWatch() {
  const { phase, clock } = useIdle();
  const [seen, setSeen] = useState(() => ({ phase, left: clock.idleLeft() }));
  if (seen.phase !== phase) setSeen({ phase, left: clock.idleLeft() });
  const left = seen.left >= IDLE_NOTICE_MS - LATE_MS ? PROMISE : `menos de ${PROMISE}`;
  const isNoticed = phase === 'notice';
  const text = `Su sesión se cerrará en ${left} por inactividad.`;
  return (
    <>
      {/* It stands all the time: readers do not say a region that arrives with its words. */}
      <TopLiveText text={isNoticed ? text : ''} />
      {isNoticed && (
        <TopLayer>
          <NoticeStrip text={text} onKeep={clock.reset} />
        </TopLayer>
      )}
      {phase === 'countdown' && <IdleCountdown clock={clock} />}
    </>
  );
}

/** What is seen of the notice. Where it goes with the focus in it, the focus goes back to where it came from. */
function NoticeStrip({ text, onKeep }: { text: string; onKeep: () => void }) {
  const focus = useRef<{ from: Element | null } | null>(null);
  useEffect(
    () => () => {
      if (focus.current) giveFocusBack(focus.current.from);
    },
    [],
  );
  return (
    <Strip
      onFocus={({ relatedTarget }: FocusEvent) => {
        focus.current = { from: relatedTarget };
      }}
      onBlur={() => {
        focus.current = null;
      }}
    >
      <Icon icon={ClockAlert} size="large" />
      <p>{text}</p>
      <Button variant="secondary" size="compact" onClick={onKeep}>
        Seguir conectado
      </Button>
    </Strip>
  );
}

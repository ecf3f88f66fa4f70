import { ClockAlert } from 'lucide-react';
import { type FocusEvent, useEffect, useRef, useState } from 'react';
import { Button } from '#components/Button/Button.tsx';
import { giveFocusBack } from '#components/Dialog/giveFocusBack.ts';
import { TopLayer } from '#components/Dialog/TopLayer.tsx';
import { Icon } from '#components/Icon/Icon.tsx';
import { TopLiveText } from '#components/LiveText/TopLiveText.tsx';
import { useIdle } from '#session/SessionProvider.tsx';
import { IdleCountdown } from './IdleCountdown.tsx';
import { Strip } from './Strip.styles.ts';

/**
 * §4 «Idle timeout» on screen: the early notice (screens.md A.0), then the countdown of two seconds (D-36). Thirty seconds are left where the
 * notice follows on a time of activity that was watched from here; after a reload it may stand at once, with four of them.
 */
export function SessionWatch() {
  const { phase, clock } = useIdle();
  const [seen, setSeen] = useState({ phase, before: phase });
  if (seen.phase !== phase) setSeen({ phase, before: seen.phase });
  const left = seen.before === 'active' ? '30 segundos' : 'menos de 30 segundos';
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

import { ClockAlert } from 'lucide-react';
import { useState } from 'react';
import { Button } from '#components/Button/Button.tsx';
import { TopLayer } from '#components/Dialog/TopLayer.tsx';
import { Icon } from '#components/Icon/Icon.tsx';
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
  if (phase === 'countdown') return <IdleCountdown clock={clock} />;
  if (phase !== 'notice') return null;
  return (
    <TopLayer>
      <Strip role="status">
        <Icon icon={ClockAlert} size="large" />
        <p>{`Su sesión se cerrará en ${left} por inactividad.`}</p>
        <Button variant="secondary" size="compact" onClick={clock.reset}>
          Seguir conectado
        </Button>
      </Strip>
    </TopLayer>
  );
}

import { ClockAlert } from 'lucide-react';
import { Button } from '#components/Button/Button.tsx';
import { TopLayer } from '#components/Dialog/TopLayer.tsx';
import { Icon } from '#components/Icon/Icon.tsx';
import { useIdle } from '#session/SessionProvider.tsx';
import { IdleCountdown } from './IdleCountdown.tsx';
import { Strip } from './Strip.styles.ts';

/** §4 «Idle timeout» on screen: the early notice (screens.md A.0), then the countdown of two seconds (D-36). */
export function SessionWatch() {
  const { phase, clock } = useIdle();
  if (phase === 'countdown') return <IdleCountdown clock={clock} />;
  if (phase !== 'notice') return null;
  return (
    <TopLayer>
      <Strip role="status">
        <Icon icon={ClockAlert} size="large" />
        <p>Su sesión se cerrará en 30 segundos por inactividad.</p>
        <Button variant="secondary" size="compact" onClick={clock.reset}>
          Seguir conectado
        </Button>
      </Strip>
    </TopLayer>
  );
}

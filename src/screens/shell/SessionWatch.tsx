import { ClockAlert } from 'lucide-react';
import styled from 'styled-components';
import { Button } from '#components/Button/Button.tsx';
import { TopLayer } from '#components/Dialog/TopLayer.tsx';
import { useIdle } from '#session/SessionProvider.tsx';
import { color, layer, media, radius, shadow } from '#theme/tokens.ts';
import { IdleCountdown } from './IdleCountdown.tsx';

/** §4 «Idle timeout» on screen: the early notice (screens.md A.0), then the countdown of two seconds (D-36). */
export function SessionWatch() {
  const { phase, clock } = useIdle();
  if (phase === 'countdown') return <IdleCountdown clock={clock} />;
  if (phase !== 'notice') return null;
  return (
    <TopLayer>
      <Strip role="status">
        <ClockAlert size={24} strokeWidth={1.75} aria-hidden="true" />
        <p>Su sesión se cerrará en 30 segundos por inactividad.</p>
        <Button variant="secondary" size="compact" onClick={clock.reset}>
          Seguir conectado
        </Button>
      </Strip>
    </TopLayer>
  );
}

const Strip = styled.div`
  position: fixed;
  z-index: ${layer.notice};
  bottom: 16px;
  left: calc(var(--main-left, 0px) + (100% - var(--main-left, 0px) - var(--main-right, 0px)) / 2);
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: 8px 14px;
  width: min(40rem, 100% - var(--main-left, 0px) - var(--main-right, 0px) - 32px);
  padding: 12px 16px;
  border: 1px solid ${color.borderSubtle};
  border-radius: ${radius.card};
  background: ${color.warnSoft};
  color: ${color.textPrimary};
  box-shadow: ${shadow.raised};
  translate: -50% 0;

  > svg {
    color: ${color.warn};
  }

  p {
    flex: 1 1 12.5rem;
  }

  ${media.belowMenu} {
    left: 50%;
    width: calc(100% - 32px);
  }
`;

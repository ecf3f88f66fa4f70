import { WifiOff } from 'lucide-react';
import { useEffect, useRef } from 'react';
import styled from 'styled-components';
import { color, media } from '#theme/tokens.ts';
import { useToast } from '../Toast/ToastProvider.tsx';
import { useOffline } from './useOffline.ts';

/** Says while the connection is lost that what is shown may be old, and once that it is back (screens.md A.0 «Offline notice»). */
export function OfflineStrip() {
  const offline = useOffline();
  const toast = useToast();
  const was = useRef(false);
  useEffect(() => {
    if (was.current && !offline) toast.ok('Conexión restablecida.');
    was.current = offline;
  }, [offline, toast]);
  return (
    <Region aria-live="polite">
      {offline && (
        <Strip>
          <WifiOff size={20} strokeWidth={1.75} aria-hidden="true" />
          Sin conexión. Los datos pueden estar desactualizados.
        </Strip>
      )}
    </Region>
  );
}

const Region = styled.div`
  @media print {
    display: none;
  }
`;

const Strip = styled.p`
  display: flex;
  align-items: center;
  justify-content: center;
  gap: 10px;
  min-height: 2.75rem;
  /* Over the whole top of the main column, whose measures the shell names. */
  margin: calc(-1 * var(--main-top, 0px)) calc(-1 * var(--main-padding, 0px)) 24px;
  padding: 8px 16px;
  background: ${color.surfaceInverse};
  color: ${color.textOnInverse};
  font-size: 0.9375rem;
  line-height: 1.25rem;

  /* The avatar stands at its right end. */
  ${media.belowProfile} {
    padding-right: 76px;
  }

  ${media.belowMenu} {
    padding-right: 16px;
  }
`;

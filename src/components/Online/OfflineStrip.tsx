import { WifiOff } from 'lucide-react';
import { useEffect, useRef } from 'react';
import styled from 'styled-components';
import { color, fontSize, lineHeight, media, size, space } from '#theme/tokens.ts';
import { Icon } from '../Icon/Icon.tsx';
import { useMessages } from '../messages/LanguageProvider.tsx';
import { useToast } from '../Toast/ToastProvider.tsx';
import { offlineStripWords } from './OfflineStrip.words.ts';
import { useOffline } from './useOffline.ts';

/** Says while the connection is lost that the page may be out of date, and says once when it is back (screens.md A.0 «Offline notice»). */
export function OfflineStrip() {
  const words = useMessages('OfflineStrip', offlineStripWords);
  const offline = useOffline();
  const toast = useToast();
  const was = useRef(false);
  useEffect(() => {
    if (was.current && !offline) toast.ok(words.back);
    was.current = offline;
  }, [offline, toast, words.back]);
  return (
    <Region aria-live="polite">
      {offline && (
        <Strip>
          <Icon icon={WifiOff} />
          {words.lost}
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

/** The avatar, 44 px, with 16 px at each side. */
const AVATAR_ROOM = '76px';

const Strip = styled.p`
  display: flex;
  align-items: center;
  justify-content: center;
  gap: ${space[2.5]};
  min-height: ${size.target};
  /* Over the whole top of the main column, whose measures the shell names. */
  margin: calc(-1 * var(--main-top, 0px)) calc(-1 * var(--main-padding, 0px)) ${space[6]};
  padding: ${space[2]} ${space[4]};
  background: ${color.surfaceInverse};
  color: ${color.textOnInverse};
  font-size: ${fontSize.bodyMedium};
  line-height: ${lineHeight.bodySmall};

  /* The avatar stands at its right end, where there is one. */
  ${media.belowProfile} {
    padding-inline-end: var(--strip-end, ${AVATAR_ROOM});
  }

  ${media.belowMenu} {
    padding-inline-end: ${space[4]};
  }
`;

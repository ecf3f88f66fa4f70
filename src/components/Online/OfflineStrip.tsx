import { WifiOff } from 'lucide-react';
import { useEffect, useRef } from 'react';
import styled, { createGlobalStyle } from 'styled-components';
import { LOW_WINDOW_PX } from '#theme/narrow.ts';
import { color, fontSize, layer, lineHeight, media, rem, size, space } from '#theme/tokens.ts';
import { Icon } from '../Icon/Icon.tsx';
import { useMessages } from '../messages/LanguageProvider.tsx';
import { useStillUnderPress } from '../Press/useStillUnderPress.ts';
import { useToast } from '../Toast/ToastProvider.tsx';
import { offlineStripWords } from './OfflineStrip.words.ts';
import { useOffline } from './useOffline.ts';

/** Says while the connection is lost that the page may be out of date, and says once when it is back (screens.md A.0 «Offline notice»). */
export function OfflineStrip() {
  const words = useMessages('OfflineStrip', offlineStripWords);
  const offline = useStillUnderPress(useOffline());
  const toast = useToast();
  const was = useRef(false);
  useEffect(() => {
    if (was.current && !offline) toast.ok(words.back);
    was.current = offline;
  }, [offline, toast, words.back]);
  return (
    <Region aria-live="polite">
      {offline && (
        <>
          <Measures />
          <Strip>
            <Icon icon={WifiOff} />
            {words.lost}
          </Strip>
        </>
      )}
    </Region>
  );
}

/** Nothing that gets the focus stops behind the strip, whose words may need two lines. */
const Measures = createGlobalStyle`
  ${media.atLeastHigh(LOW_WINDOW_PX)} {
    :root:root {
      scroll-padding-top: calc(var(--upper-edge, 0px) + ${rem(56)});
    }
  }
`;

/**
 * In sight however far the page is scrolled (screens.md A.0 «Offline notice»), under what stays there of the shell (`--upper-edge`); over the
 * whole top of the main column, whose measures the shell names. A low window keeps its few lines for the page.
 */
const Region = styled.div`
  &:not(:empty) {
    margin: calc(-1 * var(--main-top, 0px)) calc(-1 * var(--main-padding, 0px)) ${space[6]};

    ${media.atLeastHigh(LOW_WINDOW_PX)} {
      position: sticky;
      z-index: ${layer.sticky};
      top: var(--upper-edge, 0px);
    }
  }

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

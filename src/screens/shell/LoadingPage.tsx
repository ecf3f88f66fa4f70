import { useEffect, useLayoutEffect, useRef } from 'react';
import styled, { createGlobalStyle, keyframes } from 'styled-components';
import { useDelayed } from '#components/Button/useDelayed.ts';
import { LiveText } from '#components/LiveText/LiveText.tsx';
import { useNavigation } from '#navigation/router.ts';
import { color, layer } from '#theme/tokens.ts';

/** How long a page may be on its way before it is said, ms: what comes sooner says itself, by its heading. */
const SAID_AFTER_MS = 1_000;

/**
 * What shows at once that a tap has been understood, while the next page's code is still on its way: a line at
 * the window's top, and one in the tapped link itself, which says `aria-busy`. Both are gone when the page is there or another way is
 * taken. One for every link of the bank: it asks the router what is awaited, and remembers which link was tapped.
 */
export function LoadingPage() {
  const { location } = useNavigation();
  const tapped = useRef<HTMLAnchorElement>(null);
  useEffect(() => {
    const remember = ({ target }: MouseEvent): void => {
      const link = target instanceof Element && target.closest<HTMLAnchorElement>('a[href]');
      if (link) tapped.current = link;
    };
    // Before the router hears of it.
    addEventListener('click', remember, { capture: true });
    return () => removeEventListener('click', remember, { capture: true });
  }, []);
  useLayoutEffect(() => {
    const link = tapped.current;
    // Another one than the last tapped: Back, or a page that leads on by itself.
    if (!location || !link || link.pathname + link.search !== location.pathname + location.search) return;
    link.setAttribute('aria-busy', 'true');
    return () => link.removeAttribute('aria-busy');
  }, [location]);
  return (
    <>
      <BusyLinks />
      {location && <OnItsWay />}
    </>
  );
}

function OnItsWay() {
  const isLong = useDelayed(true, SAID_AFTER_MS);
  return (
    <>
      <Line role="progressbar" aria-label="Cargando la página" />
      <LiveText text={isLong ? 'Cargando la página…' : ''} />
    </>
  );
}

/** From beyond the left edge to beyond the right one: nothing is seen of it in the first frame, in which most pages are already there. */
const pass = keyframes`
  from {
    background-position: -66.6% 100%;
    background-size: 40% 3px;
  }

  to {
    background-position: 166.6% 100%;
    background-size: 40% 3px;
  }
`;

/**
 * A 3 px line along the link's bottom that passes; with reduced motion it stands there whole. As strong as it takes to stand above the
 * backgrounds that links have when they are hovered or current.
 */
const BusyLinks = createGlobalStyle`
  :root a:any-link[aria-busy='true'] {
    background-image: linear-gradient(currentcolor, currentcolor);
    background-repeat: no-repeat;
    background-position: 0 100%;
    background-size: 100% 3px;
    animation: ${pass} 1s linear infinite;
    cursor: progress;
  }
`;

/** The same, moved by the compositor alone: while the next page is drawn, nothing is worked out anew for it. */
const run = keyframes`
  from {
    transform: translateX(-40%) scaleX(0.4);
  }

  to {
    transform: translateX(100%) scaleX(0.4);
  }
`;

/** On a ground of its own: it lies over the menu's ink and over the page. */
const Line = styled.div`
  position: fixed;
  z-index: ${layer.pending};
  inset: 0 0 auto;
  height: 3px;
  overflow: hidden;
  background-color: ${color.surfaceInk};
  pointer-events: none;

  &::before {
    position: absolute;
    inset: 0;
    background: ${color.navAccent};
    transform-origin: left;
    animation: ${run} 1s linear infinite;
    content: '';
  }

  @media (forced-colors: active) {
    &::before {
      background: Highlight;
      forced-color-adjust: none;
    }
  }

  @media print {
    display: none;
  }
`;

import styled, { createGlobalStyle } from 'styled-components';
import { MENU_WIDTH } from '#domain/constants.ts';
import { focusRing, focusRingOnInk, forcedEdge } from '#theme/accessibility.ts';
import { color, layer, media } from '#theme/tokens.ts';

/** Where the main column stands, for what is drawn outside it and centred on it (toasts, the session notice). */
export const ShellMeasures = createGlobalStyle`
  :root {
    --main-left: ${MENU_WIDTH};
    --main-right: 0px;
  }
  ${media.fromProfile} {
    :root { --main-right: 18rem; }
  }
  ${media.fromUltra} {
    :root { --main-right: 20rem; }
  }
`;

export const Frame = styled.div`
  display: grid;
  grid-template-columns: ${MENU_WIDTH} minmax(0, 1fr);
  min-height: 100vh;
  min-height: 100dvh;

  ${media.fromProfile} {
    grid-template-columns: ${MENU_WIDTH} minmax(0, 1fr) var(--main-right);
  }

  ${media.belowMenu} {
    grid-template-columns: minmax(0, 1fr);
    grid-template-rows: auto 1fr;
  }
`;

export const FixedMenu = styled.header`
  position: sticky;
  top: 0;
  z-index: ${layer.menu};
  height: 100vh;
  height: 100dvh;
  ${forcedEdge}

  ${media.belowMenu} {
    display: none;
  }
`;

export const TopBar = styled.header`
  position: sticky;
  top: 0;
  z-index: ${layer.topBar};
  display: none;
  grid-template-columns: 44px minmax(0, 1fr) 44px;
  align-items: center;
  justify-items: center;
  gap: 8px;
  min-height: 4rem;
  padding: 0 12px;
  background: ${color.surfaceInk};
  color: ${color.navActiveText};
  ${forcedEdge}

  > a {
    max-width: 100%;
    border-radius: 8px;
    color: inherit;
    text-decoration: none;
    ${focusRingOnInk}
  }

  ${media.belowMenu} {
    display: grid;
  }
`;

export const TopBarButton = styled.button`
  display: grid;
  place-items: center;
  width: 44px;
  height: 44px;
  padding: 0;
  border: 0;
  border-radius: 12px;
  background: transparent;
  color: inherit;
  ${focusRingOnInk}
`;

export const MainColumn = styled.div`
  --main-padding: 20px;
  --main-top: 32px;

  position: relative;
  min-width: 0;
  padding: var(--main-top) var(--main-padding) 48px;

  ${media.fromWide} {
    --main-padding: 32px;
  }

  ${media.fromProfile} {
    --main-padding: 40px;
  }

  ${media.fromUltra} {
    --main-padding: 56px;
    --main-top: 48px;
  }

  ${media.belowMenu} {
    --main-padding: 16px;
    --main-top: 24px;
  }
`;

/** The container that content adapts to (DESIGN.md §5): its width, never the window's. */
export const Main = styled.main`
  container: main / inline-size;
  max-width: 67.5rem;
  margin-inline: auto;
  outline: none;
`;

export const AvatarButton = styled.button`
  position: absolute;
  top: 24px;
  right: var(--main-padding);
  z-index: 1;
  display: grid;
  place-items: center;
  width: 52px;
  height: 52px;
  padding: 0;
  border: 1px solid ${color.borderSubtle};
  border-radius: 50%;
  background: ${color.surfaceCard};
  ${focusRing}

  ${media.fromProfile} {
    display: none;
  }

  ${media.belowMenu} {
    display: none;
  }
`;

export const ProfileAside = styled.aside`
  position: sticky;
  top: 0;
  display: none;
  height: 100vh;
  height: 100dvh;
  border-left: 1px solid ${color.borderSubtle};
  background: ${color.surfacePanel};

  ${media.fromProfile} {
    display: block;
  }
`;

export const SkipLink = styled.a`
  position: fixed;
  z-index: ${layer.skipLink};
  top: 8px;
  left: 8px;
  padding: 12px 20px;
  border-radius: 12px;
  background: ${color.surfaceInverse};
  color: ${color.textOnInverse};
  font-weight: 600;
  opacity: 0;
  pointer-events: none;

  &:focus {
    opacity: 1;
    pointer-events: auto;
  }
`;

import styled, { createGlobalStyle } from 'styled-components';
import { MENU_WIDTH } from '#domain/constants.ts';
import { focusRing, focusRingOnInk, forcedEdge } from '#theme/accessibility.ts';
import { fillsColumn, LOW_WINDOW_PX, narrowWindow } from '#theme/narrow.ts';
import { color, fontWeight, layer, media, radius, size, space, windowHeight } from '#theme/tokens.ts';

/** Height of the bar of {@link BottomBar}, and of a page's next step at the same place. */
const BAR = '4rem';
const STEP = '4.625rem';

/**
 * Where the main column stands, for what is drawn outside it and centred on it (toasts, the session notice), and what of its lower edge is
 * covered, and of its upper one by the bar of a phone: nothing that gets the focus stops behind them.
 */
export const ShellMeasures = createGlobalStyle<{ $step: boolean }>`
  :root {
    --main-left: ${MENU_WIDTH};
    --main-right: 0px;
    --lower-edge: ${({ $step }) => ($step ? STEP : '0px')};
    --upper-edge: 0px;
    scroll-padding-block: var(--upper-edge) var(--lower-edge);
  }
  ${media.belowMenu} {
    :root {
      --main-left: 0px;
      --upper-edge: ${size.row};
      --lower-edge: calc(${({ $step }) => ($step ? STEP : BAR)} + env(safe-area-inset-bottom, 0px));
    }
  }
  ${narrowWindow} {
    :root { --lower-edge: ${({ $step }) => ($step ? STEP : '0px')}; }
  }
  ${media.lowerThan(LOW_WINDOW_PX)} {
    :root { --lower-edge: 0px; }
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
  min-height: ${windowHeight};

  ${media.fromProfile} {
    grid-template-columns: ${MENU_WIDTH} minmax(0, 1fr) var(--main-right);
  }

  ${media.belowMenu} {
    grid-template-columns: minmax(0, 1fr);
    grid-template-rows: auto 1fr auto;
  }
`;

export const FixedMenu = styled.header`
  position: sticky;
  top: 0;
  z-index: ${layer.menu};
  height: ${windowHeight};
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
  grid-template-columns: 44px minmax(0, 1fr) 44px 48px;
  align-items: center;
  justify-items: center;
  gap: ${space[1]};
  min-height: ${size.row};
  padding: 0 ${space[3]};
  background: ${color.surfaceInk};
  color: ${color.navActiveText};
  ${forcedEdge}

  > a {
    container: brand / inline-size;
    display: grid;
    place-items: center;
    width: 100%;
    min-height: ${size.target};
    padding-block: ${space[1]};
    border-radius: ${radius.small};
    color: inherit;
    text-decoration: none;
    ${focusRingOnInk}
  }

  > a > span {
    max-width: 100%;
    text-align: left;
  }

  /* Search and avatar are apart as targets have to be; what is saved beside the name is its own. */
  > button + button {
    margin-left: ${space[1]};
  }

  /* Between menu and avatar there is room for the mark alone: the name would lie under the avatar. */
  @container brand (width < 7rem) {
    > a > span > span[aria-hidden='true'] {
      display: none;
    }
  }

  ${media.belowMenu} {
    display: grid;
  }
`;

export const TopBarButton = styled.button`
  display: grid;
  place-items: center;
  width: ${size.iconTarget};
  height: ${size.iconTarget};
  padding: 0;
  border: 0;
  border-radius: ${radius.field};
  background: transparent;
  color: inherit;
  ${focusRingOnInk}
`;

export const MainColumn = styled.div`
  --main-padding: 20px;
  --main-top: 32px;
  --main-bottom: ${space[12]};

  position: relative;
  display: flex;
  flex-direction: column;
  min-width: 0;
  padding: var(--main-top) var(--main-padding) var(--main-bottom);

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
  display: flex;
  flex: 1 0 auto;
  flex-direction: column;
  width: 100%;
  max-width: 67.5rem;
  margin-inline: auto;
  outline: none;
`;

/** The page. One with a next step ends where the window does, however little it has to say. */
export const Page = styled.div<{ $step: boolean }>`
  flex: 1 0 auto;
  min-width: 0;
  ${({ $step }) => $step && fillsColumn}

  /* Under a notice no head of ink reaches up to the top bar. */
  [data-notice] ~ & {
    --head-lift: 0px;
  }
`;

export const AvatarButton = styled.button`
  position: absolute;
  top: ${space[6]};
  right: var(--main-padding);
  /* Over the strip of a lost connection, where both stand at the top. */
  z-index: ${layer.sticky};
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
  height: ${windowHeight};
  border-left: 1px solid ${color.borderSubtle};
  background: ${color.surfacePanel};

  ${media.fromProfile} {
    display: block;
  }
`;

export const SkipLink = styled.a`
  position: fixed;
  z-index: ${layer.skipLink};
  top: ${space[2]};
  left: ${space[2]};
  padding: ${space[3]} ${space[5]};
  border-radius: ${radius.field};
  background: ${color.surfaceInverse};
  color: ${color.textOnInverse};
  font-weight: ${fontWeight.strong};
  opacity: 0;
  pointer-events: none;

  &:focus {
    opacity: 1;
    pointer-events: auto;
  }
`;

import styled from 'styled-components';
import { focusRing, focusRingOnInk } from '#theme/accessibility.ts';
import { color, fontFamily, media, radius } from '#theme/tokens.ts';
import { type } from '#theme/typography.ts';

export const Page = styled.div`
  display: grid;
  grid-template-columns: 30rem minmax(0, 1fr);
  min-height: 100vh;
  min-height: 100dvh;

  ${media.belowWide} {
    grid-template-columns: minmax(0, 1fr);
    grid-template-rows: auto 1fr;
  }
`;

export const Panel = styled.header`
  position: sticky;
  top: 0;
  height: 100vh;
  height: 100dvh;
  padding: 48px 56px;
  overflow: hidden;
  background: ${color.surfaceInk};
  color: ${color.navActiveText};

  ${media.belowWide} {
    position: static;
    height: auto;
    padding: 0 20px;
  }
`;

export const DesktopBrand = styled.div`
  ${media.belowWide} {
    display: none;
  }
`;

export const Bar = styled.div`
  display: none;

  ${media.belowWide} {
    display: flex;
    align-items: center;
    justify-content: space-between;
    gap: 16px;
    min-height: 4rem;
    padding: 8px 0;
  }
`;

export const PanelTitle = styled.p`
  ${type.h1}
  max-width: 12em;
  margin-top: 56px;

  ${media.belowWide} {
    display: none;
  }
`;

export const PanelText = styled.p`
  max-width: 20em;
  margin-top: 20px;
  color: ${color.navText};

  ${media.belowWide} {
    display: none;
  }
`;

export const PanelPicture = styled.div`
  position: absolute;
  inset: auto 0 0;

  > svg,
  img {
    height: 300px;
  }

  ${media.belowWide} {
    display: none;
  }

  /* A low window has room for four steps, down to 470 px, or for the landscape. */
  ${media.lowerThan(780)} {
    display: none;
  }
`;

export const Side = styled.main`
  container: main / inline-size;
  display: flex;
  flex-direction: column;
  min-width: 0;
  padding: 24px 48px 48px;

  ${media.belowWide} {
    padding: 24px 20px 32px;
  }
`;

export const TopRow = styled.div`
  ${type.bodySmall}
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: flex-end;
  gap: 4px 16px;
  min-height: 2.75rem;
  color: ${color.textSecondary};

  ${media.belowWide} {
    min-height: 0;

    &:empty {
      display: none;
    }
  }
`;

export const Column = styled.div<{ $centred: boolean }>`
  display: flex;
  flex: 1;
  flex-direction: column;
  width: min(35rem, 100%);
  margin: 36px auto 0;
  ${({ $centred }) => $centred && 'justify-content: center; margin-block: 0 15vh;'}

  ${media.belowWide} {
    margin-top: 0;
    ${({ $centred }) => $centred && 'justify-content: flex-start; margin-block: 24px 0;'}
  }
`;

/** «Paso n de m» over the heading. */
export const StepCount = styled.p`
  ${type.label}
  color: ${color.accentText};
`;

/** The step's own heading. */
export const StepTitle = styled.h1`
  ${type.h1}
  margin-top: 4px;
  outline: none;

  ${media.belowMenu} {
    ${type.h1Compact}
  }
`;

/** One sentence under the heading. */
export const StepLead = styled.p`
  margin: 8px 0 24px;
  color: ${color.textSecondary};
`;

/** A form of such a page: its fields one under the other. */
export const EntryForm = styled.form`
  display: flex;
  flex: 1;
  flex-direction: column;
  gap: 20px;

  /* What takes the focus is scrolled clear of the bar at the foot (WCAG 2.4.11). */
  @container main (width < 30rem) {
    :is(input, select, textarea, button) {
      scroll-margin-block: 24px 120px;
    }
  }
`;

/** Two fields side by side where the column is wide enough; the second may be narrower. */
export const FieldPair = styled.div<{ $columns?: string }>`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  align-items: start;
  gap: 20px;

  @container main (width >= 33.75rem) {
    grid-template-columns: ${({ $columns = 'minmax(0, 1fr) minmax(0, 1fr)' }) => $columns};
    gap: 20px 16px;
  }
`;

/** Volver at the left and the one primary at the right; on narrow columns a bar at the foot of the window. */
export const StepActions = styled.div`
  display: flex;
  align-items: center;
  justify-content: space-between;
  gap: 12px;
  margin-top: 8px;

  > :only-child,
  > :last-child {
    margin-left: auto;
  }

  /* Volver has no edge of its own: its words stand where the fields begin. */
  @container main (width >= 30rem) {
    > :first-child:not(:last-child) {
      margin-left: -24px;
    }
  }

  @container main (width < 30rem) {
    /* Where both have no room, the next step is the upper one. */
    flex-wrap: wrap-reverse;
    margin: auto -20px -32px;
    padding: 16px 20px max(16px, env(safe-area-inset-bottom));
    border-top: 1px solid ${color.borderSubtle};
    background: ${color.surfaceCanvas};

    > :last-child {
      flex: 1;
    }

    /* Not on a low or much enlarged window: there the bar would cover what is being typed. */
    ${media.atLeastHigh(560)} {
      position: sticky;
      bottom: 0;
      z-index: 10;
    }
  }
`;

/** A link of the top row, or one sentence's last word. */
export const ExitLink = styled.a`
  display: inline-flex;
  align-items: center;
  gap: 10px;
  min-height: 2.75rem;
  border-radius: ${radius.small};
  color: ${color.textLink};
  font: 600 0.9375rem / 1.25rem ${fontFamily.body};
  text-decoration: none;
  ${focusRing}

  &:hover {
    text-decoration: underline;
  }

  ${media.belowWide} {
    display: none;
  }
`;

/** The sentence before an {@link ExitLink}; the bar's X says it below 1024 px. */
export const ExitText = styled.span`
  ${media.belowWide} {
    display: none;
  }
`;

/** The X of the bar: a link, for it leads to another page. */
export const CloseLink = styled.a`
  display: grid;
  place-items: center;
  flex: none;
  width: 44px;
  height: 44px;
  margin-right: -10px;
  border-radius: 50%;
  color: ${color.navActiveText};
  ${focusRingOnInk}

  &:hover {
    background: ${color.navActiveBg};
  }
`;

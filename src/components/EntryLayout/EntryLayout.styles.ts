import styled, { createGlobalStyle } from 'styled-components';
import { levelLine } from '#theme/blocks.ts';
import { color, media, rem, size, space, windowHeight } from '#theme/tokens.ts';
import { type } from '#theme/typography.ts';

/** The place of the form, for what is drawn outside it but centred on it (toasts). */
export const EntryMeasures = createGlobalStyle`
  :root {
    --main-left: ${rem(480)};
  }

  ${media.belowWide} {
    :root {
      --main-left: 0px;
    }
  }
`;

export const Page = styled.div`
  display: grid;
  grid-template-columns: ${rem(480)} minmax(0, 1fr);
  min-height: ${windowHeight};

  ${media.belowWide} {
    grid-template-columns: minmax(0, 1fr);
    grid-template-rows: auto 1fr;
  }
`;

export const Panel = styled.header`
  position: sticky;
  top: 0;
  height: ${windowHeight};
  padding: ${space[12]} ${space[14]};
  overflow: hidden;
  background: ${color.surfaceInk};
  color: ${color.navActiveText};

  ${media.belowWide} {
    position: static;
    height: auto;
    padding: 0 ${space[5]};
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
    gap: ${space[4]};
    min-height: ${size.row};
    padding: ${space[2]} 0;
  }
`;

export const PanelTitle = styled.p`
  ${type.h1}
  max-width: 12em;
  margin-top: ${space[14]};

  ${media.belowWide} {
    display: none;
  }
`;

export const PanelText = styled.p`
  max-width: 20em;
  margin-top: ${space[5]};
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
  padding: ${space[6]} ${space[12]} ${space[12]};

  ${media.belowWide} {
    padding: ${space[6]} ${space[5]} ${space[8]};
  }
`;

/** Over the column's whole width, whatever its padding. */
export const Across = styled.div`
  /* What it holds is the column's own, and may stay in sight as long as that does. */
  display: contents;

  --main-top: ${space[6]};
  --main-padding: ${space[12]};
  --strip-end: ${space[4]};

  ${media.belowWide} {
    --main-padding: ${space[5]};
  }
`;

export const TopRow = styled.div`
  ${type.bodySmall}
  ${levelLine}
  justify-content: flex-end;
  gap: ${space[1]} ${space[4]};
  min-height: ${size.target};
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
  margin: ${space[9]} auto 0;
  ${({ $centred }) => $centred && 'justify-content: center; margin-block: 0 15vh;'}

  ${media.belowWide} {
    margin-top: 0;
    ${({ $centred }) => $centred && `justify-content: flex-start; margin-block: ${space[6]} 0;`}
  }
`;

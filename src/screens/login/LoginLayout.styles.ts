import styled from 'styled-components';
import { narrowWindow } from '#theme/narrow.ts';
import { sceneSky } from '#theme/sceneTokens.ts';
import { fontSize, lineHeight, media, space, windowHeight } from '#theme/tokens.ts';
import { type } from '#theme/typography.ts';

export const Page = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 640fr) minmax(0, 800fr);
  min-height: ${windowHeight};

  ${media.belowWide} {
    grid-template-columns: minmax(0, 1fr);
    grid-template-rows: auto 1fr;
  }
`;

export const BrandPanel = styled.header`
  position: relative;
  display: flex;
  flex-direction: column;
  /* As long as the form beside it, a message over it included. */
  height: 100%;
  min-height: max(40rem, ${windowHeight});
  padding: ${space[14]} ${space[16]};
  overflow: hidden;
  background: ${sceneSky};
  color: var(--nav-active-text);

  ${media.belowWide} {
    position: relative;
    height: auto;
    min-height: 148px;
    padding: ${space[5]} ${space[6]};
    background: linear-gradient(var(--scene-sky-top), var(--scene-haze3));
  }

  ${narrowWindow} {
    min-height: 0;
  }
`;

export const BrandHeader = styled.div`
  position: relative;
  z-index: 1;
  margin-bottom: ${space[18]};

  ${media.belowWide} {
    margin: 0;
  }
`;

export const Claim = styled.p`
  ${type.display}
  position: relative;
  z-index: 1;
  max-width: 9em;
  text-wrap: balance;

  ${media.belowWide} {
    display: none;
  }
`;

export const ClaimText = styled.p`
  position: relative;
  z-index: 1;
  max-width: 23.75rem;
  margin-top: ${space[5]};
  color: var(--nav-text);
  font-size: ${fontSize.h3};
  line-height: ${lineHeight.reading};

  ${media.belowWide} {
    display: none;
  }
`;

export const PanelScene = styled.div`
  position: absolute;
  inset: auto 0 0;

  ${media.belowWide} {
    display: none;
  }
`;

export const HeaderScene = styled.div`
  position: absolute;
  inset: auto 0 0;
  display: none;

  ${media.belowWide} {
    display: block;
  }

  /* The name has the whole width: its letters are as white as the snow. */
  ${narrowWindow} {
    display: none;
  }
`;

/** The form begins this far below the window's edge, whatever is in the panel beside it. */
const TOP_ROOM = '88px';

export const Side = styled.div`
  display: flex;
  flex-direction: column;
  align-items: center;
  min-width: 0;
  padding: ${TOP_ROOM} ${space[6]} ${space[8]};

  ${media.belowWide} {
    padding: ${space[6]} ${space[5]} ${space[8]};
  }
`;

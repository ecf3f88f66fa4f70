import styled from 'styled-components';
import { sceneSky } from '#theme/sceneTokens.ts';
import { media } from '#theme/tokens.ts';
import { type } from '#theme/typography.ts';

export const Page = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 640fr) minmax(0, 800fr);
  min-height: 100vh;
  min-height: 100dvh;

  ${media.belowWide} {
    grid-template-columns: minmax(0, 1fr);
    grid-template-rows: auto 1fr;
  }
`;

export const BrandPanel = styled.header`
  position: sticky;
  top: 0;
  display: flex;
  flex-direction: column;
  height: 100vh;
  height: 100dvh;
  min-height: 40rem;
  padding: 56px 64px;
  overflow: hidden;
  background: ${sceneSky};
  color: var(--nav-active-text);

  ${media.belowWide} {
    position: relative;
    height: auto;
    min-height: 148px;
    padding: 20px 24px;
    background: linear-gradient(var(--scene-sky-top), var(--scene-haze3));
  }
`;

export const BrandHeader = styled.div`
  position: relative;
  z-index: 1;
  margin-bottom: 72px;

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
  margin-top: 20px;
  color: var(--nav-text);
  font-size: 1.125rem;
  line-height: 1.75rem;

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
`;

export const Side = styled.div`
  display: flex;
  flex-direction: column;
  align-items: center;
  min-width: 0;
  padding: 88px 24px 32px;

  ${media.belowWide} {
    padding: 24px 20px 32px;
  }
`;

import styled from 'styled-components';
import { color, media, radius } from '#theme/tokens.ts';
import { type } from '#theme/typography.ts';

export const Page = styled.div`
  display: grid;
  grid-template-columns: 480px minmax(0, 1fr);
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
    display: flex;
    align-items: center;
    height: 64px;
    padding: 0 20px;
  }
`;

export const PanelTitle = styled.p`
  ${type.h1}
  max-width: 10em;
  margin-top: 56px;

  ${media.belowWide} {
    display: none;
  }
`;

export const PanelText = styled.p`
  max-width: 22em;
  margin-top: 16px;
  color: ${color.navText};

  ${media.belowWide} {
    display: none;
  }
`;

export const PanelScene = styled.div`
  position: absolute;
  inset: auto 0 0;

  svg {
    height: 300px;
  }

  ${media.belowWide} {
    display: none;
  }
`;

export const Side = styled.main`
  container: main / inline-size;
  min-width: 0;
  padding: 24px 48px 48px;

  ${media.belowWide} {
    padding: 8px 20px 32px;
  }
`;

export const TopRow = styled.div`
  ${type.bodySmall}
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: flex-end;
  gap: 4px 16px;
  color: ${color.textSecondary};
`;

export const Column = styled.div`
  width: min(560px, 100%);
  margin: 24px auto 0;
`;

export const Step = styled.p`
  ${type.label}
  color: ${color.accentText};
`;

export const Title = styled.h1`
  ${type.h1}
  margin-top: 4px;

  ${media.belowMenu} {
    ${type.h1Compact}
  }
`;

export const Lead = styled.p`
  margin: 8px 0 24px;
  color: ${color.textSecondary};
`;

export const Form = styled.form`
  display: grid;
  gap: 20px;
`;

export const Pair = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: 20px;

  @container main (width >= 540px) {
    grid-template-columns: repeat(2, minmax(0, 1fr));
  }
`;

export const Checklist = styled.div`
  padding: 20px;
  border-radius: ${radius.field};
  background: ${color.surfaceSunken};
`;

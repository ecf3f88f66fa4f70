import type { ReactNode } from 'react';
import styled from 'styled-components';
import { LOW_WINDOW_PX } from '#theme/narrow.ts';
import { breakpoint, color, media, rem, space, windowFrom, windowHeight, windowHigh } from '#theme/tokens.ts';
import { type } from '#theme/typography.ts';

export interface FullPageMessageProps {
  /** The picture behind the message. It fills the window; in a small one, the part above the message. */
  scene: ReactNode;
  brand: ReactNode;
  title: string;
  text: ReactNode;
  actions: ReactNode;
  /** A second way on, under the actions. */
  help?: ReactNode;
  /** A line under the actions, such as an error code. */
  footnote?: ReactNode;
}

/** A whole window with a scene and one message on its front ridge: the 404 and the unexpected error. */
export function FullPageMessage({ scene, brand, title, text, actions, help, footnote }: FullPageMessageProps) {
  return (
    <Page>
      <Landscape>{scene}</Landscape>
      <Top>{brand}</Top>
      <Message>
        <Title tabIndex={-1}>{title}</Title>
        <Text>{text}</Text>
        <Actions>{actions}</Actions>
        {help && <Help>{help}</Help>}
        {footnote && <Footnote>{footnote}</Footnote>}
      </Message>
    </Page>
  );
}

/**
 * Too low or narrow for the message on the front ridge: with larger letters it would reach up to figures and snow, which are as white. There it
 * has its place under the landscape, however long it is.
 */
const smallWindow = `@media not all and ${windowHigh(LOW_WINDOW_PX)}, not all and ${windowFrom(breakpoint.menu)}`;

/** The height of the landscape over the message. */
const LANDSCAPE_ROOM = '300px';

const Page = styled.div`
  position: relative;
  display: flex;
  flex-direction: column;
  min-height: ${windowHeight};
  overflow: hidden;
  background: var(--scene-ground, ${color.surfaceNav});
  color: ${color.navActiveText};

  /* The landscape ends where the message begins. */
  ${smallWindow} {
    display: grid;
    grid-template-rows: auto minmax(min(75vw, ${LANDSCAPE_ROOM}), 1fr) auto;
    background: var(--scene-haze4, ${color.surfaceNav});
  }
`;

const Landscape = styled.div`
  position: absolute;
  inset: 0;

  ${smallWindow} {
    position: relative;
    grid-area: 1 / 1 / 3 / 2;
  }
`;

const Top = styled.header`
  position: relative;
  padding: ${space[14]} ${space[16]} 0;

  ${media.belowMenu} {
    padding: ${space[6]};
  }

  ${smallWindow} {
    grid-area: 1 / 1;
  }
`;

const Message = styled.main`
  position: relative;
  display: grid;
  justify-items: center;
  margin-top: auto;
  padding: ${LANDSCAPE_ROOM} ${space[6]} ${space[14]};
  text-align: center;

  ${smallWindow} {
    grid-area: 3 / 1;
    padding-top: ${space[6]};
  }
`;

const Title = styled.h1`
  ${type.h1LargeFluid}
  max-width: 100%;
  outline: none;
  overflow-wrap: anywhere;
  text-wrap: balance;

  /* On a much enlarged phone as large as its longest word allows. */
  ${media.belowMenu} {
    font-size: min(${rem(28)}, 11vw);
  }
`;

const Text = styled.p`
  max-width: 46ch;
  margin: ${space[3]} 0 ${space[6]};
  color: ${color.navText};
`;

const Actions = styled.div`
  display: flex;
  flex-wrap: wrap;
  justify-content: center;
  gap: ${space[3]};

  /* One under the other, the first choice on top, as wide as the widest. */
  ${media.belowMenu} {
    flex-flow: column-reverse nowrap;
  }
`;

const Help = styled.div`
  margin-top: ${rem(12)};
`;

const Footnote = styled.p`
  margin-top: ${space[5]};
  color: ${color.navIcon};
  ${type.bodySmall}
`;

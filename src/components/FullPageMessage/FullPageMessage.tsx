import type { ReactNode } from 'react';
import styled from 'styled-components';
import { color, fontFamily, media } from '#theme/tokens.ts';

export interface FullPageMessageProps {
  /** Fills the window behind the message. */
  scene: ReactNode;
  brand: ReactNode;
  title: string;
  text: string;
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
      {scene}
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

const Page = styled.div`
  position: relative;
  display: flex;
  flex-direction: column;
  min-height: 100vh;
  min-height: 100dvh;
  overflow: hidden;
  background: var(--scene-ground, ${color.surfaceNav});
  color: ${color.navActiveText};
`;

const Top = styled.header`
  position: relative;
  padding: 56px 64px 0;

  ${media.belowMenu} {
    padding: 24px;
  }
`;

const Message = styled.main`
  position: relative;
  display: grid;
  justify-items: center;
  margin-top: auto;
  padding: 300px 24px 56px;
  text-align: center;
`;

const Title = styled.h1`
  font: 600 clamp(1.75rem, 4vw, 2.5rem) / 1.15 ${fontFamily.display};
  letter-spacing: -0.02em;
  outline: none;
  text-wrap: balance;
`;

const Text = styled.p`
  max-width: 46ch;
  margin: 12px 0 24px;
  color: ${color.navText};
`;

const Actions = styled.div`
  display: flex;
  flex-wrap: wrap;
  justify-content: center;
  gap: 12px;
`;

const Help = styled.div`
  margin-top: 0.75rem;
`;

const Footnote = styled.p`
  margin-top: 20px;
  color: ${color.navIcon};
  font: 400 0.875rem / 1.25rem ${fontFamily.body};
`;

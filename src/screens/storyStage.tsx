import type { StoryContext } from '@storybook/react-vite';
import type { ComponentType } from 'react';
import { screen } from 'storybook/test';
import styled from 'styled-components';

/** What a story's play acts with. */
export type Stage = Pick<StoryContext, 'canvas' | 'userEvent'>;

/** For what comes from the simulated cooperative. */
export const WAIT = { timeout: 20_000 };

/** The main column of the shell. */
const Room = styled.main`
  --main-padding: 16px;

  container: main / inline-size;
  max-width: 67.5rem;
  margin: 0 auto;
  padding: 24px var(--main-padding) 48px;
`;

/** Decorator: the section as it stands in the shell. */
export function inMain(Story: ComponentType) {
  return (
    <Room>
      <Story />
    </Room>
  );
}

/** Waits for a line whose parts are kept apart (components/Apart): none of its elements has all of its words as its own. */
export const showsLine = (line: string | RegExp) => async () => {
  const isLine = (text: string) => (typeof line === 'string' ? text === line : line.test(text));
  await screen.findAllByText((_, element) => isLine(element?.textContent ?? ''), undefined, WAIT);
};

/** Waits for a text, in place or as a toast, which stands beside the story in the page's body. */
export const shows = (text: string | RegExp) => async () => {
  await screen.findAllByText(text, undefined, WAIT);
};

import type { StoryContext } from '@storybook/react-vite';
import type { ComponentType } from 'react';
import { screen } from 'storybook/test';
import styled from 'styled-components';
import { space } from '#theme/tokens.ts';

/** What a story's play acts with. */
export type Stage = Pick<StoryContext, 'canvas' | 'userEvent'>;

/** How long a slow answer takes, ms. A test's machine may be slow itself, and is to see the page before the answer. */
export const SLOWNESS_MS = navigator.webdriver ? 120_000 : 4_000;

/** The main column of the shell. */
const Room = styled.main`
  --main-padding: 16px;

  container: main / inline-size;
  max-width: 67.5rem;
  margin: 0 auto;
  padding: ${space[6]} var(--main-padding) ${space[12]};
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
  await screen.findAllByText((_, element) => isLine(element?.textContent ?? ''));
};

/** Waits for a text, in place or as a toast, which stands beside the story in the page's body. */
export const shows = (text: string | RegExp) => async () => {
  await screen.findAllByText(text);
};

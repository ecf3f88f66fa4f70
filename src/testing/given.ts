import type { StoryContext } from '@storybook/react-vite';
import type { HttpHandler } from 'msw';

/**
 * A story whose bank answers otherwise than it would: `...given(answers.never(lista))`. Handlers keep nothing between two stories
 * (mocks/answers.ts), so that each is made once.
 */
export const given = (...handlers: readonly HttpHandler[]) => ({
  beforeEach({ msw }: Pick<StoryContext, 'msw'>) {
    msw.use(...handlers);
  },
});

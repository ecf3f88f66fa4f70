import type { StoryContext } from '@storybook/react-vite';
import type { AnyEndpoint } from '#api/contract/endpoint.ts';
import { answers } from '#mocks/storyDemo.ts';
import { given } from './given.ts';
import { shows } from './storyStage.tsx';
import { failedWith } from './storySteps.ts';
import { EXPIRED, OFFLINE, UNREADABLE } from './storyTexts.ts';

/**
 * The stories of a page whose read does not come, which many pages have in common: `...failing.offline` of
 * `const failing = readStories(leer)`.
 */
export const readStories = (read: AnyEndpoint) => ({
  serverError: {
    ...given(answers.serverError(read)),
    play: failedWith('El servicio no está disponible en este momento. Intente nuevamente en unos minutos.'),
  },
  wrongShape: { ...given(answers.wrongShape(read)), play: failedWith(UNREADABLE) },
  offline: { ...given(answers.offline(read)), play: failedWith(OFFLINE) },
  expired: { ...given(answers.sessionExpired(read)), play: shows(EXPIRED) },
});

/** The play of a page that failed and reads once more, whose answer does not come. */
export const retries =
  (read: AnyEndpoint, failure: string) =>
  async ({ canvas, userEvent, msw }: Pick<StoryContext, 'canvas' | 'userEvent' | 'msw'>) => {
    await failedWith(failure)({ canvas });
    msw.use(answers.never(read));
    await userEvent.click(canvas.getByRole('button', { name: 'Reintentar' }));
    await canvas.findByRole('button', { name: 'Reintentar', busy: true });
  };

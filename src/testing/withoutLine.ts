import { fireEvent, waitFor } from 'storybook/test';
import { lineIsBack } from './line.ts';
import type { Stage } from './storyStage.tsx';

/** A story whose browser says that the connection was lost, once its page listens: the strip says so, and the next story has a line again. */
export const withoutLine = {
  /** Gives the line back when the story is left. */
  beforeEach: () => lineIsBack,
  /** Loses it. */
  play: ({ canvas }: Pick<Stage, 'canvas'>) =>
    waitFor(async () => {
      await fireEvent(window, new Event('offline'));
      canvas.getByText('Sin conexión. Los datos pueden estar desactualizados.');
    }),
};

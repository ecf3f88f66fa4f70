import type { StoryContext } from '@storybook/react-vite';
import { screen } from 'storybook/test';

/** What a story's play acts with. */
export type Stage = Pick<StoryContext, 'canvas' | 'userEvent'>;

export const OFFLINE = 'No hay conexión con el servidor.';
/** What a 403 is before there is a session that could have ended. */
export const GENERAL = 'Ocurrió un error. Intente nuevamente.';
export const LONG_NAME = 'Cooperativa de Ahorro y Crédito de los Trabajadores Agrícolas y Artesanos del Austro';

export const m390 = { viewport: { value: 'm390' } };

/** Puts a text into a field at once, as a paste does. */
export async function fill({ canvas, userEvent }: Stage, label: string, text: string): Promise<void> {
  await userEvent.click(await canvas.findByLabelText(label));
  await userEvent.paste(text);
}

/** Presses a button of the page or of its dialog. */
export async function press({ canvas, userEvent }: Stage, name: string): Promise<void> {
  await userEvent.click(await canvas.findByRole('button', { name }));
}

/** Waits for a step, or for the end, by its heading. */
export const stands = (title: string) => async (stage: Pick<Stage, 'canvas'>) => {
  await stage.canvas.findByRole('heading', { name: title });
};

/** Waits for a button that is at work. */
export const busy = (name: string) => async (stage: Pick<Stage, 'canvas'>) => {
  await stage.canvas.findByRole('button', { name, busy: true });
};

/** Waits for a text, in place or as a toast, which stands beside the story in the page's body. */
export const shows = (text: string | RegExp) => async () => {
  await screen.findAllByText(text);
};

/** Waits for a text in the page itself, its toast set aside. */
export const showsInPage = (text: string | RegExp) => async (stage: Pick<Stage, 'canvas'>) => {
  await stage.canvas.findByText(text);
};

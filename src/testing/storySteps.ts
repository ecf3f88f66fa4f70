import { waitFor } from 'storybook/test';
import { CODE } from './member.ts';
import type { Stage } from './storyStage.tsx';

/*
 * What a story's play is made of. A step acts or waits; each waits until what it means is there. Most stories paste what
 * they fill in, which is as good as typed for a picture and sooner done; the member who types letter by letter is `storyMember.ts`.
 */

/** One step of a play. */
export type Step = (stage: Stage) => Promise<void>;

/** What a step that only waits looks at. */
type Looking = Pick<Stage, 'canvas'>;

/** A play that is these steps, one after the other: `inTurn(askReview, busy('Revisar'))`. */
export const inTurn =
  (...steps: readonly ((stage: Stage) => Promise<unknown>)[]): Step =>
  async (stage) => {
    for (const step of steps) await step(stage);
  };

/** Puts a text into a field at once, as a paste does, in place of what stands there. */
export async function fill({ canvas, userEvent }: Stage, label: string, text: string): Promise<void> {
  const field = await canvas.findByLabelText(label);
  await userEvent.clear(field);
  if (text === '') return;
  await userEvent.click(field);
  await userEvent.paste(text);
}

/** The step that does so. */
export const fills = (label: string, text: string) => (stage: Stage) => fill(stage, label, text);

/** Presses a button of the page or of its dialog. */
export async function press({ canvas, userEvent }: Stage, name: string | RegExp): Promise<void> {
  await userEvent.click(await canvas.findByRole('button', { name }));
}

/** The step that does so. */
export const presses = (name: string | RegExp) => (stage: Stage) => press(stage, name);

/** Chooses one of several. */
export async function choose({ canvas, userEvent }: Stage, name: string | RegExp): Promise<void> {
  await userEvent.click(await canvas.findByRole('radio', { name }));
}

/** The step that does so. */
export const chooses = (name: string | RegExp) => (stage: Stage) => choose(stage, name);

/** Chooses from a list by the value of its entry, once that has come. */
export async function select({ canvas, userEvent }: Stage, label: string, value: string): Promise<void> {
  const field = await canvas.findByLabelText<HTMLSelectElement>(label);
  await waitFor(() => {
    if (![...field.options].some((option) => option.value === value)) throw new Error(`Sin ${value}`);
  });
  await userEvent.selectOptions(field, value);
}

/** The step that does so. */
export const selects = (label: string, value: string) => (stage: Stage) => select(stage, label, value);

/** Leaves the field that was filled last, which is then judged. */
export const leavesField = ({ userEvent }: Stage): Promise<void> => userEvent.tab();

/** Waits for a text in the page itself, its toast set aside. */
export const showsInPage = (text: string | RegExp) => async (stage: Looking) => {
  await stage.canvas.findByText(text);
};

/** Waits for a heading. */
export const stands = (name: string | RegExp) => async (stage: Looking) => {
  await stage.canvas.findByRole('heading', { name });
};

/** Waits for a button. */
export const offers = (name: string | RegExp) => async (stage: Looking) => {
  await stage.canvas.findByRole('button', { name });
};

/** Waits for a button that is at work. */
export const busy = (name: string | RegExp) => async (stage: Looking) => {
  await stage.canvas.findByRole('button', { name, busy: true });
};

/** Waits for a failure in place: its text, and the way to try again. */
export const failedWith = (text: string) => async (stage: Looking) => {
  await stage.canvas.findByRole('button', { name: 'Reintentar' });
  await stage.canvas.findByText(text);
};

/** Waits for the dialog that asks for the code. */
export async function asksCode({ canvas }: Looking): Promise<void> {
  await canvas.findByLabelText('Dígito 1 de 6');
}

/** In the dialog of the code: pastes one, by default the one that the demo's devices show, and presses Continuar. */
export async function sendCode({ canvas, userEvent }: Stage, code: string = CODE): Promise<void> {
  await userEvent.click(await canvas.findByLabelText('Dígito 1 de 6'));
  await userEvent.paste(code);
  await userEvent.click(await canvas.findByRole('button', { name: 'Continuar' }));
}

/** The step that does so with the right code. */
export const sendsCode: Step = (stage) => sendCode(stage);

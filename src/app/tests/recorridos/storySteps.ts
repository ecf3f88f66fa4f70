import type { Credentials } from '#testing/member.ts';
import { storyMember } from '#testing/storyMember.ts';
import { type Stage } from '#testing/storyStage.tsx';

/** Nothing of a journey can be set, and nothing of it calls back: its panel opens on the steps. */
export const onlySteps = { controls: { disable: true }, actions: { disable: true } };

/** Waits for a page by its title. */
export async function stands({ canvas }: Pick<Stage, 'canvas'>, title: string | RegExp): Promise<void> {
  await canvas.findByRole('heading', { level: 1, name: title });
}

/** Types into a field in place of what stands there. */
export async function type({ canvas, userEvent }: Stage, label: string, text: string): Promise<void> {
  const field = await canvas.findByLabelText(label);
  await userEvent.clear(field);
  await userEvent.type(field, text);
}

/** Presses a button of the page or of its dialog. */
export async function press({ canvas, userEvent }: Stage, name: string): Promise<void> {
  await userEvent.click(await canvas.findByRole('button', { name }));
}

/** Follows the first link of that name, once it is there. */
export async function follow({ canvas, userEvent }: Stage, name: string): Promise<void> {
  const [link] = await canvas.findAllByRole('link', { name });
  if (link) await userEvent.click(link);
}

/** On the sign-in page: types user and password and presses Ingresar. */
export const sendCredentials = (stage: Stage, who?: Credentials) => storyMember(stage).sendCredentials(who);

/** From the sign-in page to the products. */
export const signIn = (stage: Stage, who?: Credentials) => storyMember(stage).signIn(who);

/** Goes to a page by the main menu, which a narrow window keeps behind its button. */
export const openByMenu = (stage: Stage, item: string) => storyMember(stage).openByMenu(item);

/** Goes to the member's own settings, by the panel that a narrow window keeps behind its button. */
export const openProfile = (stage: Stage) => storyMember(stage).openProfile();

/** Types the code into its dialog as a member does, digit by digit, and waits until it is taken. */
export const typeCode = (stage: Stage) => storyMember(stage).sendCode();

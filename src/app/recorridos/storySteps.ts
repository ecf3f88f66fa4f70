import { screen, waitFor, within } from 'storybook/test';
import { type Stage, WAIT } from '#screens/storyStage.tsx';

/** The one code that the demo's cooperative takes (demo-bank.md C.1). */
const CODE = '123456';

/** Nothing of a journey can be set, and nothing of it calls back: its panel opens on the steps. */
export const onlySteps = { controls: { disable: true }, actions: { disable: true } };

/** What a member types to come in. */
export interface Credentials {
  usuario: string;
  clave: string;
}

export const maria: Credentials = { usuario: 'mfguaman', clave: 'Ribera2026' };

/** Waits for a page by its title. */
export async function stands({ canvas }: Pick<Stage, 'canvas'>, title: string | RegExp): Promise<void> {
  await canvas.findByRole('heading', { level: 1, name: title }, WAIT);
}

/** Types into a field in place of what stands there. */
export async function type({ canvas, userEvent }: Stage, label: string, text: string): Promise<void> {
  const field = await canvas.findByLabelText(label, undefined, WAIT);
  await userEvent.clear(field);
  await userEvent.type(field, text);
}

/** Presses a button of the page or of its dialog. */
export async function press({ canvas, userEvent }: Stage, name: string): Promise<void> {
  await userEvent.click(await canvas.findByRole('button', { name }, WAIT));
}

/** Follows the first link of that name, once it is there. */
export async function follow({ canvas, userEvent }: Stage, name: string): Promise<void> {
  const [link] = await canvas.findAllByRole('link', { name }, WAIT);
  if (link) await userEvent.click(link);
}

/** On the sign-in page: types user and password and presses Ingresar. */
export async function sendCredentials(stage: Stage, { usuario, clave }: Credentials): Promise<void> {
  await stands(stage, 'Ingrese a su banca virtual');
  await type(stage, 'Usuario', usuario);
  await type(stage, 'Contraseña', clave);
  await press(stage, 'Ingresar');
}

/** From the sign-in page to the products. */
export async function signIn(stage: Stage, who: Credentials = maria): Promise<void> {
  await sendCredentials(stage, who);
  await stands(stage, 'Mis productos');
}

/** Goes to a page by the main menu, which a narrow window keeps behind its button. */
export async function openByMenu(stage: Stage, item: string): Promise<void> {
  if (stage.canvas.queryByRole('button', { name: 'Abrir menú' })) await press(stage, 'Abrir menú');
  await follow(stage, item);
}

/** Goes to the member's own settings, by the panel that a narrow window keeps behind its button. */
export async function openProfile(stage: Stage): Promise<void> {
  if (stage.canvas.queryByRole('button', { name: 'Abrir perfil' })) await press(stage, 'Abrir perfil');
  await follow(stage, 'Editar perfil');
}

/** Types the code into its dialog as a member does, digit by digit, and waits until it is taken. */
export async function typeCode({ userEvent }: Stage): Promise<void> {
  const dialog = await screen.findByRole('dialog', { name: /^Ingrese el código/ }, WAIT);
  await userEvent.click(within(dialog).getByLabelText('Dígito 1 de 6'));
  await userEvent.keyboard(CODE);
  await userEvent.click(within(dialog).getByRole('button', { name: 'Continuar' }));
  await waitFor(() => {
    if (dialog.isConnected) throw new Error('El código no fue aceptado.');
  }, WAIT);
}

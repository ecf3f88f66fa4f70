import { screen, waitFor } from 'storybook/test';
import { type Stage, shows } from '#testing/storyStage.tsx';

export const OFFLINE = 'No hay conexión con el servidor.';

/** Waits for the list to choose from. */
export async function ready(): Promise<void> {
  await screen.findByRole('button', { name: /^Cuenta destino/ });
}

/** Presses a button of the page or of its dialog. */
export async function press({ userEvent }: Stage, name: string | RegExp): Promise<void> {
  await userEvent.click(await screen.findByRole('button', { name }));
}

/** Puts a text into a field at once, as a paste does. */
export async function fill({ userEvent }: Stage, label: string, text: string): Promise<void> {
  const field = await screen.findByLabelText(label);
  await userEvent.clear(field);
  await userEvent.click(field);
  await userEvent.paste(text);
}

/** Chooses from a list, once it has come. */
export async function choose({ userEvent }: Stage, label: string, value: string): Promise<void> {
  const field = await screen.findByLabelText<HTMLSelectElement>(label);
  await waitFor(() => {
    if (![...field.options].some((option) => option.value === value)) throw new Error(`Sin ${value}`);
  });
  await userEvent.selectOptions(field, value);
}

/** Opens a dialog of the page and waits for it. */
export const opens = (button: string, title: string) => async (stage: Stage) => {
  await ready();
  await press(stage, button);
  await screen.findByRole('dialog', { name: title });
};

/** Sends a form and waits for the code's dialog. */
export async function openPin(stage: Stage, form: (stage: Stage) => Promise<void>): Promise<void> {
  await form(stage);
  await press(stage, 'Guardar');
  await screen.findByLabelText('Dígito 1 de 6');
}

/** Saves with the right code and waits for what is said of it. */
export const saved = (form: (stage: Stage) => Promise<void>, text: string) => async (stage: Stage) => {
  await openPin(stage, form);
  await fill(stage, 'Dígito 1 de 6', '123456');
  await press(stage, 'Continuar');
  await shows(text)();
};

/** Saves with the right code, and the bank does not answer. */
export const sending = (form: (stage: Stage) => Promise<void>) => async (stage: Stage) => {
  await openPin(stage, form);
  await fill(stage, 'Dígito 1 de 6', '123456');
  await press(stage, 'Continuar');
  await screen.findByRole('button', { name: 'Guardar', busy: true });
};

export const m390 = { viewport: { value: 'm390' } };

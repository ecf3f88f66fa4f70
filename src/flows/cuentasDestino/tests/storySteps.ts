import { screen } from 'storybook/test';
import { type Stage, shows } from '#testing/storyStage.tsx';
import { fill, fills, inTurn, press, presses } from '#testing/storySteps.ts';

/** Waits for the list to choose from. */
export async function ready(): Promise<void> {
  await screen.findByRole('button', { name: /^Cuenta destino/ });
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
export const saved = (form: (stage: Stage) => Promise<void>, text: string) =>
  inTurn((stage) => openPin(stage, form), fills('Dígito 1 de 6', '123456'), presses('Continuar'), shows(text));

/** Saves with the right code, and the bank does not answer. */
export const sending = (form: (stage: Stage) => Promise<void>) => async (stage: Stage) => {
  await openPin(stage, form);
  await fill(stage, 'Dígito 1 de 6', '123456');
  await press(stage, 'Continuar');
  await screen.findByRole('button', { name: 'Guardar', busy: true });
};

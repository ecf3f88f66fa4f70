import { type Stage } from '#testing/storyStage.tsx';
import { choose, press, stands } from '#testing/storySteps.ts';

/** Puts a text into a field at once, as a paste does, in place of what stands there. */
export async function fill({ canvas, userEvent }: Stage, label: string, text: string): Promise<void> {
  const field = await canvas.findByRole('textbox', { name: label });
  await userEvent.clear(field);
  if (text === '') return;
  await userEvent.click(field);
  await userEvent.paste(text);
}

/** Chooses a service of a short list. */
export async function chooseService({ canvas, userEvent }: Stage, label: string, name: string): Promise<void> {
  await userEvent.selectOptions(await canvas.findByRole('combobox', { name: label }), name);
}

/** Chooses a debt, or gives it up. */
export async function toggle({ canvas, userEvent }: Stage, name: RegExp): Promise<void> {
  await userEvent.click(await canvas.findByRole('checkbox', { name }));
}

/** Waits for the form of the lookup. */
export async function ready({ canvas }: Pick<Stage, 'canvas'>): Promise<void> {
  await canvas.findByRole('button', { name: 'Consultar' });
}

/** Types a reference and presses Consultar. */
export async function look(stage: Stage, label: string, reference: string): Promise<void> {
  await fill(stage, label, reference);
  await press(stage, 'Consultar');
}

/** Waits for what was found, for the source account and for what it can pay. */
export async function found({ canvas }: Pick<Stage, 'canvas'>): Promise<void> {
  await canvas.findByText('Saldo disponible');
  await canvas.findByText(/^(Disponible hoy|Supera su cupo|Saldo insuficiente)/);
}

/** Asks for the review of what is chosen. */
export async function askReview(stage: Stage): Promise<void> {
  await found(stage);
  await stage.canvas.findByText(/^Total a pagar \$/);
  await press(stage, 'Revisar');
}

/** Types how much of it is paid. */
export async function typePart(stage: Stage, valor: string): Promise<void> {
  await found(stage);
  await choose(stage, /^Otro valor/);
  await fill(stage, 'Valor', valor);
}

/** From what was found to Revisar. */
export async function toReview(stage: Stage): Promise<void> {
  await askReview(stage);
  await stands(/^Revise su pago, /)(stage);
}

/** Opens the PIN dialog over Revisar. */
export async function openPin(stage: Stage): Promise<void> {
  await press(stage, 'Confirmar pago');
  await stage.canvas.findByLabelText('Dígito 1 de 6');
}

/** From Revisar through the PIN dialog with the right code: the order is sent. */
export async function confirm(stage: Stage): Promise<void> {
  await openPin(stage);
  await stage.userEvent.click(stage.canvas.getByLabelText('Dígito 1 de 6'));
  await stage.userEvent.paste('123456');
  await press(stage, 'Continuar');
}

/** From what was found through Revisar and the PIN: the order is sent. */
export async function execute(stage: Stage): Promise<void> {
  await toReview(stage);
  await confirm(stage);
}

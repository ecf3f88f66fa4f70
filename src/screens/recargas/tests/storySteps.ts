import type { Stage } from '#testing/storyStage.tsx';

/** Everything that Datos of a top-up asks, as somebody chooses and types it. */
interface Typed {
  operadora: string;
  celular: string;
  confirmacion: string;
  /** «$10», or another amount. */
  valor: string;
}

const MODEM: Typed = { operadora: 'CNT', celular: '0987654320', confirmacion: '0987654320', valor: '$10' };

/** Puts a text into a field at once, as a paste does, in place of what stands there. */
export async function fill({ canvas, userEvent }: Stage, label: string, text: string): Promise<void> {
  const field = await canvas.findByLabelText(label);
  await userEvent.clear(field);
  if (text === '') return;
  await userEvent.click(field);
  await userEvent.paste(text);
}

/** Presses a button of the page or of its dialog. */
export async function press({ canvas, userEvent }: Stage, name: string | RegExp): Promise<void> {
  await userEvent.click(await canvas.findByRole('button', { name }));
}

/** Chooses an operator, an amount or a saved number. */
export async function choose({ canvas, userEvent }: Stage, name: string): Promise<void> {
  await userEvent.click(await canvas.findByRole('radio', { name }));
}

/** Waits for the operators, the source account, and for what its limits leave. */
export async function ready({ canvas }: Pick<Stage, 'canvas'>): Promise<void> {
  await canvas.findByRole('radio', { name: 'Claro' });
  await canvas.findByText('Saldo disponible');
  await canvas.findByText(/Disponible hoy /);
}

/** Waits for a text in the page itself, its toast set aside. */
export const showsInPage = (text: string | RegExp) => async (stage: Pick<Stage, 'canvas'>) => {
  await stage.canvas.findByText(text);
};

/** Waits for a heading. */
export const stands = (name: string | RegExp) => async (stage: Pick<Stage, 'canvas'>) => {
  await stage.canvas.findByRole('heading', { name });
};

/** Fills Datos. */
export async function fillData(stage: Stage, changes: Partial<Typed> = {}): Promise<void> {
  const { operadora, celular, confirmacion, valor } = {
    ...MODEM,
    confirmacion: changes.celular ?? MODEM.confirmacion,
    ...changes,
  };
  await ready(stage);
  await choose(stage, operadora);
  await fill(stage, 'Número celular', celular);
  await fill(stage, 'Confirme el número', confirmacion);
  if (valor.startsWith('$')) return choose(stage, valor);
  await choose(stage, 'Otro valor');
  const amount = await stage.canvas.findByRole('textbox', { name: 'Valor' });
  await stage.userEvent.click(amount);
  await stage.userEvent.paste(valor);
}

/** Fills Datos and asks for the review. */
export async function askReview(stage: Stage, changes: Partial<Typed> = {}): Promise<void> {
  await fillData(stage, changes);
  await press(stage, 'Revisar');
}

/** Goes to Revisar. */
export async function toReview(stage: Stage, changes: Partial<Typed> = {}): Promise<void> {
  await askReview(stage, changes);
  await stands(/^Revise su recarga, /)(stage);
}

/** Opens the PIN dialog over Revisar. */
export async function openPin(stage: Stage): Promise<void> {
  await press(stage, 'Confirmar recarga');
  await stage.canvas.findByLabelText('Dígito 1 de 6');
}

/** Goes through the PIN dialog with the right code: the order is sent. */
export async function execute(stage: Stage, changes: Partial<Typed> = {}): Promise<void> {
  await toReview(stage, changes);
  await openPin(stage);
  await stage.userEvent.click(stage.canvas.getByLabelText('Dígito 1 de 6'));
  await stage.userEvent.paste('123456');
  await press(stage, 'Continuar');
}

/** Goes to «No pudimos confirmar el resultado». */
export async function toUnknown(stage: Stage, changes: Partial<Typed> = {}): Promise<void> {
  await execute(stage, changes);
  await stands(/^No pudimos confirmar el resultado: /)(stage);
}

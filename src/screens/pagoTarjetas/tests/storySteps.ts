import type { Stage } from '#testing/storyStage.tsx';

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

/** Chooses a radio button. */
export async function choose({ canvas, userEvent }: Stage, name: string | RegExp): Promise<void> {
  await userEvent.click(await canvas.findByRole('radio', { name }));
}

/** Waits for a button that is at work. */
export const busy =
  (name: string | RegExp) =>
  async ({ canvas }: Pick<Stage, 'canvas'>): Promise<void> => {
    await canvas.findByRole('button', { name, busy: true });
  };

/** Waits for a text in the page itself, its toast set aside. */
export const showsInPage =
  (text: string | RegExp) =>
  async ({ canvas }: Pick<Stage, 'canvas'>): Promise<void> => {
    await canvas.findByText(text);
  };

/** Waits for a heading. */
export const stands =
  (name: string | RegExp) =>
  async ({ canvas }: Pick<Stage, 'canvas'>): Promise<void> => {
    await canvas.findByRole('heading', { name });
  };

/** Waits for what the chosen card owes, and for the account that pays. */
export async function ready({ canvas }: Pick<Stage, 'canvas'>): Promise<void> {
  await canvas.findByRole('radio', { name: /^Otro valor/ });
  await canvas.findByText('Saldo disponible');
}

/** Opens «Otras tarjetas» and waits for it. */
export async function openOthers({ canvas, userEvent }: Stage): Promise<void> {
  await userEvent.click(await canvas.findByRole('tab', { name: 'Otras tarjetas' }));
  await canvas.findAllByRole('radio', { name: /^Tarjeta mamá/ });
  await canvas.findByText('Saldo disponible');
  await canvas.findByText(/^Disponible hoy /);
}

/** An own card: the amount of one's own choice. */
export async function otherAmount(stage: Stage, valor: string): Promise<void> {
  await ready(stage);
  await choose(stage, /^Otro valor/);
  await fill(stage, 'Valor', valor);
  await stage.userEvent.tab();
}

/** A registered card, filled. */
export async function fillOther(
  stage: Stage,
  { card = /^Tarjeta mamá/, valor = '120' }: { card?: RegExp; valor?: string } = {},
): Promise<void> {
  await openOthers(stage);
  await choose(stage, card);
  await fill(stage, 'Valor', valor);
  await stage.userEvent.tab();
}

/** What makes an order of a tab ready to be reviewed. */
export type Filling = (stage: Stage) => Promise<void>;

/** Asks for the review. */
export async function askReview(stage: Stage, filling: Filling = ready): Promise<void> {
  await filling(stage);
  await press(stage, 'Revisar');
}

/** Goes to Revisar. */
export async function toReview(stage: Stage, filling: Filling = ready): Promise<void> {
  await askReview(stage, filling);
  await stands(/^Revise su pago, /)(stage);
}

/** Opens the PIN dialog over Revisar. */
export async function openPin(stage: Stage): Promise<void> {
  await press(stage, 'Confirmar pago');
  await stage.canvas.findByLabelText('Dígito 1 de 6');
}

/** Types a code and sends it. */
export async function sendCode(stage: Stage, code = '123456'): Promise<void> {
  await stage.userEvent.click(stage.canvas.getByLabelText('Dígito 1 de 6'));
  await stage.userEvent.paste(code);
  await press(stage, 'Continuar');
}

/** Goes through the PIN dialog with the right code: the order is sent. */
export async function execute(stage: Stage, filling: Filling = ready): Promise<void> {
  await toReview(stage, filling);
  await openPin(stage);
  await sendCode(stage);
}

/** Goes to «No pudimos confirmar el resultado». */
export async function toUnknown(stage: Stage, filling: Filling = ready): Promise<void> {
  await execute(stage, filling);
  await stands(/^No pudimos confirmar el resultado: /)(stage);
}

import type { Stage } from '#testing/storyStage.tsx';

/** Everything that Datos asks, as somebody types it; a destination by the words of its row. */
interface Typed {
  destino: RegExp;
  valor: string;
  concepto: string;
  correo: string;
}

const RENT: Typed = { destino: /Comercial San Roque/, valor: '250', concepto: 'Arriendo noviembre', correo: '' };

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

/** Waits for the source account, and for what its limits leave. */
export async function ready({ canvas }: Pick<Stage, 'canvas'>): Promise<void> {
  await canvas.findByText('Saldo disponible');
  await canvas.findByText(/^Disponible hoy /);
}

/** Waits for a text in the page itself, its toast set aside. */
export const showsInPage = (text: string | RegExp) => async (stage: Pick<Stage, 'canvas'>) => {
  await stage.canvas.findByText(text);
};

/** Waits for a heading. */
export const stands = (name: string | RegExp) => async (stage: Pick<Stage, 'canvas'>) => {
  await stage.canvas.findByRole('heading', { name });
};

/** Chooses where the destination comes from. */
export async function choose({ canvas, userEvent }: Stage, source: string): Promise<void> {
  await userEvent.click(await canvas.findByRole('radio', { name: source }));
}

/** Opens the list of a destination picker. */
export async function openPicker(stage: Stage, label = 'Cuenta registrada'): Promise<void> {
  await press(stage, new RegExp(`^${label}`));
  await stage.canvas.findByRole('dialog', { name: label });
}

/** Picks a destination. */
export async function pick(stage: Stage, option: RegExp, label = 'Cuenta registrada'): Promise<void> {
  await openPicker(stage, label);
  const found = await stage.canvas.findAllByRole('option', { name: option });
  const [last] = found.slice(-1);
  if (last) await stage.userEvent.click(last);
}

/** Fills value, concept and e-mail. */
export async function fillOrder(stage: Stage, changes: Partial<Typed> = {}): Promise<void> {
  const { valor, concepto, correo } = { ...RENT, ...changes };
  await fill(stage, 'Valor', valor);
  await fill(stage, 'Concepto', concepto);
  await fill(stage, 'Correo para el aviso (opcional)', correo);
}

/** Fills Datos, to a registered account. */
export async function fillData(stage: Stage, changes: Partial<Typed> = {}): Promise<void> {
  await ready(stage);
  await pick(stage, changes.destino ?? RENT.destino);
  await fillOrder(stage, changes);
}

/** Fills Datos and asks for the review. */
export async function askReview(stage: Stage, changes: Partial<Typed> = {}): Promise<void> {
  await fillData(stage, changes);
  await press(stage, 'Revisar');
}

/** Goes to Revisar. */
export async function toReview(stage: Stage, changes: Partial<Typed> = {}): Promise<void> {
  await askReview(stage, changes);
  await stands(/^Revise su transferencia, /)(stage);
}

/** Opens the PIN dialog over Revisar. */
export async function openPin(stage: Stage): Promise<void> {
  await press(stage, 'Confirmar transferencia');
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

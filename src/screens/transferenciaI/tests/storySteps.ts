import { paths, to } from '#navigation/paths.ts';
import { rent, type TypedTransfer } from '#testing/member.ts';
import { freshOrders, moneySteps } from '#testing/moneySteps.ts';
import { inMain, type Stage } from '#testing/storyStage.tsx';
import { chooses, fill, fills, inTurn, leavesField, press, showsInPage } from '#testing/storySteps.ts';
import { TransferenciaI } from '../TransferenciaI.tsx';

export const mundo = { ruta: to.transferenciaInterna, patron: paths.transferenciaInterna };

/** What all of its stories are about. */
export const page = {
  component: TransferenciaI,
  parameters: { mundo },
  decorators: [inMain],
  ...freshOrders,
};

/** Waits for the source account, and for what its limits leave. */
export async function ready({ canvas }: Pick<Stage, 'canvas'>): Promise<void> {
  await canvas.findByText('Saldo disponible');
  await canvas.findByText(/^Disponible hoy /);
}

/** Opens the list of a destination picker. */
export async function openPicker(stage: Stage, label = 'Cuenta registrada'): Promise<void> {
  await press(stage, new RegExp(`^${label}`));
  await stage.canvas.findByRole('dialog', { name: label });
}

/** Picks a destination. */
export async function pick(stage: Stage, option: string | RegExp, label = 'Cuenta registrada'): Promise<void> {
  await openPicker(stage, label);
  const found = await stage.canvas.findAllByRole('option', { name: option });
  const [last] = found.slice(-1);
  if (last) await stage.userEvent.click(last);
}

/** Fills value, concept and e-mail. */
export async function fillOrder(stage: Stage, changes: Partial<TypedTransfer> = {}): Promise<void> {
  const { valor, concepto, correo } = { ...rent, ...changes };
  await fill(stage, 'Valor', valor);
  await fill(stage, 'Concepto', concepto);
  await fill(stage, 'Correo para el aviso (opcional)', correo);
}

/** Fills Datos, to a registered account. */
export async function fillData(stage: Stage, changes: Partial<TypedTransfer> = {}): Promise<void> {
  await ready(stage);
  await pick(stage, changes.destino ?? rent.destino);
  await fillOrder(stage, changes);
}

/** From Datos to the end. */
export const order = moneySteps({ fillData, review: /^Revise su transferencia, /, confirm: 'Confirmar transferencia' });

export const LONG_CONCEPT = 'Arriendo de noviembre del local de la calle larga y bodegas.';

/** Types the number of a new account and waits for what is said of it. */
export const newAccount = (number: string, said: string | RegExp) =>
  inTurn(ready, chooses('Nueva cuenta'), fills('Número de cuenta', number), leavesField, showsInPage(said));

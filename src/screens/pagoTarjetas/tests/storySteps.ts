import { moneySteps } from '#testing/moneySteps.ts';
import { type Stage } from '#testing/storyStage.tsx';
import { choose, fill } from '#testing/storySteps.ts';

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

/** From Datos to the end. */
export const order = moneySteps<Filling>({
  fillData: (stage, filling = ready) => filling(stage),
  review: /^Revise su pago, /,
  confirm: 'Confirmar pago',
});

import { to } from '#navigation/paths.ts';
import { freshOrders, moneySteps } from '#testing/moneySteps.ts';
import { inMain, type Stage } from '#testing/storyStage.tsx';
import { choose, fill } from '#testing/storySteps.ts';
import { Recargas } from '../Recargas.tsx';

export const mundo = { ruta: to.recargas };

/** What all of its stories are about. */
export const page = {
  component: Recargas,
  parameters: { mundo },
  decorators: [inMain],
  ...freshOrders,
};

/** Everything that Datos of a top-up asks, as somebody chooses and types it. */
interface Typed {
  operadora: string;
  celular: string;
  confirmacion: string;
  /** «$10», or another amount. */
  valor: string;
}

const MODEM: Typed = { operadora: 'CNT', celular: '0987654320', confirmacion: '0987654320', valor: '$10' };

/** Waits for the operators, the source account, and for what its limits leave. */
export async function ready({ canvas }: Pick<Stage, 'canvas'>): Promise<void> {
  await canvas.findByRole('radio', { name: 'Claro' });
  await canvas.findByText('Saldo disponible');
  await canvas.findByText(/Disponible hoy /);
}

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

/** From Datos to the end. */
export const order = moneySteps({ fillData, review: /^Revise su recarga, /, confirm: 'Confirmar recarga' });

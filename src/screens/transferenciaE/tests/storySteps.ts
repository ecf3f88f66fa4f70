import { screen, within } from 'storybook/test';
import type { CodeOf } from '#api/contract/endpoint.ts';
import { externas, validarExternas } from '#api/contract/transferencias.ts';
import { errorCodes } from '#domain/errorCodes.ts';
import { paths, to } from '#navigation/paths.ts';
import { moneySteps } from '#testing/moneySteps.ts';
import { refusing } from '#testing/shownCodes.ts';
import { inMain, type Stage, shows } from '#testing/storyStage.tsx';
import { fill, inTurn, press, presses, type Step, select } from '#testing/storySteps.ts';
import { NOT_DEBITED } from '#testing/storyTexts.ts';
import { TransferenciaE } from '../TransferenciaE.tsx';
import { rosa } from './newAccountSample.ts';

/** What all of its stories are about. */
export const page = {
  component: TransferenciaE,
  parameters: { mundo: { ruta: to.transferenciaExterna, patron: paths.transferenciaExterna } },
  decorators: [inMain],
};

/** The form with its account and its list. */
export const ready = async () => {
  await screen.findByRole('button', { name: /^Cuenta registrada/ });
  await screen.findByRole('combobox', { name: /^Cuenta de origen/ });
  await screen.findByText(/^Disponible hoy/);
};

/** Opens the list of registered accounts. */
export async function openPicker(stage: Stage): Promise<HTMLElement> {
  await press(stage, /^Cuenta registrada/);
  return screen.findByRole('dialog', { name: 'Cuenta registrada' });
}

/** Chooses a registered account. */
export async function pick(stage: Stage, name: RegExp): Promise<void> {
  await stage.userEvent.click(within(await openPicker(stage)).getByRole('option', { name }));
}

/** Fills value and concept. */
export async function fillOrder(stage: Stage, valor = '120', concepto = 'Arriendo noviembre'): Promise<void> {
  await fill(stage, 'Valor', valor);
  await fill(stage, 'Concepto', concepto);
}

/** Datos with a registered account, all of it right. */
export const registered = (name = /^Rosa/, valor = '120') =>
  inTurn(
    ready,
    (stage) => pick(stage, name),
    (stage) => fillOrder(stage, valor),
  );

/** Changes to an account that is not registered. */
export async function openNew({ userEvent }: Stage): Promise<void> {
  await ready();
  await userEvent.click(screen.getByRole('radio', { name: 'Nueva cuenta' }));
  await screen.findByLabelText('Tipo de institución');
}

/** Datos with an account that is not registered. */
export const fresh =
  (changes: Partial<typeof rosa> = {}, valor = '120') =>
  async (stage: Stage) => {
    const account = { ...rosa, ...changes };
    await openNew(stage);
    await select(stage, 'Tipo de institución', account.tipo);
    await select(stage, 'Institución', account.institucion);
    await select(stage, 'Tipo de cuenta', account.cuenta);
    await fill(stage, 'Número de cuenta', account.numero);
    await fill(stage, 'Identificación del beneficiario', account.documento);
    await fill(stage, 'Nombre del beneficiario', account.beneficiario);
    await fillOrder(stage, valor);
  };

/** From Datos, filled so or otherwise, to the end. */
export const order = moneySteps<Step>({
  fillData: (stage, data = registered()) => data(stage),
  review: /^Revise su transferencia, /,
  confirm: 'Confirmar transferencia',
});

/** To Revisar, whatever was typed. */
export const reviewed =
  (data?: Step): Step =>
  (stage) =>
    order.toReview(stage, data);

/** Sends what was typed and waits for what is said of it. */
export const sentWith = (data: Step, text: string | RegExp) => inTurn(data, presses('Revisar'), shows(text));

/** The bank refuses the order when it is reviewed. */
export const refusedOnReview = (code: CodeOf<typeof validarExternas>) => ({
  ...refusing(validarExternas, code),
  play: sentWith(registered(), errorCodes[code].text),
});

/** The bank refuses the order after the code. */
export const refusedOnExecution = (code: CodeOf<typeof externas>) => ({
  ...refusing(externas, code),
  play: inTurn(order.execute, shows(errorCodes[code].text), shows(NOT_DEBITED)),
});

export const toTalleres = registered(/^Talleres/, '95');

/** Datos with a new account that is to be kept. */
export async function toKeep(stage: Stage): Promise<void> {
  await fresh()(stage);
  await stage.userEvent.click(screen.getByRole('switch', { name: 'Guardar en mis cuentas destino' }));
  await fill(stage, 'Alias', 'Rosa del banco');
}

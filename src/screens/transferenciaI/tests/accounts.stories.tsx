import { screen } from 'storybook/test';
import { validarInternas } from '#api/contract/transferencias.ts';
import { errorCodes } from '#domain/errorCodes.ts';
import { demo } from '#mocks/storyDemo.ts';
import preview from '#storybook/preview.tsx';
import { shown } from '#testing/shownCodes.ts';
import type { Stage } from '#testing/storyStage.tsx';
import { chooses, inTurn, presses, showsInPage } from '#testing/storySteps.ts';
import { fillData, fillOrder, page, pick, ready } from './storySteps.ts';

const meta = preview.meta({ title: 'Pantallas/Transferencia interna', ...page });

const SECOND = '010201012604';

/** Has the second account pay. */
async function paysSecond({ canvas, userEvent }: Stage): Promise<void> {
  await userEvent.click(await canvas.findByRole('combobox', { name: 'Cuenta de origen' }));
  await userEvent.click(await screen.findByRole('option', { name: /2604/ }));
}

/** From now on nothing can be debited from it. */
function closeSecond(): Promise<void> {
  const account = demo.bank.state.accounts.find(({ numeroCuenta }) => numeroCuenta === SECOND);
  if (account) account.permitsDebit = false;
  return Promise.resolve();
}

export const OrigenQueYaNoPaga = meta.story({
  name: '-0005-01-05: la cuenta elegida ya no puede pagar',
  parameters: { codes: shown(validarInternas, '-0005-01-05') },
  play: inTurn(
    fillData,
    paysSecond,
    closeSecond,
    presses('Revisar'),
    showsInPage(errorCodes['-0005-01-05'].text),
    showsInPage('Seleccione una opción'),
  ),
});

export const DestinoHechoOrigen = meta.story({
  name: 'Datos: mi cuenta destino es la de origen',
  play: inTurn(
    ready,
    chooses('Mis cuentas'),
    (stage) => pick(stage, /2604/, 'Mi cuenta'),
    fillOrder,
    paysSecond,
    showsInPage(errorCodes['-0005-01-06'].text),
  ),
});

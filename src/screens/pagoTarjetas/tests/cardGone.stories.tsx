import { lista } from '#api/contract/tarjetas.ts';
import { answers, demo } from '#mocks/storyDemo.ts';
import { paths, to } from '#navigation/paths.ts';
import preview from '#storybook/preview.tsx';
import { given } from '#testing/given.ts';
import { freshOrders } from '#testing/moneySteps.ts';
import { inMain } from '#testing/storyStage.tsx';
import { inTurn, presses, showsInPage } from '#testing/storySteps.ts';
import { PagoTarjetas } from '../PagoTarjetas.tsx';
import { order } from './storySteps.ts';

const meta = preview.meta({
  title: 'Pantallas/Pago de tarjetas/Mis tarjetas',
  component: PagoTarjetas,
  parameters: { mundo: { ruta: to.pagoTarjetas, patron: paths.pagoTarjetas } },
  decorators: [inMain],
  ...freshOrders,
});

/** Once something was paid, the card that it was paid for is the member's no more. */
const withoutPaidCard = answers.rewritten(lista, (rows) =>
  demo.bank.state.receipts.length > 0 ? (rows as unknown[]).slice(1) : rows,
);

export const ElegidaQueYaNoEsta = meta.story({
  name: 'La tarjeta elegida ya no está',
  ...given(withoutPaidCard),
  play: inTurn(order.executedWith('Pago exitoso'), presses('Hacer otro pago'), showsInPage('Seleccione una opción')),
});

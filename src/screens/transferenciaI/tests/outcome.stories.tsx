import { ingresarInterna } from '#api/contract/cuentasDestino.ts';
import { comprobante } from '#api/contract/transacciones.ts';
import { internas } from '#api/contract/transferencias.ts';
import { answers } from '#mocks/storyDemo.ts';
import { to } from '#navigation/paths.ts';
import preview from '#storybook/preview.tsx';
import { given } from '#testing/given.ts';
import { leavePending, verificationStories } from '#testing/moneySteps.ts';
import {
  busy,
  fill,
  inTurn,
  offers,
  press,
  presses,
  type Step,
  sendCode,
  showsInPage,
  stands,
} from '#testing/storySteps.ts';
import { fillOrder, newAccount, order, page } from './storySteps.ts';

const meta = preview.meta({ title: 'Pantallas/Transferencia interna', ...page });

const execution = order.executionStories(internas);

/** An order that an earlier visit left. */
const left = () =>
  leavePending({
    address: to.transferenciaInterna,
    title: 'Transferencia interna',
    rows: [
      { label: 'Beneficiario', value: 'Comercial San Roque' },
      { label: 'Institución', value: 'Cooperativa Sierra Azul' },
      { label: 'Cuenta destino', value: 'Ahorro a la vista •••• 5566' },
    ],
    totalCents: 250_00,
  });

const verification = verificationStories(left);

// Resultado desconocido

export const Desconocido = meta.story({
  name: 'Resultado desconocido: sin respuesta',
  ...execution.unanswered,
});

export const DesconocidoTrasRecargar = meta.story({
  name: 'Resultado desconocido: después de recargar',
  beforeEach: left,
  play: stands(/^No pudimos confirmar el resultado: /),
});

export const Verificando = meta.story({
  name: 'Resultado desconocido: verificando',
  async beforeEach({ msw }) {
    msw.use(answers.never(comprobante));
    await left();
  },
  play: inTurn(presses('Verificar'), busy('Verificar')),
});

export const VerificarSinRespuesta = meta.story({
  name: '-9999-00-01: Verificar tampoco tiene respuesta',
  ...verification.unanswered,
});

export const NoEjecutadaTrasRecargar = meta.story({
  name: 'Resultado desconocido: no se ejecutó, después de recargar',
  ...verification.notExecuted,
});

export const Encontrada = meta.story({
  name: 'Resultado desconocido: se ejecutó, con su comprobante (…,77)',
  play: inTurn(
    (stage) => order.toUnknown(stage, { valor: '80,77' }),
    presses('Verificar'),
    showsInPage('Transferencia exitosa'),
  ),
});

// Comprobante

export const Comprobante = meta.story({
  play: order.executedWith('Transferencia exitosa'),
});

/** A receipt whose new account was to be kept. */
const executedToKeep: Step = async (stage) => {
  await newAccount('010201099999', /^Ana/)(stage);
  await stage.userEvent.click(stage.canvas.getByRole('switch', { name: 'Guardar en mis cuentas destino' }));
  await stage.userEvent.selectOptions(stage.canvas.getByLabelText('Tipo de cuenta'), 'Ahorro a la vista');
  await fill(stage, 'Alias', 'Ana Lucía');
  await fillOrder(stage);
  await press(stage, 'Revisar');
  await stands(/^Revise su transferencia, /)(stage);
  await order.openPin(stage);
  await sendCode(stage);
  await stage.canvas.findByRole('button', { name: 'Guardar cuenta' });
};

export const ComprobanteConCuentaPorGuardar = meta.story({
  name: 'Comprobante: la cuenta nueva se puede guardar',
  play: executedToKeep,
});

export const ComprobanteConCuentaYaGuardada = meta.story({
  name: 'Comprobante: la cuenta se guardó, aunque no llegó la respuesta',
  ...given(answers.lost(ingresarInterna)),
  play: async (stage) => {
    await executedToKeep(stage);
    await press(stage, 'Guardar cuenta');
    await sendCode(stage);
    await stage.canvas.findByText('Ya está en sus cuentas destino.');
  },
});

export const SinComprobante = meta.story({
  name: 'Comprobante: un servidor que no responde ninguno',
  ...given(answers.withData(internas, null)),
  play: inTurn(order.execute, offers('Hacer otra transferencia')),
});

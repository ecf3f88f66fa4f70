import { screen } from 'storybook/test';
import { recargar } from '#api/contract/pagos.ts';
import { comprobante } from '#api/contract/transacciones.ts';
import { answers } from '#mocks/storyDemo.ts';
import preview from '#storybook/preview.tsx';
import { given } from '#testing/given.ts';
import { showsLine } from '#testing/storyStage.tsx';
import { fills, inTurn, offers, press, presses, showsInPage } from '#testing/storySteps.ts';
import { order, page } from './storySteps.ts';

const meta = preview.meta({ title: 'Pantallas/Pagos/Recargas', ...page });

const execution = order.executionStories(recargar);

// Resultado desconocido

export const Desconocido = meta.story({
  name: 'Resultado desconocido: sin respuesta',
  ...execution.unanswered,
});

export const VerificarSinRespuesta = meta.story({
  name: 'Resultado desconocido: Verificar tampoco tiene respuesta',
  ...given(answers.withCode(comprobante, '-9999-00-01')),
  play: inTurn(
    (stage) => order.toUnknown(stage, { valor: '5,77' }),
    presses('Verificar'),
    showsInPage(/^Aún no podemos confirmarlo/),
  ),
});

export const Encontrada = meta.story({
  name: 'Resultado desconocido: se ejecutó, con su comprobante (…,77)',
  play: inTurn((stage) => order.toUnknown(stage, { valor: '5,77' }), presses('Verificar'), showsInPage('Pago exitoso')),
});

// Comprobante

export const Comprobante = meta.story({
  name: 'Comprobante',
  play: inTurn(order.execute, showsInPage('Pago exitoso'), offers('Guardar como favorito')),
});

export const ComprobanteGuardar = meta.story({
  name: 'Comprobante: guardarlo como favorito',
  play: async (stage) => {
    await order.execute(stage);
    await press(stage, 'Guardar como favorito');
    await screen.findByRole('dialog', { name: 'Guardar favorito' });
  },
});

export const ComprobanteGuardado = meta.story({
  name: 'Comprobante: guardado como favorito',
  play: inTurn(
    order.execute,
    presses('Guardar como favorito'),
    fills('Alias', 'Módem'),
    presses('Guardar'),
    showsLine('Guardado como «Módem»'),
  ),
});

export const SinComprobante = meta.story({
  name: 'Comprobante: un servidor que no responde ninguno',
  ...given(answers.withData(recargar, null)),
  play: inTurn(order.execute, offers('Hacer otra recarga')),
});

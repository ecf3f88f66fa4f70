import { externas, validarExternas } from '#api/contract/transferencias.ts';
import { answers } from '#mocks/storyDemo.ts';
import preview from '#storybook/preview.tsx';
import { given } from '#testing/given.ts';
import { shows, showsLine } from '#testing/storyStage.tsx';
import { inTurn, offers, presses, type Step } from '#testing/storySteps.ts';
import { NOT_DEBITED } from '#testing/storyTexts.ts';
import { order, page, registered, reviewed, toKeep, toTalleres } from './storySteps.ts';

const meta = preview.meta({ title: 'Pantallas/Transferencia externa', ...page });

const check = order.checkStories(validarExternas);
const execution = order.executionStories(externas);

/** To the receipt. */
const executed = (data?: Step) => inTurn((stage) => order.execute(stage, data), offers('Hacer otra transferencia'));

// Revisar

export const Revisar = meta.story({
  name: 'Revisar: comisión, IVA y acreditación INMEDIATA',
  play: inTurn(reviewed(), shows('$120,41')),
});

export const RevisarSpi = meta.story({
  name: 'Revisar: acreditación SPI con su fecha',
  play: inTurn(reviewed(toTalleres), showsLine('Llega el siguiente día hábil, 23/11/2026')),
});

export const RevisarAdvertencia = meta.story({
  name: 'Revisar: el servidor advierte',
  ...given(
    answers.withData(validarExternas, {
      valor: 120,
      total: 120,
      acreditacion: 'MANANA',
      advertencias: ['Hoy ya transfirió $120,00 a esta cuenta.'],
    }),
  ),
  play: inTurn(reviewed(), shows('Hoy ya transfirió $120,00 a esta cuenta.')),
});

export const SinValidar = meta.story({
  name: 'Revisar: el servidor no dice los costos de antemano',
  ...given(answers.withFault(validarExternas, 'notFound')),
  play: inTurn(reviewed(), shows('Los verá en el comprobante')),
});

export const Enviando = meta.story({
  name: 'Enviando: se valida la transferencia',
  ...check.sending,
});

export const EnviandoOrden = meta.story({
  name: 'Enviando: se ejecuta la transferencia',
  ...execution.sending,
});

export const Codigo = meta.story({ name: 'Código: lo que se firma', play: order.toPin });

export const CodigoCerrado = meta.story({
  name: 'Código cerrado: no se realizó ningún débito',
  play: inTurn(order.toPin, presses('Cancelar Transferencia'), shows(NOT_DEBITED)),
});

// Comprobante

export const Comprobante = meta.story({ name: 'Comprobante: exitosa', play: executed() });

export const ComprobanteEnProceso = meta.story({
  name: 'Comprobante: en proceso',
  play: executed(toTalleres),
});

export const ComprobanteGuardar = meta.story({
  name: 'Comprobante con «Guardar cuenta»',
  play: inTurn(executed(toKeep), offers('Guardar cuenta')),
});

export const SinRespuesta = meta.story({
  name: 'Resultado desconocido: el valor …,77',
  play: (stage) => order.toUnknown(stage, registered(/^Rosa/, '120,77')),
});

import { useState } from 'react';
import { spyOn } from 'storybook/test';
import styled from 'styled-components';
import { shownMessage } from '#api/apiError.ts';
import { autorizar, generar } from '#api/contract/tokens.ts';
import { Button } from '#components/Button/Button.tsx';
import { useToast } from '#components/Toast/ToastProvider.tsx';
import { PIN_LIFETIME_MS } from '#domain/countdown.ts';
import { errorCodes } from '#domain/errorCodes.ts';
import { answers } from '#mocks/storyDemo.ts';
import preview from '#storybook/preview.tsx';
import { given } from '#testing/given.ts';
import { refusing, shown } from '#testing/shownCodes.ts';
import { SLOWNESS_MS, type Stage } from '#testing/storyStage.tsx';
import { busy, inTurn, offers, sendCode, showsInPage } from '#testing/storySteps.ts';
import { space } from '#theme/tokens.ts';
import { type PinConfirmationOptions, usePinConfirmation } from '../usePinConfirmation.tsx';

/** A screen that confirms something with a PIN and says how it ended. */
function Confirmacion(options: PinConfirmationOptions) {
  const confirm = usePinConfirmation();
  const toast = useToast();
  const [result, setResult] = useState('Sin confirmar todavía.');
  const start = async () => {
    try {
      const confirmation = await confirm(options, () => Promise.resolve());
      setResult(confirmation === 'sent' ? 'Confirmado.' : 'No se confirmó.');
    } catch (error) {
      const text = shownMessage(error);
      if (text === null) return;
      setResult(text);
      toast.error(text);
    }
  };
  return (
    <Room>
      <h1>Operación de ejemplo</h1>
      <p role="status">{result}</p>
      <Button onClick={() => void start()}>Confirmar con código</Button>
    </Room>
  );
}

const Room = styled.main`
  display: grid;
  gap: ${space[4]};
  justify-items: start;
  padding: ${space[8]};
`;

const meta = preview.meta({
  title: 'Pantallas/Código de confirmación',
  component: Confirmacion,
});

const GOOD_CODE = '123456';
const WRONG_CODE = '111111';

const start = async ({ canvas, userEvent }: Stage) => {
  await userEvent.click(await canvas.findByRole('button', { name: 'Confirmar con código' }));
};

const openPin = async (stage: Stage) => {
  await start(stage);
  await stage.canvas.findByLabelText('Dígito 1 de 6');
};

const answeredWith = (code: string, text: string) =>
  inTurn(openPin, (stage) => sendCode(stage, code), showsInPage(text));

/** Sends wrong codes one after the other, waiting for each answer: a wrong code empties the boxes. */
const failTimes = (times: number) => async (stage: Stage) => {
  await openPin(stage);
  for (let attempt = 0; attempt < times; attempt += 1) {
    await sendCode(stage, WRONG_CODE);
    await stage.canvas.findByRole('button', { name: 'Continuar', busy: false });
    await stage.canvas.findByText(errorCodes['-0004-02-03'].text);
  }
};

export const Abierto = meta.story({ play: openPin });

export const ConTextoParaCancelar = meta.story({
  name: 'Con texto para cancelar',
  args: { cancelLabel: 'Cancelar Transferencia' },
  play: openPin,
});

export const ConInformacion = meta.story({
  name: 'Con información',
  args: {
    info: {
      title: 'Transferencia interna',
      rows: [
        { label: 'Cuenta destino', value: '•••• 8840' },
        { label: 'Beneficiario', value: 'Juan Carlos Loja Pesantez' },
        { label: 'Total a debitar', value: '$1.250,00', bold: true },
      ],
    },
  },
  play: openPin,
});

export const ContenidoLargo = meta.story({
  name: 'Contenido largo',
  args: {
    cancelLabel: 'Cancelar la operación y volver a revisar todos los datos',
    info: {
      title: 'Registro de una cuenta destino de otra institución financiera del país',
      rows: Array.from({ length: 12 }, (_, index) => ({
        label: `Dato número ${index + 1} de la cuenta destino`,
        value: 'Cooperativa de Ahorro y Crédito de los Trabajadores Agrícolas y Artesanos del Austro',
        bold: index % 3 === 0,
      })),
    },
  },
  play: openPin,
});

export const CasillasVacias = meta.story({
  name: 'Casillas obligatorias',
  play: async (stage) => {
    await openPin(stage);
    await stage.userEvent.click(stage.canvas.getByRole('button', { name: 'Continuar' }));
    await stage.canvas.findByText('El campo es requerido.');
  },
});

export const Enviando = meta.story({
  ...given(answers.never(autorizar)),
  play: inTurn(openPin, (stage) => sendCode(stage, GOOD_CODE), busy('Continuar')),
});

export const Lento = meta.story({
  ...given(answers.slow(autorizar, SLOWNESS_MS)),
  play: inTurn(openPin, (stage) => sendCode(stage, GOOD_CODE), busy('Continuar')),
});

export const Confirmado = meta.story({ play: answeredWith(GOOD_CODE, 'Confirmado.') });

export const SinDispositivo = meta.story({
  name: '-0004-01-01: no tiene un dispositivo activo',
  ...refusing(generar, '-0004-01-01'),
  play: inTurn(start, showsInPage(errorCodes['-0004-01-01'].text)),
});

export const TransaccionInexistente = meta.story({
  name: '-0004-02-01: la transacción no existe',
  ...refusing(autorizar, '-0004-02-01'),
  play: answeredWith(GOOD_CODE, errorCodes['-0004-02-01'].text),
});

export const CodigoVencido = meta.story({
  name: '-0004-02-02: el código expiró',
  parameters: { codes: shown(autorizar, '-0004-02-02') },
  play: answeredWith('000000', errorCodes['-0004-02-02'].text),
});

/** How much further on the dialog's clock is than the page's, ms. */
let ahead = 0;

export const Vencido = meta.story({
  beforeEach() {
    const time = performance.now.bind(performance);
    const clock = spyOn(performance, 'now').mockImplementation(() => time() + ahead);
    return () => {
      ahead = 0;
      clock.mockRestore();
    };
  },
  play: async (stage) => {
    await openPin(stage);
    ahead = PIN_LIFETIME_MS;
    // A dialog looks at its clock when its window is used again.
    dispatchEvent(new Event('focus'));
    await stage.canvas.findByText('No se confirmó.');
  },
});

export const CodigoIncorrecto = meta.story({
  name: '-0004-02-03: primer fallo',
  parameters: { codes: shown(autorizar, '-0004-02-03') },
  play: failTimes(1),
});

export const SegundoFallo = meta.story({
  name: '-0004-02-03: segundo fallo',
  parameters: { codes: shown(autorizar, '-0004-02-03') },
  play: failTimes(2),
});

export const TercerFallo = meta.story({
  name: '-0004-02-03: tercer fallo, aparece Cancelar',
  parameters: { codes: shown(autorizar, '-0004-02-03') },
  play: inTurn(failTimes(3), offers('Cancelar')),
});

export const IntentosAgotados = meta.story({
  name: '-0004-02-04: superó el número de intentos',
  ...refusing(autorizar, '-0004-02-04'),
  play: answeredWith(WRONG_CODE, errorCodes['-0004-02-04'].text),
});

export const ErrorGeneral = meta.story({
  name: '-9999-00-01: error general',
  ...refusing(autorizar, '-9999-00-01'),
  play: answeredWith(GOOD_CODE, errorCodes['-9999-00-01'].text),
});

export const VariosMensajes = meta.story({
  name: 'Varios mensajes',
  ...refusing(autorizar, '-0004-02-03', '-9999-00-03', '-0004-02-01'),
  play: answeredWith(WRONG_CODE, errorCodes['-9999-00-03'].text),
});

export const SinMensajes = meta.story({
  name: 'Error sin mensajes',
  ...given(answers.withMessages(autorizar, [])),
  play: answeredWith(WRONG_CODE, 'Ocurrió un error. Intente nuevamente.'),
});

export const SinConexion = meta.story({
  name: 'Sin conexión',
  ...given(answers.offline(autorizar)),
  play: answeredWith(GOOD_CODE, 'No hay conexión con el servidor.'),
});

export const SinConexionAlGenerar = meta.story({
  name: 'Sin conexión al generar',
  ...given(answers.offline(generar)),
  play: inTurn(start, showsInPage('No hay conexión con el servidor.')),
});

export const SesionExpirada = meta.story({
  name: 'Sesión expirada',
  ...given(answers.sessionExpired(autorizar)),
  play: answeredWith(GOOD_CODE, 'Su sesión ha expirado. Ingrese nuevamente.'),
});

export const Movil = Abierto.extend({ name: 'Móvil', globals: { viewport: { value: 'm390' } } });

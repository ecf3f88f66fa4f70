import type { StoryContext } from '@storybook/react-vite';
import { type ComponentProps, useState } from 'react';
import { expect, fn, waitFor } from 'storybook/test';
import { type ErrorCode, errorCodes } from '#domain/errorCodes.ts';
import { specTexts } from '#domain/specTexts.ts';
import preview from '#storybook/preview.tsx';
import { GENERAL } from '#testing/storyTexts.ts';
import { Button } from '../Button/Button.tsx';
import { Column, inRoom } from '../storyRoom.tsx';
import { guide } from './PinDialog.guide.ts';
import { PinDialog, type PinOutcome } from './PinDialog.tsx';

/** The dialog as a screen opens it: what it answers is written on the page, and it can be opened again. */
function Living(props: ComponentProps<typeof PinDialog>) {
  const [result, setResult] = useState<boolean | null>(null);
  if (result === null) {
    return (
      <PinDialog
        {...props}
        onClose={(confirmed) => {
          props.onClose(confirmed);
          setResult(confirmed);
        }}
      />
    );
  }
  return (
    <Column>
      <p role="status">{result ? 'Se cerró con la confirmación.' : 'Se cerró sin confirmar.'}</p>
      <Button variant="secondary" onClick={() => setResult(null)}>
        Abrir de nuevo
      </Button>
    </Column>
  );
}

/** What the flow makes of an answer with these codes (§8, D-8). */
function refused(...codes: ErrorCode[]): PinOutcome {
  return {
    accepted: false,
    messages: codes.map((code) => errorCodes[code].text),
    clearDigits: codes.includes('-0004-02-03'),
    final: codes.includes('-0004-02-02') || codes.includes('-0004-02-04'),
  };
}

const answering = (outcome: PinOutcome) => fn(() => Promise.resolve(outcome));

/** Time stands still this many seconds after the opening. */
const after = (seconds: number) => () => seconds * 1000;

const transfer = {
  title: 'Transferencia interna',
  rows: [
    { label: 'Beneficiario', value: 'Carlos Andrés Loja Pesántez' },
    { label: 'Cuenta', value: '•••• 2604' },
    { label: 'Institución', value: 'Cooperativa Sierra Azul' },
    { label: 'Monto', value: '$120,00', bold: true },
    { label: 'Cuenta de origen', value: '•••• 4871' },
  ],
};

const meta = preview.meta({
  id: 'componentes-código-de-confirmación-pin',
  title: 'Componentes/Diálogos/Código de confirmación (PIN)',
  component: PinDialog,
  args: { onSubmit: answering({ accepted: true }), onClose: fn(), elapsedSource: after(0) },
  render: (args) => <Living {...args} />,
  decorators: [inRoom],
  parameters: { guide, docs: { story: { inline: false, height: '760px' } } },
});

type Hands = Pick<StoryContext, 'canvas' | 'userEvent'>;

const firstBox = ({ canvas }: Pick<Hands, 'canvas'>) => canvas.getByLabelText('Dígito 1 de 6');

async function send({ canvas, userEvent }: Hands, code = '482190'): Promise<void> {
  await userEvent.click(firstBox({ canvas }));
  await userEvent.paste(code);
  await userEvent.click(canvas.getByRole('button', { name: specTexts.pin.submit }));
}

/** Sends a code and waits until the answer's message stands there. */
const sendAndRead =
  (text: string) =>
  async (hands: Hands): Promise<void> => {
    await send(hands);
    await hands.canvas.findByText(text);
  };

export const Vacio = meta.story({ name: 'Abierto, vacío' });
export const ParcialmenteEscrito = meta.story({
  name: 'Parcialmente escrito',
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(firstBox({ canvas }));
    await userEvent.keyboard('48');
    await expect(canvas.getByLabelText('Dígito 3 de 6')).toHaveFocus();
  },
});
export const Completo = meta.story({
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(firstBox({ canvas }));
    await userEvent.paste('482190');
  },
});
export const Enviando = meta.story({
  args: { onSubmit: fn(() => new Promise<PinOutcome>(() => undefined)) },
  play: async ({ canvas, userEvent }) => {
    await send({ canvas, userEvent });
    await expect(canvas.getByRole('button', { name: specTexts.pin.submit })).toHaveAttribute('aria-busy', 'true');
  },
});
export const CodigoIncorrecto = meta.story({
  name: 'Código incorrecto -0004-02-03',
  args: { onSubmit: answering(refused('-0004-02-03')), elapsedSource: after(18) },
  play: sendAndRead(errorCodes['-0004-02-03'].text),
});
export const TransaccionInexistente = meta.story({
  name: 'La transacción no existe -0004-02-01: los dígitos quedan',
  args: { onSubmit: answering(refused('-0004-02-01')), elapsedSource: after(18) },
  play: sendAndRead(errorCodes['-0004-02-01'].text),
});
export const CodigoExpirado = meta.story({
  name: 'El código expiró -0004-02-02: Continuar inactivo (D-8)',
  args: { onSubmit: answering(refused('-0004-02-02')), elapsedSource: after(140) },
  play: sendAndRead(errorCodes['-0004-02-02'].text),
});
export const IntentosSuperados = meta.story({
  name: 'Intentos superados -0004-02-04: Continuar inactivo (D-8)',
  args: { onSubmit: answering(refused('-0004-02-04')), elapsedSource: after(60) },
  play: sendAndRead(errorCodes['-0004-02-04'].text),
});
export const CodigoQueNoLlega = meta.story({
  name: 'Con una salida para quien no recibe el código',
  args: {
    onSubmit: answering(refused('-0004-02-03')),
    elapsedSource: after(18),
    hint: {
      text: 'Si no recibió un código, revise su usuario y su identificación.',
      action: 'Modificar',
      onAction: fn(),
    },
  },
  play: sendAndRead(errorCodes['-0004-02-03'].text),
});
export const VariosMensajes = meta.story({
  name: 'Varios mensajes a la vez',
  args: { onSubmit: answering(refused('-0004-02-03', '-9999-00-02', '-9999-00-03')), elapsedSource: after(18) },
  play: sendAndRead(errorCodes['-9999-00-03'].text),
});
export const MensajeGenerico = meta.story({
  name: 'Respuesta sin mensajes: texto genérico (D-57)',
  args: {
    onSubmit: answering({ accepted: false, messages: [GENERAL], clearDigits: false, final: false }),
    elapsedSource: after(18),
  },
  play: sendAndRead(GENERAL),
});
export const SegundoFallo = meta.story({
  name: 'Después del segundo fallo: aún sin Cancelar (D-3)',
  args: { onSubmit: answering(refused('-0004-02-03')), elapsedSource: after(35) },
  play: async ({ canvas, userEvent }) => {
    for (let failures = 0; failures < 2; failures += 1)
      await sendAndRead(errorCodes['-0004-02-03'].text)({ canvas, userEvent });
  },
});
export const TercerFallo = meta.story({
  name: 'Después del tercer fallo: aparece Cancelar (D-3)',
  args: { onSubmit: answering(refused('-0004-02-03')), elapsedSource: after(52) },
  play: async ({ canvas, userEvent }) => {
    for (let failures = 0; failures < 3; failures += 1) await send({ canvas, userEvent });
    await canvas.findByRole('button', { name: 'Cancelar' });
  },
});
export const ConTextoDeCancelar = meta.story({
  name: 'Con texto de cancelar (D-4, D-5)',
  args: { cancelLabel: specTexts.pin.cancelTransfer },
});
export const ConInformacion = meta.story({
  name: 'Con información adicional',
  args: { info: transfer, cancelLabel: 'Cancelar Transferencia' },
});
export const UltimosSegundos = meta.story({
  name: 'Últimos 30 segundos',
  args: { elapsedSource: after(151) },
});
export const Cero = meta.story({ name: 'Último segundo, 0:00', args: { elapsedSource: after(179) } });
export const Vencido = meta.story({
  name: 'Vencido a los 180 segundos: se cerró',
  args: { elapsedSource: after(180) },
  play: async ({ canvas }) => {
    await canvas.findByText('Se cerró sin confirmar.');
  },
});
export const Confirmado = meta.story({
  name: 'Confirmado: se cerró',
  play: async ({ canvas, userEvent }) => {
    await send({ canvas, userEvent });
    await canvas.findByText('Se cerró con la confirmación.');
  },
});
export const CasillasObligatorias = meta.story({
  name: 'Casillas obligatorias (D-6)',
  play: async ({ canvas, userEvent }) => {
    await send({ canvas, userEvent }, '12 456');
    await canvas.findByText(specTexts.validation.required);
  },
});
export const Movil = meta.story({
  name: 'Móvil 390',
  args: { info: { ...transfer, rows: transfer.rows.slice(3) }, cancelLabel: specTexts.pin.cancelTransfer },
  globals: { viewport: { value: 'm390' } },
});
export const MovilPequeno = meta.story({
  name: 'Móvil 320, código incorrecto',
  args: { onSubmit: answering(refused('-0004-02-03')), cancelLabel: specTexts.pin.cancelTransfer },
  play: sendAndRead(errorCodes['-0004-02-03'].text),
  globals: { viewport: { value: 'm320' } },
});
export const ContenidoLargo = meta.story({
  name: 'Contenido largo, móvil 320',
  args: {
    onSubmit: answering(refused('-0004-02-03', '-0010-01-02', '-9999-00-03')),
    cancelLabel: 'Cancelar la transferencia y volver a la pantalla anterior',
    info: {
      title: 'Transferencia externa a una cuenta destino nueva',
      rows: [
        { label: 'Beneficiario', value: 'María de los Ángeles Montesdeoca Villavicencio de Echeverría' },
        { label: 'Institución', value: 'Cooperativa de Ahorro y Crédito de los Pequeños Productores del Austro' },
        { label: 'Correo', value: 'maria.de.los.angeles.montesdeoca.villavicencio@cooperativadelaustro.example.com' },
        { label: 'Monto', value: '$1.234.567,89', bold: true },
        { label: 'Cuenta de origen', value: '•••• 4871' },
      ],
    },
  },
  async play(hands) {
    await sendAndRead(errorCodes['-9999-00-03'].text)(hands);
    await waitFor(() => expect(firstBox(hands)).toHaveFocus());
    // How far the focus scrolled depends on what was there already: the end is the same each time.
    const dialog = hands.canvas.getByRole('dialog');
    dialog.scrollTop = dialog.scrollHeight;
  },
  globals: { viewport: { value: 'm320' } },
});

export const ConDestino = meta.story({
  name: 'El código se envió: el texto dice adónde',
  args: { sentTo: 'celular terminado en 214', info: { title: 'Recuperar contraseña', rows: [] } },
});
export const DondeEncuentro = meta.story({
  name: '¿Dónde encuentro mi código?',
  args: {
    help: () => (
      <p>
        Llame al <a href="tel:1800000000">1800 000 000</a>.
      </p>
    ),
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByText('¿Dónde encuentro mi código?'));
  },
});
export const DondeEncuentroEnviado = meta.story({
  name: '¿Dónde encuentro mi código?, si se envió',
  args: { sentTo: 'celular terminado en 214' },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByText('¿Dónde encuentro mi código?'));
  },
});
export const TecladoAbierto = meta.story({
  name: 'Con el teclado abierto, 360 × 400',
  args: { info: transfer, cancelLabel: specTexts.pin.cancelTransfer },
  globals: { viewport: { value: 'm360teclado' } },
});
export const TecladoAbiertoError = meta.story({
  name: 'Con el teclado abierto, código incorrecto',
  args: { onSubmit: answering(refused('-0004-02-03')), info: transfer, cancelLabel: specTexts.pin.cancelTransfer },
  globals: { viewport: { value: 'm360teclado' } },
  play: sendAndRead(errorCodes['-0004-02-03'].text),
});

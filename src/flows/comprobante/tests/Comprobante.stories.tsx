import { expect, screen, spyOn, waitFor } from 'storybook/test';
import type { WireAnswer } from '#api/contract/endpoint.ts';
import { comprobante } from '#api/contract/transacciones.ts';
import { Button } from '#components/Button/Button.tsx';
import { PageTitle } from '#components/PageTitle/PageTitle.tsx';
import { errorCodes } from '#domain/errorCodes.ts';
import { answers } from '#mocks/storyDemo.ts';
import preview from '#storybook/preview.tsx';
import { given } from '#testing/given.ts';
import { refusing } from '#testing/shownCodes.ts';
import { SLOWNESS_MS, type Stage } from '#testing/storyStage.tsx';
import { inTurn, offers, showsInPage } from '#testing/storySteps.ts';
import { m390 } from '#testing/storyTexts.ts';
import { receiptPictures } from '../receiptFiles.ts';
import { useReceipt } from '../useReceipt.tsx';
import { parameters, Room } from './storyPage.ts';

interface Situation {
  /** Number of the receipt that the page opens. */
  number: string;
}

/** A page with a movement whose receipt can be seen. */
function Movement({ number }: Situation) {
  const open = useReceipt();
  return (
    <Room>
      <PageTitle>Movimientos</PageTitle>
      <Button variant="secondary" onClick={() => void open(number)}>
        Ver comprobante
      </Button>
    </Room>
  );
}

/** The transfer by SPI of 3 November. */
const usual: Situation = { number: '2026-1103-048198' };

const meta = preview.meta({
  title: 'Pantallas/Comprobante',
  args: usual,
  render: ({ number }: Situation) => <Movement number={number} />,
  parameters,
});

const open = async ({ canvas, userEvent }: Stage) => {
  await userEvent.click(await canvas.findByRole('button', { name: 'Ver comprobante' }));
  await canvas.findByRole('dialog');
};

/** Opens the receipt and waits for a text of it. */
const showing = (text: string | RegExp) => inTurn(open, showsInPage(text));

/** Opens the receipt and waits for the failure, its text and the way to try again. */
const failedWith = (text: string) => inTurn(open, offers('Reintentar'), showsInPage(text));

const transfer: WireAnswer<typeof comprobante> = {
  numeroComprobante: '2026-1120-048213',
  idTransaccion: '00000000-0000-4000-8000-000000000009',
  tipo: 'EXTERNA',
  estado: 'EXITOSA',
  fecha: '2026-11-20T10:15:00',
  numeroCuentaOrigen: '010201004871',
  valor: 250,
  comision: 0.36,
  impuesto: 0.05,
  total: 250.41,
  saldoDisponible: 2595.96,
  acreditacion: 'SPI',
  detalle: [
    { etiqueta: 'Cuenta de origen', valor: 'Ahorro a la vista •••• 4871' },
    { etiqueta: 'Beneficiario', valor: 'Rosa Elena Ordonez' },
    { etiqueta: 'Institución', valor: 'Banco Andes Demo' },
    { etiqueta: 'Cuenta destino', valor: 'Ahorros •••• 8771' },
    { etiqueta: 'Comisión e IVA', valor: '$0,41' },
    { etiqueta: 'Total debitado', valor: '$250,41', negrita: true },
  ],
  mensajeLegal: 'Documento informativo generado en la banca virtual.',
};

export const Cerrado = meta.story({ name: 'La página que lo abre' });

export const Cargando = meta.story({
  name: 'Cargando',
  ...given(answers.never(comprobante)),
  play: showing('Cargando el comprobante'),
});

export const Listo = meta.story({ name: 'Listo', play: showing('Transferencia exitosa') });

export const Vacio = meta.story({
  name: 'Vacío',
  ...given(answers.withData(comprobante, { ...transfer, detalle: [] })),
  play: showing('Transferencia exitosa'),
});

export const Interna = meta.story({
  name: 'Transferencia interna',
  ...given(
    answers.withData(comprobante, {
      ...transfer,
      tipo: 'INTERNA',
      comision: 0,
      impuesto: 0,
      total: 250,
      acreditacion: null,
      detalle: [
        { etiqueta: 'Cuenta de origen', valor: 'Ahorro a la vista •••• 4871' },
        { etiqueta: 'Beneficiario', valor: 'Carlos Andres Loja Peralta' },
        { etiqueta: 'Cuenta destino', valor: 'Ahorro a la vista •••• 7733' },
        { etiqueta: 'Concepto', valor: 'Arriendo noviembre' },
        { etiqueta: 'Comisión', valor: 'Sin costo' },
        { etiqueta: 'Total debitado', valor: '$250,00', negrita: true },
      ],
    }),
  ),
  play: showing('Arriendo noviembre'),
});

export const Pago = meta.story({
  name: 'Pago de un servicio',
  ...given(
    answers.withData(comprobante, {
      ...transfer,
      tipo: 'SERVICIO',
      valor: 43.9,
      total: 44.31,
      detalle: [
        { etiqueta: 'Servicio', valor: 'Agua potable' },
        { etiqueta: 'Contrato', valor: '0104-558-21' },
        { etiqueta: 'Total debitado', valor: '$44,31', negrita: true },
      ],
    }),
  ),
  play: showing('Pago exitoso'),
});

export const EnProceso = meta.story({
  name: 'En proceso',
  ...given(answers.withData(comprobante, { ...transfer, estado: 'EN_PROCESO', fechaAcreditacion: '2026-11-23' })),
  play: showing('Transferencia en proceso'),
});

export const EnProcesoVencido = meta.story({
  name: 'En proceso después del plazo',
  ...given(answers.withData(comprobante, { ...transfer, estado: 'EN_PROCESO', fechaAcreditacion: '2026-11-19' })),
  play: showing('La institución aún no confirma: el plazo terminó el 19/11/2026.'),
});

export const PagoEnProceso = meta.story({
  name: 'Pago en proceso',
  ...given(answers.withData(comprobante, { ...transfer, tipo: 'CENTROSUR', estado: 'EN_PROCESO' })),
  play: showing('Pago en proceso'),
});

export const Devuelta = meta.story({
  name: 'Devuelta',
  ...given(answers.withData(comprobante, { ...transfer, estado: 'DEVUELTA' })),
  play: showing('Transferencia devuelta'),
});

export const SinEstado = meta.story({
  name: 'Estado que no se conoce',
  ...given(answers.withData(comprobante, { ...transfer, estado: null })),
  play: showing('Transferencia'),
});

export const NoEncontrado = meta.story({
  name: 'No encontrado',
  args: { number: '2026-1103-000000' },
  play: showing('No encontramos el comprobante.'),
});

export const SinLeyenda = meta.story({
  name: 'Sin leyenda del servidor',
  ...given(answers.withData(comprobante, { ...transfer, mensajeLegal: '  ' })),
  play: showing('Documento informativo generado en la banca virtual.'),
});

export const OtraLeyenda = meta.story({
  name: 'Leyenda del servidor',
  ...given(
    answers.withData(comprobante, {
      ...transfer,
      mensajeLegal: 'Este comprobante no reemplaza a la factura que emite la empresa de servicios.',
    }),
  ),
  play: showing(/^Este comprobante no reemplaza/),
});

export const SinFilas = meta.story({
  name: 'Sin filas del servidor: lo que costó',
  ...given(answers.withData(comprobante, { ...transfer, concepto: 'Repuestos', detalle: null })),
  play: showing('Total debitado'),
});

export const FilasEnNegrita = meta.story({
  name: 'Filas en negrita',
  beforeEach({ msw }) {
    const detalle = transfer.detalle?.map((row) => ({ ...row, negrita: true })) ?? [];
    msw.use(answers.withData(comprobante, { ...transfer, detalle }));
  },
  play: showing('Total debitado'),
});

export const SoloEstado = meta.story({
  name: 'Solo el estado',
  ...given(answers.withData(comprobante, { estado: 'EXITOSA' })),
  play: showing('Pago exitoso'),
});

/** Presses what can be done with the receipt, once it is there and nothing moves: what gets the focus is brought into sight from where it stands. */
const press = async ({ canvas, userEvent }: Stage, name: string) => {
  const button = await canvas.findByRole('button', { name });
  await waitFor(() => expect(document.getAnimations()).toHaveLength(0));
  await userEvent.click(button);
};

/** A browser without a sharing sheet: the text goes to the clipboard. */
function withoutSharing() {
  Object.defineProperty(navigator, 'share', { value: undefined, configurable: true });
  return () => {
    Reflect.deleteProperty(navigator, 'share');
  };
}

export const Copiado = meta.story({
  name: 'Compartir: copiado',
  beforeEach: withoutSharing,
  play: async (stage) => {
    await showing('Transferencia exitosa')(stage);
    spyOn(navigator.clipboard, 'writeText').mockResolvedValue();
    await press(stage, 'Compartir');
    await screen.findAllByText('Comprobante copiado');
  },
});

export const NoCompartido = meta.story({
  name: 'Compartir: no se pudo',
  beforeEach: withoutSharing,
  play: async (stage) => {
    await showing('Transferencia exitosa')(stage);
    spyOn(navigator.clipboard, 'writeText').mockRejectedValue(new DOMException('No', 'NotAllowedError'));
    await press(stage, 'Compartir');
    await screen.findAllByText('No pudimos compartirlo.');
  },
});

export const GuardandoImagen = meta.story({
  name: 'Guardar imagen: preparando',
  beforeEach: () => {
    // What makes the picture never comes: it stays busy, and no file leaves the story.
    spyOn(receiptPictures, 'fetch').mockReturnValue(new Promise(() => undefined));
  },
  play: async (stage) => {
    await showing('Transferencia exitosa')(stage);
    await press(stage, 'Guardar imagen');
    const button = stage.canvas.getByRole('button', { name: /^Guardar imagen/ });
    await waitFor(() => expect(button).toHaveAttribute('aria-busy'));
    // The ring comes a moment after it, in the icon's place.
    await waitFor(() => expect(button.querySelector('svg')).toBeNull());
  },
});

export const ImagenNoGuardada = meta.story({
  name: 'Guardar imagen: no se pudo',
  play: async (stage) => {
    await showing('Transferencia exitosa')(stage);
    spyOn(HTMLCanvasElement.prototype, 'toBlob').mockImplementation((take) => take(null));
    await press(stage, 'Guardar imagen');
    await screen.findAllByText(/^No pudimos preparar la imagen/);
  },
});

/** A device whose sheet takes files. */
function withFileSharing() {
  Object.defineProperty(navigator, 'share', { value: () => Promise.resolve(), configurable: true });
  Object.defineProperty(navigator, 'canShare', { value: () => true, configurable: true });
  return () => {
    Reflect.deleteProperty(navigator, 'share');
    Reflect.deleteProperty(navigator, 'canShare');
  };
}

export const MenuCompartir = meta.story({
  name: 'Compartir: como imagen o como PDF',
  beforeEach: withFileSharing,
  play: async (stage) => {
    await showing('Transferencia exitosa')(stage);
    await press(stage, 'Compartir');
    await screen.findByRole('menuitem', { name: 'Como imagen' });
  },
});

export const ImagenNoCompartida = meta.story({
  name: 'Compartir: no se pudo preparar la imagen',
  beforeEach: withFileSharing,
  play: async (stage) => {
    await showing('Transferencia exitosa')(stage);
    spyOn(HTMLCanvasElement.prototype, 'toBlob').mockImplementation((take) => take(null));
    await press(stage, 'Compartir');
    await stage.userEvent.click(await screen.findByRole('menuitem', { name: 'Como imagen' }));
    await screen.findAllByText(/^No pudimos preparar la imagen/);
  },
});

export const ErrorGeneral = meta.story({
  name: '-9999-00-01: error general',
  ...refusing(comprobante, '-9999-00-01'),
  play: failedWith(errorCodes['-9999-00-01'].text),
});

export const ServicioNoDisponible = meta.story({
  name: '-9999-00-03: servicio no disponible',
  ...refusing(comprobante, '-9999-00-03'),
  play: failedWith(errorCodes['-9999-00-03'].text),
});

export const Reintentado = meta.story({
  name: 'Error y Reintentar: carga',
  ...given(answers.withCode(comprobante, '-9999-00-01')),
  play: async ({ msw, ...stage }) => {
    await failedWith(errorCodes['-9999-00-01'].text)(stage);
    msw.resetHandlers();
    await stage.userEvent.click(stage.canvas.getByRole('button', { name: 'Reintentar' }));
    await stage.canvas.findByText('Transferencia exitosa');
  },
});

export const SinMensajes = meta.story({
  name: 'Error sin mensajes',
  ...given(answers.withMessages(comprobante, [])),
  play: failedWith('Ocurrió un error. Intente nuevamente.'),
});

export const ErrorDelServidor = meta.story({
  name: 'Error del servidor (500)',
  ...given(answers.serverError(comprobante)),
  play: failedWith('El servicio no está disponible en este momento. Intente nuevamente en unos minutos.'),
});

export const FormaEquivocada = meta.story({
  name: 'Respuesta con otra forma',
  ...given(answers.wrongShape(comprobante)),
  play: failedWith('No pudimos leer la respuesta del servidor. Intente nuevamente.'),
});

export const SinConexion = meta.story({
  name: 'Sin conexión',
  ...given(answers.offline(comprobante)),
  play: failedWith('No hay conexión con el servidor.'),
});

export const Lento = meta.story({
  name: 'Lento',
  ...given(answers.slow(comprobante, SLOWNESS_MS)),
  play: showing('Cargando el comprobante'),
});

export const SesionExpirada = meta.story({
  name: 'Sesión expirada',
  ...given(answers.sessionExpired(comprobante)),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Ver comprobante' }));
    await canvas.findByText('Su sesión ha expirado. Ingrese nuevamente.');
  },
});

export const ContenidoLargo = meta.story({
  name: 'Contenido largo',
  ...given(
    answers.withData(comprobante, {
      ...transfer,
      numeroComprobante: '2026-1120-048213-2026-1120-048213-2026',
      total: 9_999_999_999.99,
      detalle: [
        {
          etiqueta: 'Beneficiario',
          valor: 'Asociación de Trabajadores Agrícolas, Artesanos y Ganaderos del Austro «Nuevo Amanecer de Tarqui»',
        },
        {
          etiqueta: 'Nombre completo de la institución financiera de destino',
          valor: 'Cooperativa de Ahorro y Crédito de la Pequeña Empresa Sierra Azul Limitada',
        },
        { etiqueta: 'Concepto', valor: 'X'.repeat(140) },
        ...Array.from({ length: 12 }, (_, index) => ({
          etiqueta: `Rubro ${index + 1}`,
          valor: `$${index + 1}.250,00`,
        })),
        { etiqueta: 'Total debitado', valor: '$9.999.999.999,99', negrita: true },
      ],
      mensajeLegal: 'Documento informativo. '.repeat(12),
    }),
  ),
  play: showing('Transferencia exitosa'),
});

export const Tableta = Listo.extend({ name: 'Tableta', globals: { viewport: { value: 'tableta' } } });

export const Movil = Listo.extend({ name: 'Móvil', globals: m390 });

export const MenuCompartirMovil = MenuCompartir.extend({ name: 'Compartir: menú, móvil', globals: m390 });

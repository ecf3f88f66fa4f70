import type { WireAnswer } from '#api/contract/endpoint.ts';
import { garantias, leer } from '#api/contract/productos.ts';
import { errorCodes } from '#domain/errorCodes.ts';
import { answers } from '#mocks/storyDemo.ts';
import preview from '#storybook/preview.tsx';
import { given } from '#testing/given.ts';
import { refusing, unsaid } from '#testing/shownCodes.ts';
import { inMain, SLOWNESS_MS, type Stage } from '#testing/storyStage.tsx';
import { failedWith, inTurn } from '#testing/storySteps.ts';
import { m390 } from '#testing/storyTexts.ts';
import { Garantias } from '../Garantias.tsx';

const meta = preview.meta({
  title: 'Pantallas/Garantías',
  component: Garantias,
  parameters: { mundo: { ruta: '/garantias' } },
  decorators: [inMain],
});

type Answer = WireAnswer<typeof garantias>;
type Own = Answer['propias'][number];
type Given = Answer['otorgadas'][number];

const shows =
  (text: string | RegExp) =>
  async ({ canvas }: Pick<Stage, 'canvas'>) => {
    await canvas.findByText(text);
  };

/** The second tab, once there is one. */
const openGiven = async ({ canvas, userEvent }: Stage) => {
  await userEvent.click(await canvas.findByRole('tab', { name: 'Créditos que garantizo' }));
};

/** The second tab, and a text of it. */
const showsGiven = (text: string | RegExp) => inTurn(openGiven, shows(text));

const truck: Own = {
  codigoGarantia: 'GA-00812',
  tipo: 'PRENDA VEHICULAR',
  descripcion: 'CAMIONETA 2021',
  numeroCredito: '020110004417',
  avaluo: 15_800,
  fechaAvaluo: '2025-04-22',
  fechaVencePoliza: '2027-04-22',
  cobertura: 192,
  garante: null,
};

const luis: Given = {
  titular: 'LUIS A*** VINTIMILLA C***',
  numeroCredito: '020110006120',
  saldo: 2960.4,
  proximaFecha: '2026-12-03',
  valorCuota: 148.1,
  diasMora: 0,
  estado: 'VIGENTE',
};

/** An answer with these guarantees in it. */
const answering = (propias: Own[], otorgadas: Given[] = []) => answers.withData(garantias, { propias, otorgadas });

export const Cargando = meta.story({
  name: 'Cargando',
  ...given(answers.never(garantias)),
  play: shows('Cargando sus garantías'),
});

export const Listo = meta.story({ name: 'Listo', play: shows('Prenda vehicular') });

export const Otorgadas = meta.story({ name: 'Créditos que garantizo', play: showsGiven(/^Luis A\*\*\*/) });

const hideBalances = (): void => localStorage.setItem('bv.saldosOcultos', 'si');

export const SaldosOcultos = meta.story({
  name: 'Saldos ocultos',
  beforeEach: hideBalances,
  play: shows('Prenda vehicular'),
});

export const OtorgadasSaldosOcultos = meta.story({
  name: 'Créditos que garantizo, saldos ocultos',
  beforeEach: hideBalances,
  play: showsGiven(/^Luis A\*\*\*/),
});

export const Vacio = meta.story({
  name: 'Vacío',
  ...given(answering([])),
  play: shows('No tiene garantías registradas.'),
});

export const VacioOtorgadas = Vacio.extend({
  name: 'Vacío, créditos que garantizo',
  play: showsGiven('No es garante de ningún crédito.'),
});

export const SoloOtorgadas = meta.story({
  name: 'Solo garantiza créditos de otros',
  ...given(answering([], [luis])),
  play: showsGiven(/^Luis A\*\*\*/),
});

export const PolizaVigente = meta.story({
  name: 'Póliza: más de un mes',
  ...given(answering([truck])),
  play: shows('22/04/2027'),
});

export const PolizaPorVencer = meta.story({
  name: 'Póliza: vence mañana',
  ...given(answering([{ ...truck, fechaVencePoliza: '2026-11-21' }])),
  play: shows('La póliza vence el 21/11/2026'),
});

export const PolizaVenceHoy = meta.story({
  name: 'Póliza: vence hoy',
  ...given(answering([{ ...truck, fechaVencePoliza: '2026-11-20' }])),
  play: shows('La póliza vence el 20/11/2026'),
});

export const PolizaVencida = meta.story({
  name: 'Póliza: vencida',
  ...given(answering([{ ...truck, fechaVencePoliza: '2026-10-31' }])),
  play: shows('La póliza venció el 31/10/2026'),
});

export const CadaTipo = meta.story({
  name: 'Cada tipo de garantía',
  beforeEach({ msw }) {
    const plain = { ...truck, descripcion: null, fechaVencePoliza: null };
    msw.use(
      answering([
        truck,
        { ...plain, codigoGarantia: 'GA-2', tipo: 'HIPOTECA', descripcion: 'TERRENO EN TARQUI', avaluo: 38_500 },
        { ...plain, codigoGarantia: 'GA-3', tipo: 'DEPOSITO A PLAZO', avaluo: 5000, fechaAvaluo: null },
        {
          ...plain,
          codigoGarantia: 'GA-4',
          tipo: 'GARANTE PERSONAL',
          numeroCredito: '020120001932',
          avaluo: null,
          fechaAvaluo: null,
          garante: 'JORGE L*** GUAMAN V***',
        },
        {
          ...plain,
          codigoGarantia: 'GA-5',
          tipo: 'OTRA',
          descripcion: 'MAQUINARIA AGRICOLA',
          numeroCredito: null,
          avaluo: null,
          fechaAvaluo: null,
        },
      ]),
    );
  },
  play: shows('Hipoteca'),
});

export const OtorgadasCadaEstado = meta.story({
  name: 'Créditos que garantizo: cada estado',
  ...given(
    answering(
      [truck],
      [
        luis,
        {
          ...luis,
          titular: 'MARTA E*** QUIZHPE S***',
          numeroCredito: '020110006121',
          estado: 'VENCIDO',
          diasMora: 12,
          proximaFecha: '2026-11-08',
        },
        { ...luis, titular: 'ROSA O***', numeroCredito: '020110006122', estado: 'VENCIDO', diasMora: null },
        {
          ...luis,
          titular: 'JORGE L***',
          numeroCredito: '020110006123',
          estado: 'CANCELADO',
          saldo: 0,
          proximaFecha: null,
          valorCuota: null,
        },
        { ...luis, titular: 'ANA P***', numeroCredito: '020110006124', estado: 'EN COBRO JUDICIAL' },
      ],
    ),
  ),
  play: showsGiven('En cobro judicial'),
});

export const SoloLoObligatorio = meta.story({
  name: 'Solo los campos obligatorios',
  ...given(
    answering(
      [{ codigoGarantia: 'GA-9', tipo: 'PRENDA' }],
      [{ titular: 'ROSA O***', numeroCredito: '020110000001', saldo: 90 }],
    ),
  ),
  play: shows('Prenda'),
});

export const OtorgadasSoloLoObligatorio = SoloLoObligatorio.extend({
  name: 'Créditos que garantizo: solo los campos obligatorios',
  play: showsGiven(/^Rosa O\*\*\*/),
});

export const SinProductos = meta.story({
  name: 'Productos sin conexión: solo los números',
  ...given(answers.offline(leer)),
  play: shows('Prenda vehicular'),
});

export const ProductosConError = meta.story({
  name: '-9999-00-03: productos no disponibles, solo los números',
  parameters: { codes: unsaid(leer, '-9999-00-03') },
  ...given(answers.withCode(leer, '-9999-00-03')),
  play: shows('Prenda vehicular'),
});

export const SoloEspecificacion = meta.story({
  name: 'El servidor solo conoce la especificación',
  ...given(answers.withFault(garantias, 'notFound'), answers.withFault(leer, 'notFound')),
  play: shows('Sus garantías no están disponibles'),
});

export const ErrorGeneral = meta.story({
  name: '-9999-00-01: error general',
  ...refusing(garantias, '-9999-00-01'),
  play: failedWith(errorCodes['-9999-00-01'].text),
});

export const Reintentado = meta.story({
  name: 'Error y Reintentar: carga',
  ...refusing(garantias, '-9999-00-01'),
  play: async ({ canvas, userEvent, msw }) => {
    await failedWith(errorCodes['-9999-00-01'].text)({ canvas });
    msw.resetHandlers();
    await userEvent.click(canvas.getByRole('button', { name: 'Reintentar' }));
    await shows('Prenda vehicular')({ canvas });
  },
});

/** The bank asks for another password while the member is signed in: who signs in with an old one sees nothing but its change. */
export const CambioDeClavePendiente = meta.story({
  name: '-0001-05-04: debe cambiar su contraseña',
  ...refusing(garantias, '-0001-05-04'),
  play: failedWith(errorCodes['-0001-05-04'].text),
});

export const SinMensajes = meta.story({
  name: 'Error sin mensajes',
  ...given(answers.withMessages(garantias, [])),
  play: failedWith('Ocurrió un error. Intente nuevamente.'),
});

export const ErrorDelServidor = meta.story({
  name: 'Error del servidor (500)',
  ...given(answers.serverError(garantias)),
  play: failedWith('El servicio no está disponible en este momento. Intente nuevamente en unos minutos.'),
});

export const FormaEquivocada = meta.story({
  name: 'Respuesta con otra forma',
  ...given(answers.wrongShape(garantias)),
  play: failedWith('No pudimos leer la respuesta del servidor. Intente nuevamente.'),
});

export const SinConexion = meta.story({
  name: 'Sin conexión',
  ...given(answers.offline(garantias)),
  play: failedWith('No hay conexión con el servidor.'),
});

export const Lento = meta.story({
  name: 'Lento',
  ...given(answers.slow(garantias, SLOWNESS_MS)),
  play: shows('Cargando sus garantías'),
});

export const SesionExpirada = meta.story({
  name: 'Sesión expirada',
  ...given(answers.sessionExpired(garantias)),
  play: shows('Su sesión ha expirado. Ingrese nuevamente.'),
});

export const ContenidoLargo = meta.story({
  name: 'Contenido largo',
  beforeEach({ msw }) {
    const long = 'CASA DE TRES PLANTAS CON TERRENO AGRICOLA Y BODEGA EN LA PARROQUIA TARQUI '.repeat(3);
    msw.use(
      answering(
        [
          { ...truck, descripcion: long, avaluo: 9_999_999_999.99, fechaVencePoliza: '2026-11-30', cobertura: 98_765 },
          { ...truck, codigoGarantia: 'GA-2', tipo: `HIPOTECA ${long}`, descripcion: 'X'.repeat(90), garante: long },
          ...Array.from({ length: 6 }, (_, index) => ({ ...truck, codigoGarantia: `GA-1${index}` })),
        ],
        [
          {
            ...luis,
            titular: 'MARIA DE LOS ANGELES F*** DE LA TORRE Y MONTESDEOCA V*** VIUDA DE SANTILLAN',
            saldo: 9_999_999_999.99,
            valorCuota: 1_234_567.89,
            diasMora: 1234,
          },
          { ...luis, titular: 'X'.repeat(60), numeroCredito: '020110004417020110004417' },
        ],
      ),
    );
  },
  play: shows(/^Casa de tres plantas/),
});

export const OtorgadasContenidoLargo = ContenidoLargo.extend({
  name: 'Créditos que garantizo: contenido largo',
  play: showsGiven(/^Maria De Los Angeles/),
});

export const Tableta = Listo.extend({ name: 'Tableta', globals: { viewport: { value: 'tableta' } } });
export const Movil = Listo.extend({ name: 'Móvil', globals: m390 });

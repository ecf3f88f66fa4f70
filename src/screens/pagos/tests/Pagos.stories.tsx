import { screen, waitFor } from 'storybook/test';
import type { CodeOf, WireAnswer } from '#api/contract/endpoint.ts';
import { categorias, consultar, favoritos, operadoras, servicios } from '#api/contract/pagos.ts';
import { historial } from '#api/contract/transacciones.ts';
import { errorCodes } from '#domain/errorCodes.ts';
import { answers } from '#mocks/storyDemo.ts';
import { to } from '#navigation/paths.ts';
import preview from '#storybook/preview.tsx';
import { given } from '#testing/given.ts';
import { refusing, shownAs, unsaid } from '#testing/shownCodes.ts';
import { inMain, SLOWNESS_MS, type Stage, shows, showsLine } from '#testing/storyStage.tsx';
import { m390 } from '#testing/storyTexts.ts';
import { Pagos } from '../Pagos.tsx';

const meta = preview.meta({
  title: 'Pantallas/Pagos/Pagos de servicios',
  component: Pagos,
  parameters: { mundo: { ruta: to.pagos } },
  decorators: [inMain],
});

const reads = [categorias, servicios, favoritos, operadoras, historial];
const noPayments: WireAnswer<typeof historial> = { totalRegistros: 0, registros: [] };

/** A favourite of a service as the bank names it. */
const kept = (alias: string, codigoServicio: string, codigoCriterio: string, referencia: string) => ({
  codigoFavorito: `FAV-${alias}`,
  alias,
  codigoServicio,
  codigoCriterio,
  referencia,
});
const lightAtHome = kept('Luz casa', 'CENTROSUR-LUZ', 'CODIGO', '1203456');

/** The favourites with what they owe, and the last payments stand. */
const ready = async ({ canvas }: Pick<Stage, 'canvas'>) => {
  await canvas.findAllByText('$43,90');
  await canvas.findAllByText('$165,00');
  await canvas.findByText('Catálogo');
  await canvas.findByRole('button', { name: /^Ver comprobante de Celular Sofía/ });
};

const searching =
  (text: string, said: string | RegExp) =>
  async ({ canvas, userEvent }: Stage) => {
    await userEvent.type(await canvas.findByRole('searchbox', { name: 'Buscar servicio' }), text);
    await canvas.findByText(said, { selector: 'p, h2, h3' });
  };

/** Favourites of their own, in place of the member's. */
const withFavourites = (...list: WireAnswer<typeof favoritos>) => ({
  ...given(answers.withData(favoritos, list)),
});

const administering = async (stage: Stage) => {
  await ready(stage);
  await stage.userEvent.click(stage.canvas.getByRole('button', { name: 'Editar favoritos' }));
  await stage.canvas.findByRole('button', { name: 'Editar Luz casa' });
};

const editing = async (stage: Stage) => {
  await administering(stage);
  await stage.userEvent.click(stage.canvas.getByRole('button', { name: 'Editar Luz casa' }));
  await screen.findByRole('dialog', { name: 'Editar favorito' });
};

/** Waits for that many failures, each with its way to try again. */
const failures =
  (count: number) =>
  async ({ canvas }: Pick<Stage, 'canvas'>) => {
    await waitFor(() => {
      if (canvas.queryAllByRole('button', { name: 'Reintentar' }).length !== count) throw new Error('aún no');
    });
  };

/** What the lookup of a favourite answers, its row alone: the code is its page's to say. */
const lookupAnswers = (code: CodeOf<typeof consultar>) => ({
  ...given(answers.withData(favoritos, [lightAtHome]), answers.withCode(consultar, code)),
});

export const Listo = meta.story({ name: 'Listo', play: ready });

export const SaldosOcultos = meta.story({
  name: 'Saldos ocultos',
  beforeEach() {
    localStorage.setItem('bv.saldosOcultos', 'si');
  },
  play: async ({ canvas }) => {
    // Three favourites that owe something, five payments.
    await waitFor(() => {
      if (canvas.queryAllByText('Saldo oculto').length !== 8) throw new Error('aún no');
    });
    await canvas.findByText('Catálogo');
  },
});

export const Cargando = meta.story({
  name: 'Cargando',
  ...given(...reads.map((one) => answers.never(one))),
  play: async ({ canvas }) => {
    await canvas.findByText('Cargando sus favoritos');
    await canvas.findByText('Cargando sus pagos');
  },
});

export const Lento = meta.story({
  name: 'Lento',
  ...given(...reads.map((one) => answers.slow(one, SLOWNESS_MS))),
  play: shows('Cargando sus favoritos'),
});

export const Vacio = meta.story({
  name: 'Vacío',
  parameters: { mundo: { ruta: to.pagos, socio: 'rosaquinde' } },
  play: async ({ canvas }) => {
    await canvas.findByText('Aún no tiene favoritos');
    await canvas.findByText('Aún no tiene pagos.');
  },
});

export const BuscarVarios = meta.story({ name: 'Buscar: tres servicios', play: searching('luz', '3 servicios') });

export const BuscarUno = meta.story({
  name: 'Buscar: un servicio, sin tilde',
  play: searching('paramo', '1 servicio'),
});

export const BuscarNada = meta.story({
  name: 'Buscar: ninguno',
  play: searching('nadie así', 'No encontramos servicios con ese nombre.'),
});

export const BuscarSinCategoria = meta.story({
  name: 'Buscar: un servicio sin categoría, que no lleva a ninguna página',
  ...given(
    answers.withData(servicios, [
      {
        codigoServicio: 'GAS',
        descripcion: 'Gas del Austro',
        criterios: [{ codigo: 'CODIGO', etiqueta: 'Código' }],
      },
    ]),
  ),
  play: searching('gas', '1 servicio'),
});

export const BuscarCargando = meta.story({
  name: 'Buscar: los servicios aún no llegan',
  ...given(answers.never(servicios)),
  play: searching('luz', 'Cargando los servicios'),
});

export const BuscarFalla = meta.story({
  name: 'Buscar: los servicios no llegan -9999-00-03',
  ...refusing(servicios, '-9999-00-03'),
  play: searching('luz', errorCodes['-9999-00-03'].text),
});

export const BuscarEnMuchos = meta.story({
  name: 'Buscar: entre 2.000 servicios',
  ...given(
    answers.withData(
      servicios,
      Array.from({ length: 2000 }, (_, index) => ({
        codigoServicio: `S-${index}`,
        codigoCategoria: 'AGUA',
        descripcion: `Agua potable de la parroquia número ${index + 1}`,
        criterios: [{ codigo: 'CODIGO', etiqueta: 'Código' }],
      })),
    ),
  ),
  play: searching('agua', /^Mostrando 20 de 2000 servicios/),
});

export const AlDia = meta.story({
  name: 'Un favorito al día',
  parameters: { codes: shownAs(consultar, '-0008-01-02', 'Al día') },
  ...withFavourites(kept('Escuela', 'COL-RIOCLARO', 'ESTUDIANTE', 'RC-10088')),
  play: shows('Al día'),
});

export const Vencido = meta.story({
  name: 'Un favorito vencido',
  ...withFavourites(kept('Pensión', 'SUPA-PENSION', 'TARJETA', '0101-48999')),
  play: shows('Vencido'),
});

export const VariosValores = meta.story({
  name: 'Un favorito con varios valores por vencer',
  beforeEach({ msw }) {
    const debt = { descripcion: 'Planilla', total: 12.61, fechaVencimiento: '2026-11-28' };
    msw.use(
      answers.withData(favoritos, [lightAtHome]),
      answers.withData(consultar, [
        {
          codigoContrato: '1',
          rubros: [
            { codigoRubro: '1', ...debt },
            { codigoRubro: '2', ...debt },
          ],
        },
      ]),
    );
  },
  play: shows('2 valores'),
});

export const SinFecha = meta.story({
  name: 'Un favorito que no dice cuándo vence',
  beforeEach({ msw }) {
    const rubros = [{ codigoRubro: '1', descripcion: 'Planilla', total: 12.61 }];
    msw.use(answers.withData(favoritos, [lightAtHome]), answers.withData(consultar, [{ codigoContrato: '1', rubros }]));
  },
  play: async ({ canvas }) => {
    await canvas.findAllByText('$12,61');
  },
});

export const NoEncontrado = meta.story({
  name: 'Un favorito que ya no se encuentra -0008-01-01',
  parameters: { codes: unsaid(consultar, '-0008-01-01') },
  ...lookupAnswers('-0008-01-01'),
  play: shows('Luz casa'),
});

export const SinDeuda = meta.story({
  name: 'Un favorito sin valores pendientes -0008-01-02: al día',
  parameters: { codes: shownAs(consultar, '-0008-01-02', 'Al día') },
  ...lookupAnswers('-0008-01-02'),
  play: shows('Al día'),
});

export const NoConsultable = meta.story({
  name: 'Un favorito que no se puede consultar -9999-00-03: los otros no lo notan',
  parameters: { codes: unsaid(consultar, '-9999-00-03') },
  ...withFavourites(lightAtHome, kept('Luz abuelos', 'CENTROSUR-LUZ', 'CODIGO', '5030503')),
  play: async ({ canvas }) => {
    await canvas.findAllByText('$43,90');
    await canvas.findByText('Luz abuelos');
  },
});

export const Consultando = meta.story({
  name: 'Favoritos cuyos valores aún no llegan',
  ...given(answers.never(consultar)),
  play: shows('Pensión Sofía'),
});

export const ServicioDesconocido = meta.story({
  name: 'Un favorito de un servicio que ya no existe',
  ...withFavourites(kept('Gas', 'GAS', 'CODIGO', '77120')),
  play: shows('77120'),
});

export const RecargaDesconocida = meta.story({
  name: 'Un favorito de una operadora que ya no existe',
  ...withFavourites({ codigoFavorito: 'FAV-9', alias: 'Módem', codigoOperadora: 'OTRA', referencia: '0987654320' }),
  play: showsLine('0987654320 · Recarga'),
});

export const Administrar = meta.story({ name: 'Editar los favoritos', play: administering });

export const Editar = meta.story({ name: 'Editar los favoritos: uno abierto', play: editing });

export const Eliminar = meta.story({
  name: 'Editar los favoritos: eliminar uno',
  play: async (stage) => {
    await editing(stage);
    await stage.userEvent.click(screen.getByRole('button', { name: 'Eliminar favorito' }));
    await screen.findByRole('alertdialog', { name: '¿Eliminar este favorito?' });
  },
});

export const Comprobante = meta.story({
  name: 'Comprobante de un pago',
  play: async (stage) => {
    await ready(stage);
    await stage.userEvent.click(stage.canvas.getByRole('button', { name: /^Ver comprobante de Celular Sofía/ }));
    await screen.findByText('Pago exitoso');
  },
});

export const FallanFavoritos = meta.story({
  name: 'Fallan los favoritos -9999-00-01: el resto se muestra',
  ...refusing(favoritos, '-9999-00-01'),
  play: shows(errorCodes['-9999-00-01'].text),
});

export const FallanServicios = meta.story({
  name: 'Fallan los servicios -9999-00-03: los favoritos dicen por qué no se pagan',
  ...refusing(servicios, '-9999-00-03'),
  play: async ({ canvas }) => {
    await canvas.findByText(errorCodes['-9999-00-03'].text);
    await canvas.findByRole('link', { name: 'Recargar Celular Sofía' });
    await canvas.findByRole('button', { name: /^Ver comprobante de Celular Sofía/ });
  },
});

export const DatosRechazados = meta.story({
  name: 'Los favoritos no se aceptan como se piden -9999-00-02',
  ...refusing(favoritos, '-9999-00-02'),
  play: shows(errorCodes['-9999-00-02'].text),
});

export const FallanCategorias = meta.story({
  name: 'Fallan las categorías -9999-00-03: quedan las cuatro propias',
  ...refusing(categorias, '-9999-00-03'),
  play: shows(errorCodes['-9999-00-03'].text),
});

export const FallanPagos = meta.story({
  name: 'Fallan los últimos pagos -0007-02-01',
  ...refusing(historial, '-0007-02-01'),
  play: shows(errorCodes['-0007-02-01'].text),
});

export const SinConexion = meta.story({
  name: 'Sin conexión',
  ...given(...reads.map((one) => answers.offline(one))),
  play: failures(3),
});

export const SesionExpirada = meta.story({
  name: 'Sesión expirada',
  ...given(answers.sessionExpired(favoritos)),
  play: shows('Su sesión ha expirado. Ingrese nuevamente.'),
});

export const SoloEspecificacion = meta.story({
  name: 'Un servidor sin pagos: solo las cuatro propias',
  ...given(...reads.map((one) => answers.withFault(one, 'notFound'))),
  play: async ({ canvas }) => {
    await waitFor(() => {
      if (canvas.queryAllByRole('heading', { level: 2 }).length !== 1) throw new Error('aún no');
    });
  },
});

export const PagoSinDatos = meta.story({
  name: 'Un pago del que el servidor dice lo mínimo',
  beforeEach({ msw }) {
    const registros = [{ numeroComprobante: 'N-1', fecha: '2026-11-01T08:00:00' }];
    msw.use(answers.withData(historial, { totalRegistros: 1, registros }), answers.withData(favoritos, []));
  },
  play: async ({ canvas }) => {
    await canvas.findByRole('button', { name: 'Ver comprobante de Pago, 01/11/2026' });
  },
});

export const PagosDevueltos = meta.story({
  name: 'Últimos pagos: uno en proceso, uno devuelto y uno en un estado que no conocemos',
  beforeEach({ msw }) {
    const states = ['EXITOSA', 'EN_PROCESO', 'DEVUELTA', 'EN REVISIÓN'] as const;
    const registros = states.map((estado, index) => ({
      numeroComprobante: `N-${index}`,
      fecha: '2026-11-12T08:00:00',
      tipo: 'CENTROSUR' as const,
      // The contract's schema knows three of them; a server may write another.
      estado: estado as 'EXITOSA',
      destino: `CentroSur · 120345${index}`,
      valor: 43.27,
    }));
    msw.use(answers.withData(historial, { totalRegistros: registros.length, registros }));
  },
  play: shows('Pago devuelto. El valor volvió a su cuenta.'),
});

const LONG_NAME = 'Empresa Pública Municipal de Telecomunicaciones, Agua Potable, Alcantarillado y Saneamiento';

export const ContenidoLargo = meta.story({
  name: 'Contenido largo',
  beforeEach({ msw }) {
    const rubros = [
      { codigoRubro: '1', descripcion: 'Planilla', total: 9_999_999_999.99, fechaVencimiento: '2026-11-28' },
    ];
    msw.use(
      answers.withData(
        favoritos,
        Array.from({ length: 20 }, (_, index) => ({
          ...kept('Agua del local de la esquina 1', 'EMPRESA', 'CUENTA', '2000120342000120342000120342'),
          codigoFavorito: `FAV-${index}`,
        })),
      ),
      answers.withData(servicios, [
        {
          codigoServicio: 'EMPRESA',
          codigoCategoria: 'LARGA',
          descripcion: LONG_NAME,
          criterios: [
            { codigo: 'CUENTA', etiqueta: 'Número de cuenta contrato del suministro' },
            { codigo: 'CEDULA', etiqueta: 'Cédula' },
          ],
        },
      ]),
      answers.withData(categorias, [
        { codigoCategoria: 'LARGA', descripcion: LONG_NAME, detalle: 'Telecomunicaciones y otros servicios básicos' },
        { codigoCategoria: 'CORTA', descripcion: 'Gas', detalle: null },
      ]),
      answers.withData(consultar, [{ codigoContrato: '1', rubros }]),
      answers.withData(historial, {
        totalRegistros: 999_999,
        registros: Array.from({ length: 5 }, (_, index) => ({
          numeroComprobante: `2026-1120-${index}`,
          fecha: '2026-11-20T10:12:00',
          tipo: 'SERVICIO' as const,
          destino: `${LONG_NAME} · 2000120342000120342000120342`,
          valor: 9_999_999_999.99,
        })),
      }),
    );
  },
  play: async ({ canvas }) => {
    await canvas.findAllByText('Vence 28 nov');
  },
});

export const SinPagos = meta.story({
  name: 'Con favoritos y sin pagos',
  ...given(answers.withData(historial, noPayments)),
  play: shows('Aún no tiene pagos.'),
});

export const Movil = Listo.extend({ name: 'Móvil', globals: m390 });

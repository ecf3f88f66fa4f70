import type { StoryContext } from '@storybook/react-vite';
import { screen } from 'storybook/test';
import styled from 'styled-components';
import type { EndpointAnswer } from '#api/contract/endpoint.ts';
import { leer as leerPerfil } from '#api/contract/perfilSocio.ts';
import { credito } from '#api/contract/productos.ts';
import { besideFocusGuards } from '#components/storyRoom.tsx';
import { errorCodes } from '#domain/errorCodes.ts';
import { answers } from '#mocks/storyDemo.ts';
import preview from '#storybook/preview.tsx';
import { Credito } from './Credito.tsx';

const meta = preview.meta({
  title: 'Pantallas/Crédito',
  component: Credito,
  parameters: { mundo: { ruta: '/creditos/020110004417', patron: '/creditos/:numeroCredito' } },
  decorators: [
    (Story) => (
      <Room>
        <Story />
      </Room>
    ),
  ],
});

/** The main column of the shell. */
const Room = styled.main`
  --main-padding: 16px;

  container: main / inline-size;
  max-width: 1080px;
  margin: 0 auto;
  padding: 24px var(--main-padding) 48px;
`;

type Stage = Pick<StoryContext, 'canvas' | 'userEvent'>;
type Answer = EndpointAnswer<typeof credito>;
type Row = Answer['tabla'][number];

const WAIT = { timeout: 8000 };

const shows =
  (text: string | RegExp) =>
  async ({ canvas }: Pick<Stage, 'canvas'>) => {
    await canvas.findByText(text, undefined, WAIT);
  };

/** Waits for the loan under its name. */
const named =
  (name: string | RegExp) =>
  async ({ canvas }: Pick<Stage, 'canvas'>) => {
    await canvas.findByRole('heading', { level: 1, name }, WAIT);
  };

/** Shows one chip's rows of the table. */
const chip = (name: RegExp) => async (stage: Stage) => {
  await stage.userEvent.click(await stage.canvas.findByRole('radio', { name }, WAIT));
  await stage.canvas.findByRole('radio', { name, checked: true });
};

/** Opens the payments and waits for a text of them. */
const payments = (text: string | RegExp) => async (stage: Stage) => {
  await stage.userEvent.click(await stage.canvas.findByRole('tab', { name: 'Pagos' }, WAIT));
  await stage.canvas.findAllByText(text, undefined, WAIT);
};

const hideBalances = async ({ canvas, userEvent }: Stage) => {
  await userEvent.click(await canvas.findByRole('button', { name: 'Ocultar saldos' }, WAIT));
  await canvas.findByRole('button', { name: 'Mostrar saldos' });
};

/** Waits for the failure, its text and the way to try again. */
const failedWith =
  (text: string) =>
  async ({ canvas }: Pick<Stage, 'canvas'>) => {
    await canvas.findByRole('button', { name: 'Reintentar' }, WAIT);
    await canvas.findByText(text, undefined, WAIT);
  };

/** The 15th of the month so many months after January 2026. */
const fifteenth = (month: number) => `${2026 + Math.floor(month / 12)}-${String((month % 12) + 1).padStart(2, '0')}-15`;

/** A table of so many equal instalments, the first ones paid and the next ones overdue. */
function tableOf(total: number, paid: number, overdue = 0, amount = 250): Row[] {
  return Array.from({ length: total }, (_, index) => ({
    numero: index + 1,
    fecha: fifteenth(index),
    capital: amount * 0.8,
    interes: amount * 0.19,
    seguro: amount * 0.01,
    otros: 0,
    cuota: amount,
    saldo: (total - index - 1) * amount * 0.8,
    estado: index < paid ? 'PAGADA' : index < paid + overdue ? 'VENCIDA' : 'PENDIENTE',
    fechaPago: index < paid ? fifteenth(index) : null,
  }));
}

/** A loan that is up to date. */
const loan: Answer = {
  numeroCredito: '020110004417',
  descripcion: 'CREDITO DE CONSUMO',
  saldoCapital: 1000,
  estado: 'VIGENTE',
  diasVencido: 0,
  cuotasPagadas: 7,
  totalCuotas: 12,
  proximaCuota: { numero: 8, fecha: '2026-08-15', valor: 250 },
  montoOriginal: 2400,
  plazoMeses: 12,
  tasaNominal: 15.6,
  tasaEfectiva: 16.77,
  sistema: 'FRANCES',
  fechaConcesion: '2025-12-15',
  fechaVencimiento: '2026-12-15',
  cuentaDebito: '010201004871',
  vencido: null,
  tabla: tableOf(12, 7),
  pagos: [{ fecha: '2026-07-15', valor: 250, canal: 'DEBITO AUTOMATICO', numeroComprobante: null }],
};

const overdueNumber = { mundo: { ruta: '/creditos/020120001932' } };

export const Cargando = meta.story({
  name: 'Cargando',
  beforeEach({ msw }) {
    msw.use(answers.never(credito));
  },
  play: shows('Cargando su crédito'),
});

export const Listo = meta.story({ name: 'Listo', play: named('Crédito de consumo') });

export const Vencido = meta.story({
  name: 'Vencido: lo que debe, y la tabla desde la primera sin pagar',
  parameters: overdueNumber,
  play: shows(/^Tiene 1 cuota vencida/),
});

export const VariasVencidas = meta.story({
  name: 'Vencido: tres cuotas',
  beforeEach({ msw }) {
    msw.use(
      answers.withData(credito, {
        ...loan,
        estado: 'VENCIDO',
        diasVencido: 97,
        proximaCuota: { numero: 11, fecha: '2026-11-25', valor: 250 },
        vencido: {
          cuotas: 3,
          dias: 97,
          capital: 600,
          interes: 142.5,
          seguro: 7.5,
          mora: 18.43,
          gestionCobranza: 12.5,
          total: 780.93,
        },
        tabla: tableOf(12, 7, 3),
      }),
    );
  },
  play: shows(/^Tiene 3 cuotas vencidas/),
});

export const VencidoAyer = meta.story({
  name: 'Vencido: ayer, sin cuenta de débito ni cuota siguiente',
  beforeEach({ msw }) {
    msw.use(
      answers.withData(credito, {
        ...loan,
        estado: 'VENCIDO',
        cuotasPagadas: 11,
        proximaCuota: null,
        cuentaDebito: null,
        vencido: { dias: 1, capital: 200, interes: 47.5, seguro: 2.5, mora: 0.1, gestionCobranza: 0, total: 250.1 },
        tabla: tableOf(12, 11, 1),
      }),
    );
  },
  play: shows(/hace 1 día/),
});

export const Cancelado = meta.story({
  name: 'Cancelado',
  parameters: { mundo: { ruta: '/creditos/020110002075' } },
  play: shows('Este crédito está cancelado.'),
});

export const Pagadas = meta.story({ name: 'Tabla: pagadas', parameters: overdueNumber, play: chip(/^Pagadas/) });
export const Vencidas = meta.story({ name: 'Tabla: vencidas', parameters: overdueNumber, play: chip(/^Vencidas/) });
export const Pendientes = meta.story({
  name: 'Tabla: pendientes',
  parameters: overdueNumber,
  play: chip(/^Pendientes/),
});
export const Todas = meta.story({
  name: 'Tabla: otra vez todas',
  parameters: overdueNumber,
  play: async (stage) => {
    await chip(/^Vencidas/)(stage);
    await chip(/^Todas/)(stage);
  },
});

export const ConOtros = meta.story({
  name: 'Tabla: con otros rubros',
  beforeEach({ msw }) {
    const tabla = tableOf(12, 7).map((row, index) => (index % 6 === 0 ? { ...row, otros: 4.5, cuota: 254.5 } : row));
    msw.use(answers.withData(credito, { ...loan, tabla }));
  },
  play: async ({ canvas }) => {
    await canvas.findByRole('columnheader', { name: 'Otros' }, WAIT);
  },
});

export const SinTabla = meta.story({
  name: 'Tabla: sin cuotas',
  beforeEach({ msw }) {
    msw.use(answers.withData(credito, { ...loan, tabla: [] }));
  },
  play: named('Crédito de consumo'),
});

/** Opens what the table can be exported as; the menu stands beside the story in the page's body. */
const openExport = async ({ canvas, userEvent }: Stage) => {
  await userEvent.click(await canvas.findByRole('button', { name: /^Exportar/ }, WAIT));
  await screen.findByRole('menuitem', { name: 'Exportar CSV' }, WAIT);
};

export const Exportar = meta.story({
  name: 'Exportar: menú abierto',
  parameters: { a11y: besideFocusGuards },
  play: openExport,
});

export const ExportarSinPerfil = meta.story({
  name: 'Exportar: sin los datos del socio',
  parameters: { a11y: besideFocusGuards },
  beforeEach({ msw }) {
    msw.use(answers.withCode(leerPerfil, '-9999-00-03'));
  },
  play: openExport,
});

export const Pagos = meta.story({ name: 'Pagos', play: payments(/^Débito autom/) });

export const PagosConComprobante = meta.story({
  name: 'Pagos: por varios canales, con comprobante',
  beforeEach({ msw }) {
    msw.use(
      answers.withData(credito, {
        ...loan,
        pagos: [
          { fecha: '2026-07-15', valor: 250, canal: 'VENTANILLA', numeroComprobante: '2026-0715-031122' },
          { fecha: '2026-06-15', valor: 250, canal: 'DEBITO AUTOMATICO', numeroComprobante: null },
          { fecha: '2026-05-15', valor: 250 },
        ],
      }),
    );
  },
  play: payments(/^Ventanilla/),
});

export const SinPagos = meta.story({
  name: 'Pagos: ninguno',
  beforeEach({ msw }) {
    msw.use(
      answers.withData(credito, { ...loan, saldoCapital: 2400, cuotasPagadas: 0, tabla: tableOf(12, 0), pagos: [] }),
    );
  },
  play: payments('Aún no hay pagos de este crédito.'),
});

export const MasDeSesentaCuotas = meta.story({
  name: 'Más de 60 cuotas: barra continua',
  beforeEach({ msw }) {
    msw.use(
      answers.withData(credito, {
        ...loan,
        descripcion: 'CREDITO DE VIVIENDA',
        saldoCapital: 34_600,
        montoOriginal: 36_000,
        plazoMeses: 180,
        cuotasPagadas: 7,
        totalCuotas: 180,
        tabla: tableOf(180, 7),
      }),
    );
  },
  play: shows('7 de 180 cuotas pagadas'),
});

export const SoloLoObligatorio = meta.story({
  name: 'Solo los campos obligatorios: sin tasas ni cuota siguiente',
  beforeEach({ msw }) {
    msw.use(
      answers.withData(credito, {
        numeroCredito: '020110004417',
        descripcion: 'CREDITO DE CONSUMO',
        saldoCapital: 1000,
        montoOriginal: 2400,
        tabla: tableOf(12, 7),
        pagos: [],
      }),
    );
  },
  play: named('Crédito de consumo'),
});

export const SaldosOcultos = meta.story({ name: 'Saldos ocultos', play: hideBalances });

export const VencidoSaldosOcultos = meta.story({
  name: 'Saldos ocultos, vencido',
  parameters: overdueNumber,
  play: hideBalances,
});

export const PagosSaldosOcultos = meta.story({
  name: 'Saldos ocultos, pagos',
  beforeEach() {
    localStorage.setItem('bv.saldosOcultos', 'si');
  },
  play: payments('Saldo oculto'),
});

export const NoEncontrado = meta.story({
  name: '-0007-01-01: el crédito no existe o es de otra persona',
  parameters: { mundo: { ruta: '/creditos/020119999999' } },
  play: shows('No encontramos este crédito'),
});

export const ErrorGeneral = meta.story({
  name: '-9999-00-01: error general',
  beforeEach({ msw }) {
    msw.use(answers.withCode(credito, '-9999-00-01'));
  },
  play: failedWith(errorCodes['-9999-00-01'].text),
});

export const Reintentado = meta.story({
  name: 'Error y Reintentar: carga',
  beforeEach({ msw }) {
    msw.use(answers.withCode(credito, '-9999-00-01'));
  },
  play: async ({ canvas, userEvent, msw }) => {
    await failedWith(errorCodes['-9999-00-01'].text)({ canvas });
    msw.resetHandlers();
    await userEvent.click(canvas.getByRole('button', { name: 'Reintentar' }));
    await named('Crédito de consumo')({ canvas });
  },
});

export const ServicioNoDisponible = meta.story({
  name: '-9999-00-03: servicio no disponible',
  beforeEach({ msw }) {
    msw.use(answers.withCode(credito, '-9999-00-03'));
  },
  play: failedWith(errorCodes['-9999-00-03'].text),
});

export const CambioDeClavePendiente = meta.story({
  name: '-0001-05-04: debe cambiar su contraseña',
  parameters: { mundo: { socio: 'jcloja' } },
  play: failedWith(errorCodes['-0001-05-04'].text),
});

export const SinMensajes = meta.story({
  name: 'Error sin mensajes',
  beforeEach({ msw }) {
    msw.use(answers.withMessages(credito, []));
  },
  play: failedWith('Ocurrió un error. Intente nuevamente.'),
});

export const ErrorDelServidor = meta.story({
  name: 'Error del servidor (500)',
  beforeEach({ msw }) {
    msw.use(answers.serverError(credito));
  },
  play: failedWith('El servicio no está disponible en este momento. Intente nuevamente en unos minutos.'),
});

export const FormaEquivocada = meta.story({
  name: 'Respuesta con otra forma',
  beforeEach({ msw }) {
    msw.use(answers.wrongShape(credito));
  },
  play: failedWith('No pudimos leer la respuesta del servidor. Intente nuevamente.'),
});

export const PortalCautivo = meta.story({
  name: 'Responde una página (portal cautivo)',
  beforeEach({ msw }) {
    msw.use(answers.html(credito));
  },
  play: failedWith('No pudimos leer la respuesta del servidor. Intente nuevamente.'),
});

export const SinConexion = meta.story({
  name: 'Sin conexión',
  beforeEach({ msw }) {
    msw.use(answers.offline(credito));
  },
  play: failedWith('No hay conexión con el servidor.'),
});

export const Lento = meta.story({
  name: 'Lento',
  beforeEach({ msw }) {
    msw.use(answers.slow(credito, 4000));
  },
  play: shows('Cargando su crédito'),
});

export const SesionExpirada = meta.story({
  name: 'Sesión expirada',
  beforeEach({ msw }) {
    msw.use(answers.sessionExpired(credito));
  },
  play: shows('Su sesión ha expirado. Ingrese nuevamente.'),
});

export const ContenidoLargo = meta.story({
  name: 'Contenido largo',
  beforeEach({ msw }) {
    const huge = 9_876_543_210.5;
    msw.use(
      answers.withData(credito, {
        ...loan,
        numeroCredito: '020110004417020110004417',
        descripcion: `CREDITO PRODUCTIVO ${'PARA TRABAJADORES AGRICOLAS Y ARTESANOS DEL AUSTRO '.repeat(4)}`,
        saldoCapital: huge,
        estado: 'VENCIDO',
        diasVencido: 1234,
        cuotasPagadas: 20,
        totalCuotas: 60,
        proximaCuota: { numero: 23, fecha: '2027-11-15', valor: huge },
        montoOriginal: huge,
        plazoMeses: 60,
        vencido: {
          cuotas: 2,
          dias: 1234,
          capital: huge,
          interes: huge,
          seguro: huge,
          mora: huge,
          gestionCobranza: huge,
          total: huge,
        },
        tabla: tableOf(60, 20, 2, huge).map((row) => ({ ...row, otros: 1_234_567.89 })),
        pagos: Array.from({ length: 20 }, (_, index) => ({
          fecha: fifteenth(19 - index),
          valor: huge,
          canal: 'CORRESPONSAL SOLIDARIO TIENDA LA ESPERANZA DE LA PARROQUIA TARQUI',
          numeroComprobante: `2026-1120-${'0'.repeat(30)}${index}`,
        })),
      }),
    );
  },
  play: named(/^Crédito productivo para/),
});

export const PagosContenidoLargo = ContenidoLargo.extend({
  name: 'Pagos: contenido largo',
  play: payments(/^Corresponsal/),
});

const tablet = { viewport: { value: 'tableta' } };
const m390 = { viewport: { value: 'm390' } };
const m320 = { viewport: { value: 'm320' } };
const dark = { tema: 'oscuro' };

export const Tableta = Listo.extend({ name: 'Tableta', globals: tablet });
export const TabletaVencido = Vencido.extend({ name: 'Tableta, vencido', globals: tablet });
export const TabletaContenidoLargo = ContenidoLargo.extend({ name: 'Tableta con contenido largo', globals: tablet });
export const Movil = Listo.extend({ name: 'Móvil', globals: m390 });
export const MovilVencido = Vencido.extend({ name: 'Móvil, vencido', globals: m390 });
export const MovilVencidas = Vencidas.extend({ name: 'Móvil, tabla: vencidas', globals: m390 });
export const MovilExportar = Exportar.extend({ name: 'Móvil, exportar', globals: m390 });
export const MovilPagos = Pagos.extend({ name: 'Móvil, pagos', globals: m390 });
export const MovilSinPagos = SinPagos.extend({ name: 'Móvil, pagos: ninguno', globals: m390 });
export const MovilCancelado = Cancelado.extend({ name: 'Móvil, cancelado', globals: m390 });
export const MovilCargando = Cargando.extend({ name: 'Móvil cargando', globals: m390 });
export const MovilNoEncontrado = NoEncontrado.extend({ name: 'Móvil, -0007-01-01', globals: m390 });
export const MovilSinConexion = SinConexion.extend({ name: 'Móvil sin conexión', globals: m390 });
export const MovilPequeno = Listo.extend({ name: 'Móvil pequeño', globals: m320 });
export const MovilPequenoVencido = Vencido.extend({ name: 'Móvil pequeño, vencido', globals: m320 });
export const MovilPequenoSesentaYMas = MasDeSesentaCuotas.extend({
  name: 'Móvil pequeño con más de 60 cuotas',
  globals: m320,
});
export const MovilPequenoContenidoLargo = ContenidoLargo.extend({
  name: 'Móvil pequeño con contenido largo',
  globals: m320,
});
export const MovilPequenoPagosContenidoLargo = PagosContenidoLargo.extend({
  name: 'Móvil pequeño, pagos con contenido largo',
  globals: m320,
});
export const Oscuro = Listo.extend({ name: 'Tema oscuro', globals: dark });
export const OscuroVencido = Vencido.extend({ name: 'Tema oscuro, vencido', globals: dark });
export const OscuroCancelado = Cancelado.extend({ name: 'Tema oscuro, cancelado', globals: dark });

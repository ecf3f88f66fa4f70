import { credito } from '#api/contract/creditos.ts';
import { errorCodes } from '#domain/errorCodes.ts';
import { answers } from '#mocks/storyDemo.ts';
import preview from '#storybook/preview.tsx';
import { given } from '#testing/given.ts';
import { refusing, shownAs } from '#testing/shownCodes.ts';
import { inMain, SLOWNESS_MS, type Stage, shows } from '#testing/storyStage.tsx';
import { failedWith } from '#testing/storySteps.ts';
import { m390 } from '#testing/storyTexts.ts';
import { Credito } from '../Credito.tsx';
import { loan, longLoan, named, overdueNumber, tableOf } from './storySteps.ts';

const meta = preview.meta({
  title: 'Pantallas/Crédito',
  component: Credito,
  parameters: { mundo: { ruta: '/creditos/020110004417', patron: '/creditos/:numeroCredito' } },
  decorators: [inMain],
});

const hideBalances = async ({ canvas, userEvent }: Stage) => {
  await userEvent.click(await canvas.findByRole('button', { name: 'Ocultar saldos' }));
  await canvas.findByRole('button', { name: 'Mostrar saldos' });
};

export const Cargando = meta.story({
  name: 'Cargando',
  ...given(answers.never(credito)),
  play: shows('Cargando su crédito'),
});

export const Listo = meta.story({ name: 'Listo', play: named('Crédito de consumo') });

export const FilasSinLeer = meta.story({
  name: 'Cuotas que no se pudieron leer',
  ...given(answers.withUnreadableRows(credito, 3)),
  play: shows('3 elementos no se pudieron leer. El total no los incluye.'),
});

export const Vencido = meta.story({
  name: 'Vencido: lo que debe, y la tabla desde la primera sin pagar',
  parameters: overdueNumber,
  play: shows(/^Tiene 1 cuota vencida/),
});

export const VariasVencidas = meta.story({
  name: 'Vencido: tres cuotas',
  ...given(
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
  ),
  play: shows(/^Tiene 3 cuotas vencidas/),
});

export const VencidoAyer = meta.story({
  name: 'Vencido: ayer, sin cuenta de débito ni cuota siguiente',
  ...given(
    answers.withData(credito, {
      ...loan,
      estado: 'VENCIDO',
      cuotasPagadas: 11,
      proximaCuota: null,
      cuentaDebito: null,
      vencido: { dias: 1, capital: 200, interes: 47.5, seguro: 2.5, mora: 0.1, gestionCobranza: 0, total: 250.1 },
      tabla: tableOf(12, 11, 1),
    }),
  ),
  play: shows(/hace 1 día/),
});

export const VencidoPorSusDias = meta.story({
  name: 'Vencido por sus días, aunque su estado diga vigente: cuántas cuotas debe no se sabe',
  ...given(answers.withData(credito, { ...loan, estado: 'VIGENTE', diasVencido: 6 })),
  play: shows('Vencido hace 6 días'),
});

export const FechasDelServidor = meta.story({
  name: 'Fechas que el servidor escribe a su manera',
  ...given(
    answers.withData(credito, {
      ...loan,
      proximaCuota: { numero: 8, fecha: '15.08.2026', valor: 250 },
      tabla: tableOf(12, 7).map((row) => ({ ...row, fecha: row.fecha.split('-').reverse().join('.') })),
    }),
  ),
  play: shows('Próxima cuota · 15.08.2026'),
});

export const Cancelado = meta.story({
  name: 'Cancelado',
  parameters: { mundo: { ruta: '/creditos/020110002075' } },
  play: shows('Este crédito está cancelado.'),
});

export const EstadoDesconocido = meta.story({
  name: 'Un estado que no conocemos, como lo escribe el servidor',
  ...given(answers.withData(credito, { ...loan, estado: 'CASTIGADO' })),
  play: shows('CASTIGADO'),
});

export const MasDeSesentaCuotas = meta.story({
  name: 'Más de 60 cuotas: barra continua',
  ...given(
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
  ),
  play: shows('7 de 180 cuotas pagadas'),
});

export const SoloLoObligatorio = meta.story({
  name: 'Solo los campos obligatorios: sin tasas ni cuota siguiente',
  ...given(
    answers.withData(credito, {
      numeroCredito: '020110004417',
      descripcion: 'CREDITO DE CONSUMO',
      saldoCapital: 1000,
      montoOriginal: 2400,
      tabla: tableOf(12, 7),
      pagos: [],
    }),
  ),
  play: named('Crédito de consumo'),
});

export const SaldosOcultos = meta.story({ name: 'Saldos ocultos', play: hideBalances });

export const VencidoSaldosOcultos = meta.story({
  name: 'Saldos ocultos, vencido',
  parameters: overdueNumber,
  play: hideBalances,
});

export const NoEncontrado = meta.story({
  name: '-0007-01-01: el crédito no existe o es de otra persona',
  parameters: {
    mundo: { ruta: '/creditos/020119999999' },
    codes: shownAs(credito, '-0007-01-01', 'No encontramos este crédito'),
  },
  play: shows('No encontramos este crédito'),
});

export const SoloEspecificacion = meta.story({
  name: 'El servidor solo conoce la especificación',
  ...given(answers.withFault(credito, 'notFound')),
  play: shows('Este crédito no está disponible'),
});

export const ErrorGeneral = meta.story({
  name: '-9999-00-01: error general',
  ...refusing(credito, '-9999-00-01'),
  play: failedWith(errorCodes['-9999-00-01'].text),
});

export const Reintentado = meta.story({
  name: 'Error y Reintentar: carga',
  ...refusing(credito, '-9999-00-01'),
  play: async ({ canvas, userEvent, msw }) => {
    await failedWith(errorCodes['-9999-00-01'].text)({ canvas });
    msw.resetHandlers();
    await userEvent.click(canvas.getByRole('button', { name: 'Reintentar' }));
    await named('Crédito de consumo')({ canvas });
  },
});

export const ServicioNoDisponible = meta.story({
  name: '-9999-00-03: servicio no disponible',
  ...refusing(credito, '-9999-00-03'),
  play: failedWith(errorCodes['-9999-00-03'].text),
});

/** The bank asks for another password while the member is signed in: who signs in with an old one sees nothing but its change. */
export const CambioDeClavePendiente = meta.story({
  name: '-0001-05-04: debe cambiar su contraseña',
  ...refusing(credito, '-0001-05-04'),
  play: failedWith(errorCodes['-0001-05-04'].text),
});

export const SinMensajes = meta.story({
  name: 'Error sin mensajes',
  ...given(answers.withMessages(credito, [])),
  play: failedWith('Ocurrió un error. Intente nuevamente.'),
});

export const ErrorDelServidor = meta.story({
  name: 'Error del servidor (500)',
  ...given(answers.serverError(credito)),
  play: failedWith('El servicio no está disponible en este momento. Intente nuevamente en unos minutos.'),
});

export const FormaEquivocada = meta.story({
  name: 'Respuesta con otra forma',
  ...given(answers.wrongShape(credito)),
  play: failedWith('No pudimos leer la respuesta del servidor. Intente nuevamente.'),
});

export const PortalCautivo = meta.story({
  name: 'Responde una página (portal cautivo)',
  ...given(answers.html(credito)),
  play: failedWith('No pudimos leer la respuesta del servidor. Intente nuevamente.'),
});

export const SinConexion = meta.story({
  name: 'Sin conexión',
  ...given(answers.offline(credito)),
  play: failedWith('No hay conexión con el servidor.'),
});

export const Lento = meta.story({
  name: 'Lento',
  ...given(answers.slow(credito, SLOWNESS_MS)),
  play: shows('Cargando su crédito'),
});

export const SesionExpirada = meta.story({
  name: 'Sesión expirada',
  ...given(answers.sessionExpired(credito)),
  play: shows('Su sesión ha expirado. Ingrese nuevamente.'),
});

export const ContenidoLargo = meta.story({
  name: 'Contenido largo',
  ...given(answers.withData(credito, longLoan)),
  play: named(/^Crédito productivo para/),
});

const tablet = { viewport: { value: 'tableta' } };

export const Tableta = Listo.extend({ name: 'Tableta', globals: tablet });
export const TabletaVencido = Vencido.extend({ name: 'Tableta, vencido', globals: tablet });
export const TabletaContenidoLargo = ContenidoLargo.extend({ name: 'Tableta con contenido largo', globals: tablet });
export const Movil = Listo.extend({ name: 'Móvil', globals: m390 });

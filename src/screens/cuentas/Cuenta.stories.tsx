import { expect, fireEvent, screen, spyOn, waitFor } from 'storybook/test';
import type { EndpointAnswer } from '#api/contract/endpoint.ts';
import { certificado, cuenta, estadoCuenta, movimientos, saldos } from '#api/contract/productos.ts';
import { besideFocusGuards } from '#components/storyRoom.tsx';
import { errorCodes } from '#domain/errorCodes.ts';
import { answers } from '#mocks/storyDemo.ts';
import { paths } from '#navigation/paths.ts';
import { inMain, type Stage, shows, WAIT } from '#screens/storyStage.tsx';
import preview from '#storybook/preview.tsx';
import { Cuenta } from './Cuenta.tsx';

const meta = preview.meta({
  title: 'Pantallas/Cuenta',
  component: Cuenta,
  parameters: { mundo: { ruta: '/cuentas/010201004871', patron: paths.cuenta } },
  decorators: [inMain],
});

const vista: EndpointAnswer<typeof cuenta> = {
  numeroCuenta: '010201004871',
  descripcion: 'AHORRO A LA VISTA',
  tipo: 'VISTA',
  saldoDisponible: 2846.37,
  saldoContable: 2896.37,
  saldoBloqueado: 50,
  motivoBloqueo: 'Encaje crédito',
  estado: 'ACTIVA',
  tasaInteres: 1.2,
  agencia: 'MATRIZ CENTRO',
  fechaApertura: '2017-03-14',
  permiteDebito: true,
};

const noMovements: EndpointAnswer<typeof movimientos> = {
  totalRegistros: 0,
  registros: [],
  totalCreditos: 0,
  totalDebitos: 0,
};

/** Movements, and the chart that is fetched after them. */
const ready = async ({ canvas }: Pick<Stage, 'canvas'>) => {
  await canvas.findByText('Mostrando 20 de 62', undefined, WAIT);
  await canvas.findByRole('slider', { name: 'Saldo en el tiempo, día por día' }, WAIT);
};

/** Waits for the failure of the page and its text. */
const failedWith =
  (text: string) =>
  async ({ canvas }: Pick<Stage, 'canvas'>) => {
    await canvas.findByRole('button', { name: 'Reintentar' }, WAIT);
    await canvas.findByText(text, undefined, WAIT);
  };

/** Opens «Elegir fechas» and puts a day into one of its fields. */
const chooseDay = (label: 'Desde' | 'Hasta', day: string, message: string) => async (stage: Stage) => {
  const { canvas, userEvent } = stage;
  await ready(stage);
  await userEvent.selectOptions(canvas.getByRole('combobox', { name: 'Período' }), 'otro');
  await fireEvent.change(await canvas.findByLabelText(label), { target: { value: day } });
  await canvas.findByText(message, undefined, WAIT);
};

/** Opens «Más filtros» and types both amounts. */
const typeAmounts = (least: string, most: string, message: string) => async (stage: Stage) => {
  const { canvas, userEvent } = stage;
  await ready(stage);
  await userEvent.click(canvas.getByRole('button', { name: 'Más filtros' }));
  await userEvent.type(await canvas.findByLabelText('Valor mínimo'), least);
  if (most !== '') await userEvent.type(canvas.getByLabelText('Valor máximo'), most);
  await canvas.findByText(message, undefined, WAIT);
};

const openExport = async (stage: Stage) => {
  await ready(stage);
  await stage.userEvent.click(stage.canvas.getByRole('button', { name: 'Exportar' }));
  await screen.findByRole('menuitem', { name: 'Estado de cuenta PDF' }, WAIT);
};

/** Opens the detail of the newest movement that has this title. */
const openDetail = (title: string) => async (stage: Stage) => {
  await ready(stage);
  const [newest] = stage.canvas.getAllByRole('button', { name: new RegExp(`^${title}`) });
  if (newest) await stage.userEvent.click(newest);
  await screen.findByRole('dialog', { name: 'Detalle del movimiento' }, WAIT);
};

const openCertificate = async (stage: Stage) => {
  await ready(stage);
  await stage.userEvent.click(stage.canvas.getByRole('button', { name: 'Certificado de cuenta' }));
};

export const Cargando = meta.story({
  beforeEach({ msw }) {
    msw.use(answers.never(cuenta));
  },
  play: shows('Cargando su cuenta'),
});

export const CargandoMovimientos = meta.story({
  name: 'Cargando los movimientos y el gráfico',
  beforeEach({ msw }) {
    msw.use(answers.never(movimientos), answers.never(saldos));
  },
  play: shows('Cargando los movimientos'),
});

export const Vacio = meta.story({
  name: 'Vacío',
  beforeEach({ msw }) {
    msw.use(answers.withData(movimientos, noMovements), answers.withData(saldos, []));
  },
  play: shows('No hay movimientos en este período.'),
});

export const Listo = meta.story({ play: ready });

export const CargarMas = meta.story({
  name: 'Después de «Cargar más»',
  play: async (stage) => {
    await ready(stage);
    await stage.userEvent.click(stage.canvas.getByRole('button', { name: 'Cargar más' }));
    await stage.canvas.findByText('Mostrando 40 de 62', undefined, WAIT);
  },
});

export const TodosCargados = meta.story({
  name: 'Todos los movimientos cargados',
  play: async (stage) => {
    await ready(stage);
    for (const shown of ['40', '60', '62']) {
      await stage.userEvent.click(stage.canvas.getByRole('button', { name: 'Cargar más' }));
      await stage.canvas.findByText(`Mostrando ${shown} de 62`, undefined, WAIT);
    }
  },
});

export const CargandoMas = meta.story({
  name: '«Cargar más» en curso',
  play: async (stage) => {
    await ready(stage);
    stage.msw.use(answers.never(movimientos));
    await stage.userEvent.click(stage.canvas.getByRole('button', { name: 'Cargar más' }));
    await stage.canvas.findByRole('button', { name: 'Cargar más', busy: true }, WAIT);
  },
});

export const CargarMasConError = meta.story({
  name: '-9999-00-03: «Cargar más» falla y la lista queda',
  play: async (stage) => {
    await ready(stage);
    stage.msw.use(answers.withCode(movimientos, '-9999-00-03'));
    await stage.userEvent.click(stage.canvas.getByRole('button', { name: 'Cargar más' }));
    await stage.canvas.findByText(errorCodes['-9999-00-03'].text, undefined, WAIT);
  },
});

export const SoloIngresos = meta.story({
  name: 'Filtro: solo ingresos',
  play: async (stage) => {
    await ready(stage);
    await stage.userEvent.click(stage.canvas.getByRole('radio', { name: 'Ingresos' }));
    await stage.canvas.findByText(/^Mostrando (\d+) de \1$/, undefined, WAIT);
  },
});

export const UnMovimiento = meta.story({
  name: 'Filtro: un solo movimiento',
  play: async (stage) => {
    await ready(stage);
    await stage.userEvent.selectOptions(stage.canvas.getByRole('combobox', { name: 'Período' }), '30');
    await stage.userEvent.type(stage.canvas.getByRole('searchbox', { name: 'Buscar por descripción' }), 'sueldo');
    await stage.canvas.findByText('1 movimiento', undefined, WAIT);
  },
});

export const SinResultados = meta.story({
  name: 'Filtro: no encuentra nada',
  play: async (stage) => {
    await ready(stage);
    await stage.userEvent.type(stage.canvas.getByRole('searchbox', { name: 'Buscar por descripción' }), 'helicóptero');
    await stage.canvas.findByText('No hay movimientos con estos filtros.', undefined, WAIT);
  },
});

export const FiltroEnCurso = meta.story({
  name: 'Filtro: la lista anterior mientras llega la nueva',
  play: async (stage) => {
    await ready(stage);
    stage.msw.use(answers.never(movimientos));
    await stage.userEvent.click(stage.canvas.getByRole('radio', { name: 'Egresos' }));
    await stage.canvas.findByRole('table', { busy: true }, WAIT);
  },
});

export const ElegirFechas = meta.story({
  name: 'Filtro: elegir fechas',
  play: async (stage) => {
    await ready(stage);
    await stage.userEvent.selectOptions(stage.canvas.getByRole('combobox', { name: 'Período' }), 'otro');
    await stage.userEvent.click(stage.canvas.getByRole('button', { name: 'Más filtros' }));
    await stage.canvas.findByLabelText('Desde');
  },
});

export const FechasInvertidas = meta.story({
  name: 'Filtro: la fecha final es anterior a la inicial',
  play: chooseDay('Hasta', '2026-08-01', 'La fecha final debe ser igual o posterior a la inicial.'),
});

export const FechaFutura = meta.story({
  name: 'Filtro: la fecha final es posterior a hoy',
  play: chooseDay('Hasta', '2026-11-21', 'La fecha final no puede ser posterior a hoy.'),
});

export const SinFecha = meta.story({
  name: 'Filtro: sin fecha inicial',
  play: chooseDay('Desde', '', 'Ingrese la fecha inicial.'),
});

export const RangoLargo = meta.story({
  name: 'Filtro: más de 12 meses',
  play: chooseDay('Desde', '2025-11-01', 'El rango no puede superar 12 meses.'),
});

export const ValoresInvertidos = meta.story({
  name: 'Filtro: el valor máximo es menor que el mínimo',
  play: typeAmounts('100', '50', 'El valor máximo debe ser igual o mayor que el mínimo.'),
});

export const ValorMalEscrito = meta.story({
  name: 'Filtro: valor mal escrito',
  play: typeAmounts('1.234,567', '', 'Ingrese un valor como 10 o 10,50.'),
});

export const RangoRechazado = meta.story({
  name: '-0007-02-01: el servidor no admite el rango',
  beforeEach({ msw }) {
    msw.use(answers.withCode(movimientos, '-0007-02-01'), answers.withCode(saldos, '-0007-02-01'));
  },
  play: async ({ canvas }) => {
    await canvas.findAllByText(errorCodes['-0007-02-01'].text, undefined, WAIT);
    await canvas.findByRole('alert');
  },
});

export const Desconocida = meta.story({
  name: '-0007-01-01: número desconocido',
  parameters: { mundo: { ruta: '/cuentas/999' } },
  play: shows('No encontramos esta cuenta'),
});

export const MovimientosConError = meta.story({
  name: 'La cuenta está y los movimientos fallan',
  beforeEach({ msw }) {
    msw.use(answers.withCode(movimientos, '-9999-00-03'));
  },
  play: async (stage) => {
    await failedWith(errorCodes['-9999-00-03'].text)(stage);
    await stage.canvas.findByRole('slider', undefined, WAIT);
  },
});

export const GraficoConError = meta.story({
  name: 'La cuenta está y el gráfico falla',
  beforeEach({ msw }) {
    msw.use(answers.withCode(saldos, '-9999-00-03'));
  },
  play: failedWith(errorCodes['-9999-00-03'].text),
});

export const Detalle = meta.story({
  name: 'Detalle de un movimiento con comprobante',
  play: async (stage) => {
    await openDetail('Recarga celular')(stage);
    await screen.findByRole('button', { name: 'Ver comprobante' }, WAIT);
  },
});

export const DetalleSinComprobante = meta.story({
  name: 'Detalle de un movimiento sin comprobante',
  play: openDetail('Transferencia recibida'),
});

export const DetalleCompartido = meta.story({
  name: 'Detalle compartido',
  play: async (stage) => {
    spyOn(navigator.clipboard, 'writeText').mockResolvedValue();
    await openDetail('Recarga celular')(stage);
    await stage.userEvent.click(screen.getByRole('button', { name: 'Compartir' }));
    await shows('Datos copiados')();
  },
});

export const DetalleComprobante = meta.story({
  name: 'Comprobante abierto desde el detalle',
  play: async (stage) => {
    await openDetail('Recarga celular')(stage);
    await stage.userEvent.click(screen.getByRole('button', { name: 'Ver comprobante' }));
    await screen.findByRole('dialog', { name: 'Comprobante' }, WAIT);
    await screen.findByRole('button', { name: 'Imprimir' }, WAIT);
  },
});

export const Exportar = meta.story({
  name: 'Menú «Exportar» abierto',
  parameters: { a11y: besideFocusGuards },
  play: openExport,
});

export const ExportarConError = meta.story({
  name: '-9999-00-01: la exportación falla',
  play: async (stage) => {
    await openExport(stage);
    stage.msw.use(answers.withCode(movimientos, '-9999-00-01'));
    await stage.userEvent.click(screen.getByRole('menuitem', { name: 'Exportar CSV' }));
    await shows(errorCodes['-9999-00-01'].text)();
  },
});

export const EstadoDeCuenta = meta.story({
  name: 'Estado de cuenta en el visor',
  play: async (stage) => {
    await openExport(stage);
    await stage.userEvent.click(screen.getByRole('menuitem', { name: 'Estado de cuenta PDF' }));
    await shows(/^Página 1 de \d+\. .*\p{L}/u)();
  },
});

export const EstadoDeCuentaRechazado = meta.story({
  name: '-0007-02-01: el estado de cuenta no admite el rango',
  beforeEach({ msw }) {
    msw.use(answers.withCode(estadoCuenta, '-0007-02-01'));
  },
  play: async (stage) => {
    await openExport(stage);
    await stage.userEvent.click(screen.getByRole('menuitem', { name: 'Estado de cuenta PDF' }));
    await shows(errorCodes['-0007-02-01'].text)();
  },
});

export const Certificado = meta.story({
  name: 'Certificado de cuenta en el visor',
  play: async (stage) => {
    await openCertificate(stage);
    await shows(/^Página 1 de 1\. .*\p{L}/u)();
  },
});

export const CertificadoConError = meta.story({
  name: '-0007-01-01: el certificado no llega',
  beforeEach({ msw }) {
    msw.use(answers.withCode(certificado, '-0007-01-01'));
  },
  play: async (stage) => {
    await openCertificate(stage);
    await shows(errorCodes['-0007-01-01'].text)();
  },
});

export const NumeroCopiado = meta.story({
  name: 'Número copiado',
  play: async (stage) => {
    spyOn(navigator.clipboard, 'writeText').mockResolvedValue();
    await ready(stage);
    await stage.userEvent.click(stage.canvas.getByRole('button', { name: 'Copiar número' }));
    await shows('Número copiado')();
  },
});

export const NumeroSinCopiar = meta.story({
  name: 'El navegador no permite copiar',
  play: async (stage) => {
    spyOn(navigator.clipboard, 'writeText').mockRejectedValue(new DOMException('Denegado', 'NotAllowedError'));
    await ready(stage);
    await stage.userEvent.click(stage.canvas.getByRole('button', { name: 'Copiar número' }));
    await shows('No pudimos copiarlo. Su navegador no lo permite.')();
  },
});

export const SaldosOcultos = meta.story({
  name: 'Saldos ocultos',
  beforeEach() {
    localStorage.setItem('bv.saldosOcultos', 'si');
  },
  play: async ({ canvas }) => {
    await canvas.findByText('Mostrando 20 de 62', undefined, WAIT);
    await canvas.findByRole('button', { name: 'Mostrar saldos' });
  },
});

export const OcultarSaldos = meta.story({
  name: 'Saldos ocultos con el ojo: también movimientos y gráfico',
  play: async (stage) => {
    const { canvas, userEvent } = stage;
    await ready(stage);
    await userEvent.click(canvas.getByRole('button', { name: 'Ocultar saldos' }));
    await waitFor(() => expect(canvas.queryByText('Saldo en el tiempo')).toBeNull());
  },
});

export const GraficoComoTabla = meta.story({
  name: 'Gráfico como tabla',
  play: async (stage) => {
    await ready(stage);
    await stage.userEvent.click(stage.canvas.getByRole('button', { name: 'Ver como tabla' }));
    await stage.canvas.findByRole('region', { name: 'Saldo al cierre de cada día' }, WAIT);
  },
});

export const GraficoPorTeclado = meta.story({
  name: 'Gráfico: un día leído con las flechas',
  play: async (stage) => {
    await ready(stage);
    const chart = stage.canvas.getByRole('slider');
    chart.focus();
    // Each key from what the one before has left.
    for (const key of ['{PageDown}', '{PageDown}', '{PageDown}', '{PageDown}', '{ArrowRight}', '{ArrowRight}']) {
      await stage.userEvent.keyboard(key);
    }
    await waitFor(() => expect(chart).toHaveAttribute('aria-valuetext', '25/10/2026: $3.937,99'));
  },
});

export const GraficoDoceMeses = meta.story({
  name: 'Gráfico de 12 meses',
  play: async (stage) => {
    await ready(stage);
    await stage.userEvent.click(stage.canvas.getByRole('radio', { name: '12 meses' }));
    await stage.canvas.findByText(/^Más bajo · /, undefined, WAIT);
    await stage.canvas.findByRole('slider', undefined, WAIT);
  },
});

export const PlazoFijo = meta.story({
  name: 'Depósito a plazo fijo',
  parameters: { mundo: { ruta: '/cuentas/010205003388' } },
  play: shows('Mostrando 1 de 1'),
});

export const PlazoFijoOculto = meta.story({
  name: 'Depósito a plazo fijo con saldos ocultos',
  parameters: { mundo: { ruta: '/cuentas/010205003388' } },
  beforeEach() {
    localStorage.setItem('bv.saldosOcultos', 'si');
  },
  play: shows('Mostrando 1 de 1'),
});

export const PlazoFijoVence = meta.story({
  name: 'Depósito que se renueva y vence mañana',
  parameters: { mundo: { ruta: '/cuentas/010205003388' } },
  beforeEach({ msw }) {
    msw.use(
      answers.withData(cuenta, {
        numeroCuenta: '010205003388',
        descripcion: 'DEPOSITO A PLAZO FIJO',
        tipo: 'PLAZO_FIJO',
        saldoContable: 8000,
        tasaInteres: 8.25,
        inversion: {
          capital: 8000,
          plazoDias: 360,
          fechaVencimiento: '2026-11-21',
          interesGanado: 660,
          renovacionAutomatica: true,
        },
      }),
    );
  },
  play: shows('Falta 1 día'),
});

export const PlazoFijoSinFecha = meta.story({
  name: 'Depósito sin fecha de vencimiento que se pueda leer',
  parameters: { mundo: { ruta: '/cuentas/010205003388' } },
  beforeEach({ msw }) {
    msw.use(
      answers.withData(cuenta, {
        numeroCuenta: '010205003388',
        descripcion: 'DEPOSITO A PLAZO FIJO',
        tipo: 'PLAZO_FIJO',
        saldoContable: 8000,
        inversion: { capital: 8000, fechaVencimiento: 'POR DEFINIR' },
      }),
    );
  },
  play: shows('Capital'),
});

export const Programado = meta.story({
  name: 'Ahorro programado',
  parameters: { mundo: { ruta: '/cuentas/010201009356' } },
  play: shows(/^Mostrando \d+ de \d+$/),
});

export const Certificados = meta.story({
  name: 'Certificados de aportación',
  parameters: { mundo: { ruta: '/cuentas/010203000417' } },
  play: shows('No hay movimientos en este período.'),
});

export const Bloqueada = meta.story({
  name: 'Cuenta bloqueada',
  beforeEach({ msw }) {
    msw.use(
      answers.withData(cuenta, {
        ...vista,
        estado: 'BLOQUEADA',
        saldoBloqueado: 2896.37,
        saldoDisponible: 0,
        motivoBloqueo: 'Orden judicial',
      }),
    );
  },
  play: shows('Bloqueada'),
});

export const PocosDatos = meta.story({
  name: 'El servidor dice lo mínimo',
  beforeEach({ msw }) {
    msw.use(answers.withData(cuenta, { numeroCuenta: '010201004871', descripcion: 'AHORRO A LA VISTA' }));
  },
  play: shows(/^Mostrando 20 de \d+$/),
});

export const UnDia = meta.story({
  name: 'Cuenta abierta hoy',
  beforeEach({ msw }) {
    msw.use(
      answers.withData(cuenta, { ...vista, fechaApertura: '2026-11-20', saldoBloqueado: 0 }),
      answers.withData(movimientos, noMovements),
      answers.withData(saldos, [{ fecha: '2026-11-20', saldo: 2896.37 }]),
    );
  },
  play: shows(/^Más bajo · /),
});

export const ContenidoLargo = meta.story({
  name: 'Contenido largo',
  beforeEach({ msw }) {
    const money = { valor: 9_876_543.21, saldo: 98_765_432.1 };
    msw.use(
      answers.withData(cuenta, {
        ...vista,
        descripcion: `AHORRO A LA VISTA ${'PARA TRABAJADORES AGRICOLAS Y ARTESANOS DEL AUSTRO '.repeat(4)}`,
        saldoDisponible: 98_765_432.1,
        saldoContable: 98_765_999.99,
        saldoBloqueado: 1_234_567.89,
        motivoBloqueo: 'Encaje de los créditos de consumo, productivo e inmobiliario vigentes',
        agencia: 'AGENCIA SAN FRANCISCO DE LAS QUEBRADAS DEL AUSTRO ECUATORIANO',
      }),
      answers.withData(saldos, [
        { fecha: '2026-08-01', saldo: 9_876_543.21 },
        { fecha: '2026-10-01', saldo: 98_765_999.99 },
      ]),
      answers.withData(movimientos, {
        totalRegistros: 1234,
        totalCreditos: 98_765_432.1,
        totalDebitos: 87_654_321.09,
        registros: [
          {
            ...money,
            idMovimiento: '1',
            fecha: '2026-11-20T08:00:00-05:00',
            descripcion: `TRANSFERENCIA RECIBIDA – ${'MARIA FERNANDA DE LOS ANGELES '.repeat(5)}`,
            tipo: 'C',
            numeroDocumento: '1'.repeat(40),
          },
          {
            ...money,
            idMovimiento: '2',
            fecha: '2026-11-20T07:00:00-05:00',
            descripcion: 'X'.repeat(140),
            tipo: 'D',
            canal: 'CANAL '.repeat(12),
            agencia: 'Y'.repeat(80),
            numeroComprobante: '9'.repeat(60),
          },
          { ...money, idMovimiento: '3', fecha: '2026-11-19T07:00:00-05:00', descripcion: '', tipo: 'D' },
        ],
      }),
    );
  },
  play: async ({ canvas }) => {
    await canvas.findByText('Mostrando 3 de 1234', undefined, WAIT);
    await canvas.findByRole('slider', undefined, WAIT);
  },
});

export const DetalleLargo = ContenidoLargo.extend({
  name: 'Detalle de un movimiento con contenido largo',
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: /^Xxxx/ }, WAIT));
    await screen.findByRole('dialog', { name: 'Detalle del movimiento' }, WAIT);
  },
});

export const ErrorGeneral = meta.story({
  name: '-9999-00-01: error general',
  beforeEach({ msw }) {
    msw.use(answers.withCode(cuenta, '-9999-00-01'));
  },
  play: failedWith(errorCodes['-9999-00-01'].text),
});

export const ErrorDelServidor = meta.story({
  name: 'Error del servidor (500)',
  beforeEach({ msw }) {
    msw.use(answers.serverError(cuenta));
  },
  play: failedWith('El servicio no está disponible en este momento. Intente nuevamente en unos minutos.'),
});

export const FormaEquivocada = meta.story({
  name: 'Respuesta con otra forma',
  beforeEach({ msw }) {
    msw.use(answers.wrongShape(cuenta));
  },
  play: failedWith('No pudimos leer la respuesta del servidor. Intente nuevamente.'),
});

export const SinConexion = meta.story({
  name: 'Sin conexión',
  beforeEach({ msw }) {
    msw.use(answers.offline(cuenta));
  },
  play: failedWith('No hay conexión con el servidor.'),
});

export const Lento = meta.story({
  beforeEach({ msw }) {
    msw.use(answers.slow(cuenta, 3000));
  },
  play: shows('Cargando su cuenta'),
});

export const SesionExpirada = meta.story({
  name: 'Sesión expirada',
  beforeEach({ msw }) {
    msw.use(answers.sessionExpired(cuenta));
  },
  play: shows('Su sesión ha expirado. Ingrese nuevamente.'),
});

const m320 = { viewport: { value: 'm320' } };
const m390 = { viewport: { value: 'm390' } };

export const Oscuro = Listo.extend({ name: 'Tema oscuro', globals: { tema: 'oscuro' } });
export const DetalleOscuro = Detalle.extend({ name: 'Detalle, tema oscuro', globals: { tema: 'oscuro' } });
export const Tableta = Listo.extend({ name: 'Tableta', globals: { viewport: { value: 'tableta' } } });
export const Movil = Listo.extend({ name: 'Móvil', globals: m390 });
export const MovilDetalle = Detalle.extend({ name: 'Móvil con el detalle de un movimiento', globals: m390 });
export const MovilExportar = Exportar.extend({ name: 'Móvil con «Exportar» abierto', globals: m390 });
export const MovilFiltros = ElegirFechas.extend({ name: 'Móvil con todos los filtros', globals: m390 });
export const MovilTabla = GraficoComoTabla.extend({ name: 'Móvil con el gráfico como tabla', globals: m390 });
export const MovilPlazoFijo = PlazoFijo.extend({ name: 'Móvil, depósito a plazo fijo', globals: m390 });
export const MovilCargando = Cargando.extend({ name: 'Móvil cargando', globals: m390 });
export const MovilSinConexion = SinConexion.extend({ name: 'Móvil sin conexión', globals: m390 });
export const MovilPequeno = Listo.extend({ name: 'Móvil pequeño', globals: m320 });
export const MovilPequenoDetalle = DetalleLargo.extend({
  name: 'Móvil pequeño con un detalle largo',
  globals: m320,
});
export const MovilPequenoPlazoFijo = PlazoFijo.extend({
  name: 'Móvil pequeño, depósito a plazo fijo',
  globals: m320,
});
export const MovilPequenoContenidoLargo = ContenidoLargo.extend({
  name: 'Móvil pequeño con contenido largo',
  globals: m320,
});

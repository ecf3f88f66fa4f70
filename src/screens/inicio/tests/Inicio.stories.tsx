import { credito } from '#api/contract/creditos.ts';
import { movimientos } from '#api/contract/cuentas.ts';
import type { WireAnswer } from '#api/contract/endpoint.ts';
import { consultar, favoritos } from '#api/contract/pagos.ts';
import { leer } from '#api/contract/productos.ts';
import { leer as leerTarjeta } from '#api/contract/tarjetas.ts';
import { cuentasOrigen } from '#api/contract/transacciones.ts';
import { errorCodes } from '#domain/errorCodes.ts';
import { answers, demo } from '#mocks/storyDemo.ts';
import preview from '#storybook/preview.tsx';
import { given } from '#testing/given.ts';
import { ofJuan } from '#testing/otherMember.ts';
import { nothing, vista } from '#testing/productSamples.ts';
import { readStories, retries } from '#testing/readStories.ts';
import { refusing, shown, shownAs, unsaid } from '#testing/shownCodes.ts';
import { showSimply } from '#testing/showSimply.ts';
import { inMain, SLOWNESS_MS, type Stage, shows } from '#testing/storyStage.tsx';
import { failedWith, inTurn, offers, presses } from '#testing/storySteps.ts';
import { m390 } from '#testing/storyTexts.ts';
import { Inicio } from '../Inicio.tsx';

const meta = preview.meta({
  title: 'Pantallas/Inicio',
  component: Inicio,
  parameters: { mundo: { ruta: '/inicio' } },
  decorators: [inMain],
});

const failing = readStories(leer);

type Answer = WireAnswer<typeof leer>;

const clasica: Answer['tarjetas'][number] = {
  codigoTarjeta: 'TC-01',
  marca: 'VISA',
  producto: 'VISA CLASICA',
  numeroEnmascarado: '•••• 4502',
  disponible: 1683.55,
  utilizado: 816.45,
  estado: 'ACTIVA',
};

const noMovements: WireAnswer<typeof movimientos> = {
  totalRegistros: 0,
  registros: [],
  totalCreditos: 0,
  totalDebitos: 0,
};

const INCOMPLETE = /^No pudimos cargar todos los vencimientos\./;
const MISSING_BILLS = /^No pudimos consultar todos sus servicios guardados\./;

/** What comes last where all that it needs is known (Alcanza.stories.tsx). */
const outlook = ({ canvas }: Pick<Stage, 'canvas'>) => canvas.findByRole('heading', { name: /alcanza/ });

/** Both lists are there, and what is made of them. */
const ready = async ({ canvas }: Pick<Stage, 'canvas'>) => {
  await canvas.findByText('Vencido hace 6 días');
  await canvas.findByText('Recarga celular');
  await outlook({ canvas });
};

export const Cargando = meta.story({
  ...given(answers.never(leer)),
  play: shows('Cargando su resumen'),
});

export const CargandoDetalles = meta.story({
  name: 'Cargando vencimientos y movimientos',
  ...given(answers.never(credito), answers.never(leerTarjeta), answers.never(movimientos)),
  play: shows('Próximos vencimientos'),
});

export const Vacio = meta.story({
  name: 'Vacío',
  ...given(answers.withData(leer, nothing)),
  play: shows('Accesos rápidos'),
});

export const Listo = meta.story({ play: ready });

export const SinVencimientos = meta.story({
  name: 'Nada por vencer ni deuda',
  ...given(answers.withData(leer, { ...nothing, ahorros: [vista] }), answers.withData(favoritos, [])),
  play: async ({ canvas }) => {
    await canvas.findByText('No tiene vencimientos próximos.');
    await canvas.findByText('Recarga celular');
    await outlook({ canvas });
  },
});

export const VencimientosSinDecir = meta.story({
  name: 'Un crédito y un servicio de los que nadie dice cuándo vencen',
  ...given(
    answers.withData(leer, {
      ...nothing,
      ahorros: [vista],
      creditos: [{ numeroCredito: '020110004417', descripcion: 'CREDITO DE CONSUMO', saldoCapital: 8343.07 }],
    }),
    answers.withData(consultar, [
      { codigoContrato: '200012034', rubros: [{ codigoRubro: 'PL-0', descripcion: 'Planilla', total: 43.9 }] },
    ]),
  ),
  play: shows(/^No conocemos todos los vencimientos de sus servicios guardados\./),
});

export const TarjetaVencida = meta.story({
  name: 'Tarjeta cuyo pago venció ayer',
  ...given(
    answers.withData(leer, { ...nothing, ahorros: [vista], tarjetas: [clasica] }),
    answers.withData(leerTarjeta, { ...clasica, fechaMaximaPago: '2026-11-19', pagoTotal: 612.35 }),
  ),
  play: async ({ canvas }) => {
    await canvas.findByText('Vencido hace 1 día');
    await outlook({ canvas });
  },
});

export const ServicioVencidoEnParte = meta.story({
  name: 'Un servicio del que ya vencieron dos meses de tres',
  ...given(
    answers.withData(leer, { ...nothing, ahorros: [vista] }),
    answers.withData(favoritos, [
      {
        codigoFavorito: 'FAV-4',
        alias: 'Pensión Sofía',
        codigoServicio: 'COL-CORDILLERA',
        codigoCriterio: 'ESTUDIANTE',
        referencia: 'CA-20417',
      },
    ]),
    answers.withData(consultar, [
      {
        codigoContrato: 'CA-20417',
        rubros: ['2026-10-07', '2026-11-07', '2026-12-07'].map((fechaVencimiento) => ({
          codigoRubro: fechaVencimiento,
          descripcion: 'Pensión',
          fechaVencimiento,
          total: 92.5,
        })),
      },
    ]),
  ),
  play: async ({ canvas }) => {
    await canvas.findByText('Vencido: $185,00');
    await outlook({ canvas });
  },
});

export const CuentaBloqueada = meta.story({
  name: 'Cuenta bloqueada: lo disponible, sin ella',
  ...given(
    answers.withData(leer, {
      ...nothing,
      ahorros: [vista, { ...vista, numeroCuenta: '010201012604', descripcion: 'AHORRO NEGOCIO', estado: 'BLOQUEADA' }],
    }),
  ),
  play: async ({ canvas }) => {
    await canvas.findByText('Sin 1 cuenta bloqueada');
    await outlook({ canvas });
  },
});

export const DeudaSinDecir = meta.story({
  name: 'Una tarjeta de la que el servidor no dice lo utilizado',
  ...given(answers.withData(leer, { ...nothing, ahorros: [vista], tarjetas: [{ ...clasica, utilizado: null }] })),
  play: async ({ canvas }) => {
    await canvas.findAllByText('No se pudo leer');
    await outlook({ canvas });
  },
});

export const SinMovimientos = meta.story({
  name: 'Sin movimientos',
  ...given(answers.withData(movimientos, noMovements)),
  play: async ({ canvas }) => {
    await canvas.findByText('Aún no tiene movimientos.');
    await outlook({ canvas });
  },
});

export const MovimientosDesconocidos = meta.story({
  name: '-0007-01-01: los últimos movimientos no se encuentran',
  ...refusing(movimientos, '-0007-01-01'),
  play: shows(errorCodes['-0007-01-01'].text),
});

export const SaldosOcultos = meta.story({
  name: 'Saldos ocultos',
  play: inTurn(ready, presses('Ocultar saldos'), offers('Mostrar saldos')),
});

export const OtroSocio = meta.story({
  name: 'Otro socio: una cuenta y nada más',
  ...ofJuan,
  play: async ({ canvas }) => {
    await canvas.findByText('No tiene vencimientos próximos.');
    await canvas.findByText('Capitalización interés');
  },
});

export const DetallesDesconocidos = meta.story({
  name: '-0007-01-01: los detalles de lo que vence no llegan',
  parameters: {
    codes: [
      ...shownAs(credito, '-0007-01-01', 'No pudimos cargar todos los vencimientos.'),
      ...unsaid(leerTarjeta, '-0007-01-01'),
    ],
  },
  ...given(answers.withCode(credito, '-0007-01-01'), answers.withCode(leerTarjeta, '-0007-01-01')),
  play: async ({ canvas }) => {
    await canvas.findByText(INCOMPLETE);
    await canvas.findByText('Recarga celular');
  },
});

export const SoloDetalleDeTarjeta = meta.story({
  name: 'Falta el detalle del crédito vencido',
  ...given(answers.serverError(credito)),
  play: shows(INCOMPLETE),
});

export const ServiciosDesconocidos = meta.story({
  name: '-9999-00-03: no se sabe qué deben los servicios guardados',
  parameters: { codes: shownAs(consultar, '-9999-00-03', 'No pudimos consultar todos sus servicios guardados.') },
  ...given(answers.withCode(consultar, '-9999-00-03')),
  play: shows(MISSING_BILLS),
});

export const NadaSeSabe = meta.story({
  name: 'Nada por vencer, y un servicio no contesta',
  ...given(answers.withData(leer, { ...nothing, ahorros: [vista] }), answers.serverError(consultar)),
  play: shows(MISSING_BILLS),
});

export const MovimientosConError = meta.story({
  name: '-9999-00-03: los movimientos no llegan',
  ...refusing(movimientos, '-9999-00-03'),
  play: failedWith(errorCodes['-9999-00-03'].text),
});

export const RangoLargo = meta.story({
  name: '-0007-02-01: el servidor no admite el rango de los movimientos',
  ...refusing(movimientos, '-0007-02-01'),
  play: failedWith(errorCodes['-0007-02-01'].text),
});

export const SoloEspecificacion = meta.story({
  name: 'El servidor solo conoce la especificación',
  ...given(
    answers.withFault(leer, 'notFound'),
    answers.withFault(movimientos, 'notFound'),
    answers.withFault(favoritos, 'notFound'),
  ),
  play: shows('No conocemos todos sus vencimientos. Revíselos en Mis productos.'),
});

export const SoloEspecificacionError = meta.story({
  name: 'El servidor solo conoce la especificación y falla',
  parameters: { codes: shown(cuentasOrigen, '-9999-00-03') },
  ...given(answers.withFault(leer, 'notFound'), answers.withCode(cuentasOrigen, '-9999-00-03')),
  play: failedWith(errorCodes['-9999-00-03'].text),
});

export const ErrorGeneral = meta.story({
  name: '-9999-00-01: error general',
  ...refusing(leer, '-9999-00-01'),
  play: failedWith(errorCodes['-9999-00-01'].text),
});

export const Reintentando = ErrorGeneral.extend({
  name: '«Reintentar» en curso',
  play: retries(leer, errorCodes['-9999-00-01'].text),
});

export const ErrorDelServidor = meta.story({
  name: 'Error del servidor (500)',
  ...failing.serverError,
});

export const FormaEquivocada = meta.story({
  name: 'Respuesta con otra forma',
  ...failing.wrongShape,
});

export const SinConexion = meta.story({
  name: 'Sin conexión',
  ...failing.offline,
});

export const Lento = meta.story({
  ...given(answers.slow(leer, SLOWNESS_MS)),
  play: shows('Cargando su resumen'),
});

export const SesionExpirada = meta.story({
  name: 'Sesión expirada',
  ...failing.expired,
});

export const ContenidoLargo = meta.story({
  name: 'Contenido largo',
  beforeEach({ msw }) {
    const member = demo.bank.memberOf('mfguaman');
    if (member) member.nombres = 'MARIA FERNANDA DE LOS ANGELES DEL SAGRADO CORAZON INMACULADO';
    const long = 'PARA TRABAJADORES AGRICOLAS Y ARTESANOS DEL AUSTRO '.repeat(3);
    msw.use(
      answers.withData(leer, {
        ...nothing,
        ahorros: [{ ...vista, descripcion: `AHORRO A LA VISTA ${long}`, saldoDisponible: 98_765_432.1 }],
        creditos: [
          {
            numeroCredito: '020110004417',
            descripcion: `CREDITO ${long}`,
            saldoCapital: 45_678_901.23,
            estado: 'VIGENTE',
            totalCuotas: 360,
            proximaCuota: { numero: 118, fecha: '2026-12-05', valor: 1_234_567.89 },
          },
        ],
        tarjetas: [{ ...clasica, producto: 'X'.repeat(120), utilizado: 9_876_543.21 }],
      }),
      answers.withData(leerTarjeta, { ...clasica, fechaMaximaPago: '2026-11-10', pagoTotal: 9_876_543.21 }),
      answers.withData(movimientos, {
        ...noMovements,
        totalRegistros: 2,
        registros: [
          {
            idMovimiento: '1',
            fecha: '2026-11-20T08:00:00-05:00',
            descripcion: `TRANSFERENCIA RECIBIDA – ${'MARIA FERNANDA DE LOS ANGELES '.repeat(5)}`,
            tipo: 'C',
            valor: 9_876_543.21,
            saldo: 98_765_432.1,
          },
          {
            idMovimiento: '2',
            fecha: '2026-11-19T08:00:00-05:00',
            descripcion: 'X'.repeat(140),
            tipo: 'D',
            valor: 1_234_567.89,
            saldo: 88_888_888.89,
          },
        ],
      }),
    );
  },
  play: async ({ canvas }) => {
    await canvas.findByText('Vencido hace 10 días');
    await canvas.findByText('Transferencia recibida');
    await outlook({ canvas });
  },
});

export const Tableta = Listo.extend({ name: 'Tableta', globals: { viewport: { value: 'tableta' } } });
export const Movil = Listo.extend({ name: 'Móvil', globals: m390 });

export const Sencillo = meta.story({
  name: 'Modo sencillo',
  beforeEach: showSimply,
  play: async ({ canvas }) => {
    await canvas.findByRole('navigation', { name: 'Acciones principales' });
    await canvas.findByText('Visa Clásica');
  },
});
export const SencilloMovil = Sencillo.extend({ name: 'Modo sencillo, móvil', globals: m390 });

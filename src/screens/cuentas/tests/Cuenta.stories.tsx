import { expect, spyOn, waitFor } from 'storybook/test';
import { certificado, cuenta, movimientos, saldos } from '#api/contract/cuentas.ts';
import { leer } from '#api/contract/productos.ts';
import { errorCodes } from '#domain/errorCodes.ts';
import { answers } from '#mocks/storyDemo.ts';
import { paths } from '#navigation/paths.ts';
import preview from '#storybook/preview.tsx';
import { given } from '#testing/given.ts';
import { refusing, shownAs } from '#testing/shownCodes.ts';
import { inMain, SLOWNESS_MS, type Stage, shows } from '#testing/storyStage.tsx';
import { failedWith, inTurn } from '#testing/storySteps.ts';
import { m390 } from '#testing/storyTexts.ts';
import { Cuenta } from '../Cuenta.tsx';
import { longAccount, longBalances, longMovements, noMovements, ready, vista } from './storySteps.ts';

const meta = preview.meta({
  title: 'Pantallas/Cuenta',
  component: Cuenta,
  parameters: { mundo: { ruta: '/cuentas/010201004871', patron: paths.cuenta } },
  decorators: [inMain],
});

const openCertificate = async (stage: Stage) => {
  await ready(stage);
  await stage.userEvent.click(stage.canvas.getByRole('button', { name: 'Certificado de cuenta' }));
};

export const Cargando = meta.story({
  ...given(answers.never(cuenta)),
  play: shows('Cargando su cuenta'),
});

export const Vacio = meta.story({
  name: 'Vacío',
  ...given(answers.withData(movimientos, noMovements), answers.withData(saldos, [])),
  play: shows('No hay movimientos en este período.'),
});

export const Listo = meta.story({ play: ready });

export const Desconocida = meta.story({
  name: '-0007-01-01: número desconocido',
  parameters: { mundo: { ruta: '/cuentas/999' }, codes: shownAs(cuenta, '-0007-01-01', 'No encontramos esta cuenta') },
  play: shows('No encontramos esta cuenta'),
});

export const GraficoConError = meta.story({
  name: 'La cuenta está y el gráfico falla',
  ...refusing(saldos, '-9999-00-03'),
  play: failedWith(errorCodes['-9999-00-03'].text),
});

export const Certificado = meta.story({
  name: 'Certificado de cuenta en el visor',
  play: inTurn(openCertificate, shows(/^Página 1 de 1\. .*\p{L}/u)),
});

export const CertificadoConError = meta.story({
  name: '-0007-01-01: el certificado no llega',
  ...refusing(certificado, '-0007-01-01'),
  play: inTurn(openCertificate, shows(errorCodes['-0007-01-01'].text)),
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
    await canvas.findByText('Mostrando 20 de 62');
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
    await stage.canvas.findByRole('region', { name: 'Saldo al cierre de cada día' });
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
    await stage.canvas.findByText(/^Más bajo · /);
    await stage.canvas.findByRole('slider');
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

const DEPOSIT = {
  numeroCuenta: '010205003388',
  descripcion: 'DEPOSITO A PLAZO FIJO',
  tipo: 'PLAZO_FIJO',
  saldoContable: 8000,
} as const;

/** A deposit of 360 days that ends on that day. */
const ending = (fechaVencimiento: string, renovacionAutomatica: boolean) => ({
  ...DEPOSIT,
  inversion: { capital: 8000, plazoDias: 360, fechaVencimiento, interesGanado: 660, renovacionAutomatica },
});

export const PlazoFijoVence = meta.story({
  name: 'Depósito que se renueva y vence mañana',
  parameters: { mundo: { ruta: '/cuentas/010205003388' } },
  ...given(answers.withData(cuenta, { ...ending('2026-11-21', true), tasaInteres: 8.25 })),
  play: shows('Falta 1 día'),
});

export const PlazoFijoVencido = meta.story({
  name: 'Depósito que venció ayer y el banco aún no liquida',
  parameters: { mundo: { ruta: '/cuentas/010205003388' } },
  ...given(answers.withData(cuenta, ending('2026-11-19', false))),
  play: shows('Venció 19/11/2026'),
});

export const PlazoFijoSinFecha = meta.story({
  name: 'Depósito sin fecha de vencimiento que se pueda leer',
  parameters: { mundo: { ruta: '/cuentas/010205003388' } },
  ...given(answers.withData(cuenta, { ...DEPOSIT, inversion: { capital: 8000, fechaVencimiento: 'POR DEFINIR' } })),
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
  ...given(
    answers.withData(cuenta, {
      ...vista,
      estado: 'BLOQUEADA',
      saldoBloqueado: 2896.37,
      saldoDisponible: 0,
      motivoBloqueo: 'Orden judicial',
    }),
  ),
  play: shows('Bloqueada'),
});

export const EstadoDesconocido = meta.story({
  name: 'Un estado que no conocemos, como lo escribe el servidor',
  ...given(answers.withData(cuenta, { ...vista, estado: 'INACTIVA' })),
  play: shows('INACTIVA'),
});

const NO_MOVEMENTS = 'Sus movimientos no están disponibles por el momento.';

export const SoloEspecificacion = meta.story({
  name: 'El servidor solo conoce la especificación',
  ...given(answers.withFault(cuenta, 'notFound'), answers.withFault(leer, 'notFound')),
  play: shows(NO_MOVEMENTS),
});

export const PlazoFijoDeLaLista = meta.story({
  name: 'Depósito a plazo fijo del que solo se sabe lo de la lista',
  parameters: { mundo: { ruta: '/cuentas/010205003388' } },
  ...given(answers.withFault(cuenta, 'notFound')),
  play: shows(NO_MOVEMENTS),
});

export const SinSaldosDiarios = meta.story({
  name: 'Un servidor sin saldos diarios (404): sin gráfico',
  ...given(answers.withFault(saldos, 'notFound')),
  play: async ({ canvas }) => {
    await canvas.findByText('Mostrando 20 de 62');
    await canvas.findByText('En qué se movió su dinero');
    await waitFor(() => expect(canvas.queryByText('Saldo en el tiempo')).toBeNull());
  },
});

export const SinMovimientos = meta.story({
  name: 'Un servidor sin movimientos (404)',
  ...given(answers.withFault(movimientos, 'notFound')),
  play: async ({ canvas }) => {
    await canvas.findByText(NO_MOVEMENTS);
    await canvas.findByRole('slider', { name: 'Saldo en el tiempo, día por día' });
  },
});

export const PocosDatos = meta.story({
  name: 'El servidor dice lo mínimo',
  ...given(answers.withData(cuenta, { numeroCuenta: '010201004871', descripcion: 'AHORRO A LA VISTA' })),
  play: shows(/^Mostrando 20 de \d+$/),
});

export const UnDia = meta.story({
  name: 'Cuenta abierta hoy',
  ...given(
    answers.withData(cuenta, { ...vista, fechaApertura: '2026-11-20', saldoBloqueado: 0 }),
    answers.withData(movimientos, noMovements),
    answers.withData(saldos, [{ fecha: '2026-11-20', saldo: 2896.37 }]),
  ),
  play: shows(/^Más bajo · /),
});

export const ContenidoLargo = meta.story({
  name: 'Contenido largo',
  ...given(
    answers.withData(cuenta, longAccount),
    answers.withData(saldos, longBalances),
    answers.withData(movimientos, longMovements),
  ),
  play: async ({ canvas }) => {
    await canvas.findByText('Mostrando 3 de 1234');
    await canvas.findByRole('slider');
  },
});

export const ErrorGeneral = meta.story({
  name: '-9999-00-01: error general',
  ...refusing(cuenta, '-9999-00-01'),
  play: failedWith(errorCodes['-9999-00-01'].text),
});

export const ErrorDelServidor = meta.story({
  name: 'Error del servidor (500)',
  ...given(answers.serverError(cuenta)),
  play: failedWith('El servicio no está disponible en este momento. Intente nuevamente en unos minutos.'),
});

export const FormaEquivocada = meta.story({
  name: 'Respuesta con otra forma',
  ...given(answers.wrongShape(cuenta)),
  play: failedWith('No pudimos leer la respuesta del servidor. Intente nuevamente.'),
});

export const SinConexion = meta.story({
  name: 'Sin conexión',
  ...given(answers.offline(cuenta)),
  play: failedWith('No hay conexión con el servidor.'),
});

export const Lento = meta.story({
  ...given(answers.slow(cuenta, SLOWNESS_MS)),
  play: shows('Cargando su cuenta'),
});

export const SesionExpirada = meta.story({
  name: 'Sesión expirada',
  ...given(answers.sessionExpired(cuenta)),
  play: shows('Su sesión ha expirado. Ingrese nuevamente.'),
});

export const Tableta = Listo.extend({ name: 'Tableta', globals: { viewport: { value: 'tableta' } } });
export const Movil = Listo.extend({ name: 'Móvil', globals: m390 });

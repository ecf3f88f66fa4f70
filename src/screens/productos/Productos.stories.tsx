import type { StoryContext } from '@storybook/react-vite';
import styled from 'styled-components';
import { cuentasOrigen } from '#api/contract/transacciones.ts';
import { errorCodes } from '#domain/errorCodes.ts';
import { answers } from '#mocks/storyDemo.ts';
import preview from '#storybook/preview.tsx';
import { Productos } from './Productos.tsx';

const meta = preview.meta({
  title: 'Pantallas/Productos',
  component: Productos,
  parameters: { mundo: { ruta: '/productos' } },
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

const WAIT = { timeout: 8000 };

const ready = async ({ canvas }: Pick<StoryContext, 'canvas'>) => {
  await canvas.findByText('Ahorro a la vista', undefined, WAIT);
};

/** Waits for the failure and its text. */
const failedWith =
  (text: string) =>
  async ({ canvas }: Pick<StoryContext, 'canvas'>) => {
    await canvas.findByRole('button', { name: 'Reintentar' }, WAIT);
    await canvas.findByText(text, undefined, WAIT);
  };

export const Cargando = meta.story({
  beforeEach({ msw }) {
    msw.use(answers.never(cuentasOrigen));
  },
  play: async ({ canvas }) => {
    await canvas.findByText('Cargando sus productos', undefined, WAIT);
  },
});

export const Vacio = meta.story({
  name: 'Vacío',
  beforeEach({ msw }) {
    msw.use(answers.withData(cuentasOrigen, []));
  },
  play: async ({ canvas }) => {
    await canvas.findByText('Aún no tiene productos activos', undefined, WAIT);
  },
});

export const VacioConAgencias = Vacio.extend({
  name: 'Vacío, «Ver agencias» abierto',
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Ver agencias' }, WAIT));
    await canvas.findByText('Matriz Centro', undefined, WAIT);
  },
});

export const Listo = meta.story({ play: ready });

export const UnaCuenta = meta.story({
  name: 'Una cuenta',
  beforeEach({ msw }) {
    const only = { descripcion: 'AHORRO A LA VISTA', numeroCuenta: '010201004871', saldoDisponible: 2846.37 };
    msw.use(answers.withData(cuentasOrigen, [only]));
  },
  play: ready,
});

export const MuchasCuentas = meta.story({
  name: 'Muchas cuentas',
  beforeEach({ msw }) {
    const accounts = Array.from({ length: 24 }, (_, index) => ({
      descripcion: index === 0 ? 'AHORRO A LA VISTA' : `AHORRO PROGRAMADO ${index}`,
      numeroCuenta: `0102010${String(10_000 + index * 37)}`,
      saldoDisponible: 125.5 * (index + 1),
    }));
    msw.use(answers.withData(cuentasOrigen, accounts));
  },
  play: ready,
});

export const SaldosCeroYNegativo = meta.story({
  name: 'Saldos en cero y negativo',
  beforeEach({ msw }) {
    msw.use(
      answers.withData(cuentasOrigen, [
        { descripcion: 'AHORRO A LA VISTA', numeroCuenta: '010201004871', saldoDisponible: 0 },
        { descripcion: 'AHORRO NEGOCIO', numeroCuenta: '010201012604', saldoDisponible: -45.3 },
      ]),
    );
  },
  play: ready,
});

export const SaldosOcultos = meta.story({
  name: 'Saldos ocultos',
  play: async ({ canvas, userEvent }) => {
    await ready({ canvas });
    await userEvent.click(canvas.getByRole('button', { name: 'Ocultar saldos' }));
    await canvas.findByRole('button', { name: 'Mostrar saldos' });
  },
});

export const ContenidoLargo = meta.story({
  name: 'Contenido largo',
  beforeEach({ msw }) {
    msw.use(
      answers.withData(cuentasOrigen, [
        {
          descripcion: `AHORRO A LA VISTA ${'PARA TRABAJADORES AGRICOLAS Y ARTESANOS DEL AUSTRO '.repeat(4)}`,
          numeroCuenta: '010201004871010201004871',
          saldoDisponible: 98_765_432.1,
        },
        { descripcion: 'X'.repeat(120), numeroCuenta: '71', saldoDisponible: 0.01 },
      ]),
    );
  },
  play: async ({ canvas }) => {
    await canvas.findByText(/^Ahorro a la vista para/, undefined, WAIT);
  },
});

export const ErrorGeneral = meta.story({
  name: '-9999-00-01: error general',
  beforeEach({ msw }) {
    msw.use(answers.withCode(cuentasOrigen, '-9999-00-01'));
  },
  play: failedWith(errorCodes['-9999-00-01'].text),
});

export const ServicioNoDisponible = meta.story({
  name: '-9999-00-03: servicio no disponible',
  beforeEach({ msw }) {
    msw.use(answers.withCode(cuentasOrigen, '-9999-00-03'));
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
    msw.use(answers.withMessages(cuentasOrigen, []));
  },
  play: failedWith('Ocurrió un error. Intente nuevamente.'),
});

export const ErrorDelServidor = meta.story({
  name: 'Error del servidor (500)',
  beforeEach({ msw }) {
    msw.use(answers.serverError(cuentasOrigen));
  },
  play: failedWith('El servicio no está disponible en este momento. Intente nuevamente en unos minutos.'),
});

export const SinConexion = meta.story({
  name: 'Sin conexión',
  beforeEach({ msw }) {
    msw.use(answers.offline(cuentasOrigen));
  },
  play: failedWith('No hay conexión con el servidor.'),
});

export const Lento = meta.story({
  beforeEach({ msw }) {
    msw.use(answers.slow(cuentasOrigen, 3000));
  },
  play: async ({ canvas }) => {
    await canvas.findByText('Cargando sus productos', undefined, WAIT);
  },
});

export const SesionExpirada = meta.story({
  name: 'Sesión expirada',
  beforeEach({ msw }) {
    msw.use(answers.sessionExpired(cuentasOrigen));
  },
  play: async ({ canvas }) => {
    await canvas.findByText('Su sesión ha expirado. Ingrese nuevamente.', undefined, WAIT);
  },
});

export const FormaEquivocada = meta.story({
  name: 'Respuesta con otra forma',
  beforeEach({ msw }) {
    msw.use(answers.wrongShape(cuentasOrigen));
  },
  play: failedWith('No pudimos leer la respuesta del servidor. Intente nuevamente.'),
});

export const PortalCautivo = meta.story({
  name: 'Responde una página (portal cautivo)',
  beforeEach({ msw }) {
    msw.use(answers.html(cuentasOrigen));
  },
  play: failedWith('No pudimos leer la respuesta del servidor. Intente nuevamente.'),
});

export const OtraClave = meta.story({
  name: 'Cifrado con otra clave',
  beforeEach({ msw }) {
    msw.use(answers.wrongKey(cuentasOrigen));
  },
  play: failedWith('No pudimos leer la respuesta del servidor. Intente nuevamente.'),
});

export const CifradoCortado = meta.story({
  name: 'Cifrado cortado',
  beforeEach({ msw }) {
    msw.use(answers.truncated(cuentasOrigen));
  },
  play: failedWith('No pudimos leer la respuesta del servidor. Intente nuevamente.'),
});

export const Tableta = Listo.extend({ name: 'Tableta', globals: { viewport: { value: 'tableta' } } });
export const Movil = Listo.extend({ name: 'Móvil', globals: { viewport: { value: 'm390' } } });
export const MovilPequeno = Listo.extend({ name: 'Móvil pequeño', globals: { viewport: { value: 'm320' } } });
export const MovilCargando = Cargando.extend({ name: 'Móvil cargando', globals: { viewport: { value: 'm390' } } });
export const MovilVacio = Vacio.extend({ name: 'Móvil vacío', globals: { viewport: { value: 'm390' } } });
export const MovilSinConexion = SinConexion.extend({
  name: 'Móvil sin conexión',
  globals: { viewport: { value: 'm390' } },
});
export const MovilPequenoContenidoLargo = ContenidoLargo.extend({
  name: 'Móvil pequeño con contenido largo',
  globals: { viewport: { value: 'm320' } },
});

import { expect, screen, waitFor } from 'storybook/test';
import { look } from '#flows/pagoServicios/tests/storySteps.ts';
import { demo } from '#mocks/storyDemo.ts';
import { Inicio } from '#screens/inicio/Inicio.tsx';
import { CentroSur } from '#screens/pagoServicios/CentroSur.tsx';
import { order } from '#screens/transferenciaI/tests/storySteps.ts';
import { Application } from '#storybook/application.tsx';
import { SLOW_MS, setNetwork } from '#storybook/network.ts';
import preview from '#storybook/preview.tsx';
import { maria } from '#testing/member.ts';
import { inMain } from '#testing/storyStage.tsx';
import { onlySteps, openByMenu, press, sendCredentials, signIn, stands, typeCode } from './storySteps.ts';

const meta = preview.meta({
  title: 'Recorridos/Red y reloj',
  tags: ['!autodocs'],
  parameters: onlySteps,
});

/** The whole application, from its sign-in page on. */
const wholeApplication = {
  parameters: { mundo: { aplicacion: true } },
  render: () => <Application route="/" />,
};

/** Inicio, as it greets and warns at another moment. */
const inicio = { parameters: { mundo: { ruta: '/inicio' } }, decorators: [inMain], render: () => <Inicio /> };

/** A bill to be paid, with what the limits leave at another moment. */
const centroSur = {
  parameters: { mundo: { ruta: '/pagos/centrosur' } },
  decorators: [inMain],
  render: () => <CentroSur />,
};

export const RedLenta = meta.story({
  name: 'Red lenta: ingresar, y cada espera se ve',
  ...wholeApplication,
  // What is to be seen comes before the end, which is that of every sign-in.
  parameters: { ...wholeApplication.parameters, chromatic: { disableSnapshot: true } },
  globals: { red: 'lenta' },
  play: async (stage) => {
    const { step, canvas } = stage;
    let sentAt = 0;
    await step('Enviar usuario y contraseña: el botón espera', async () => {
      await sendCredentials(stage, maria);
      sentAt = performance.now();
      await canvas.findByRole('button', { name: 'Ingresar', busy: true });
    });
    await step('Dos llamadas después, los productos se anuncian antes de llegar', async () => {
      await canvas.findByText('Cargando sus productos');
      await expect(performance.now() - sentAt).toBeGreaterThanOrEqual(2 * SLOW_MS);
    });
    await step('Los productos llegan', async () => {
      await canvas.findByRole('link', { name: /^Ahorro a la vista/ });
    });
  },
});

export const SinConexion = meta.story({
  name: 'Sin conexión: el ingreso espera y lo dice',
  ...wholeApplication,
  globals: { red: 'sin-conexion' },
  play: async ({ canvas }) => {
    await canvas.findByText('No hay conexión con el servidor.');
    await expect(canvas.getByRole('button', { name: 'Ingresar' })).toHaveAttribute('aria-disabled', 'true');
  },
});

export const ConexionPerdida = meta.story({
  name: 'La conexión se pierde antes de confirmar, y vuelve',
  ...wholeApplication,
  play: async (stage) => {
    const { step, canvas } = stage;
    const confirm = () => canvas.getByRole('button', { name: 'Confirmar transferencia' });
    await step('Ingresar y llegar a la revisión de una transferencia', async () => {
      await signIn(stage);
      await openByMenu(stage, 'TRANSFERENCIA INTERNA');
      await order.toReview(stage);
    });
    await step('Se pierde la conexión: la banca lo dice y no deja confirmar', async () => {
      setNetwork('sin-conexion');
      await canvas.findByText('Sin conexión. Los datos pueden estar desactualizados.');
      await canvas.findByText('Sin conexión no puede confirmar. Espere a recuperarla.');
      await expect(confirm()).toHaveAttribute('aria-disabled', 'true');
    });
    await step('La conexión vuelve', async () => {
      setNetwork('normal');
      await screen.findByText('Conexión restablecida.');
      await waitFor(() => expect(confirm()).not.toHaveAttribute('aria-disabled'));
    });
    await step('Confirmar con el código: se debita una sola vez', async () => {
      await press(stage, 'Confirmar transferencia');
      await typeCode(stage);
      await canvas.findByText('Transferencia exitosa');
      await expect(demo.bank.state.entries.map(({ cents }) => cents)).toEqual([250_00]);
    });
  },
});

export const Noche = meta.story({
  name: 'Reloj: de noche, Inicio saluda con «Buenas noches»',
  ...inicio,
  globals: { reloj: 'noche' },
  play: async (stage) => {
    await stands(stage, /^Buenas noches.*Maria Fernanda$/);
    await stage.canvas.findByText('Vencido hace 6 días');
  },
});

export const Sabado = meta.story({
  name: 'Reloj: el sábado, el cupo diario está completo otra vez',
  ...centroSur,
  globals: { reloj: 'sabado' },
  play: async (stage) => {
    await look(stage, 'Código de cliente', '1203456');
    await stage.canvas.findByText('Disponible hoy $300,00 de $300,00 ·');
    await stage.canvas.findByText(/^este mes \$1\.229,13/);
  },
});

export const MesNuevo = meta.story({
  name: 'Reloj: el 1 de diciembre, el cupo mensual está completo y la planilla venció',
  ...centroSur,
  globals: { reloj: 'mes-nuevo' },
  play: async (stage) => {
    await look(stage, 'Código de cliente', '1203456');
    await stage.canvas.findByText('este mes $1.500,00 de $1.500,00');
    await stage.canvas.findByText('Venció el 28/11/2026');
  },
});

export const CuotasVencidas = meta.story({
  name: 'Reloj: el 15 de diciembre, todo está vencido',
  ...inicio,
  globals: { reloj: 'cuotas-vencidas' },
  play: async ({ canvas }) => {
    await canvas.findByText('Martes, 15 de diciembre de 2026');
    // The bank's own count of the days of a loan, and the page's of a bill.
    await canvas.findByText('Vencido hace 10 días');
    await canvas.findByText('Vencido hace 17 días');
  },
});

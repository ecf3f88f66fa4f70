import type { StoryContext } from '@storybook/react-vite';
import { iniciarSesion, validarIdentidad } from '#api/contract/autenticacion.ts';
import { errorCodes } from '#domain/errorCodes.ts';
import { answers } from '#mocks/storyDemo.ts';
import preview from '#storybook/preview.tsx';
import { Login } from './Login.tsx';

const meta = preview.meta({
  title: 'Pantallas/Ingreso',
  component: Login,
  parameters: { mundo: { socio: null, ruta: '/login' } },
});

type Stage = Pick<StoryContext, 'canvas' | 'userEvent'>;

const WAIT = { timeout: 8000 };

/** Types a user and a password and presses Ingresar. */
async function sendForm({ canvas, userEvent }: Stage, usuario = 'mfguaman', clave = 'Ribera2026') {
  await userEvent.type(await canvas.findByLabelText('Usuario'), usuario);
  await userEvent.type(canvas.getByLabelText('Contraseña'), clave);
  await userEvent.click(canvas.getByRole('button', { name: 'Ingresar' }));
}

/** Sends the form and waits for what the server says. */
const refusedWith = (text: string) => async (stage: Stage) => {
  await sendForm(stage);
  await stage.canvas.findByText(text, undefined, WAIT);
};

export const Listo = meta.story({
  play: async ({ canvas }) => {
    await canvas.findByRole('heading', { name: 'Ingrese a su banca virtual' });
  },
});

export const ConFoco = meta.story({
  name: 'Con foco',
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByLabelText('Usuario'));
  },
});

export const CamposObligatorios = meta.story({
  name: 'Campos obligatorios',
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Ingresar' }));
    await canvas.findAllByText('El campo es requerido.');
  },
});

export const ContrasenaVisible = meta.story({
  name: 'Contraseña visible',
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(await canvas.findByLabelText('Contraseña'), 'Ribera2026');
    await userEvent.click(canvas.getByRole('button', { name: 'Mostrar contraseña' }));
    await canvas.findByRole('button', { name: 'Ocultar contraseña' });
  },
});

export const Enviando = meta.story({
  beforeEach({ msw }) {
    msw.use(answers.never(validarIdentidad));
  },
  play: async (stage) => {
    await sendForm(stage);
    await stage.canvas.findByRole('button', { name: 'Ingresar', busy: true });
  },
});

export const Lento = meta.story({
  beforeEach({ msw }) {
    msw.use(answers.slow(validarIdentidad, 4000));
  },
  play: async (stage) => {
    // A wrong password, so that the answer leaves something to see.
    await sendForm(stage, 'mfguaman', 'Equivocada1');
    await stage.canvas.findByRole('button', { name: 'Ingresar', busy: true });
  },
});

export const CredencialesIncorrectas = meta.story({
  name: '-0001-01-01: usuario o contraseña incorrectos',
  beforeEach({ msw }) {
    msw.use(answers.withCode(validarIdentidad, '-0001-01-01'));
  },
  play: refusedWith(errorCodes['-0001-01-01'].text),
});

export const UltimoIntento = meta.story({
  name: '-0001-01-02: le queda un intento',
  beforeEach({ msw }) {
    msw.use(answers.withCode(validarIdentidad, '-0001-01-02'));
  },
  play: refusedWith(errorCodes['-0001-01-02'].text),
});

export const UsuarioBloqueado = meta.story({
  name: '-0001-01-03: usuario bloqueado',
  beforeEach({ msw }) {
    msw.use(answers.withCode(validarIdentidad, '-0001-01-03'));
  },
  play: refusedWith(errorCodes['-0001-01-03'].text),
});

export const DatosQueNoCoinciden = meta.story({
  name: '-0001-02-01: los datos no coinciden',
  beforeEach({ msw }) {
    msw.use(answers.withCode(validarIdentidad, '-0001-02-01'));
  },
  play: refusedWith(errorCodes['-0001-02-01'].text),
});

export const TransaccionVencida = meta.story({
  name: '-0005-01-08: el segundo paso no está autorizado',
  beforeEach({ msw }) {
    msw.use(answers.withCode(iniciarSesion, '-0005-01-08'));
  },
  play: refusedWith(errorCodes['-0005-01-08'].text),
});

export const BloqueadoEnElSegundoPaso = meta.story({
  name: '-0001-01-03: bloqueado en el segundo paso',
  beforeEach({ msw }) {
    msw.use(answers.withCode(iniciarSesion, '-0001-01-03'));
  },
  play: refusedWith(errorCodes['-0001-01-03'].text),
});

export const ErrorGeneral = meta.story({
  name: '-9999-00-01: error general',
  beforeEach({ msw }) {
    msw.use(answers.withCode(validarIdentidad, '-9999-00-01'));
  },
  play: refusedWith(errorCodes['-9999-00-01'].text),
});

export const ServicioNoDisponible = meta.story({
  name: '-9999-00-03: servicio no disponible',
  beforeEach({ msw }) {
    msw.use(answers.withCode(iniciarSesion, '-9999-00-03'));
  },
  play: refusedWith(errorCodes['-9999-00-03'].text),
});

export const SinMensajes = meta.story({
  name: 'Error sin mensajes',
  beforeEach({ msw }) {
    msw.use(answers.withMessages(validarIdentidad, []));
  },
  play: refusedWith('Ocurrió un error. Intente nuevamente.'),
});

export const SinConexion = meta.story({
  name: 'Sin conexión',
  beforeEach({ msw }) {
    msw.use(answers.offline(validarIdentidad));
  },
  play: refusedWith('No hay conexión con el servidor.'),
});

export const PortalCautivo = meta.story({
  name: 'Responde una página (portal cautivo)',
  beforeEach({ msw }) {
    msw.use(answers.html(validarIdentidad));
  },
  play: refusedWith('No pudimos leer la respuesta del servidor. Intente nuevamente.'),
});

export const SesionExpirada = meta.story({
  name: 'Sesión expirada',
  parameters: { mundo: { cierre: 'expired' } },
  play: async ({ canvas }) => {
    await canvas.findByText('Su sesión ha expirado. Ingrese nuevamente.');
  },
});

export const CerradaPorInactividad = meta.story({
  name: 'Cerrada por inactividad',
  parameters: { mundo: { cierre: 'idle' } },
  play: async ({ canvas }) => {
    await canvas.findByText('Cerramos su sesión por inactividad.');
  },
});

export const ContenidoLargo = meta.story({
  name: 'Contenido largo',
  parameters: {
    mundo: { cooperativa: 'Cooperativa de Ahorro y Crédito de los Trabajadores Agrícolas y Artesanos del Austro' },
  },
  beforeEach({ msw }) {
    const text = `Su usuario está bloqueado. ${'Acérquese a la agencia más cercana con su cédula. '.repeat(6)}`;
    msw.use(answers.withMessages(validarIdentidad, [{ code: '-0001-01-03', text }]));
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByLabelText('Usuario'));
    await userEvent.paste('usuario.muy.largo.'.repeat(12).slice(0, 200));
    await userEvent.type(canvas.getByLabelText('Contraseña'), 'Ribera2026');
    await userEvent.click(canvas.getByRole('button', { name: 'Ingresar' }));
    await canvas.findByText(/Acérquese a la agencia/, undefined, WAIT);
  },
});

export const Tableta = Listo.extend({ name: 'Tableta', globals: { viewport: { value: 'tableta' } } });
export const Movil = Listo.extend({ name: 'Móvil', globals: { viewport: { value: 'm390' } } });
export const MovilPequeno = Listo.extend({ name: 'Móvil pequeño', globals: { viewport: { value: 'm320' } } });
export const MovilConError = CredencialesIncorrectas.extend({
  name: 'Móvil con error',
  globals: { viewport: { value: 'm390' } },
});
export const MovilPequenoContenidoLargo = ContenidoLargo.extend({
  name: 'Móvil pequeño con contenido largo',
  globals: { viewport: { value: 'm320' } },
});

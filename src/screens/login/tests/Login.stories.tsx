import { useEffect } from 'react';
import { expect, fireEvent, waitFor } from 'storybook/test';
import { iniciarSesion, validarIdentidad } from '#api/contract/autenticacion.ts';
import { imagenes } from '#api/contract/marketing.ts';
import { autorizar } from '#api/contract/tokens.ts';
import { errorCodes } from '#domain/errorCodes.ts';
import { marketingPictures } from '#mocks/bank/seed/marketing.ts';
import { answers } from '#mocks/storyDemo.ts';
import { useSessionState, useSessionStore } from '#session/SessionProvider.tsx';
import preview from '#storybook/preview.tsx';
import { given } from '#testing/given.ts';
import { lineIsBack } from '#testing/line.ts';
import { sessionOf } from '#testing/sessionOf.ts';
import { refusing, shown, shownAs } from '#testing/shownCodes.ts';
import { SLOWNESS_MS, type Stage } from '#testing/storyStage.tsx';
import { busy, inTurn, showsInPage } from '#testing/storySteps.ts';
import { m390 } from '#testing/storyTexts.ts';
import { Login } from '../Login.tsx';

const meta = preview.meta({
  title: 'Pantallas/Ingreso',
  component: Login,
  parameters: { mundo: { socio: null, ruta: '/login' } },
  // The cooperative's picture is asked for at the first key: where it is not the matter, the landscape stays.
  beforeEach({ msw }) {
    msw.use(answers.withData(imagenes, []));
  },
});

/** Types a user and a password and presses Ingresar. */
async function sendForm({ canvas, userEvent }: Stage, usuario = 'mfguaman', clave = 'Ribera2026') {
  await userEvent.type(await canvas.findByLabelText('Usuario'), usuario);
  await userEvent.type(canvas.getByLabelText('Contraseña'), clave);
  await userEvent.click(canvas.getByRole('button', { name: 'Ingresar' }));
}

const MAIN_BUTTON = { name: 'Ingresar' };

/** The user whose new devices are asked for a code, up to the dialog that asks. */
async function askForCode(stage: Stage) {
  await sendForm(stage, 'almorocho', 'Amanecer2026');
  await stage.canvas.findByText('Dispositivo nuevo');
}

async function sendCode(stage: Stage, code: string) {
  await askForCode(stage);
  await stage.userEvent.click(stage.canvas.getByLabelText('Dígito 1 de 6'));
  await stage.userEvent.paste(code);
  await stage.userEvent.click(stage.canvas.getByRole('button', { name: 'Continuar' }));
}

const codeRefusedWith = (text: string) => inTurn((stage) => sendCode(stage, '111111'), showsInPage(text));

/** Both fields are marked and the password waits, empty, for the next try. */
async function asksAgain({ canvas }: Pick<Stage, 'canvas'>) {
  const password = canvas.getByLabelText('Contraseña');
  await waitFor(() => expect(password).toHaveFocus());
  await expect(password).toHaveValue('');
  await expect(password).toBeInvalid();
  await expect(canvas.getByLabelText('Usuario')).toBeInvalid();
}

/** The recovery stands in the place of Ingresar. */
async function isBlocked({ canvas }: Pick<Stage, 'canvas'>) {
  await canvas.findByRole('button', { name: 'Ingresar con otro usuario' });
  await expect(canvas.queryByRole('button', MAIN_BUTTON)).toBeNull();
  await expect(canvas.getByLabelText('Usuario')).toHaveAttribute('readonly');
  await expect(canvas.getByLabelText('Contraseña')).toHaveValue('');
}

/** Opens one of the help dialogs and waits for what it shows. */
const opensHelp = (name: string, text: string) => async (stage: Stage) => {
  await stage.userEvent.click(await stage.canvas.findByRole('button', { name }));
  await stage.canvas.findByRole('dialog', { name });
  await stage.canvas.findByText(text);
};

/** Sends the form and waits for what the server says. */
const refusedWith = (text: string) => inTurn(sendForm, showsInPage(text));

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

export const BloqMayus = meta.story({
  name: 'Bloq Mayús activado',
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByLabelText('Contraseña'));
    await userEvent.keyboard('{CapsLock}A');
    await canvas.findByText('Bloq Mayús está activado.');
  },
});

export const Enviando = meta.story({
  ...given(answers.never(validarIdentidad)),
  play: inTurn(sendForm, busy('Ingresar')),
});

export const Lento = meta.story({
  ...given(answers.slow(validarIdentidad, SLOWNESS_MS)),
  play: async (stage) => {
    // A wrong password, so that the answer leaves something to see.
    await sendForm(stage, 'mfguaman', 'Equivocada1');
    await stage.canvas.findByRole('button', { name: 'Ingresar', busy: true });
  },
});

export const CredencialesIncorrectas = meta.story({
  name: '-0001-01-01: usuario o contraseña incorrectos',
  ...refusing(validarIdentidad, '-0001-01-01'),
  play: inTurn(refusedWith(errorCodes['-0001-01-01'].text), asksAgain),
});

export const UltimoIntento = meta.story({
  name: '-0001-01-02: le queda un intento',
  ...refusing(validarIdentidad, '-0001-01-02'),
  play: inTurn(refusedWith(errorCodes['-0001-01-02'].text), asksAgain),
});

export const UsuarioBloqueado = meta.story({
  name: '-0001-01-03: usuario bloqueado',
  ...refusing(validarIdentidad, '-0001-01-03'),
  play: inTurn(refusedWith(errorCodes['-0001-01-03'].text), isBlocked),
});

export const OtroUsuario = meta.story({
  name: 'Bloqueado: ingresar con otro usuario',
  ...refusing(validarIdentidad, '-0001-01-03'),
  play: async (stage) => {
    await refusedWith(errorCodes['-0001-01-03'].text)(stage);
    await isBlocked(stage);
    await stage.userEvent.click(stage.canvas.getByRole('button', { name: 'Ingresar con otro usuario' }));
    await stage.canvas.findByRole('button', MAIN_BUTTON);
    await waitFor(() => expect(stage.canvas.getByLabelText('Usuario')).toHaveFocus());
    await expect(stage.canvas.getByLabelText('Usuario')).toHaveValue('');
  },
});

export const DatosQueNoCoinciden = meta.story({
  name: '-0001-02-01: los datos no coinciden',
  ...refusing(validarIdentidad, '-0001-02-01'),
  play: refusedWith(errorCodes['-0001-02-01'].text),
});

export const TransaccionVencida = meta.story({
  name: '-0005-01-08: el segundo paso no está autorizado',
  ...refusing(iniciarSesion, '-0005-01-08'),
  play: refusedWith(errorCodes['-0005-01-08'].text),
});

export const BloqueadoEnElSegundoPaso = meta.story({
  name: '-0001-01-03: bloqueado en el segundo paso',
  ...refusing(iniciarSesion, '-0001-01-03'),
  play: refusedWith(errorCodes['-0001-01-03'].text),
});

export const IncorrectosEnElSegundoPaso = meta.story({
  name: '-0001-01-01: incorrectos en el segundo paso',
  ...refusing(iniciarSesion, '-0001-01-01'),
  play: refusedWith(errorCodes['-0001-01-01'].text),
});

export const UltimoIntentoEnElSegundoPaso = meta.story({
  name: '-0001-01-02: le queda un intento, en el segundo paso',
  ...refusing(iniciarSesion, '-0001-01-02'),
  play: refusedWith(errorCodes['-0001-01-02'].text),
});

export const ErrorGeneral = meta.story({
  name: '-9999-00-01: error general',
  ...refusing(validarIdentidad, '-9999-00-01'),
  play: refusedWith(errorCodes['-9999-00-01'].text),
});

export const ServicioNoDisponible = meta.story({
  name: '-9999-00-03: servicio no disponible',
  ...refusing(iniciarSesion, '-9999-00-03'),
  play: refusedWith(errorCodes['-9999-00-03'].text),
});

export const SinMensajes = meta.story({
  name: 'Error sin mensajes',
  ...given(answers.withMessages(validarIdentidad, [])),
  play: refusedWith('Ocurrió un error. Intente nuevamente.'),
});

export const SinConexion = meta.story({
  name: 'Sin conexión',
  ...given(answers.offline(validarIdentidad)),
  play: refusedWith('No hay conexión con el servidor.'),
});

export const ConexionPerdida = meta.story({
  name: 'Sin conexión: el navegador avisa que se perdió',
  beforeEach: () => lineIsBack,
  play: async ({ canvas }) => {
    await canvas.findByRole('button', MAIN_BUTTON);
    window.dispatchEvent(new Event('offline'));
    await canvas.findByText('No hay conexión con el servidor.');
    await expect(canvas.getByRole('button', MAIN_BUTTON)).toHaveAttribute('aria-disabled', 'true');
  },
});

export const ConexionRecuperada = meta.story({
  name: 'Sin conexión: vuelve',
  play: async (stage) => {
    const { canvas } = stage;
    await canvas.findByRole('button', MAIN_BUTTON);
    window.dispatchEvent(new Event('offline'));
    await canvas.findByText('No hay conexión con el servidor.');
    window.dispatchEvent(new Event('online'));
    await waitFor(() => expect(canvas.queryByText('No hay conexión con el servidor.')).toBeNull());
    await expect(canvas.getByRole('button', MAIN_BUTTON)).not.toHaveAttribute('aria-disabled');
  },
});

export const PortalCautivo = meta.story({
  name: 'Responde una página (portal cautivo)',
  ...given(answers.html(validarIdentidad)),
  play: refusedWith('No pudimos leer la respuesta del servidor. Intente nuevamente.'),
});

export const SesionExpirada = meta.story({
  name: 'Sesión expirada',
  parameters: { mundo: { cierre: 'expired' } },
  play: async ({ canvas }) => {
    await canvas.findByText('Su sesión ha expirado. Ingrese nuevamente.');
  },
});

/** Signs in and lets the session expire, as on a page that was not loaded again. */
function TrasExpirar() {
  const store = useSessionStore();
  const { status } = useSessionState();
  useEffect(() => {
    void store.open(sessionOf(), 'mfguaman');
    store.close('expired');
  }, [store]);
  return status === 'signedOut' && store.lastUser() !== '' && <Login />;
}

export const SesionExpiradaConUsuario = meta.story({
  name: 'Sesión expirada, con el usuario ya escrito',
  render: () => <TrasExpirar />,
  play: async ({ canvas }) => {
    await canvas.findByText('Su sesión ha expirado. Ingrese nuevamente.');
    await waitFor(() => expect(canvas.getByLabelText('Usuario')).toHaveValue('mfguaman'));
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
    codes: shownAs(validarIdentidad, '-0001-01-03', 'Su usuario está bloqueado. Acérquese a la agencia más cercana'),
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
    await canvas.findByText(/Acérquese a la agencia/);
  },
});

export const DispositivoNuevo = meta.story({
  name: 'Dispositivo nuevo: pide un código',
  play: askForCode,
});

export const CodigoEnviando = meta.story({
  name: 'Dispositivo nuevo: enviando el código',
  ...given(answers.never(autorizar)),
  play: inTurn((stage) => sendCode(stage, '123456'), busy('Continuar')),
});

export const CodigoCancelado = meta.story({
  name: 'Dispositivo nuevo: no confirmó el código',
  play: async (stage) => {
    await askForCode(stage);
    await stage.userEvent.click(stage.canvas.getByRole('button', { name: 'Cerrar' }));
    await stage.canvas.findByText('No confirmó el código de este dispositivo. Ingrese nuevamente.');
    await waitFor(() => expect(stage.canvas.getByLabelText('Contraseña')).toHaveFocus());
    await expect(stage.canvas.getByLabelText('Contraseña')).toHaveValue('');
  },
});

export const CodigoInexistente = meta.story({
  name: '-0004-02-01: la transacción del código no existe',
  ...refusing(autorizar, '-0004-02-01'),
  play: codeRefusedWith(errorCodes['-0004-02-01'].text),
});

export const CodigoVencido = meta.story({
  name: '-0004-02-02: el código expiró',
  ...refusing(autorizar, '-0004-02-02'),
  play: codeRefusedWith(errorCodes['-0004-02-02'].text),
});

export const CodigoIncorrecto = meta.story({
  name: '-0004-02-03: código incorrecto',
  parameters: { codes: shown(autorizar, '-0004-02-03') },
  play: codeRefusedWith(errorCodes['-0004-02-03'].text),
});

export const CodigoAgotado = meta.story({
  name: '-0004-02-04: superó el número de intentos',
  ...refusing(autorizar, '-0004-02-04'),
  play: codeRefusedWith(errorCodes['-0004-02-04'].text),
});

export const CodigoSinConexion = meta.story({
  name: 'Dispositivo nuevo: sin conexión al enviar el código',
  ...given(answers.offline(autorizar)),
  play: codeRefusedWith('No hay conexión con el servidor.'),
});

export const ConImagen = meta.story({
  name: 'Con la imagen de la cooperativa',
  ...given(answers.withData(imagenes, marketingPictures('1') ?? [])),
  play: async ({ canvas }) => {
    await canvas.findByRole('heading', { name: 'Ingrese a su banca virtual' });
    await fireEvent.pointerMove(window, { movementX: 1 });
    await canvas.findByAltText('Laguna andina al amanecer, con la montaña nevada al fondo.');
  },
});

export const Agencias = meta.story({ name: 'Ayuda: agencias', play: opensHelp('Agencias', 'Matriz Centro') });
export const Preguntas = meta.story({
  name: 'Ayuda: preguntas frecuentes',
  play: opensHelp('Preguntas frecuentes', '¿Puedo anular una recarga?'),
});
export const Sugerencias = meta.story({ name: 'Ayuda: sugerencias', play: opensHelp('Sugerencias', 'Felicitación') });

export const SugerenciaGuardada = meta.story({
  name: 'Ayuda: la sugerencia sin enviar vuelve al abrirla',
  play: async (stage) => {
    const { canvas, userEvent } = stage;
    await opensHelp('Sugerencias', 'Felicitación')(stage);
    await userEvent.type(canvas.getByLabelText('Nombre'), 'María');
    await userEvent.click(canvas.getByRole('button', { name: 'Cancelar' }));
    await opensHelp('Sugerencias', 'Felicitación')(stage);
    await expect(canvas.getByLabelText('Nombre')).toHaveValue('María');
  },
});

export const UltimoIntentoLargo = meta.story({
  name: 'Mensaje largo con un intento',
  parameters: { codes: shown(validarIdentidad, '-0001-01-02') },
  beforeEach({ msw }) {
    const text = `Usuario o contraseña incorrectos. Le queda un intento. ${'Si no recuerda su contraseña, recupérela. '.repeat(5)}`;
    msw.use(answers.withMessages(validarIdentidad, [{ code: '-0001-01-02', text }]));
  },
  play: inTurn(sendForm, showsInPage(/Si no recuerda su contraseña/), asksAgain),
});

export const Tableta = Listo.extend({ name: 'Tableta', globals: { viewport: { value: 'tableta' } } });
export const Movil = Listo.extend({ name: 'Móvil', globals: m390 });

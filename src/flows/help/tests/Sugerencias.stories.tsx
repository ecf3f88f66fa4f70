import { expect, fn } from 'storybook/test';
import { insertarSugerencia } from '#api/contract/informacion.ts';
import { errorCodes } from '#domain/errorCodes.ts';
import { answers } from '#mocks/storyDemo.ts';
import preview from '#storybook/preview.tsx';
import { given } from '#testing/given.ts';
import { refusing } from '#testing/shownCodes.ts';
import { SLOWNESS_MS, type Stage } from '#testing/storyStage.tsx';
import { busy, inTurn, showsInPage } from '#testing/storySteps.ts';
import { Sugerencias, type SugerenciasProps } from '../Sugerencias.tsx';

const usual: SugerenciasProps = { draft: null, onDraft: fn(), onClose: fn() };

const meta = preview.meta({
  title: 'Pantallas/Ayuda/Sugerencias',
  component: Sugerencias,
  args: usual,
  parameters: { mundo: { socio: null, ruta: '/login' }, docs: { story: { inline: false, height: '720px' } } },
});

const MESSAGE = 'Me gustaría que la agencia de Azogues abriera los sábados.';

const written: Partial<SugerenciasProps> = {
  draft: { tipo: 'QUEJA', nombre: 'María Fernanda Guamán', correo: 'maria.guaman@example.com', mensaje: MESSAGE },
};

/** Fills in every field and sends. */
async function send({ canvas, userEvent }: Stage, message = MESSAGE) {
  await userEvent.click(await canvas.findByRole('radio', { name: 'Felicitación' }));
  await userEvent.type(canvas.getByLabelText('Nombre'), 'María Guamán');
  await userEvent.type(canvas.getByLabelText('Correo'), 'maria.guaman@example.com');
  await userEvent.click(canvas.getByLabelText('Mensaje'));
  await userEvent.paste(message);
  await userEvent.click(canvas.getByRole('button', { name: 'Enviar' }));
}

/** Sends and waits for what is said: over the form, and once more as a toast, which joins the dialog in the top layer. */
const answeredWith = (text: string) => async (stage: Stage) => {
  await send(stage);
  await stage.canvas.findAllByText(text);
};

export const Vacia = meta.story({
  name: 'Sugerencia: formulario vacío',
  play: async ({ canvas }) => {
    await canvas.findByRole('dialog', { name: 'Sugerencias' });
  },
});

export const Retomada = meta.story({
  name: 'Sugerencia: lo que se escribió antes y no se envió',
  args: written,
  play: async ({ canvas }) => {
    await expect(await canvas.findByLabelText('Mensaje')).toHaveValue(MESSAGE);
    await expect(canvas.getByRole('radio', { name: 'Queja' })).toBeChecked();
  },
});

export const CamposObligatorios = meta.story({
  name: 'Sugerencia: campos obligatorios',
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Enviar' }));
    await expect(await canvas.findAllByText('El campo es requerido.')).toHaveLength(3);
  },
});

export const CorreoInvalido = meta.story({
  name: 'Sugerencia: correo no válido',
  args: { draft: { tipo: 'SUGERENCIA', nombre: 'María', correo: 'maria.guaman@', mensaje: MESSAGE } },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Enviar' }));
    await canvas.findByText('Escriba el correo así: nombre@ejemplo.com.');
  },
});

export const MensajeMuyLargo = meta.story({
  name: 'Sugerencia: mensaje demasiado largo',
  play: inTurn(
    (stage) => send(stage, 'La agencia de Azogues debería abrir los sábados. '.repeat(11)),
    showsInPage('El mensaje no puede superar 500 caracteres.'),
  ),
});

export const Enviando = meta.story({
  name: 'Sugerencia: enviando',
  ...given(answers.never(insertarSugerencia)),
  play: inTurn(send, busy('Enviar')),
});

export const Lenta = meta.story({
  name: 'Sugerencia: lenta',
  ...given(answers.slow(insertarSugerencia, SLOWNESS_MS)),
  play: inTurn(send, busy('Enviar')),
});

export const Recibida = meta.story({
  name: 'Sugerencia: recibida, con número de trámite',
  play: answeredWith('Gracias. Su número de trámite es 10482.'),
});

export const RecibidaSinNumero = meta.story({
  name: 'Sugerencia: recibida, sin número de trámite',
  ...given(answers.withData(insertarSugerencia, {})),
  play: answeredWith('Gracias. Recibimos su mensaje.'),
});

export const DatosNoValidos = meta.story({
  name: '-9999-00-02: los datos de la sugerencia no son válidos',
  ...refusing(insertarSugerencia, '-9999-00-02'),
  play: answeredWith(errorCodes['-9999-00-02'].text),
});

export const SinMensajes = meta.story({
  name: 'Sugerencia: error sin mensajes',
  ...given(answers.withMessages(insertarSugerencia, [])),
  play: answeredWith('Ocurrió un error. Intente nuevamente.'),
});

export const SinConexion = meta.story({
  name: 'Sugerencia: sin conexión, conserva lo escrito',
  ...given(answers.offline(insertarSugerencia)),
  play: async (stage) => {
    await answeredWith('No sabemos si su mensaje llegó. Si lo envía otra vez, puede quedar dos veces.')(stage);
    await expect(stage.canvas.getByLabelText('Mensaje')).toHaveValue(MESSAGE);
    await expect(stage.canvas.getByRole('radio', { name: 'Felicitación' })).toBeChecked();
  },
});

/** Nobody is signed in: there is no session to end, so it is a failure like any other. */
export const SesionExpirada = meta.story({
  name: 'Sugerencia: 403 sin sesión',
  ...given(answers.sessionExpired(insertarSugerencia)),
  play: answeredWith('Ocurrió un error. Intente nuevamente.'),
});

export const ContenidoLargo = meta.story({
  name: 'Sugerencia: contenido largo',
  args: {
    draft: {
      tipo: 'FELICITACION',
      nombre: 'María Fernanda de los Ángeles Guamán Vintimilla 😀 '.repeat(4).slice(0, 200),
      correo: 'maria.fernanda.guaman.vintimilla.de.los.andes@cooperativasierraazul.example.com',
      mensaje: `🏔️ ${'La atención en la agencia fue muy amable. '.repeat(8)}${'a'.repeat(120)}`,
    },
  },
  beforeEach({ msw }) {
    const text = 'No pudimos registrar su mensaje en este momento. '.repeat(6);
    msw.use(answers.withMessages(insertarSugerencia, [{ code: '-9999-00-02', text }]));
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Enviar' }));
    await canvas.findAllByText(/No pudimos registrar su mensaje/);
  },
});

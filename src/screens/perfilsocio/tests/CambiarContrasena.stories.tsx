import { cambiarClave } from '#api/contract/credenciales.ts';
import { leer } from '#api/contract/perfilSocio.ts';
import { errorCodes } from '#domain/errorCodes.ts';
import { specTexts } from '#domain/specTexts.ts';
import { answers } from '#mocks/storyDemo.ts';
import preview from '#storybook/preview.tsx';
import { given } from '#testing/given.ts';
import { refusing, shown } from '#testing/shownCodes.ts';
import { inMain, SLOWNESS_MS, type Stage, shows } from '#testing/storyStage.tsx';
import { busy, inTurn, leavesField, showsInPage } from '#testing/storySteps.ts';
import { CambiarContrasena } from '../CambiarContrasena.tsx';

const meta = preview.meta({
  title: 'Pantallas/Perfil del socio/Cambiar contraseña',
  component: CambiarContrasena,
  parameters: { mundo: { ruta: '/perfilsocio' } },
  args: { onDirtyChange: () => undefined },
  decorators: [inMain],
});

const texts = specTexts.password;
const CURRENT = 'Ribera2026';
const NEW = 'Quebrada2027';
const UNKNOWN =
  'No sabemos si su contraseña cambió. Inténtelo de nuevo: si la actual ya no sirve, ingrese con la nueva.';

const type = async ({ canvas, userEvent }: Stage, label: string, text: string) => {
  await userEvent.type(canvas.getByLabelText(label), text);
};

const send = async ({ canvas, userEvent }: Stage) => {
  await userEvent.click(canvas.getByRole('button', { name: texts.submit }));
};

/** Types the three fields and sends them. */
async function change(stage: Stage, current = CURRENT, next = NEW, confirmation = next) {
  await stage.canvas.findByLabelText(texts.current);
  await type(stage, texts.current, current);
  await type(stage, texts.new, next);
  await type(stage, texts.confirmation, confirmation);
  await send(stage);
}

/** Sends a good change and waits for what is answered. */
const changedWith = (text: string) => inTurn(change, shows(text));

/** Leaves the new password with something that a rule refuses. */
const refusedNew = (password: string, message: string) =>
  inTurn((stage) => type(stage, texts.new, password), leavesField, showsInPage(message));

export const Vacio = meta.story({
  name: 'Contraseña: formulario vacío',
  play: async ({ canvas }) => {
    await canvas.findByText('Diferente de su identificación y usuario');
  },
});

export const ListaEnVivo = meta.story({
  name: 'Contraseña: lista en vivo',
  play: async (stage) => {
    await type(stage, texts.new, 'Queb');
    await stage.canvas.findAllByText(': cumple');
  },
});

export const ListaCumplida = meta.story({
  name: 'Contraseña: lista cumplida',
  play: async (stage) => {
    await type(stage, texts.new, NEW);
    await stage.canvas.findAllByText(': cumple');
  },
});

export const ListaSinVerificar = meta.story({
  name: 'Contraseña: usuario e identificación desconocidos',
  ...given(
    answers.withData(leer, { nombres: 'MARIA', apellidoPaterno: 'GUAMAN', apellidoMaterno: null, celular: null }),
  ),
  play: inTurn((stage) => type(stage, texts.new, NEW), showsInPage('Se verificará al guardar.')),
});

export const Obligatorios = meta.story({
  name: 'Contraseña: campos obligatorios',
  play: inTurn(send, shows(specTexts.validation.required), shows(specTexts.validation.invalidForm)),
});

export const Corta = meta.story({
  name: 'Contraseña: minimo de 8 digitos',
  play: refusedNew('Queb1', specTexts.validation.passwordLength),
});
export const SinNumero = meta.story({
  name: 'Contraseña: sin numero',
  play: refusedNew('Quebradas', specTexts.validation.passwordDigit),
});
export const SinMayuscula = meta.story({
  name: 'Contraseña: sin mayuscula',
  play: refusedNew('quebrada2027', specTexts.validation.passwordUppercase),
});
export const SinMinuscula = meta.story({
  name: 'Contraseña: sin minuscula',
  play: refusedNew('QUEBRADA2027', specTexts.validation.passwordLowercase),
});
export const ConEspacios = meta.story({
  name: 'Contraseña: espacios en blanco',
  play: refusedNew('Quebrada 2027', specTexts.validation.passwordWhitespace),
});
export const NoCoincide = meta.story({
  name: 'Contraseña: no coincide',
  play: inTurn((stage) => change(stage, CURRENT, NEW, 'Quebrada2028'), shows(specTexts.validation.passwordMismatch)),
});

export const ActualIncorrecta = meta.story({
  name: '-0001-05-01: la contraseña actual es incorrecta',
  parameters: { codes: shown(cambiarClave, '-0001-05-01') },
  play: inTurn((stage) => change(stage, 'Otra2026'), shows(errorCodes['-0001-05-01'].text)),
});
export const YaUtilizada = meta.story({
  name: '-0001-05-02: la contraseña nueva ya fue utilizada',
  parameters: { codes: shown(cambiarClave, '-0001-05-02') },
  play: inTurn((stage) => change(stage, CURRENT, CURRENT), shows(errorCodes['-0001-05-02'].text)),
});
export const ContieneElUsuario = meta.story({
  name: '-0001-05-03: contiene el usuario',
  parameters: { codes: shown(cambiarClave, '-0001-05-03') },
  play: inTurn((stage) => change(stage, CURRENT, 'Mfguaman2027'), shows(errorCodes['-0001-05-03'].text)),
});
export const ErrorGeneral = meta.story({
  name: 'Contraseña: -9999-00-01, error general',
  ...refusing(cambiarClave, '-9999-00-01'),
  play: changedWith(errorCodes['-9999-00-01'].text),
});
export const SinMensajes = meta.story({
  name: 'Contraseña: error sin mensajes',
  ...given(answers.withMessages(cambiarClave, [])),
  play: changedWith('Ocurrió un error. Intente nuevamente.'),
});

export const Enviando = meta.story({
  name: 'Contraseña: enviando',
  ...given(answers.never(cambiarClave)),
  play: inTurn(change, busy(texts.submit)),
});
export const Exito = meta.story({ name: 'Contraseña: éxito', play: changedWith(texts.changed) });
export const SinConexion = meta.story({
  name: 'Contraseña: sin conexión',
  ...given(answers.offline(cambiarClave)),
  play: changedWith(UNKNOWN),
});
export const RespuestaPerdida = meta.story({
  name: 'Contraseña: -0001-05-01, después de un cambio cuya respuesta se perdió',
  parameters: { codes: shown(cambiarClave, '-0001-05-01') },
  // The bank changes it and the connection breaks; what the bank refuses comes through.
  ...given(answers.lost(cambiarClave)),
  play: inTurn(changedWith(UNKNOWN), send, shows(/Es probable que ya haya cambiado/)),
});
export const Lento = meta.story({
  name: 'Contraseña: lento',
  ...given(answers.slow(cambiarClave, SLOWNESS_MS)),
  play: inTurn(change, busy(texts.submit)),
});
export const SesionExpirada = meta.story({
  name: 'Contraseña: sesión expirada',
  ...given(answers.sessionExpired(cambiarClave)),
  play: changedWith('Su sesión ha expirado. Ingrese nuevamente.'),
});
export const ContenidoLargo = meta.story({
  name: 'Contraseña: contenido largo',
  ...given(
    answers.withMessages(cambiarClave, [{ code: '', text: 'La contraseña no cumple la política. '.repeat(8).trim() }]),
  ),
  play: inTurn(
    (stage) => change(stage, 'X'.repeat(90), `Aa1${'x'.repeat(90)}`),
    shows(/^La contraseña no cumple la política\./),
  ),
});

import { validarIdentidad } from '#api/contract/autenticacion.ts';
import { registro } from '#api/contract/credenciales.ts';
import { autorizar } from '#api/contract/tokens.ts';
import { errorCodes } from '#domain/errorCodes.ts';
import { answers } from '#mocks/storyDemo.ts';
import preview from '#storybook/preview.tsx';
import { given } from '#testing/given.ts';
import { refusing, shown } from '#testing/shownCodes.ts';
import { SLOWNESS_MS } from '#testing/storyStage.tsx';
import {
  asksCode,
  busy,
  inTurn,
  press,
  presses,
  sendCode as sendCodeInDialog,
  showsInPage,
  stands,
} from '#testing/storySteps.ts';
import { GENERAL, OFFLINE } from '#testing/storyTexts.ts';
import {
  answerQuestions,
  codeAnsweredWith,
  openPin,
  page,
  sendCode,
  toConfirmation,
  toQuestions,
} from './storySteps.ts';

const meta = preview.meta({ title: 'Pantallas/Registro', ...page });

const NOT_CONFIRMED = 'No se creó ningún usuario. Puede confirmar con un código nuevo.';
const MAY_EXIST = 'No sabemos si su usuario carlos.loja se creó: pruebe a ingresar con él.';

// Step 4: Confirmación

export const Confirmacion = meta.story({ name: 'Confirmación: lista', play: (stage) => toConfirmation(stage) });

/** The bank says where it sends the code. */
const sentTo = (destino: string) =>
  given(answers.rewritten(validarIdentidad, (data) => ({ ...(data as object), destino })));

export const ConfirmacionPorCelular = meta.story({
  name: 'Confirmación: el código llega al celular',
  ...sentTo('celular terminado en 214'),
  play: inTurn(toConfirmation, showsInPage('celular terminado en 214')),
});

export const ConfirmacionPorCorreo = meta.story({
  name: 'Confirmación: el código llega al correo',
  ...sentTo('c•••@correo.ec'),
  play: inTurn(toConfirmation, showsInPage('c•••@correo.ec')),
});

export const SinAutorizarTratamiento = meta.story({
  name: 'Confirmación: sin autorizar el tratamiento de datos',
  play: async (stage) => {
    await toQuestions(stage);
    await answerQuestions(stage);
    await stage.userEvent.click(stage.canvas.getByRole('checkbox', { name: /^Acepto los términos/ }));
    await press(stage, 'Continuar');
    await showsInPage('No autorizado')(stage);
  },
});

export const PinAbierto = meta.story({ name: 'Código: abierto', play: (stage) => openPin(stage) });

export const PinEnviando = meta.story({
  name: 'Código: enviando',
  ...given(answers.never(autorizar)),
  play: inTurn(sendCode, busy('Continuar')),
});

export const PinCancelado = meta.story({
  name: 'Código: cancelado',
  play: inTurn(openPin, presses('Cerrar'), showsInPage(NOT_CONFIRMED)),
});

export const TransaccionInexistente = meta.story({
  name: '-0004-02-01: la transacción no existe',
  ...refusing(autorizar, '-0004-02-01'),
  play: codeAnsweredWith(errorCodes['-0004-02-01'].text),
});

export const CodigoVencido = meta.story({
  name: '-0004-02-02: el código expiró',
  parameters: { codes: shown(autorizar, '-0004-02-02') },
  play: codeAnsweredWith(errorCodes['-0004-02-02'].text, '000000'),
});

export const CodigoIncorrecto = meta.story({
  name: '-0004-02-03: el código es incorrecto',
  parameters: { codes: shown(autorizar, '-0004-02-03') },
  play: codeAnsweredWith(errorCodes['-0004-02-03'].text, '111111'),
});

export const IntentosAgotados = meta.story({
  name: '-0004-02-04: superó el número de intentos',
  ...refusing(autorizar, '-0004-02-04'),
  play: codeAnsweredWith(errorCodes['-0004-02-04'].text, '111111'),
});

export const CodigoSinConexion = meta.story({
  name: 'Código: sin conexión',
  ...given(answers.offline(autorizar)),
  play: codeAnsweredWith(OFFLINE),
});

export const IdentidadYaNoCoincide = meta.story({
  name: 'Confirmación: -0001-02-01, los datos ya no coinciden',
  parameters: { codes: shown(validarIdentidad, '-0001-02-01') },
  play: async (stage) => {
    await toConfirmation(stage);
    stage.msw.use(answers.withCode(validarIdentidad, '-0001-02-01'));
    await press(stage, 'Crear usuario');
    await showsInPage(/Verifíquelos o acérquese a una agencia\.$/)(stage);
  },
});

export const SinTransaccion = meta.story({
  name: 'Confirmación: la respuesta no trae transacción',
  ...given(answers.withData(validarIdentidad, null)),
  play: inTurn(
    toConfirmation,
    presses('Crear usuario'),
    showsInPage('No pudimos leer la respuesta del servidor. Intente nuevamente.'),
  ),
});

export const UsuarioOcupado = meta.story({
  name: '-0001-02-02: el usuario ya está en uso, vuelve al paso 2',
  parameters: { codes: shown(registro, '-0001-02-02') },
  play: inTurn(
    (stage) => sendCode(stage, { usuario: 'mfguaman' }),
    stands('Usuario y contraseña'),
    showsInPage(errorCodes['-0001-02-02'].text),
  ),
});

export const ContrasenaReveladora = meta.story({
  name: '-0001-05-03: la contraseña contiene su identificación, vuelve al paso 2',
  parameters: { codes: shown(registro, '-0001-05-03') },
  play: inTurn(
    (stage) => sendCode(stage, { clave: 'Quebrada0159999028' }),
    stands('Usuario y contraseña'),
    showsInPage(errorCodes['-0001-05-03'].text),
  ),
});

export const TransaccionVencida = meta.story({
  name: '-0005-01-08: la transacción no está autorizada o expiró',
  ...refusing(registro, '-0005-01-08'),
  play: codeAnsweredWith(errorCodes['-0005-01-08'].text),
});

export const ErrorGeneralAlCrear = meta.story({
  name: 'Confirmación: -9999-00-01, error general',
  ...refusing(registro, '-9999-00-01'),
  play: codeAnsweredWith(errorCodes['-9999-00-01'].text),
});

export const SinConexionAlCrear = meta.story({
  name: 'Confirmación: sin conexión',
  ...given(answers.offline(registro)),
  play: codeAnsweredWith(MAY_EXIST),
});

/** The user is made, and nobody hears of it. */
const loseAnswer = given(answers.lost(registro));

export const DudaPinCancelado = meta.story({
  name: 'Confirmación: no se sabe si el usuario se creó, y el código se cancela',
  ...loseAnswer,
  play: inTurn(
    codeAnsweredWith(MAY_EXIST),
    presses('Crear usuario'),
    asksCode,
    presses('Cerrar'),
    showsInPage(`${MAY_EXIST} Puede confirmar con un código nuevo.`),
  ),
});

export const DudaUsuarioOcupado = meta.story({
  name: '-0001-02-02: el usuario ya está en uso, y no se sabe si se creó',
  parameters: { codes: shown(registro, '-0001-02-02') },
  ...loseAnswer,
  play: async (stage) => {
    await codeAnsweredWith(MAY_EXIST)(stage);
    stage.msw.use(answers.withCode(registro, '-0001-02-02'));
    await press(stage, 'Crear usuario');
    await sendCodeInDialog(stage);
    await stands('Usuario y contraseña')(stage);
    await showsInPage(`${errorCodes['-0001-02-02'].text} ${MAY_EXIST}`)(stage);
  },
});

export const LentoAlCrear = meta.story({
  name: 'Confirmación: lento',
  ...given(answers.slow(registro, SLOWNESS_MS)),
  play: inTurn(sendCode, busy('Crear usuario')),
});

export const SesionExpiradaAlCrear = meta.story({
  name: 'Confirmación: sesión expirada',
  ...given(answers.sessionExpired(registro)),
  play: codeAnsweredWith(GENERAL),
});

export const Exito = meta.story({
  name: 'Éxito: su usuario está listo',
  play: inTurn(sendCode, stands('Su usuario está listo')),
});

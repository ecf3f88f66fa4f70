import { waitFor, within } from 'storybook/test';
import { validarIdentidad } from '#api/contract/autenticacion.ts';
import { leer as leerContrato } from '#api/contract/contrato.ts';
import { preguntas, registro } from '#api/contract/credenciales.ts';
import { autorizar } from '#api/contract/tokens.ts';
import { errorCodes } from '#domain/errorCodes.ts';
import { specTexts } from '#domain/specTexts.ts';
import { answers } from '#mocks/storyDemo.ts';
import preview from '#storybook/preview.tsx';
import { given } from '#testing/given.ts';
import { refusing, shown } from '#testing/shownCodes.ts';
import { SLOWNESS_MS, type Stage, shows } from '#testing/storyStage.tsx';
import { busy, fills, inTurn, leavesField, offers, press, presses, showsInPage, stands } from '#testing/storySteps.ts';
import { LONG_NAME, m320, m390, OFFLINE } from '#testing/storyTexts.ts';
import { Registro } from '../Registro.tsx';
import {
  accept,
  answerQuestions,
  choose,
  fillIdentity,
  fillUser,
  openPin,
  sendCode,
  sendIdentity,
  toConfirmation,
  toQuestions,
  toUser,
} from './storySteps.ts';

const meta = preview.meta({
  title: 'Pantallas/Registro',
  component: Registro,
  parameters: { mundo: { socio: null, ruta: '/registro' } },
});

/** What a 403 is before there is a session that could have ended. */
const GENERAL = 'Ocurrió un error. Intente nuevamente.';
const NOT_CONFIRMED = 'No se creó ningún usuario. Puede confirmar con un código nuevo.';

const longName = { mundo: { socio: null, ruta: '/registro', cooperativa: LONG_NAME } };

/** Sends the first step and waits for what the page says of it. */
const identityRefusedWith = (text: string | RegExp) => inTurn(sendIdentity, showsInPage(text));

/** Goes to the end, sends the code and waits for what is said of it in the dialog or in the page. */
const codeAnsweredWith = (text: string, code?: string) =>
  inTurn((stage) => sendCode(stage, {}, code), showsInPage(text));

// Step 1: Identificación

export const Listo = meta.story({ play: stands('Identificación') });

export const IdentificacionLlena = meta.story({
  name: 'Identificación: llena',
  play: inTurn(fillIdentity, leavesField),
});

export const FechaEscrita = meta.story({
  name: 'Identificación: la fecha se completa con barras',
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(await canvas.findByLabelText('Fecha de nacimiento'), '2103');
    await canvas.findByDisplayValue('21/03');
  },
});

export const IdentificacionObligatorios = meta.story({
  name: 'Identificación: campos obligatorios',
  play: inTurn(presses('Continuar'), shows(specTexts.validation.required)),
});

/** Another kind of document, chosen first. */
const documentOf = (kind: string, identificacion: string) => async (stage: Stage) => {
  await stage.userEvent.click(await stage.canvas.findByRole('radio', { name: kind }));
  await fillIdentity(stage, { identificacion });
  await stage.userEvent.tab();
};

export const Pasaporte = meta.story({
  name: 'Identificación: pasaporte',
  play: documentOf('Pasaporte', ' ab1234567 '),
});

export const PasaporteLargo = meta.story({
  name: 'Identificación: pasaporte de más de 50 caracteres',
  play: inTurn(documentOf('Pasaporte', 'X'.repeat(51)), showsInPage('Ingrese de 2 a 50 caracteres de su pasaporte.')),
});

export const Ruc = meta.story({ name: 'Identificación: RUC', play: documentOf('RUC', '0159999028001') });

export const RucInvalido = meta.story({
  name: 'Identificación: RUC que no es válido',
  play: inTurn(documentOf('RUC', '0159999028000'), showsInPage('El número de RUC no es válido.')),
});

export const CambiaElTipo = meta.story({
  name: 'Identificación: cambia el tipo y el número ya no sirve',
  play: async (stage) => {
    await fillIdentity(stage);
    await stage.userEvent.click(stage.canvas.getByRole('radio', { name: 'RUC' }));
    await showsInPage('Ingrese los 13 dígitos de su RUC.')(stage);
  },
});

/** Leaves one field with a text that is not accepted. */
const wrong = (label: string, text: string, message: string) =>
  inTurn(fills(label, text), leavesField, showsInPage(message));

export const DigitoVerificador = meta.story({
  name: 'Identificación: dígito verificador equivocado',
  play: wrong('Número de identificación', '0159999029', 'El número de cédula no es válido.'),
});

export const CedulaCorta = meta.story({
  name: 'Identificación: cédula incompleta',
  play: wrong('Número de identificación', '01599990', 'Ingrese los 10 dígitos de su cédula.'),
});

export const CedulaPegada = meta.story({
  name: 'Identificación: cédula pegada con espacios y guiones',
  play: inTurn(
    (stage) => fillIdentity(stage, { identificacion: ' 015 999 902–8 ', numeroCuenta: '0102-0100 7733' }),
    leavesField,
  ),
});

export const FechaImposible = meta.story({
  name: 'Identificación: fecha que no existe',
  play: wrong('Fecha de nacimiento', '31/02/1979', 'Esa fecha no existe. Revise el día y el mes.'),
});

export const FechaMalEscrita = meta.story({
  name: 'Identificación: fecha mal escrita',
  play: wrong('Fecha de nacimiento', '21 de marzo', 'Escriba la fecha así: 31/12/1980.'),
});

export const FechaFutura = meta.story({
  name: 'Identificación: fecha futura',
  play: wrong('Fecha de nacimiento', '21/03/2027', 'Revise el año de nacimiento.'),
});

export const CuentaConLetras = meta.story({
  name: 'Identificación: cuenta con letras',
  play: wrong('Número de cuenta', '0102-ABC', 'Ingrese solo los dígitos de su número de cuenta.'),
});

export const Enviando = meta.story({
  ...given(answers.never(validarIdentidad)),
  play: inTurn(sendIdentity, busy('Continuar')),
});

export const Lento = meta.story({
  ...given(answers.slow(validarIdentidad, SLOWNESS_MS)),
  play: inTurn(sendIdentity, busy('Continuar')),
});

export const CuentaDeOtraPersona = meta.story({
  name: '-0001-02-01: los datos no coinciden, con «Ver agencias»',
  parameters: { codes: shown(validarIdentidad, '-0001-02-01') },
  play: inTurn(
    (stage) => sendIdentity(stage, { numeroCuenta: '010201004871' }),
    showsInPage(/Verifíquelos o acérquese a una agencia\.$/),
  ),
});

export const VerAgencias = meta.story({
  name: 'Identificación: «Ver agencias» abierto',
  play: inTurn(presses('Ver agencias'), showsInPage('Matriz Centro')),
});

export const CredencialesIncorrectas = meta.story({
  name: '-0001-01-01: rechazo que es del ingreso',
  ...refusing(validarIdentidad, '-0001-01-01'),
  play: identityRefusedWith(errorCodes['-0001-01-01'].text),
});

export const UltimoIntento = meta.story({
  name: '-0001-01-02: rechazo que es del ingreso, último intento',
  ...refusing(validarIdentidad, '-0001-01-02'),
  play: identityRefusedWith(errorCodes['-0001-01-02'].text),
});

export const UsuarioBloqueado = meta.story({
  name: '-0001-01-03: el usuario que tenía está bloqueado',
  ...refusing(validarIdentidad, '-0001-01-03'),
  play: identityRefusedWith(errorCodes['-0001-01-03'].text),
});

export const ErrorGeneral = meta.story({
  name: '-9999-00-01: error general',
  ...refusing(validarIdentidad, '-9999-00-01'),
  play: identityRefusedWith(errorCodes['-9999-00-01'].text),
});

export const SinMensajes = meta.story({
  name: 'Identificación: error sin mensajes',
  ...given(answers.withMessages(validarIdentidad, [])),
  play: identityRefusedWith(GENERAL),
});

export const SinConexion = meta.story({
  name: 'Sin conexión',
  ...given(answers.offline(validarIdentidad)),
  play: identityRefusedWith(OFFLINE),
});

export const SesionExpirada = meta.story({
  name: 'Sesión expirada',
  ...given(answers.sessionExpired(validarIdentidad)),
  play: identityRefusedWith(GENERAL),
});

// Step 2: Usuario

export const Usuario = meta.story({ name: 'Usuario: vacío', play: (stage) => toUser(stage) });

export const UsuarioLleno = meta.story({
  name: 'Usuario: lleno',
  play: inTurn(toUser, fillUser, leavesField),
});

export const UsuarioObligatorios = meta.story({
  name: 'Usuario: campos obligatorios',
  play: inTurn(toUser, presses('Continuar'), shows(specTexts.validation.required)),
});

/** Fills the second step and leaves its last field. */
const userWith = (changes: Parameters<typeof fillUser>[1], message: string) =>
  inTurn(toUser, (stage) => fillUser(stage, changes), leavesField, showsInPage(message));

export const RequisitosSinCumplir = meta.story({
  name: 'Usuario: requisitos sin cumplir',
  play: userWith({ clave: 'quebrada verde', confirmacion: 'quebrada verde' }, specTexts.validation.passwordDigit),
});

export const ContrasenaConUsuario = meta.story({
  name: 'Usuario: la contraseña contiene el usuario',
  play: async (stage) => {
    await toUser(stage);
    await fillUser(stage, { clave: 'Carlos.Loja2027' });
    await stage.userEvent.tab();
    // Only advice (D-25): the other rules are met, and this one is left for the server to judge.
    await showsInPage(/^: pendiente$/)(stage);
  },
});

export const NoCoinciden = meta.story({
  name: 'Usuario: las contraseñas no coinciden',
  play: userWith({ confirmacion: 'Quebrada2026' }, specTexts.validation.passwordMismatch),
});

export const UsuarioConTildes = meta.story({
  name: 'Usuario: con tildes',
  play: userWith({ usuario: 'ándrés.ñandú' }, 'De 4 a 30 letras sin tildes, números, punto o guion.'),
});

export const UsuarioConEspacios = meta.story({
  name: 'Usuario: con espacios',
  play: userWith({ usuario: 'carlos loja' }, specTexts.validation.passwordWhitespace),
});

export const ContrasenaVisible = meta.story({
  name: 'Usuario: contraseña visible',
  play: async (stage) => {
    await toUser(stage);
    await fillUser(stage);
    const [show] = await stage.canvas.findAllByRole('button', { name: 'Mostrar contraseña' });
    if (show) await stage.userEvent.click(show);
    await stage.canvas.findByRole('button', { name: 'Ocultar contraseña' });
  },
});

export const Volver = meta.story({
  name: 'Usuario: «Volver» conserva lo escrito',
  play: async (stage) => {
    await toUser(stage);
    await press(stage, 'Volver');
    await stands('Identificación')(stage);
    await stage.canvas.findByDisplayValue('0159999028');
  },
});

// Step 3: Seguridad

export const Cargando = meta.story({
  ...given(answers.never(preguntas)),
  play: async (stage) => {
    await toQuestions(stage);
    await stage.canvas.findAllByRole('option', { name: 'Cargando preguntas…' });
  },
});

export const Vacio = meta.story({
  name: 'Vacío',
  ...given(answers.withData(preguntas, [])),
  play: inTurn(toQuestions, showsInPage(/^Las preguntas de seguridad no están disponibles/)),
});

export const PreguntasNoDisponibles = meta.story({
  name: '-9999-00-03: las preguntas no cargan',
  ...refusing(preguntas, '-9999-00-03'),
  play: inTurn(toQuestions, showsInPage(errorCodes['-9999-00-03'].text), offers('Reintentar')),
});

export const PreguntasSinConexion = meta.story({
  name: 'Seguridad: sin conexión',
  ...given(answers.offline(preguntas)),
  play: inTurn(toQuestions, showsInPage(OFFLINE)),
});

export const PreguntasLentas = meta.story({
  name: 'Seguridad: lento',
  ...given(answers.slow(preguntas, SLOWNESS_MS)),
  play: async (stage) => {
    await toQuestions(stage);
    await stage.canvas.findAllByRole('option', { name: 'Cargando preguntas…' });
  },
});

export const Seguridad = meta.story({
  name: 'Seguridad: vacía',
  play: async (stage) => {
    await toQuestions(stage);
    await stage.canvas.findAllByRole('option', { name: 'Elija una pregunta' });
  },
});

export const SeguridadLlena = meta.story({
  name: 'Seguridad: llena',
  play: inTurn(toQuestions, answerQuestions, accept),
});

export const SeguridadObligatorios = meta.story({
  name: 'Seguridad: campos obligatorios',
  play: async (stage) => {
    await toQuestions(stage);
    await stage.canvas.findAllByRole('option', { name: 'Elija una pregunta' });
    await press(stage, 'Continuar');
    await shows(specTexts.validation.required)();
  },
});

export const PreguntaRepetida = meta.story({
  name: 'Seguridad: la pregunta elegida no se repite en las otras',
  play: async (stage) => {
    await toQuestions(stage);
    await choose(stage, 1, '01');
    const other = within(stage.canvas.getByLabelText('Pregunta 2'));
    await waitFor(() => other.getByRole('option', { name: '¿Nombre de su primera mascota?', hidden: true }));
  },
});

export const SinAceptar = meta.story({
  name: 'Seguridad: términos sin aceptar',
  play: inTurn(
    toQuestions,
    answerQuestions,
    presses('Continuar'),
    showsInPage('Debe aceptar los términos y condiciones.'),
  ),
});

export const RespuestasLargas = meta.story({
  name: 'Seguridad: respuestas de 200 caracteres, con tildes, ñ y emoji',
  play: async (stage) => {
    await toQuestions(stage);
    await answerQuestions(stage, {
      respuestas: [
        'Ñandú de la abuela Ángela. '.repeat(8).slice(0, 200),
        'Cuenca, Azuay — ¡siempre! 🦜',
        '👩🏽‍🌾'.repeat(20),
      ],
    });
    await accept(stage);
  },
});

export const RespuestaExcedida = meta.story({
  name: 'Seguridad: respuesta de más de 200 caracteres',
  play: inTurn(
    toQuestions,
    (stage) => answerQuestions(stage, { respuestas: ['a'.repeat(201), 'Cuenca', 'Canela'] }),
    showsInPage('La respuesta no puede superar 200 caracteres.'),
  ),
});

const opened = (words: string, content: RegExp) => inTurn(toQuestions, presses(words), shows(content));

export const TerminosAbiertos = meta.story({
  name: 'Seguridad: términos y condiciones abiertos',
  play: opened('términos y condiciones', /^Página 1 de \d+\. .*Cupos/),
});

export const TratamientoAbierto = meta.story({
  name: 'Seguridad: tratamiento de datos abierto',
  play: opened('tratamiento de mis datos personales', /^Página 1 de \d+\. .*Datos que tratamos/),
});

export const DocumentoNoDisponible = meta.story({
  name: 'Seguridad: -9999-00-03, el documento no está disponible',
  ...refusing(leerContrato, '-9999-00-03'),
  play: inTurn(toQuestions, presses('términos y condiciones'), showsInPage(errorCodes['-9999-00-03'].text)),
});

// Step 4: Confirmación

export const Confirmacion = meta.story({ name: 'Confirmación: lista', play: (stage) => toConfirmation(stage) });

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
  play: codeAnsweredWith(OFFLINE),
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

export const ContenidoLargo = meta.story({
  name: 'Contenido largo',
  parameters: longName,
  play: (stage) => openPin(stage, { usuario: 'carlos-andres.loja_peralta-202' }),
});

// The same on other windows

export const Tableta = IdentificacionLlena.extend({ name: 'Tableta', globals: { viewport: { value: 'tableta' } } });
export const Movil = Listo.extend({ name: 'Móvil', globals: m390 });

export const MovilPequeno = IdentificacionObligatorios.extend({
  name: 'Móvil pequeño: campos obligatorios',
  parameters: longName,
  globals: m320,
});
export const MovilPequenoExito = meta.story({
  name: 'Móvil pequeño: éxito con un usuario largo',
  parameters: longName,
  globals: m320,
  play: inTurn(
    (stage) => sendCode(stage, { usuario: 'carlosandreslojaperaltacuenca1' }),
    stands('Su usuario está listo'),
  ),
});

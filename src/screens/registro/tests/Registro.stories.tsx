import { validarIdentidad } from '#api/contract/autenticacion.ts';
import { errorCodes } from '#domain/errorCodes.ts';
import { specTexts } from '#domain/specTexts.ts';
import { answers } from '#mocks/storyDemo.ts';
import preview from '#storybook/preview.tsx';
import { given } from '#testing/given.ts';
import { refusing, shown } from '#testing/shownCodes.ts';
import { SLOWNESS_MS, type Stage, shows } from '#testing/storyStage.tsx';
import { busy, fills, inTurn, leavesField, presses, showsInPage, stands } from '#testing/storySteps.ts';
import { m320, m390, OFFLINE } from '#testing/storyTexts.ts';
import { withoutLine } from '#testing/withoutLine.ts';
import { fillIdentity, longName, openPin, page, sendCode, sendIdentity } from './storySteps.ts';

const meta = preview.meta({ title: 'Pantallas/Registro', ...page });

/** What a 403 is before there is a session that could have ended. */
const GENERAL = 'Ocurrió un error. Intente nuevamente.';

/** Sends the first step and waits for what the page says of it. */
const identityRefusedWith = (text: string | RegExp) => inTurn(sendIdentity, showsInPage(text));

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
  play: wrong('Número de cuenta', '0102-ABC', 'Ingrese solo los dígitos del número de cuenta.'),
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

export const ConexionPerdida = meta.story({ name: 'Se perdió la conexión', ...withoutLine });

export const SesionExpirada = meta.story({
  name: 'Sesión expirada',
  ...given(answers.sessionExpired(validarIdentidad)),
  play: identityRefusedWith(GENERAL),
});

// Step 4: Confirmación

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

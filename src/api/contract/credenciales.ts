import { SECURITY_QUESTIONS } from '#domain/registration.ts';
import { endpoint } from './endpoint.ts';
import {
  catalogue,
  flag,
  identificationType,
  listOf,
  neededCode,
  optionalRecord,
  optionalText,
  record,
  requiredText,
  writtenText,
} from './fields.ts';

/* How a member comes by a user and a password, gets them back, changes them and gives them up: the calls of `autenticacion/…` that no sign-in needs. */

/**
 * Asks for a transaction to change a forgotten password. The answer is ok whether the user exists or not, so that nobody learns
 * who is a member; `destino` says masked where the code went. Without `idTransaccion` there is no next step, so it must be there.
 */
export const solicitarRecuperacionClave = endpoint({
  id: 'autenticacion.solicitarRecuperacionClave',
  method: 'POST',
  path: 'autenticacion/recuperacion/clave/solicitud',
  summary: 'Primer paso de la recuperación de contraseña: envía un código al socio; responde igual si no existe.',
  authenticated: false,
  body: record({ usuario: requiredText(), tipoIdentificacion: identificationType(), identificacion: writtenText() }),
  answer: record({ idTransaccion: neededCode(), destino: optionalText() }),
  codes: ['-9999-00-02'],
});

/** Sets the new password once `tokens/autorizar` confirmed the transaction. */
export const recuperarClave = endpoint({
  id: 'autenticacion.recuperarClave',
  method: 'POST',
  path: 'autenticacion/recuperacion/clave',
  summary: 'Último paso de la recuperación: fija la contraseña nueva con la transacción autorizada.',
  authenticated: false,
  body: record({ idTransaccion: requiredText(), claveNueva: requiredText() }),
  secrets: ['claveNueva'],
  answer: null,
  codes: ['-0005-01-08', '-0001-05-02', '-0001-05-03'],
});

/** Sends the user name by e-mail. Ok whether the data match or not; `correo` is masked. */
export const recuperarUsuario = endpoint({
  id: 'autenticacion.recuperarUsuario',
  method: 'POST',
  path: 'autenticacion/recuperacion/usuario',
  summary: 'Envía el usuario al correo registrado si los datos coinciden; responde igual si no coinciden.',
  authenticated: false,
  body: record({ tipoIdentificacion: identificationType(), identificacion: writtenText(), correo: writtenText() }),
  answer: optionalRecord({ correo: optionalText() }),
  codes: ['-9999-00-02'],
});

/** Changes the password of the signed-in member, also the forced change (D-27). Both values are sent trimmed (§5, D-26). */
export const cambiarClave = endpoint({
  id: 'autenticacion.cambiarClave',
  method: 'POST',
  path: 'autenticacion/cambiar/clave',
  summary: 'Cambia la contraseña del socio.',
  answerOrigin: 'specification',
  body: record({ claveAnterior: requiredText(), claveNueva: requiredText() }),
  secrets: ['claveAnterior', 'claveNueva'],
  answer: null,
  codes: ['-0001-05-01', '-0001-05-02', '-0001-05-03'],
});

/** Deletes the virtual user with an authorised transaction (§4 «Delete user», D-58). */
export const eliminarMiUsuario = endpoint({
  id: 'autenticacion.eliminarMiUsuario',
  method: 'POST',
  path: 'autenticacion/eliminarmiusuario',
  summary: 'Elimina el usuario virtual con una transacción autorizada.',
  answerOrigin: 'specification',
  body: record({ idTransaccion: requiredText() }),
  answer: null,
  codes: ['-0005-01-08'],
});

/**
 * Last step of the registration, once `tokens/autorizar` confirmed the transaction of the identity check. The answers are sent as
 * typed; how a server compares them is its own business.
 */
export const registro = endpoint({
  id: 'autenticacion.registro',
  method: 'POST',
  path: 'autenticacion/registro',
  summary: 'Último paso del registro: crea el usuario virtual con la transacción autorizada.',
  authenticated: false,
  origin: 'proposal',
  body: record({
    idTransaccion: requiredText(),
    usuario: requiredText(),
    clave: requiredText(),
    preguntas: listOf(record({ codigo: requiredText(), respuesta: writtenText() })).length(SECURITY_QUESTIONS),
    aceptaTerminos: flag(),
    aceptaTratamientoDatos: flag(),
  }),
  secrets: ['clave'],
  answer: null,
  codes: ['-0001-02-02', '-0001-05-03', '-0005-01-08'],
});

/** Security questions to choose from; the registration asks before there is a session. */
export const preguntas = endpoint({
  id: 'autenticacion.preguntas',
  method: 'GET',
  path: 'autenticacion/preguntas',
  summary: 'Catálogo de preguntas de seguridad.',
  authenticated: false,
  answer: catalogue({}),
});

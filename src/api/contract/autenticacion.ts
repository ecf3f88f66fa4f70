import { endpoint } from './endpoint.ts';
import {
  catalogue,
  either,
  flag,
  identificationType,
  listOf,
  optionalFlag,
  optionalRecord,
  optionalText,
  record,
  requiredText,
} from './fields.ts';

/** What the sign-in form sends in its first step. */
const credentials = record({ usuario: requiredText(), clave: requiredText() });

/** What the registration's first step sends to the same path. */
const registrationIdentity = record({
  tipoIdentificacion: identificationType(),
  identificacion: requiredText(),
  fechaNacimiento: requiredText(),
  numeroCuenta: requiredText(),
});

/**
 * First step of sign-in and of registration. The specification shows no answer, so none of its fields is counted on: without
 * `idTransaccion` the second step goes without one, without `requiereToken` no code is asked.
 */
export const validarIdentidad = endpoint({
  id: 'autenticacion.validarIdentidad',
  method: 'POST',
  path: 'autenticacion/validaciones/identidad',
  summary: 'Primer paso del ingreso (credenciales) y del registro (identificación).',
  authenticated: false,
  body: either(credentials, registrationIdentity),
  secrets: ['clave'],
  answer: optionalRecord({
    idTransaccion: optionalText(),
    requiereToken: optionalFlag(),
    primerNombre: optionalText(),
    imagenSeguridad: optionalText(),
  }),
  codes: ['-0001-01-01', '-0001-01-02', '-0001-01-03', '-0001-02-01'],
});

/** Second step of sign-in: opens the session. `cambioClave` is exactly `'S'` when the password must be changed first (D-27). */
export const iniciarSesion = endpoint({
  id: 'autenticacion.iniciarSesion',
  method: 'POST',
  path: 'autenticacion/iniciar-sesion',
  summary: 'Segundo paso del ingreso: abre la sesión.',
  authenticated: false,
  body: record({ usuario: requiredText(), clave: requiredText(), idTransaccion: requiredText().optional() }),
  secrets: ['clave'],
  answer: record({
    token: optionalText(),
    nombres: optionalText(),
    apellidoPaterno: optionalText(),
    apellidoMaterno: optionalText(),
    cambioClave: optionalText(),
  }).test('session', 'no trae sesión ni nombre', (data) => Boolean(data?.token || data?.nombres)),
  codes: ['-0001-01-01', '-0001-01-02', '-0001-01-03', '-0005-01-08'],
});

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
  body: record({ usuario: requiredText(), tipoIdentificacion: identificationType(), identificacion: requiredText() }),
  answer: record({ idTransaccion: requiredText(), destino: optionalText() }),
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
  body: record({ tipoIdentificacion: identificationType(), identificacion: requiredText(), correo: requiredText() }),
  answer: optionalRecord({ correo: optionalText() }),
  codes: ['-9999-00-02'],
});

/** Last access of the user. A first access has none: both fields may be null or missing (contract B.2). */
export const ultimoAcceso = endpoint({
  id: 'autenticacion.ultimoAcceso',
  method: 'GET',
  path: 'autenticacion/ultimo-acceso',
  summary: 'Fecha y dispositivo del último acceso.',
  answerOrigin: 'specification',
  answer: record({ fecha: optionalText(), dispositivo: optionalText() }),
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
    preguntas: listOf(record({ codigo: requiredText(), respuesta: requiredText() })).min(1),
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

import { endpoint } from './endpoint.ts';
import {
  day,
  either,
  identificationType,
  optionalCode,
  optionalDate,
  optionalFile,
  optionalFlag,
  optionalRecord,
  optionalText,
  record,
  requiredText,
  writtenText,
} from './fields.ts';

/** What the sign-in form sends in its first step. */
const credentials = record({ usuario: requiredText(), clave: requiredText() });

/** What the registration's first step sends to the same path. */
const registrationIdentity = record({
  tipoIdentificacion: identificationType(),
  identificacion: writtenText(),
  fechaNacimiento: day(),
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
    idTransaccion: optionalCode(),
    // Odd rather than absent: a code is asked.
    requiereToken: optionalFlag(true),
    primerNombre: optionalText(),
    imagenSeguridad: optionalFile(),
    // Registration: where the code was sent, as the recovery answers it; who has no device yet has none that makes it.
    destino: optionalText(),
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
    token: optionalCode(),
    nombres: optionalText(),
    apellidoPaterno: optionalText(),
    apellidoMaterno: optionalText(),
    cambioClave: optionalText(),
  }).test('session', 'no trae sesión ni nombre', (data) => Boolean(data?.token || data?.nombres)),
  codes: ['-0001-01-01', '-0001-01-02', '-0001-01-03', '-0005-01-08'],
});

/** Last access of the user. A first access has none: both fields may be null or missing (contract B.2). */
export const ultimoAcceso = endpoint({
  id: 'autenticacion.ultimoAcceso',
  method: 'GET',
  path: 'autenticacion/ultimo-acceso',
  summary: 'Fecha y dispositivo del último acceso.',
  answerOrigin: 'specification',
  answer: record({ fecha: optionalDate(), dispositivo: optionalText() }),
});

import { endpoint } from './endpoint.ts';
import {
  flag,
  optionalCode,
  optionalEditable,
  optionalFile,
  optionalText,
  proposed,
  record,
  requiredText,
  writtenText,
} from './fields.ts';

const update = () => record({ idTransaccion: requiredText(), correo: writtenText(), Telefono: writtenText() });

/** The member's profile. Any of it may be missing: a page needs none of it to work. */
export const leer = endpoint({
  id: 'perfilSocio.leer',
  method: 'GET',
  path: 'perfilSocio',
  summary: 'Datos del socio.',
  answerOrigin: 'specification',
  answer: record({
    nombres: optionalText(),
    apellidoPaterno: optionalText(),
    apellidoMaterno: optionalText(),
    celular: optionalEditable(),
    correo: optionalEditable(),
    fotoPerfil: optionalFile(),
    identificacion: proposed(optionalCode()),
    usuario: proposed(optionalText()),
    numeroSocio: proposed(optionalCode()),
    sexo: proposed(optionalText()),
  }),
});

/** In the specification's list, with the same payload as the next one, and not called by any screen (D-14). */
export const solicitudActualizarDatos = endpoint({
  id: 'perfilSocio.solicitudActualizarDatos',
  method: 'POST',
  path: 'perfilSocio/SolicitudActualizarDatos',
  summary: 'Solicitud de actualización de datos; ninguna pantalla la usa (D-14).',
  answerOrigin: 'specification',
  body: update(),
  answer: null,
  codes: ['-0002-02-01', '-0002-02-02', '-0005-01-08'],
});

/** Saves phone and e-mail. The wire reads `celular` and writes `Telefono` (D-11). */
export const actualizarDatos = endpoint({
  id: 'perfilSocio.actualizarDatos',
  method: 'POST',
  path: 'perfilSocio/ActualizarDatos',
  summary: 'Actualiza celular y correo con una transacción autorizada.',
  answerOrigin: 'specification',
  body: update(),
  answer: null,
  codes: ['-0002-02-01', '-0002-02-02', '-0005-01-08'],
});

/** Changes the consent although it is a GET: never retried, prefetched or cached (D-15). `value` is `true` or `false`. */
export const actualizarTratamientoDatos = endpoint({
  id: 'perfilSocio.actualizarTratamientoDatos',
  method: 'GET',
  path: 'perfilSocio/ActualizarTratamientoDatos/{value}',
  summary: 'Cambia la autorización de tratamiento de datos.',
  changesState: true,
  answer: null,
  codes: ['-9999-00-01'],
});

/** The consent's state. Capital P as the specification writes it (D-16). */
export const recuperaEstadoTratamientoDatos = endpoint({
  id: 'perfilSocio.recuperaEstadoTratamientoDatos',
  method: 'GET',
  path: 'PerfilSocio/RecuperaEstadoTratamientoDatos',
  summary: 'Estado de la autorización de tratamiento de datos.',
  answerOrigin: 'specification',
  answer: flag(),
});

/** The one mapping between the form's `celular` and the wire's `Telefono` (D-11). Values are sent trimmed. */
export function profileUpdateBody(idTransaccion: string, form: { celular: string; correo: string }) {
  return { idTransaccion, correo: form.correo.trim(), Telefono: form.celular.trim() };
}

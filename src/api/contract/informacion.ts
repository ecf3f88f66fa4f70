import { SUGGESTION_LENGTH, SUGGESTION_NAME_LENGTH } from '#domain/suggestion.ts';
import { endpoint } from './endpoint.ts';
import {
  catalogue,
  code,
  label,
  limitedText,
  listOf,
  oneOf,
  optionalCode,
  optionalNumber,
  optionalProse,
  optionalRecord,
  optionalText,
  prose,
  record,
  text,
  writtenText,
} from './fields.ts';

/** Country prefixes of mobile numbers; `longitud` is how many digits follow. */
export const prefijosMovil = endpoint({
  id: 'informacion.prefijosMovil',
  method: 'GET',
  path: 'informacion/prefijosMovil',
  summary: 'Prefijos telefónicos por país.',
  authenticated: false,
  answer: catalogue({ longitud: optionalNumber() }),
});

/** The cooperative's agencies; `latitud` and `longitud` in degrees. */
export const agencias = endpoint({
  id: 'informacion.agencias',
  method: 'GET',
  path: 'informacion/agencias',
  summary: 'Agencias de la cooperativa.',
  authenticated: false,
  answer: listOf(
    record({
      codigo: code(),
      nombre: label('Agencia'),
      ciudad: optionalText(),
      direccion: optionalProse(),
      telefono: optionalText(),
      horario: optionalProse(),
      latitud: optionalNumber(),
      longitud: optionalNumber(),
    }),
  ),
});

/** Frequent questions, not to be taken for the security questions of `autenticacion/preguntas`. */
export const preguntas = endpoint({
  id: 'informacion.preguntas',
  method: 'GET',
  path: 'informacion/preguntas',
  summary: 'Preguntas frecuentes.',
  authenticated: false,
  answer: listOf(record({ pregunta: text(), respuesta: prose(), categoria: optionalText() })),
});

/** Sends a suggestion, a complaint or a compliment. */
export const insertarSugerencia = endpoint({
  id: 'informacion.insertarSugerencia',
  method: 'POST',
  path: 'informacion/insertar/sugerencias',
  summary: 'Registra una sugerencia, queja o felicitación.',
  authenticated: false,
  body: record({
    nombre: limitedText(SUGGESTION_NAME_LENGTH),
    correo: writtenText(),
    tipo: oneOf(['SUGERENCIA', 'QUEJA', 'FELICITACION']),
    mensaje: limitedText(SUGGESTION_LENGTH),
  }),
  answer: optionalRecord({ numeroTramite: optionalCode() }),
  codes: ['-9999-00-02'],
});

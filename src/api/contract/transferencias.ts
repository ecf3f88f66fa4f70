import { EXTERNAL_CONCEPT_LENGTH, INTERNAL_CONCEPT_LENGTH, PLAIN_TEXT } from '#domain/concept.ts';
import { executed } from './comprobante.ts';
import { datosDestinoExterno } from './datosDestino.ts';
import { endpoint } from './endpoint.ts';
import {
  catalogue,
  either,
  limitedText,
  optionalFlag,
  optionalText,
  record,
  requiredText,
  writtenText,
} from './fields.ts';
import { authorisationCodes, authorised, debitCodes, orderFields, sameAccountCode } from './orders.ts';
import { validacion } from './validacion.ts';

const internalFields = {
  ...orderFields,
  concepto: limitedText(INTERNAL_CONCEPT_LENGTH),
  numeroCuentaDestino: requiredText(),
  correo: writtenText().optional(),
};

const externalFields = {
  ...orderFields,
  concepto: limitedText(EXTERNAL_CONCEPT_LENGTH).matches(PLAIN_TEXT, 'tiene caracteres especiales'),
};

/** What a transfer inside the cooperative will cost, and whether it is allowed. Only reads although it is a POST. */
export const validarInternas = endpoint({
  id: 'transferencias.validarInternas',
  method: 'POST',
  path: 'transacciones/transferencias/internas/validar',
  summary: 'Valida una transferencia dentro de la cooperativa y dice su costo.',
  origin: 'proposal',
  changesState: false,
  body: record(internalFields),
  answer: validacion,
  codes: [...debitCodes, sameAccountCode, '-0006-01-01'],
});

/** Moves money between accounts of the cooperative, with an authorised transaction that is used once. */
export const internas = endpoint({
  id: 'transferencias.internas',
  method: 'POST',
  path: 'transacciones/transferencias/internas',
  summary: 'Ejecuta una transferencia dentro de la cooperativa.',
  body: record({ ...authorised, ...internalFields }),
  answer: executed,
  codes: [...debitCodes, sameAccountCode, ...authorisationCodes, '-0006-01-01'],
});

/** To a registered destination or to a one-off one. */
const registeredFields = { ...externalFields, codigoCuentaDestino: requiredText() };
const oneOffFields = { ...externalFields, destino: datosDestinoExterno };

/** What a transfer to another institution will cost, whether it is allowed, and what is known of the holder's name. Only reads. */
export const validarExternas = endpoint({
  id: 'transferencias.validarExternas',
  method: 'POST',
  path: 'transacciones/transferencias/externas/validar',
  summary: 'Valida una transferencia a otra institución y dice su costo.',
  origin: 'proposal',
  changesState: false,
  body: either(record(registeredFields), record(oneOffFields)),
  answer: validacion,
  codes: [...debitCodes, sameAccountCode, '-0005-02-01', '-0006-03-01'],
});

/** Moves money to another institution: to a registered destination or to a one-off one, never both. */
export const externas = endpoint({
  id: 'transferencias.externas',
  method: 'POST',
  path: 'transacciones/transferencias/externas',
  summary: 'Ejecuta una transferencia a otra institución.',
  body: either(record({ ...authorised, ...registeredFields }), record({ ...authorised, ...oneOffFields })),
  answer: executed,
  codes: [...debitCodes, sameAccountCode, ...authorisationCodes, '-0005-02-01', '-0006-03-01'],
});

/** Kinds of institution: bank, cooperative, mutual. */
export const tiposInstituciones = endpoint({
  id: 'transferencias.tiposInstituciones',
  method: 'GET',
  path: 'transacciones/transferencias/externas/obtenerTiposInstituciones',
  summary: 'Tipos de institución destino.',
  answer: catalogue({}),
});

/** Institutions of one kind. `acreditacion` is a code (`INMEDIATA`, `SPI`); one that is unknown is shown as it is (B.0). */
export const instituciones = endpoint({
  id: 'transferencias.instituciones',
  method: 'GET',
  path: 'transacciones/transferencias/externas/obtenerInstituciones',
  summary: 'Instituciones destino de un tipo.',
  query: record({ tipo: requiredText() }),
  answer: catalogue({ acreditacion: optionalText(), aceptaTarjetas: optionalFlag() }),
  codes: ['-9999-00-02'],
});

/** Account types of a card of another institution. */
export const tiposCuentasTarjetas = endpoint({
  id: 'transferencias.tiposCuentasTarjetas',
  method: 'GET',
  path: 'transacciones/transferencias/externas/obtenerTiposCuentas/tarjetas',
  summary: 'Tipos de cuenta de las tarjetas de otras instituciones.',
  answer: catalogue({}),
});

/** Account types of other institutions. */
export const tiposCuentasExternas = endpoint({
  id: 'transferencias.tiposCuentasExternas',
  method: 'GET',
  path: 'transacciones/transferencias/externas/obtenerTiposCuentas/externas',
  summary: 'Tipos de cuenta de otras instituciones.',
  answer: catalogue({}),
});

/** Account types of the cooperative. */
export const tiposCuentasInternas = endpoint({
  id: 'transferencias.tiposCuentasInternas',
  method: 'GET',
  path: 'transacciones/transferencias/internas/obtenerTiposCuentas',
  summary: 'Tipos de cuenta de la cooperativa.',
  answer: catalogue({}),
});

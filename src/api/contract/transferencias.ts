import { executed } from './comprobante.ts';
import { datosDestinoExterno } from './datosDestino.ts';
import { endpoint } from './endpoint.ts';
import { catalogue, dollars, either, optionalFlag, optionalText, record, requiredText } from './fields.ts';

/** Longest `concepto`, in characters (screens, transferenciaI and transferenciaE). */
const CONCEPT_LENGTH = 60;

/** What every transfer says, whatever its destination; `valor` in dollars. */
const order = {
  idTransaccion: requiredText(),
  numeroCuentaOrigen: requiredText(),
  valor: dollars(),
  concepto: requiredText().max(CONCEPT_LENGTH),
};

/** Codes that any execution against an account of the member can answer (B.1, «-0005-01-xx»). */
const debitCodes = [
  '-0005-01-01',
  '-0005-01-02',
  '-0005-01-03',
  '-0005-01-04',
  '-0005-01-05',
  '-0005-01-06',
  '-0005-01-07',
  '-0005-01-08',
  '-0005-01-09',
] as const;

/** Moves money between accounts of the cooperative, with an authorised transaction that is used once. */
export const internas = endpoint({
  id: 'transferencias.internas',
  method: 'POST',
  path: 'transacciones/transferencias/internas',
  summary: 'Ejecuta una transferencia dentro de la cooperativa.',
  body: record({ ...order, numeroCuentaDestino: requiredText(), correo: requiredText().optional() }),
  answer: executed,
  codes: debitCodes,
});

/** Moves money to another institution: to a registered destination or to a one-off one, never both. */
export const externas = endpoint({
  id: 'transferencias.externas',
  method: 'POST',
  path: 'transacciones/transferencias/externas',
  summary: 'Ejecuta una transferencia a otra institución.',
  body: either(
    record({ ...order, codigoCuentaDestino: requiredText() }),
    record({ ...order, destino: datosDestinoExterno }),
  ),
  answer: executed,
  codes: [...debitCodes, '-0005-02-01'],
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

import {
  cuentaDestino,
  DESTINATION_ALIAS_LENGTH,
  datosDestinoExternoFields,
  datosDestinoFields,
} from './datosDestino.ts';
import { endpoint } from './endpoint.ts';
import {
  limitedText,
  listOf,
  optionalAccountNumber,
  optionalCode,
  optionalFlag,
  optionalRecord,
  optionalText,
  record,
  requiredText,
  writtenText,
} from './fields.ts';

/** B.1: refusals of a new destination; -0005-01-08 for the transaction that confirms it. */
const registrationCodes = ['-0006-01-01', '-0006-01-02', '-0006-01-03', '-0005-01-08'] as const;

/** What may change of a destination: neither its number nor its institution. An empty `correo` is left out (B.0). */
const modification = () =>
  record({
    idTransaccion: requiredText(),
    codigoCuentaDestino: requiredText(),
    alias: limitedText(DESTINATION_ALIAS_LENGTH),
    correo: writtenText().optional(),
    codigoTipoCuenta: requiredText(),
  });

const removal = () => record({ codigoCuentaDestino: requiredText() });

/** The code of a new destination; the list, read again, has it too. */
const registered = () => optionalRecord({ codigoCuentaDestino: optionalCode() });

/** Registered cards, the only list of destinations in the specification (D-55). */
export const tarjetas = endpoint({
  id: 'cuentasDestino.tarjetas',
  method: 'GET',
  path: 'transacciones/mis-cuentas-destino/tarjetas',
  summary: 'Tarjetas registradas como destino.',
  answer: listOf(cuentaDestino),
});

/** Registered accounts of the cooperative (D-55). */
export const internas = endpoint({
  id: 'cuentasDestino.internas',
  method: 'GET',
  path: 'transacciones/mis-cuentas-destino/internas',
  summary: 'Cuentas destino registradas de la cooperativa.',
  origin: 'proposal',
  answer: listOf(cuentaDestino),
});

/** Registered accounts at other institutions (D-55). */
export const externas = endpoint({
  id: 'cuentasDestino.externas',
  method: 'GET',
  path: 'transacciones/mis-cuentas-destino/externas',
  summary: 'Cuentas destino registradas de otras instituciones.',
  origin: 'proposal',
  answer: listOf(cuentaDestino),
});

/** Registers an account or a card of another institution, with an authorised transaction. */
export const ingresarExterna = endpoint({
  id: 'cuentasDestino.ingresarExterna',
  method: 'POST',
  path: 'transacciones/mis-cuentas-destino/externas/ingresar',
  summary: 'Registra una cuenta o tarjeta de otra institución.',
  body: record({ idTransaccion: requiredText(), ...datosDestinoExternoFields }),
  answer: registered(),
  codes: registrationCodes,
});

/** Changes alias, e-mail and account type of a destination at another institution. */
export const modificarExterna = endpoint({
  id: 'cuentasDestino.modificarExterna',
  method: 'POST',
  path: 'transacciones/mis-cuentas-destino/externas/modificar',
  summary: 'Modifica una cuenta o tarjeta destino de otra institución.',
  body: modification(),
  answer: null,
  codes: ['-0006-03-01', '-0005-01-08'],
});

/** Deletes a destination at another institution; no PIN. */
export const eliminarExterna = endpoint({
  id: 'cuentasDestino.eliminarExterna',
  method: 'POST',
  path: 'transacciones/mis-cuentas-destino/externas/eliminar',
  summary: 'Elimina una cuenta o tarjeta destino de otra institución.',
  body: removal(),
  answer: null,
  codes: ['-0006-03-01'],
});

/** Registers an account of the cooperative, with an authorised transaction. */
export const ingresarInterna = endpoint({
  id: 'cuentasDestino.ingresarInterna',
  method: 'POST',
  path: 'transacciones/mis-cuentas-destino/internas/ingresar',
  summary: 'Registra una cuenta destino de la cooperativa.',
  body: record({ idTransaccion: requiredText(), ...datosDestinoFields }),
  answer: registered(),
  codes: registrationCodes,
});

/** Changes alias, e-mail and account type of a destination in the cooperative. */
export const modificarInterna = endpoint({
  id: 'cuentasDestino.modificarInterna',
  method: 'POST',
  path: 'transacciones/mis-cuentas-destino/internas/modificar',
  summary: 'Modifica una cuenta destino de la cooperativa.',
  body: modification(),
  answer: null,
  codes: ['-0006-03-01', '-0005-01-08'],
});

/** Deletes a destination in the cooperative; no PIN. */
export const eliminarInterna = endpoint({
  id: 'cuentasDestino.eliminarInterna',
  method: 'POST',
  path: 'transacciones/mis-cuentas-destino/internas/eliminar',
  summary: 'Elimina una cuenta destino de la cooperativa.',
  body: removal(),
  answer: null,
  codes: ['-0006-03-01'],
});

/** Looks up the holder of an account of the cooperative, partly masked. Only reads although it is a POST, so it may be repeated. */
export const validarInterna = endpoint({
  id: 'cuentasDestino.validarInterna',
  method: 'POST',
  path: 'transacciones/validar-cuentas-destino-interna',
  summary: 'Consulta el titular de una cuenta de la cooperativa.',
  changesState: false,
  body: record({ numeroCuenta: requiredText(), codigoTipoCuenta: requiredText().optional() }),
  answer: optionalRecord({
    numeroCuenta: optionalAccountNumber(),
    titular: optionalText(),
    tipoIdentificacion: optionalCode(),
    identificacion: optionalCode(),
    esPropia: optionalFlag(),
  }),
  codes: ['-0006-01-01'],
});

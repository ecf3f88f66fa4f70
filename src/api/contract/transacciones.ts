import { comprobante as comprobanteSchema } from './comprobante.ts';
import { endpoint } from './endpoint.ts';
import { dollars, listOf, record, text } from './fields.ts';

/** Accounts that a payment can leave from (§3 «Source account»): `saldoDisponible` in dollars. */
export const cuentasOrigen = endpoint({
  id: 'transacciones.cuentasOrigen',
  method: 'GET',
  path: 'transacciones/cuentas-origen',
  summary: 'Cuentas del socio desde las que se puede debitar.',
  answerOrigin: 'specification',
  answer: listOf(record({ descripcion: text(), numeroCuenta: text(), saldoDisponible: dollars() })),
});

/**
 * The receipt of a movement or of an execution whose answer never came: `numero` is either a receipt's number or an `idTransaccion`.
 * One that the bank does not know answers `estado` NO_ENCONTRADA and is no error.
 */
export const comprobante = endpoint({
  id: 'transacciones.comprobante',
  method: 'GET',
  path: 'transacciones/comprobantes/{numero}',
  summary: 'Comprobante por su número o por el idTransaccion; NO_ENCONTRADA si no existe.',
  origin: 'proposal',
  answer: comprobanteSchema,
});

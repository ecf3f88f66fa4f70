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

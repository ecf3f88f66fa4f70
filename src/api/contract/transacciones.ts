import { comprobante as comprobanteSchema, kinds } from './comprobante.ts';
import { endpoint } from './endpoint.ts';
import {
  accountNumber,
  code,
  date,
  day,
  dollars,
  label,
  listOf,
  oneOf,
  optionalCode,
  optionalDate,
  optionalDollars,
  optionalShownCode,
  optionalText,
  record,
} from './fields.ts';
import { pageOf, pageQuery } from './pages.ts';

/** Accounts that a payment can leave from (§3 «Source account»). */
export const cuentasOrigen = endpoint({
  id: 'transacciones.cuentasOrigen',
  method: 'GET',
  path: 'transacciones/cuentas-origen',
  summary: 'Cuentas del socio desde las que se puede debitar.',
  answerOrigin: 'specification',
  answer: listOf(record({ descripcion: label('Cuenta'), numeroCuenta: accountNumber(), saldoDisponible: dollars() })),
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

/**
 * `codigoCuentaDestino` and `concepto` (D-74) repeat a transfer to the very destination, with what it was for; `fechaAcreditacion` is the
 * day until which one that is in process is confirmed.
 */
const operacion = () =>
  record({
    numeroComprobante: code(),
    fecha: date(),
    tipo: optionalShownCode(kinds),
    destino: optionalText(),
    valor: optionalDollars(),
    estado: optionalShownCode(['EXITOSA', 'EN_PROCESO', 'DEVUELTA']),
    acreditacion: optionalText(),
    fechaAcreditacion: optionalDate(),
    codigoCuentaDestino: optionalCode(),
    concepto: optionalText(),
  }).meta({ name: 'Operacion' });

/**
 * A page of the member's transfers and payments, newest first. `tipo` is one kind of receipt, `TRANSFERENCIA` for both kinds of transfer,
 * `PAGO` for everything else, or `TODOS`.
 */
export const historial = endpoint({
  id: 'transacciones.historial',
  method: 'GET',
  path: 'transacciones/historial',
  summary: 'Transferencias y pagos del socio, por páginas.',
  origin: 'proposal',
  query: record({
    tipo: oneOf(['TODOS', 'TRANSFERENCIA', 'PAGO', ...kinds]),
    desde: day(),
    hasta: day(),
    ...pageQuery,
  }),
  answer: record(pageOf(operacion())),
  codes: ['-0007-02-01'],
});

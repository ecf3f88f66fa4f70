import * as transacciones from '#api/contract/transacciones.ts';
import { toEcuadorIso } from '#domain/dates.ts';
import { toDollars } from '#domain/dollars.ts';
import { availableBalance, sourceAccounts } from '../bank/accounts.ts';
import { findOperations } from '../bank/operations.ts';
import type { Receipt } from '../bank/state.ts';
import { type Answering, answering, sessionOf } from './answering.ts';
import { checkedPage, checkedRange, refuseLongRange } from './ranges.ts';

const LEGAL_NOTICE = 'Documento informativo generado en la banca virtual.';

/** Source accounts, receipts and the history of operations. */
export const transaccionesAnswers: readonly Answering[] = [
  answering(transacciones.cuentasOrigen, (context) =>
    sourceAccounts(context.bank, sessionOf(context).member).map((account) => ({
      descripcion: account.descripcion,
      numeroCuenta: account.numeroCuenta,
      saldoDisponible: toDollars(availableBalance(account)),
    })),
  ),
  answering(transacciones.comprobante, (context, { params: { numero } }) => {
    const receipt = context.bank.receipts.find(sessionOf(context).member, numero);
    return receipt ? receiptAnswer(receipt) : { idTransaccion: numero, estado: 'NO_ENCONTRADA' as const };
  }),
  answering(transacciones.historial, (context, { query }) => {
    const range = checkedRange(query);
    const page = checkedPage(query);
    refuseLongRange(context, range);
    const { found, page: rows } = findOperations(
      context.bank,
      sessionOf(context).member,
      { tipo: query.tipo, ...range },
      page,
    );
    return {
      pagina: page.page,
      tamano: page.size,
      totalRegistros: found,
      registros: rows.map((receipt) => ({
        numeroComprobante: receipt.numeroComprobante,
        fecha: toEcuadorIso(receipt.at),
        tipo: receipt.tipo,
        destino: receipt.destino,
        valor: toDollars(receipt.cents),
        estado: receipt.estado,
        acreditacion: receipt.acreditacion,
        fechaAcreditacion: receipt.arrivesOn,
        codigoCuentaDestino: receipt.codigoCuentaDestino,
        concepto: receipt.concepto,
      })),
    };
  }),
];

/** A receipt as every execution of money answers it (contract B.0 `Comprobante`). */
export function receiptAnswer(receipt: Receipt) {
  const { numeroComprobante, idTransaccion, tipo, estado, numeroCuentaOrigen, acreditacion, detalle } = receipt;
  return {
    numeroComprobante,
    idTransaccion,
    tipo,
    estado,
    fecha: toEcuadorIso(receipt.at),
    numeroCuentaOrigen,
    valor: toDollars(receipt.cents),
    comision: toDollars(receipt.fee),
    impuesto: toDollars(receipt.tax),
    total: toDollars(receipt.cents + receipt.fee + receipt.tax),
    saldoDisponible: toDollars(receipt.available),
    acreditacion,
    fechaAcreditacion: receipt.arrivesOn,
    codigoCuentaDestino: receipt.codigoCuentaDestino,
    concepto: receipt.concepto,
    detalle: structuredClone(detalle),
    mensajeLegal: LEGAL_NOTICE,
  };
}

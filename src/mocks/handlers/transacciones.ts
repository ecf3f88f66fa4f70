import * as transacciones from '#api/contract/transacciones.ts';
import * as transferencias from '#api/contract/transferencias.ts';
import { toEcuadorIso } from '#domain/dates.ts';
import { toDollars } from '#domain/money.ts';
import { availableBalance, sourceAccounts } from '../bank/accounts.ts';
import { Malformed } from '../bank/refusal.ts';
import {
  cardAccountTypes,
  externalAccountTypes,
  institutions,
  institutionTypes,
  internalAccountTypes,
} from '../bank/seed/catalogues.ts';
import type { Receipt } from '../bank/state.ts';
import { type Answering, answering, sessionOf } from './answering.ts';

const LEGAL_NOTICE = 'Documento informativo generado en la banca virtual.';

/** Source accounts, receipts and the catalogues of transfers. Transfers themselves and destinations are not answered yet. */
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
  answering(transferencias.tiposInstituciones, () => institutionTypes),
  answering(transferencias.instituciones, (_, { query }) => {
    if (!institutionTypes.some(({ codigo }) => codigo === query.tipo)) throw new Malformed('«query.tipo» no existe.');
    return institutions.filter(({ tipo }) => tipo === query.tipo).map(({ tipo: _tipo, ...institution }) => institution);
  }),
  answering(transferencias.tiposCuentasTarjetas, () => cardAccountTypes),
  answering(transferencias.tiposCuentasExternas, () => externalAccountTypes),
  answering(transferencias.tiposCuentasInternas, () => internalAccountTypes),
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
    detalle: structuredClone(detalle),
    mensajeLegal: LEGAL_NOTICE,
  };
}

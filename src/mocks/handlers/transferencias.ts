import type { WireInput } from '#api/contract/endpoint.ts';
import * as transferencias from '#api/contract/transferencias.ts';

import { checkedExternalAccount } from '../bank/destinations.ts';
import { executeOrder } from '../bank/execution.ts';
import { checkedEmail } from '../bank/identity.ts';
import { Malformed } from '../bank/refusal.ts';
import {
  cardAccountTypes,
  externalAccountTypes,
  institutions,
  institutionTypes,
  internalAccountTypes,
} from '../bank/seed/catalogues.ts';
import {
  type ExternalOrder,
  externalTransfer,
  type InternalOrder,
  internalTransfer,
  type Transfer,
  warningsOf,
} from '../bank/transfers.ts';
import { orderedCents } from './amounts.ts';
import { type Answering, answering, type CallContext, sessionOf } from './answering.ts';
import { bookedDocument } from './document.ts';
import { receiptAnswer } from './transacciones.ts';
import { costOf } from './validacion.ts';

/** Transfers, validated and executed, and their catalogues. */
export const transferenciasAnswers: readonly Answering[] = [
  answering(transferencias.validarInternas, (context, { body }) => {
    const order = internalOrder(body);
    return validationAnswer(context, internalTransfer(context.bank, sessionOf(context).member, order));
  }),
  answering(transferencias.internas, (context, { body: { idTransaccion, ...body } }) => {
    const order = internalOrder(body);
    const open = sessionOf(context);
    return receiptAnswer(
      executeOrder(context.bank, open, { idTransaccion, operation: 'transferencias/internas', body }, () =>
        internalTransfer(context.bank, open.member, order),
      ),
    );
  }),
  answering(transferencias.validarExternas, (context, { body }) => {
    const order = externalOrder(body);
    const { member } = sessionOf(context);
    return validationAnswer(context, externalTransfer(context.bank, member, order, context.toWire));
  }),
  answering(transferencias.externas, (context, { body: { idTransaccion, ...body } }) => {
    const order = externalOrder(body);
    const open = sessionOf(context);
    return receiptAnswer(
      executeOrder(context.bank, open, { idTransaccion, operation: 'transferencias/externas', body }, () =>
        externalTransfer(context.bank, open.member, order, context.toWire),
      ),
    );
  }),
  answering(transferencias.tiposInstituciones, () => institutionTypes),
  answering(transferencias.instituciones, (_, { query }) => {
    if (!institutionTypes.some(({ codigo }) => codigo === query.tipo)) throw new Malformed('«query.tipo» no existe.');
    return institutions
      .filter(({ tipo }) => tipo === query.tipo)
      .map(({ codigo, descripcion, acreditacion, aceptaTarjetas }) => ({
        codigo,
        descripcion,
        acreditacion,
        aceptaTarjetas,
      }));
  }),
  answering(transferencias.tiposCuentasTarjetas, () => cardAccountTypes),
  answering(transferencias.tiposCuentasExternas, () => externalAccountTypes),
  answering(transferencias.tiposCuentasInternas, () => internalAccountTypes),
];

type InternalBody = WireInput<typeof transferencias.validarInternas>['body'];
type ExternalBody = WireInput<typeof transferencias.validarExternas>['body'];

/** @throws Malformed for an amount, a concept or an e-mail that is none. */
function internalOrder({
  numeroCuentaOrigen,
  numeroCuentaDestino,
  valor,
  concepto,
  correo,
}: InternalBody): InternalOrder {
  if (correo !== undefined) checkedEmail(correo);
  return {
    numeroCuentaOrigen,
    numeroCuentaDestino,
    cents: orderedCents(valor, 'body.valor'),
    concepto: checkedConcept(concepto),
  };
}

/** @throws Malformed for an amount or a concept that is none, or data that no institution can have. */
function externalOrder(body: ExternalBody): ExternalOrder {
  const { numeroCuentaOrigen, valor, concepto } = body;
  return {
    numeroCuentaOrigen,
    cents: orderedCents(valor, 'body.valor'),
    concepto: checkedConcept(concepto),
    destination:
      'destino' in body
        ? checkedExternalAccount(bookedDocument(body.destino))
        : { codigoCuentaDestino: body.codigoCuentaDestino },
  };
}

/** The concept with its outer blanks off (D-75); that it is plainly seen is the contract's. @throws Malformed for blanks alone. */
function checkedConcept(concepto: string): string {
  const text = concepto.trim();
  if (text === '' || /\p{Cc}/u.test(text)) throw new Malformed('«body.concepto» no es un concepto.');
  return text;
}

/** What the check of a transfer answers. @throws Refusal -9999-00-03 (C.6). */
function validationAnswer({ bank }: CallContext, transfer: Transfer) {
  const { beneficiary, institution, accountText } = transfer;
  return {
    ...costOf(transfer, [
      { etiqueta: 'Beneficiario', valor: beneficiary, negrita: true },
      ...(institution === null ? [] : [{ etiqueta: 'Institución', valor: institution }]),
      { etiqueta: 'Cuenta destino', valor: accountText },
    ]),
    acreditacion: transfer.acreditacion,
    fechaAcreditacion: transfer.arrivesOn,
    advertencias: warningsOf(bank, transfer),
    titular: transfer.holder,
    coincidenciaNombre: transfer.nameMatch,
  };
}

import * as cuentasDestino from '#api/contract/cuentasDestino.ts';
import { toEcuadorIso } from '#domain/dates.ts';
import {
  changeDestination,
  type DestinationList,
  destinationsOf,
  institutionOf,
  registerExternal,
  registerInternal,
  removeDestination,
} from '../bank/destinations.ts';
import { maskedDocument, maskedName, receivingAccount } from '../bank/holders.ts';
import type { Destination } from '../bank/state.ts';
import { type Answering, answering, type CallContext, sessionOf } from './answering.ts';
import { bookedDocument } from './document.ts';

/** Registered destinations and the look-up of a holder. */
export const cuentasDestinoAnswers: readonly Answering[] = [
  answering(cuentasDestino.tarjetas, (context) => listOf(context, 'TARJETA')),
  answering(cuentasDestino.internas, (context) => listOf(context, 'INTERNA')),
  answering(cuentasDestino.externas, (context) => listOf(context, 'EXTERNA')),
  answering(cuentasDestino.ingresarExterna, (context, { body: { idTransaccion, ...data } }) => ({
    codigoCuentaDestino: registerExternal(context.bank, sessionOf(context), idTransaccion, bookedDocument(data)),
  })),
  answering(cuentasDestino.ingresarInterna, (context, { body: { idTransaccion, ...data } }) => ({
    codigoCuentaDestino: registerInternal(context.bank, sessionOf(context), idTransaccion, bookedDocument(data)),
  })),
  answering(cuentasDestino.modificarExterna, (context, { body }) => change(context, 'externas', body)),
  answering(cuentasDestino.modificarInterna, (context, { body }) => change(context, 'internas', body)),
  answering(cuentasDestino.eliminarExterna, (context, { body }) => remove(context, 'externas', body)),
  answering(cuentasDestino.eliminarInterna, (context, { body }) => remove(context, 'internas', body)),
  answering(cuentasDestino.validarInterna, (context, { body: { numeroCuenta, codigoTipoCuenta } }) => {
    const { account, holder } = receivingAccount(context.bank, numeroCuenta, codigoTipoCuenta);
    return {
      numeroCuenta: account.numeroCuenta,
      titular: maskedName(holder),
      tipoIdentificacion: holder.tipoIdentificacion,
      identificacion: maskedDocument(holder),
      esPropia: holder.numeroSocio === sessionOf(context).member.numeroSocio,
    };
  }),
];

function listOf(context: CallContext, tipo: Destination['tipo']) {
  return destinationsOf(context.bank, sessionOf(context).member, tipo).map((destination) => ({
    codigoCuentaDestino: destination.codigoCuentaDestino,
    numeroCuenta: destination.numeroCuenta,
    tipo,
    codigoInstitucion: destination.codigoInstitucion,
    institucion: institutionOf(destination.codigoInstitucion)?.descripcion ?? null,
    codigoTipoCuenta: destination.codigoTipoCuenta,
    tipoIdentificacion: destination.tipoIdentificacion,
    identificacion: destination.identificacion,
    beneficiario: destination.beneficiario,
    alias: destination.alias,
    correo: destination.correo,
    coincidenciaNombre: destination.nameMatch,
    favorita: destination.favourite,
    fechaUltimoUso: destination.lastUsedAt === null ? null : toEcuadorIso(destination.lastUsedAt),
  }));
}

function change(
  context: CallContext,
  list: DestinationList,
  {
    idTransaccion,
    ...changes
  }: {
    idTransaccion: string;
    codigoCuentaDestino: string;
    alias: string;
    correo?: string | undefined;
    codigoTipoCuenta: string;
  },
): undefined {
  changeDestination(context.bank, sessionOf(context), list, idTransaccion, changes);
  return undefined;
}

function remove(context: CallContext, list: DestinationList, body: { codigoCuentaDestino: string }): undefined {
  removeDestination(context.bank, sessionOf(context).member, list, body.codigoCuentaDestino);
  return undefined;
}

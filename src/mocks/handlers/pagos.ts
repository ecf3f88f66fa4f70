import * as pagos from '#api/contract/pagos.ts';
import { toDollars } from '#domain/dollars.ts';
import { type DueContract, highestPart, lookUp } from '../bank/debts.ts';
import { executeOrder } from '../bank/execution.ts';
import { changeFavourite, favouritesOf, keepFavourite, removeFavourite } from '../bank/favourites.ts';
import { accepted, type Payment, paymentWarnings, servicePayment, topUp } from '../bank/payments.ts';
import { operators, type Service, serviceCategories } from '../bank/seed/services.ts';
import { findServices } from '../bank/services.ts';
import { orderedCents } from './amounts.ts';
import { type Answering, answering, type CallContext, sessionOf } from './answering.ts';
import { receiptAnswer } from './transacciones.ts';
import { costOf } from './validacion.ts';

/** Payments of services, top-ups and favourites. */
export const pagosAnswers: readonly Answering[] = [
  answering(pagos.categorias, () => serviceCategories.map((one, index) => ({ ...one, orden: index + 1 }))),
  answering(pagos.servicios, ({ bank }, { query: { categoria, texto } }) =>
    findServices(bank, {
      ...(categoria === undefined ? {} : { category: categoria }),
      ...(texto === undefined ? {} : { text: texto }),
    }).map(serviceAnswer),
  ),
  answering(pagos.consultar, ({ bank, toWire }, { body }) => lookUp(bank, body, toWire).map(contractAnswer)),
  answering(pagos.validarPago, (context, { body: { valor, ...body } }) => {
    const order = { ...body, cents: orderedCents(valor, 'body.valor') };
    const { member } = sessionOf(context);
    return validationAnswer(context, servicePayment(context.bank, member, order, context.toWire));
  }),
  answering(pagos.pagar, (context, { body: { idTransaccion, ...body } }) => {
    const { bank, toWire } = context;
    const order = { ...body, cents: orderedCents(body.valor, 'body.valor') };
    const open = sessionOf(context);
    return receiptAnswer(
      executeOrder(bank, open, { idTransaccion, operation: 'pagos/pagar', body }, () =>
        accepted(servicePayment(bank, open.member, order, toWire)),
      ),
    );
  }),
  answering(pagos.operadoras, () =>
    operators.map(({ codigoOperadora, descripcion, values, lowest, highest }) => ({
      codigoOperadora,
      descripcion,
      valores: values.map(toDollars),
      valorMinimo: toDollars(lowest),
      valorMaximo: toDollars(highest),
    })),
  ),
  answering(pagos.validarRecarga, (context, { body: { valor, ...body } }) => {
    const order = { ...body, cents: orderedCents(valor, 'body.valor') };
    return validationAnswer(context, topUp(context.bank, sessionOf(context).member, order));
  }),
  answering(pagos.recargar, (context, { body: { idTransaccion, ...body } }) => {
    const order = { ...body, cents: orderedCents(body.valor, 'body.valor') };
    const open = sessionOf(context);
    return receiptAnswer(
      executeOrder(context.bank, open, { idTransaccion, operation: 'pagos/recargas', body }, () =>
        accepted(topUp(context.bank, open.member, order)),
      ),
    );
  }),
  answering(pagos.favoritos, (context) =>
    favouritesOf(context.bank, sessionOf(context).member).map(({ owner: _owner, ...favourite }) => favourite),
  ),
  answering(pagos.ingresarFavorito, (context, { body }) => ({
    codigoFavorito: keepFavourite(context.bank, sessionOf(context).member, body),
  })),
  answering(pagos.modificarFavorito, (context, { body }) => ({
    codigoFavorito: changeFavourite(context.bank, sessionOf(context).member, body),
  })),
  answering(pagos.eliminarFavorito, (context, { body: { codigoFavorito } }) => {
    removeFavourite(context.bank, sessionOf(context).member, codigoFavorito);
    return undefined;
  }),
];

function serviceAnswer({ fee: _fee, criterios, ...service }: Service) {
  return { ...service, criterios: criterios.map((criterion) => ({ ...criterion })) };
}

/** A contract as it was found (contract B.3): what may be paid in part is said only where it may. */
function contractAnswer(contract: DueContract) {
  const { codigoContrato, titular, descripcion, debts, lowest, datos } = contract;
  return {
    codigoContrato,
    titular,
    descripcion,
    rubros: debts.map((debt) => ({
      codigoRubro: debt.codigoRubro,
      descripcion: debt.descripcion,
      periodo: debt.periodo,
      fechaVencimiento: debt.dueOn,
      valor: toDollars(debt.capital),
      interes: toDollars(debt.interest),
      total: toDollars(debt.total),
    })),
    ...(lowest === null ? {} : { valorMinimo: toDollars(lowest), valorMaximo: toDollars(highestPart(contract)) }),
    datos: datos.map((row) => ({ ...row })),
  };
}

/** What the check of a payment answers. @throws Refusal -9999-00-03 (C.6). */
function validationAnswer({ bank }: CallContext, payment: Payment) {
  return { ...costOf(payment, payment.summary), advertencias: paymentWarnings(bank, payment) };
}

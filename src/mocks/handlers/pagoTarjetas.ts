import type { WireInput } from '#api/contract/endpoint.ts';
import * as pagoTarjetas from '#api/contract/pagoTarjetas.ts';
import { type CardPayment, ownCardPayment, registeredCardPayment } from '../bank/cardPayments.ts';
import { executeOrder } from '../bank/execution.ts';
import { orderedCents } from './amounts.ts';
import { type Answering, answering, type CallContext, sessionOf } from './answering.ts';
import { receiptAnswer } from './transacciones.ts';
import { costOf } from './validacion.ts';

/** Payments of cards, validated and executed. */
export const pagoTarjetasAnswers: readonly Answering[] = [
  answering(pagoTarjetas.validar, (context, { body }) => validationAnswer(paymentOf(context, body)())),
  answering(pagoTarjetas.pagar, (context, { body: { idTransaccion, ...body } }) => {
    const order = { idTransaccion, operation: 'tarjetas/pagar', body };
    return receiptAnswer(executeOrder(context.bank, sessionOf(context), order, paymentOf(context, body)));
  }),
];

type PaymentBody = WireInput<typeof pagoTarjetas.validar>['body'];

/** What checks the payment against the books. @throws Malformed for an amount that is none. */
function paymentOf(context: CallContext, body: PaymentBody): () => CardPayment {
  const { bank, toWire } = context;
  const { member } = sessionOf(context);
  const { numeroCuentaOrigen, tipoPago: amount } = body;
  const common = { numeroCuentaOrigen, amount, cents: orderedCents(body.valor, 'body.valor') };
  if ('codigoTarjeta' in body) {
    const { codigoTarjeta } = body;
    return () => ownCardPayment(bank, member, { ...common, codigoTarjeta });
  }
  const { codigoCuentaDestino } = body;
  return () => registeredCardPayment(bank, member, { ...common, codigoCuentaDestino }, toWire);
}

/** What the check of a payment answers. @throws Refusal -9999-00-03 (C.6). */
function validationAnswer(payment: CardPayment) {
  const { rows, acreditacion, arrivesOn, warnings } = payment;
  return {
    ...costOf(
      payment,
      rows.map((row, index) => (index === 0 ? { ...row, negrita: true } : row)),
    ),
    acreditacion,
    fechaAcreditacion: arrivesOn,
    advertencias: [...warnings],
  };
}

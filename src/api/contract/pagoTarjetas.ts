import { executed } from './comprobante.ts';
import { endpoint } from './endpoint.ts';
import { either, oneOf, record, requiredText } from './fields.ts';
import { authorisationCodes, authorised, debitCodes, orderFields } from './orders.ts';
import { validacion } from './validacion.ts';

/** How much of an own card is paid; of another institution's only an amount of one's own choice. */
const paymentFields = { ...orderFields, tipoPago: oneOf(['MINIMO', 'TOTAL', 'OTRO']) };

/** An own card, or one that is registered as a destination. */
const ownFields = { ...paymentFields, codigoTarjeta: requiredText() };
const registeredFields = { ...paymentFields, codigoCuentaDestino: requiredText() };

/** What a payment of a card will cost, and whether it is allowed. Only reads although it is a POST. */
export const validar = endpoint({
  id: 'pagoTarjetas.validar',
  method: 'POST',
  path: 'transacciones/tarjetas/pagar/validar',
  summary: 'Valida el pago de una tarjeta y dice su costo.',
  origin: 'proposal',
  changesState: false,
  body: either(record(ownFields), record(registeredFields)),
  answer: validacion,
  codes: [...debitCodes, '-0009-01-01'],
});

/** Pays a card, with an authorised transaction that is used once. */
export const pagar = endpoint({
  id: 'pagoTarjetas.pagar',
  method: 'POST',
  path: 'transacciones/tarjetas/pagar',
  summary: 'Paga una tarjeta de crédito.',
  origin: 'proposal',
  body: either(record({ ...authorised, ...ownFields }), record({ ...authorised, ...registeredFields })),
  answer: executed,
  codes: [...debitCodes, ...authorisationCodes, '-0009-01-01'],
});

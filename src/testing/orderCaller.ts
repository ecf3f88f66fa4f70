import type { AnyEndpoint } from '#api/contract/endpoint.ts';
import type { Demo } from '#mocks/demo.ts';
import type { MemberCaller } from '#mocks/memberCaller.ts';
import { type Receipt, VISTA } from './handlerWorld.ts';

/** A top-up as it is asked for, amount in dollars. */
export const topUp = (change: object = {}) => ({
  numeroCuentaOrigen: VISTA,
  codigoOperadora: 'CLARO',
  celular: '0900000321',
  valor: 5,
  ...change,
});

/** What tests of orders of money ask the bank over the wire, as this member where no other one is named. */
export const orderCaller = (maria: MemberCaller) => ({
  validate: (endpoint: AnyEndpoint, body: object) => maria.dataOf(endpoint, { body }),
  validationCodes: (endpoint: AnyEndpoint, body: object) => maria.codesOf(endpoint, { body }),
  execute: (endpoint: AnyEndpoint, body: object, who = maria) => who.orderedDataOf(endpoint, body) as Promise<Receipt>,
  executionCodes: (endpoint: AnyEndpoint, body: object, who = maria) => who.orderedCodesOf(endpoint, body),
});

/** The movements of an account that came last, as the books have them: text, cents and kind. */
export const movementTexts = (bank: Demo['bank'], numeroCuenta: string) =>
  bank.ledger.movementsOf(numeroCuenta).recent.map(({ descripcion, cents, tipo }) => [descripcion, cents, tipo]);

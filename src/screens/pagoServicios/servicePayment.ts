import { Wallet } from 'lucide-react';
import type { ApiClient } from '#api/client.ts';
import type { EndpointInput } from '#api/contract/endpoint.ts';
import { pagar, validarPago } from '#api/contract/pagos.ts';
import { maskAccountUnbroken } from '#domain/accountNumber.ts';
import { type Cents, toCents, toDollars } from '#domain/money.ts';
import type { Operation, OrderSummary } from '#screens/operacion/operation.ts';
import type { Contract } from './contracts.ts';
import type { LookupScreen } from './lookupScreens.ts';
import type { Criterion, Service } from './services.ts';

/** What is sent, the transaction aside. */
export type PaymentBody = EndpointInput<typeof validarPago>['body'];

/** What is paid, as the form knows it. */
export interface PaidDebts {
  service: Service;
  criterion: Criterion;
  reference: string;
  contract: Contract;
  /** The chosen debts, oldest first. */
  debts: readonly { code: string; name: string }[];
}

/** The body of a payment; `cents` is what is paid of the chosen debts. */
export function paymentBody({ service, contract, debts }: PaidDebts, origin: string, cents: Cents): PaymentBody {
  return {
    numeroCuentaOrigen: origin,
    codigoServicio: service.code,
    codigoContrato: contract.code,
    codigosRubro: debts.map(({ code }) => code),
    valor: toDollars(cents),
  };
}

/** What a body says in words: for Revisar and for the PIN alike, so that what is shown is what is signed. */
export function paymentSummary(
  body: PaymentBody,
  originName: string,
  paid: PaidDebts,
  { icon, holderLabel, unit }: LookupScreen,
): OrderSummary {
  const { service, criterion, reference, contract } = paid;
  const debts = paid.debts.filter(({ code }) => body.codigosRubro.includes(code));
  const isOnlyOne = debts.length === 1;
  return {
    cents: toCents(body.valor),
    origin: { name: originName, number: body.numeroCuentaOrigen },
    payee: [
      { label: 'Servicio', value: service.name },
      { label: criterion.label, value: reference },
      ...(contract.holder ? [{ label: holderLabel, value: contract.holder }] : []),
    ],
    identity: {
      key: `servicio ${service.code} ${contract.code}`,
      // A receipt may name the contract by another reference than the one that found it.
      endings: [reference, contract.code, ...contract.facts.map(({ value }) => value)],
    },
    blocks: [
      {
        caption: 'Servicio',
        name: service.name,
        lines: [[criterion.label, ' ', reference], ...(contract.holder ? [contract.holder] : [])],
        tile: icon,
      },
      {
        caption: 'Valores',
        name: isOnlyOne ? (debts[0]?.name ?? '') : `${debts.length} ${unit[1]}`,
        lines: isOnlyOne ? [] : debts.map(({ name }) => name),
        tile: icon,
      },
      {
        caption: 'Cuenta de origen',
        name: originName,
        lines: [maskAccountUnbroken(body.numeroCuentaOrigen)],
        tile: Wallet,
      },
    ],
  };
}

/** The words of every payment, whatever is paid (copy.md «Comprobante», DESIGN.md §7 «Cancelar pago»). */
export const paymentTexts = {
  reviewTitle: 'Revise su pago',
  sendingText: 'Enviando su pago…',
  amountLabel: 'Usted va a pagar',
  confirmLabel: 'Confirmar pago',
  cancelLabel: 'Cancelar pago',
  againLabel: 'Hacer otro pago',
} as const;

/** Payments on one page of services. */
export function servicePayment({ title, address, kind }: LookupScreen): Operation<PaymentBody> {
  return {
    ...paymentTexts,
    kind,
    title,
    orderTitle: 'Pago',
    address,
    validate: (api: ApiClient, body) => api.call(validarPago, { body }),
    execute: (api: ApiClient, body) => api.call(pagar, { body }),
    refusals: pagar.codes,
  };
}

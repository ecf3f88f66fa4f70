import { hasCode } from '#api/apiError.ts';
import type { ApiClient } from '#api/client.ts';
import type { EndpointInput } from '#api/contract/endpoint.ts';
import { pagar, validarPago } from '#api/contract/pagos.ts';
import type { Validacion } from '#api/contract/validacion.ts';
import { VALUE_CHANGED_CODE } from '#domain/errorCodes.ts';
import type { Cents } from '#domain/money.ts';
import type { FavouriteSubject } from '#flows/favoritos/favourite.ts';
import { type Operation, type OrderSummary, originBlock, paidFrom } from '#flows/moneyFlow/operation.ts';
import { paymentTexts } from '#flows/moneyFlow/paymentTexts.ts';
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

/** A reference by the name of its criterion. */
interface Reference {
  label: string;
  value: string;
}

/**
 * The references by which the bank's check calls the contract, beside the one that found it: a supply that was looked up by its meter is
 * paid, and appears on the receipt, under the customer's code. What is signed says both.
 */
export function ownReferences({ detalle }: Validacion, { service, criterion, reference }: PaidDebts): Reference[] {
  const labels = new Set(service.criteria.map(({ label }) => label.toLowerCase()));
  return (detalle ?? [])
    .map(({ etiqueta, valor }) => ({ label: etiqueta, value: valor }))
    .filter(({ label, value }) => labels.has(label.toLowerCase()) && !isFound(label, value));

  function isFound(label: string, value: string): boolean {
    return label.toLowerCase() === criterion.label.toLowerCase() && value.trim() === reference;
  }
}

/** The body of a payment; `cents` is what is paid of the chosen debts. */
export function paymentBody({ service, contract, debts }: PaidDebts, origin: string, cents: Cents): PaymentBody {
  return {
    numeroCuentaOrigen: origin,
    codigoServicio: service.code,
    codigoContrato: contract.code,
    codigosRubro: debts.map(({ code }) => code),
    valor: cents,
  };
}

/** What a body says in words: for Revisar and for the PIN alike, so that what is shown is what is signed. `own`: {@link ownReferences}. */
export function paymentSummary(
  body: PaymentBody,
  originName: string,
  paid: PaidDebts,
  { icon, holderLabel, unit }: LookupScreen,
  own: readonly Reference[] = [],
): OrderSummary {
  const { service, criterion, reference, contract } = paid;
  const references: readonly Reference[] = [{ label: criterion.label, value: reference }, ...own];
  const debts = paid.debts.filter(({ code }) => body.codigosRubro.includes(code));
  const isOnlyOne = debts.length === 1;
  return {
    ...paidFrom(body, originName),
    payee: [
      { label: 'Servicio', value: service.name },
      ...references,
      ...(contract.holder ? [{ label: holderLabel, value: contract.holder }] : []),
    ],
    identity: {
      key: `servicio ${service.code} ${contract.code}`,
      // A receipt may name the contract by another reference than the one that found it.
      endings: [...references.map(({ value }) => value), contract.code, ...contract.facts.map(({ value }) => value)],
    },
    blocks: [
      {
        field: 'service',
        caption: 'Servicio',
        name: service.name,
        lines: [
          ...references.map(({ label, value }) => [label, ' ', value]),
          ...(contract.holder ? [contract.holder] : []),
        ],
        tile: icon,
      },
      {
        field: 'debts',
        caption: 'Valores',
        name: isOnlyOne ? (debts[0]?.name ?? '') : `${debts.length} ${unit[1]}`,
        lines: isOnlyOne ? [] : debts.map(({ name }) => name),
        tile: icon,
      },
      originBlock(originName, body.numeroCuentaOrigen),
    ],
  };
}

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

/** The same operation, which says so when what is owed is no longer what was shown. */
export function hearingChange<Body extends object>(operation: Operation<Body>, onChange: () => void): Operation<Body> {
  const heard = async <Answer>(call: Promise<Answer>): Promise<Answer> => {
    try {
      return await call;
    } catch (error) {
      if (hasCode(error, VALUE_CHANGED_CODE)) onChange();
      throw error;
    }
  };
  return {
    ...operation,
    validate: (api, body) => heard(operation.validate(api, body)),
    execute: (api, body) => heard(operation.execute(api, body)),
  };
}

/** What is kept as a favourite of a payment: the lookup that is made again, or a mobile, and how it is said. */
export interface LookupToKeep {
  subject: FavouriteSubject;
  /** Of a service: what it is looked up by where its criterion is not said. */
  firstCriterion?: string;
  facts: readonly { label: string; value: string }[];
}

/** The lookup that a favourite of this payment makes again. */
export function lookupToKeepOf(service: Service, criterion: Criterion, reference: string): LookupToKeep {
  return {
    subject: { kind: 'service', service: service.code, criterion: criterion.code, reference },
    firstCriterion: service.criteria[0]?.code ?? '',
    facts: [
      { label: 'Servicio', value: service.name },
      { label: 'Buscar por', value: criterion.label },
      { label: 'Referencia', value: reference },
    ],
  };
}

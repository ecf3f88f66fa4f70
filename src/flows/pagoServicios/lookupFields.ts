import { yupResolver } from '@hookform/resolvers/yup';
import { object, string } from 'yup';
import { referenceMessage } from '#domain/reference.ts';
import { validationTexts } from '#domain/validationTexts.ts';
import type { FlowStart } from '#flows/operacion/flowStart.ts';
import { ruled } from '#forms/ruled.ts';
import type { Criterion, Service } from './services.ts';

/** What is typed to look something up. */
export interface LookupFields {
  servicio: string;
  criterio: string;
  referencia: string;
}

/** The service of a page that has one alone. */
export function onlyOf(services: readonly Service[]): string {
  return services.length === 1 ? (services[0]?.code ?? '') : '';
}

/** What the form begins with: what a link brings, as far as the services have it. */
export function givenLookup(services: readonly Service[], start: FlowStart) {
  const service = services.find(({ code }) => code === start.servicio);
  // A reference of a criterion that is no longer asked for is not one of another kind: it would find somebody else's debts.
  const criterion = start.criterio
    ? service?.criteria.find(({ code }) => code === start.criterio)
    : service?.criteria[0];
  const reference = criterion ? (start.referencia ?? '') : '';
  return {
    values: { servicio: service?.code ?? onlyOf(services), criterio: criterion?.code ?? '', referencia: reference },
    isComplete: criterion !== undefined && referenceMessage(reference, criterion) === null,
  };
}

/** The rules of a lookup depend on the service and criterion that are chosen (contract B.3 `criterios`). */
export function lookupResolver(services: readonly Service[]) {
  const criterionOf = ({ servicio, criterio }: LookupFields): Criterion | undefined => {
    const criteria = services.find(({ code }) => code === servicio)?.criteria;
    return criteria?.find(({ code }) => code === criterio) ?? criteria?.[0];
  };
  return yupResolver(
    object({
      servicio: ruled((value) => (value === '' ? validationTexts.required : null)),
      criterio: string().defined(),
      referencia: ruled((value, form: LookupFields) => {
        const criterion = criterionOf(form);
        return criterion ? referenceMessage(value, criterion) : null;
      }),
    }),
  );
}

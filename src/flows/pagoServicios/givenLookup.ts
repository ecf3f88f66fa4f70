import { cleanReference, referenceMessage } from '#domain/reference.ts';
import type { FlowStart } from '#flows/moneyFlow/flowStart.ts';
import type { LookupFields } from './lookupFields.ts';
import type { Service } from './services.ts';

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

/** Which service and criterion stand in the form, and what would be looked up. */
export function chosenIn(services: readonly Service[], { servicio, criterio, referencia }: LookupFields) {
  const service = services.find(({ code }) => code === servicio) ?? null;
  const criterion = service?.criteria.find(({ code }) => code === criterio) ?? service?.criteria[0] ?? null;
  const reference = criterion ? cleanReference(referencia, criterion) : '';
  return { service, criterion, present: { service: servicio, criterion: criterion?.code ?? '', reference } };
}

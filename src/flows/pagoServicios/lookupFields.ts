import { yupResolver } from '@hookform/resolvers/yup';
import { object, string } from 'yup';
import { referenceMessage } from '#domain/reference.ts';
import { validationTexts } from '#domain/validationTexts.ts';
import { rulesOf } from '#forms/ruled.ts';
import type { Criterion, Service } from './services.ts';

/** What is typed to look something up. */
export interface LookupFields {
  servicio: string;
  criterio: string;
  referencia: string;
}

const ruled = rulesOf<LookupFields>();

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
      referencia: ruled((value, form) => {
        const criterion = criterionOf(form);
        return criterion ? referenceMessage(value, criterion) : null;
      }),
    }),
  );
}

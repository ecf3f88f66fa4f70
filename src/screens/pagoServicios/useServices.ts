import { useMemo } from 'react';
import type { EndpointAnswer } from '#api/contract/endpoint.ts';
import { categorias, servicios } from '#api/contract/pagos.ts';
import { useRetriableQuery } from '#api/query.ts';
import { partialList, unreadableIn } from '#domain/partialList.ts';
import { listFailureText } from './failure.ts';
import { type Category, categoriesOf, type Service, serviceOf } from './services.ts';

/** The kinds of service. The four of our own are there from the start, also where the server has no list. */
export function useCategories({ enabled = true } = {}): {
  categories: readonly Category[];
  isLoading: boolean;
  failure: { message: string; isRetrying: boolean; retry: () => void } | null;
} {
  const { data, error, isRetrying, retry } = useRetriableQuery(categorias, {}, { enabled });
  return {
    categories: categoriesOf(data ?? []),
    isLoading: data === undefined && error === null,
    failure: data === undefined && error ? { message: listFailureText(error), isRetrying, retry } : null,
  };
}

/** A list of services as a screen can be with it. */
export type ServicesState =
  | { kind: 'loading' }
  | { kind: 'error'; message: string; isRetrying: boolean; retry: () => void }
  | { kind: 'ready'; services: readonly Service[] };

/** The services of one category, of all of them for `null`; none is asked for while not `enabled`. One that cannot be looked up is left out. */
export function useServices(category: string | null, { enabled = true } = {}): ServicesState {
  const query = category === null ? {} : { categoria: category };
  const { data, error, isRetrying, retry } = useRetriableQuery(servicios, { query }, { enabled });
  // A list of thousands is read once, not with every draw.
  const services = useMemo(() => data && servicesOf(data), [data]);
  if (services) return { kind: 'ready', services };
  if (error) return { kind: 'error', message: listFailureText(error), isRetrying, retry };
  return { kind: 'loading' };
}

/** Those that can be looked up; one whose criteria cannot be read is one that cannot be read. */
function servicesOf(answer: EndpointAnswer<typeof servicios>): Service[] {
  const all = answer.map(serviceOf);
  const unusable = all.filter(({ criteria }) => criteria.length === 0 && unreadableIn(criteria) > 0);
  return partialList(
    all.filter(({ criteria }) => criteria.length > 0),
    unreadableIn(answer) + unusable.length,
  );
}

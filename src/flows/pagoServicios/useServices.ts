import { useMemo } from 'react';
import { type Asked, type AskedFailure, type AskedQuery, askedOf, lacksCall } from '#api/asked.ts';
import type { EndpointAnswer } from '#api/contract/endpoint.ts';
import { categorias, servicios } from '#api/contract/pagos.ts';
import { useApiQuery } from '#api/useApiQuery.ts';
import { partialList, unreadableIn } from '#domain/partialList.ts';
import { listFailureOf } from './failure.ts';
import { type Category, categoriesOf, type Service, serviceOf } from './services.ts';

/** The kinds of service. The four of our own are there from the start, also where the server has no list. */
export function useCategories({ enabled = true } = {}): {
  categories: readonly Category[];
  isLoading: boolean;
  failure: AskedFailure | null;
  /** The server has no such list at all (contract B.0): there is nothing to ask again. */
  lacksList: boolean;
} {
  const query = useApiQuery(categorias, {}, { enabled });
  const asked = askedOf(query, categoriesOf, listFailureOf);
  return {
    categories: asked.kind === 'ready' ? asked.value : categoriesOf([]),
    isLoading: asked.kind === 'loading',
    failure: asked.kind === 'error' ? asked : null,
    lacksList: lacksCall(query),
  };
}

/** The services of one category, of all of them for `null`; none is asked for while not `enabled`. One that cannot be looked up is left out. */
export function useServices(category: string | null, options: { enabled?: boolean } = {}): Asked<readonly Service[]> {
  return askedOf(useServicesQuery(category, options), (all) => all, listFailureOf);
}

/** All services; `null` where the server lists none at all (contract B.0): there is nothing to ask again. */
export function useListedServices(): Asked<readonly Service[]> | null {
  const query = useServicesQuery(null);
  return lacksCall(query) ? null : askedOf(query, (all) => all, listFailureOf);
}

function useServicesQuery(category: string | null, options: { enabled?: boolean } = {}): AskedQuery<Service[]> {
  const { data, error, isRetrying, retry } = useApiQuery(
    servicios,
    { query: category === null ? {} : { categoria: category } },
    options,
  );
  // A list of thousands is read once, not with every draw.
  const services = useMemo(() => data && servicesOf(data), [data]);
  return { data: services, error, isRetrying, retry };
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

import type { EndpointAnswer } from '#api/contract/endpoint.ts';
import { preguntas } from '#api/contract/informacion.ts';
import { type RetriableQuery, useRetriableQuery } from '#api/useApiQuery.ts';

/** A frequent question with its answer. */
export type Question = EndpointAnswer<typeof preguntas>[number];

/** The cooperative's frequent questions. */
export function useQuestions(): RetriableQuery<typeof preguntas> {
  return useRetriableQuery(preguntas, {});
}

import type { EndpointAnswer } from '#api/contract/endpoint.ts';
import { preguntas } from '#api/contract/informacion.ts';
import { type ApiQuery, useApiQuery } from '#api/useApiQuery.ts';

/** A frequent question with its answer. */
export type Question = EndpointAnswer<typeof preguntas>[number];

/** The cooperative's frequent questions. */
export function useQuestions(): ApiQuery<typeof preguntas> {
  return useApiQuery(preguntas, {});
}

import { type Asked, askedOf } from '#api/asked.ts';
import { preguntas } from '#api/contract/credenciales.ts';
import type { EndpointAnswer } from '#api/contract/endpoint.ts';
import { useApiQuery } from '#api/useApiQuery.ts';
import { SECURITY_QUESTIONS } from '#domain/registration.ts';

/** Said where there are not enough questions to choose from, and of going on without any. */
export const NO_QUESTIONS = 'Las preguntas de seguridad no están disponibles en este momento. Intente más tarde.';

/**
 * The questions that the third step is drawn from, asked for when it is first `isShown`, and once in a registration: as with a document, no other
 * list takes the place of the one that was chosen from. Fewer than it needs are as good as none: it can be asked again for them, as where the
 * call fails.
 */
export function useSecurityQuestions(isShown: boolean): Asked<EndpointAnswer<typeof preguntas>> {
  const query = useApiQuery(preguntas, {}, { enabled: isShown, isDocument: true });
  const { data, fetchStatus, retry } = query;
  if (data && data.length < SECURITY_QUESTIONS) {
    const failure = { text: NO_QUESTIONS, isStuck: false };
    return { kind: 'error', failure, isRetrying: fetchStatus === 'fetching', retry };
  }
  return askedOf(query, (questions) => questions);
}

import { credito } from '#api/contract/creditos.ts';
import type { AnyEndpoint } from '#api/contract/endpoint.ts';

/** The calls of a loan's page: each code that they can answer has a story (app/tests/everyScreen/errorCodeStories.test.ts). */
export const calls: readonly AnyEndpoint[] = [credito];

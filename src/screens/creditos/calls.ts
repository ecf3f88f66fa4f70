import type { AnyEndpoint } from '#api/contract/endpoint.ts';
import { credito } from '#api/contract/productos.ts';

/** The call of a loan's page: each code that it can answer has a story (screens/errorCodeStories.test.ts). */
export const calls: readonly AnyEndpoint[] = [credito];

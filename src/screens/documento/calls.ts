import { leer } from '#api/contract/contrato.ts';
import type { AnyEndpoint } from '#api/contract/endpoint.ts';

/** The call of the document viewer: each code that it can answer has a story (screens/errorCodeStories.test.ts). */
export const calls: readonly AnyEndpoint[] = [leer];

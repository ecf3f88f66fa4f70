import type { AnyEndpoint } from '#api/contract/endpoint.ts';
import { garantias, leer } from '#api/contract/productos.ts';

/** The calls of the guarantees: each code that they can answer has a story (app/tests/everyScreen/errorCodeStories.test.ts). */
export const calls: readonly AnyEndpoint[] = [garantias, leer];

import type { AnyEndpoint } from '#api/contract/endpoint.ts';
import { autorizar, generar } from '#api/contract/tokens.ts';

/** The calls that the PIN confirmation makes: each code that they can answer has a story (app/tests/everyScreen/errorCodeStories.test.ts). */
export const calls: readonly AnyEndpoint[] = [generar, autorizar];

import type { AnyEndpoint } from '#api/contract/endpoint.ts';
import { imagenes } from '#api/contract/marketing.ts';

/** The call of the pictures beside the forms of access: each code that it can answer has a story (app/tests/everyScreen/errorCodeStories.test.ts). */
export const calls: readonly AnyEndpoint[] = [imagenes];

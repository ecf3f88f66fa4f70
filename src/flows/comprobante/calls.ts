import type { AnyEndpoint } from '#api/contract/endpoint.ts';
import { comprobante } from '#api/contract/transacciones.ts';

/** The call of the receipt: each code that it can answer has a story (app/tests/everyScreen/errorCodeStories.test.ts). */
export const calls: readonly AnyEndpoint[] = [comprobante];

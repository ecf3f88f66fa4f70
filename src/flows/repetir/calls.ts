import type { AnyEndpoint } from '#api/contract/endpoint.ts';
import { historial } from '#api/contract/transacciones.ts';

/** What is known of earlier transfers; a refusal is not said, for nothing depends on it. */
export const calls: readonly AnyEndpoint[] = [historial];

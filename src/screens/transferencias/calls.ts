import type { AnyEndpoint } from '#api/contract/endpoint.ts';
import { historial } from '#api/contract/transacciones.ts';

/** The calls of the hub; those of the destination accounts are flows/cuentasDestino's. */
export const calls: readonly AnyEndpoint[] = [historial];

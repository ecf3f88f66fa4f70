import { tarjetas } from '#api/contract/cuentasDestino.ts';
import type { AnyEndpoint } from '#api/contract/endpoint.ts';
import { configurar, leer, lista } from '#api/contract/tarjetas.ts';

/** The member's cards and what they may do; the registered cards' changes are flows/cuentasDestino's. */
export const calls: readonly AnyEndpoint[] = [lista, leer, configurar, tarjetas];

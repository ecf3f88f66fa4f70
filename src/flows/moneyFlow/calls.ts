import { consumo, leer } from '#api/contract/cupos.ts';
import type { AnyEndpoint } from '#api/contract/endpoint.ts';
import { comprobante, cuentasOrigen, historial } from '#api/contract/transacciones.ts';

/** The calls of every money flow; what an operation validates and executes is its screen's. */
export const calls: readonly AnyEndpoint[] = [cuentasOrigen, leer, consumo, comprobante, historial];

import type { AnyEndpoint } from '#api/contract/endpoint.ts';
import { categorias, consultar, pagar, servicios, validarPago } from '#api/contract/pagos.ts';
import { historial } from '#api/contract/transacciones.ts';

/** What every page of lookup and payment calls; the flow's own calls are flows/moneyFlow's. What was paid last is left out where it does not come. */
export const calls: readonly AnyEndpoint[] = [categorias, servicios, consultar, validarPago, pagar, historial];

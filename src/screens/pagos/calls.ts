import type { AnyEndpoint } from '#api/contract/endpoint.ts';
import { categorias, consultar, operadoras, servicios } from '#api/contract/pagos.ts';
import { historial } from '#api/contract/transacciones.ts';

/** What the hub of the payments asks; the favourites are flows/favoritos'. */
export const calls: readonly AnyEndpoint[] = [categorias, servicios, consultar, operadoras, historial];

import type { AnyEndpoint } from '#api/contract/endpoint.ts';
import { operadoras, recargar, validarRecarga } from '#api/contract/pagos.ts';
import { leer } from '#api/contract/perfilSocio.ts';

/** What a top-up calls beside the money flow and the favourites: the member's own mobile is the profile's. */
export const calls: readonly AnyEndpoint[] = [operadoras, validarRecarga, recargar, leer];

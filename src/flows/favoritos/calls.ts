import type { AnyEndpoint } from '#api/contract/endpoint.ts';
import { eliminarFavorito, favoritos, ingresarFavorito, modificarFavorito } from '#api/contract/pagos.ts';

/** Favourite payments, which the screens of payments keep and replay. */
export const calls: readonly AnyEndpoint[] = [favoritos, ingresarFavorito, modificarFavorito, eliminarFavorito];

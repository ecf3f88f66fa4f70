import { eliminarMiUsuario } from '#api/contract/credenciales.ts';
import type { AnyEndpoint } from '#api/contract/endpoint.ts';

/** The calls of the public deletion page; the confirmation's own are flows/pin's. */
export const calls: readonly AnyEndpoint[] = [eliminarMiUsuario];

import { eliminar, leer, modificar } from '#api/contract/dispositivos.ts';
import type { AnyEndpoint } from '#api/contract/endpoint.ts';

/** The calls of the devices; those of the code that confirms a removal are flows/pin's. */
export const calls: readonly AnyEndpoint[] = [leer, modificar, eliminar];

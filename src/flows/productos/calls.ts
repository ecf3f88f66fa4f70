import type { AnyEndpoint } from '#api/contract/endpoint.ts';
import { garantias, leer } from '#api/contract/productos.ts';
import { leer as leerTarjeta } from '#api/contract/tarjetas.ts';
import { cuentasOrigen } from '#api/contract/transacciones.ts';

/** The calls that productos makes: each code that they can answer has a story (app/tests/everyScreen/errorCodeStories.test.ts). */
export const calls: readonly AnyEndpoint[] = [leer, leerTarjeta, garantias, cuentasOrigen];

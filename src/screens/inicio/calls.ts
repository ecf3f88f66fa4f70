import { credito } from '#api/contract/creditos.ts';
import { movimientos } from '#api/contract/cuentas.ts';
import type { AnyEndpoint } from '#api/contract/endpoint.ts';
import { leer } from '#api/contract/productos.ts';
import { leer as leerTarjeta } from '#api/contract/tarjetas.ts';
import { cuentasOrigen } from '#api/contract/transacciones.ts';

/** The calls that inicio makes: each code that they can answer has a story (app/tests/everyScreen/errorCodeStories.test.ts). */
export const calls: readonly AnyEndpoint[] = [leer, cuentasOrigen, credito, leerTarjeta, movimientos];

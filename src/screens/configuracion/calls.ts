import { tarjetas } from '#api/contract/cuentasDestino.ts';
import { leer } from '#api/contract/dispositivos.ts';
import type { AnyEndpoint } from '#api/contract/endpoint.ts';
import { favoritos } from '#api/contract/pagos.ts';
import { lista } from '#api/contract/tarjetas.ts';

/** What the second lines of the hub are read from; where one does not answer, a description stands instead. */
export const calls: readonly AnyEndpoint[] = [leer, lista, tarjetas, favoritos];

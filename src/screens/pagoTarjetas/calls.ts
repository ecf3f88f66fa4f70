import { tarjetas } from '#api/contract/cuentasDestino.ts';
import type { AnyEndpoint } from '#api/contract/endpoint.ts';
import { pagar, validar } from '#api/contract/pagoTarjetas.ts';
import { leer, lista } from '#api/contract/tarjetas.ts';
import { instituciones, tiposInstituciones } from '#api/contract/transferencias.ts';

/** What a payment of a card reads, validates and executes; the flow's own calls are flows/moneyFlow's. */
export const calls: readonly AnyEndpoint[] = [lista, leer, tarjetas, tiposInstituciones, instituciones, validar, pagar];

import type { AnyEndpoint } from '#api/contract/endpoint.ts';
import { externas, instituciones, validarExternas } from '#api/contract/transferencias.ts';

/** What a transfer to another institution validates and executes; the flow's own calls are flows/moneyFlow's. */
export const calls: readonly AnyEndpoint[] = [validarExternas, externas, instituciones];

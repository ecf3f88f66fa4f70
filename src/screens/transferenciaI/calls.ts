import type { AnyEndpoint } from '#api/contract/endpoint.ts';
import { internas, validarInternas } from '#api/contract/transferencias.ts';

/** What a transfer inside the cooperative validates and executes; the flow's own calls are flows/moneyFlow's. */
export const calls: readonly AnyEndpoint[] = [validarInternas, internas];

import { leer } from '#api/contract/contrato.ts';
import { certificado, estadoCuenta } from '#api/contract/cuentas.ts';
import type { AnyEndpoint } from '#api/contract/endpoint.ts';

/** The calls of the document viewers: each code that they can answer has a story (app/tests/everyScreen/errorCodeStories.test.ts). */
export const calls: readonly AnyEndpoint[] = [leer, certificado, estadoCuenta];

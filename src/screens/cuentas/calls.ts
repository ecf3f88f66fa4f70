import { certificado, cuenta, estadoCuenta, movimientos, saldos } from '#api/contract/cuentas.ts';
import type { AnyEndpoint } from '#api/contract/endpoint.ts';

/** The calls of an account's page: each code that they can answer has a story (app/tests/everyScreen/errorCodeStories.test.ts). */
export const calls: readonly AnyEndpoint[] = [cuenta, saldos, movimientos, estadoCuenta, certificado];

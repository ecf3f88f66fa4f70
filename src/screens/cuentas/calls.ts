import type { AnyEndpoint } from '#api/contract/endpoint.ts';
import { certificado, cuenta, estadoCuenta, movimientos } from '#api/contract/productos.ts';
import { comprobante } from '#api/contract/transacciones.ts';

/** The calls of an account's page: each code that they can answer has a story (screens/errorCodeStories.test.ts). */
export const calls: readonly AnyEndpoint[] = [cuenta, movimientos, estadoCuenta, certificado, comprobante];

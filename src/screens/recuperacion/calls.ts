import { recuperarClave, recuperarUsuario, solicitarRecuperacionClave } from '#api/contract/credenciales.ts';
import type { AnyEndpoint } from '#api/contract/endpoint.ts';
import { agencias } from '#api/contract/informacion.ts';
import { autorizar } from '#api/contract/tokens.ts';

/** The calls of the three recovery pages: each code that they can answer has a story (app/tests/everyScreen/errorCodeStories.test.ts). */
export const calls: readonly AnyEndpoint[] = [
  solicitarRecuperacionClave,
  autorizar,
  recuperarClave,
  recuperarUsuario,
  agencias,
];

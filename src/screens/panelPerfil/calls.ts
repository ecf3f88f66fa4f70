import { ultimoAcceso } from '#api/contract/autenticacion.ts';
import type { AnyEndpoint } from '#api/contract/endpoint.ts';
import { leer } from '#api/contract/perfilSocio.ts';

/** The calls of the profile panel: each code that they can answer has a story (app/tests/everyScreen/errorCodeStories.test.ts). */
export const calls: readonly AnyEndpoint[] = [leer, ultimoAcceso];

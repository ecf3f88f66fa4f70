import { ultimoAcceso } from '#api/contract/autenticacion.ts';
import type { AnyEndpoint } from '#api/contract/endpoint.ts';
import { leer } from '#api/contract/perfilSocio.ts';

/** The calls that the shell makes: each code that they can answer has a story (screens/errorCodeStories.test.ts). */
export const calls: readonly AnyEndpoint[] = [leer, ultimoAcceso];

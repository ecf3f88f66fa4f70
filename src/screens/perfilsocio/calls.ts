import { ultimoAcceso } from '#api/contract/autenticacion.ts';
import type { AnyEndpoint } from '#api/contract/endpoint.ts';
import { actualizarDatos, leer } from '#api/contract/perfilSocio.ts';
import { autorizar, generar } from '#api/contract/tokens.ts';

/** The calls that MIS DATOS, its PIN confirmation included, makes: each code that they can answer has a story (screens/errorCodeStories.test.ts). */
export const calls: readonly AnyEndpoint[] = [leer, ultimoAcceso, generar, autorizar, actualizarDatos];

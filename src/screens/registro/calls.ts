import { validarIdentidad } from '#api/contract/autenticacion.ts';
import { preguntas, registro } from '#api/contract/credenciales.ts';
import type { AnyEndpoint } from '#api/contract/endpoint.ts';
import { autorizar } from '#api/contract/tokens.ts';

/** The calls of the registration: each code that they can answer has a story (app/tests/everyScreen/errorCodeStories.test.ts). */
export const calls: readonly AnyEndpoint[] = [validarIdentidad, preguntas, autorizar, registro];

import { iniciarSesion, validarIdentidad } from '#api/contract/autenticacion.ts';
import type { AnyEndpoint } from '#api/contract/endpoint.ts';
import { autorizar } from '#api/contract/tokens.ts';

/** The calls that sign-in makes, with the code of a new device: each code that they can answer has a story (app/tests/everyScreen/errorCodeStories.test.ts). */
export const calls: readonly AnyEndpoint[] = [validarIdentidad, autorizar, iniciarSesion];

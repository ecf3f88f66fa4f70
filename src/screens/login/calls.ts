import { iniciarSesion, validarIdentidad } from '#api/contract/autenticacion.ts';
import type { AnyEndpoint } from '#api/contract/endpoint.ts';

/** The calls that sign-in makes: each code that they can answer has a story (screens/errorCodeStories.test.ts). */
export const calls: readonly AnyEndpoint[] = [validarIdentidad, iniciarSesion];

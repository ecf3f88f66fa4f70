import type { AnyEndpoint } from '#api/contract/endpoint.ts';
import { agencias, insertarSugerencia, preguntas } from '#api/contract/informacion.ts';

/** The calls of the help dialogs: each code that they can answer has a story (app/tests/everyScreen/errorCodeStories.test.ts). */
export const calls: readonly AnyEndpoint[] = [agencias, preguntas, insertarSugerencia];

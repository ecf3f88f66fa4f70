import { externas, internas, tarjetas } from '#api/contract/cuentasDestino.ts';
import type { AnyEndpoint } from '#api/contract/endpoint.ts';
import { preguntas } from '#api/contract/informacion.ts';
import { categorias, favoritos, servicios } from '#api/contract/pagos.ts';
import { leer } from '#api/contract/productos.ts';
import { answers } from '#mocks/storyDemo.ts';

/** What the search asks, in the order of its kinds. */
export const asked: readonly AnyEndpoint[] = [
  internas,
  externas,
  leer,
  servicios,
  categorias,
  favoritos,
  tarjetas,
  preguntas,
];

/** A server that knows the specification alone: none of our proposals. */
export const specificationOnly = () =>
  asked.filter(({ origin }) => origin === 'proposal').map((call) => answers.withFault(call, 'notFound'));

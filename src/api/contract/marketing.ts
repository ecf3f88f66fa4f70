import { endpoint } from './endpoint.ts';
import { file, listOf, optionalText, record } from './fields.ts';

/** Pictures beside the forms of access: `id` 1 sign-in, 2 registration, 3 recovery. `imagen` is base64; the list may be empty. */
export const imagenes = endpoint({
  id: 'marketing.imagenes',
  method: 'GET',
  path: 'marketing/{id}',
  summary: 'Imágenes de las pantallas de acceso: 1 ingreso, 2 registro, 3 recuperación.',
  authenticated: false,
  answer: listOf(
    record({
      imagen: file(),
      tipoContenido: optionalText(),
      textoAlternativo: optionalText(),
      enlace: optionalText(),
    }),
  ),
});

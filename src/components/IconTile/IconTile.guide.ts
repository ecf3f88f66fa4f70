import { type Guide, lines, parts } from '#storybook/pages/guide.ts';

/** Guide of the icon tile in the catalogue. */
export const guide = {
  use: 'La imagen de un producto, una opción o un diálogo, junto a su nombre. Para una persona o un comercio use Iniciales; para una acción, Botón de icono; para un estado, Etiqueta.',
  story: 'Marca',
  anatomy: parts`
    Cuadro | span[aria-hidden="true"] | De 44 px en tarjetas y filas, 52 o 56 en diálogos y resultados. Esquinas de 12 px, 14 en los grandes. Decorativo: el lector de pantalla lo salta.
    Icono | svg | De Lucide y del color del tono: 24 px, o 28 desde el cuadro de 52. Cada icono significa una sola cosa en toda la banca.
    Tono | | Marca para productos y opciones; acento solo para el código de confirmación; neutro para tarjetas y pagos ya hechos; advertencia para lo que está mal configurado; error para un fallo o una confirmación que borra.
  `,
  do: lines`
    Acompáñelo siempre del nombre que representa.
    Busque primero el icono en la hoja de Fundamentos: si el significado ya existe, se usa ese.
    Use el mismo tamaño en todas las filas de una lista.
  `,
  dont: lines`
    No lo haga pulsable: lo pulsable es la fila o la tarjeta entera.
    No diga un estado solo con su tono: agregue la palabra.
    No use el acento naranja para destacar un producto.
  `,
  props: {
    icon: 'El dibujo; decorativo.',
    tone: 'De qué color es el cuadro.',
    size: 'Ancho y alto en px: 44 en tarjetas, de 52 a 56 en diálogos.',
  },
} satisfies Guide;

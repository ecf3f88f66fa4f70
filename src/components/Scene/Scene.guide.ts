import { type Guide, lines, parts } from '#storybook/pages/guide.ts';

/** Guide of the landscape in the catalogue. */
export const guide = {
  use: 'La única ilustración de la banca: al pie del menú, en paneles de marca y encabezados. Los estados vacíos, el 404, el error inesperado y el resultado sin confirmar tienen cada uno su variante.',
  story: 'Menu',
  anatomy: parts`
    Sol | circle | Naranja y uno solo, más bajo que la cumbre.
    Montaña | g > path:nth-child(3) | Dos cumbres nevadas con luz desde la derecha, sin contornos.
    Crestas | | Capas de papel: lejos más claras, cerca más oscuras. Los colores salen del tema.
    Cresta del frente | | Plana y oscura: el único lugar sobre el que puede ir texto pequeño.
  `,
  do: lines`
    Elija la variante por su lugar: panel, menú, encabezado, encabezado del ingreso o de lectura.
    Dé al contenedor su color de fondo: el paisaje dibuja solo lo que está delante.
    Escóndalo cuando la ventana es baja y el contenido necesita el lugar.
  `,
  dont: lines`
    No ponga texto de menos de 18 px sobre la montaña o el cielo.
    No agregue personas, contornos ni movimiento; degradado, solo el cielo del ingreso y de las páginas de error.
    No lo use dentro de formularios ni tablas.
    No dependa de él para decir algo: el lector de pantalla no lo anuncia.
  `,
  props: {
    variant: 'El lugar para el que se dibuja.',
  },
} satisfies Guide;

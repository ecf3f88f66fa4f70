import { type Guide, lines, parts } from '#storybook/pages/guide.ts';

export const guide = {
  use: 'La foto del socio: 112 px en el panel de perfil, 88 en sus datos, 36 en la barra del teléfono. Para otra persona o empresa use las iniciales.',
  anatomy: parts`
    Círculo | span | Recorta la foto al centro; el fondo suave de marca se ve mientras llega.
    Silueta | | Reemplaza la foto que falta, que no se puede leer o que no es una imagen; nunca se ve una imagen rota.
  `,
  do: lines`
    Deje vacío el texto alternativo donde el nombre ya está escrito al lado.
    Escriba «Foto de» y el nombre donde la foto está sola.
  `,
  dont: lines`
    No use la foto como botón sin más: para cambiarla hay un lápiz de 44 px encima, abajo a la derecha.
    No ponga un marco ni una sombra: el círculo basta.
    No muestre un error si la foto no carga: la silueta es un estado normal.
  `,
  props: {
    photo:
      'base64 de un jpg, con o sin su prefijo `data:`; si falta o no se puede leer, muestra el dibujo de una persona.',
    size: 'Ancho y alto en px.',
    alt: 'Texto para el lector de pantalla; vacío donde el nombre está al lado.',
  },
} satisfies Guide;

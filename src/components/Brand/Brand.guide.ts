import { type Guide, lines, parts } from '#storybook/pages/guide.ts';

export const guide = {
  use: 'Quién es la cooperativa: en el menú, en los paneles de entrada y en la barra del teléfono. El nombre y el logo son configuración; la marca de montaña es el reemplazo.',
  story: 'SobreTinta',
  anatomy: parts`
    Marca o logo | svg | 48 px, 36 en la forma compacta; el logo configurado la reemplaza sin deformarse.
    Clase | span > span > span:first-child | «Cooperativa», en 14 px, como en un membrete. La forma compacta no la muestra.
    Nombre | span > span > span:last-child | Bricolage 23 de peso 600; si es muy largo ocupa más líneas o termina en puntos suspensivos.
  `,
  do: lines`
    Deje libre a su alrededor la mitad del ancho de la marca.
    Úsela sobre tinta: menú, barra y paneles; sobre papel en los impresos.
    Pruebe el nombre más largo de una cooperativa real.
  `,
  dont: lines`
    No la use más pequeña que 24 px.
    No escriba «Sierra Azul» en un diseño final: es el nombre de la demostración.
    No le cambie los colores según la pantalla.
  `,
  props: {
    name: 'El nombre configurado de la cooperativa.',
    logoUrl: 'Dirección de la imagen que reemplaza al signo; `null` deja el signo.',
    compact: 'En una línea en lugar de dos, para la barra superior del móvil.',
  },
} satisfies Guide;

import { type Guide, lines, parts } from '#storybook/pages/guide.ts';

export const guide = {
  use: 'Filtros de una lista, o una elección de tres a siete opciones cortas que se ven todas. Para dos a cuatro vistas de lo mismo use el control segmentado; para muchas, el campo de selección.',
  anatomy: parts`
    Opción elegida | label[data-checked] | Fondo inverso: oscuro en el tema claro, claro en el oscuro. Siempre una sola.
    Opción | label:nth-of-type(3) | Píldora de 40 px con borde de control; puede llevar un icono de 16.
    Rótulo | | Nombra el grupo para el lector de pantalla; se ve solo cuando hace de campo de un formulario.
  `,
  do: lines`
    Empiece por «Todas» cuando filtra una lista.
    Aplique el filtro al elegir y anuncie cuántos quedan.
    Deje que pasen a otra línea; en un celular, los filtros son una sola fila que se desplaza de lado.
  `,
  dont: lines`
    No permita elegir dos: es un grupo de opciones excluyentes.
    No las use para acciones como «Exportar».
    No escriba más de tres palabras por opción.
  `,
  keyboard: {
    Tab: 'Entra al grupo en la opción elegida y sale de él.',
    '← / →': 'Elige la anterior o la siguiente.',
  },
  props: {
    label: 'Nombra el grupo; solo para el lector de pantalla, salvo con `asField`.',
    options: 'Las opciones, en el orden en que se muestran.',
    value: 'La opción elegida; `null` mientras no hay ninguna.',
    onChange: 'Se llama con la opción que se eligió.',
    asField: 'El rótulo está encima, como el de un campo de formulario.',
    equal: 'Todos del mismo tamaño, sobre todo el ancho: para valores de una misma clase, como cantidades.',
    oneRow:
      'En el teléfono, una fila de borde a borde que se desplaza de lado, como los filtros; no junto con `equal`.',
    disabled:
      'Mientras se guarda la elección o aún no se puede hacer: el grupo conserva el foco y no se puede cambiar.',
  },
} satisfies Guide;

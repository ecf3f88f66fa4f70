import { type Guide, lines, parts } from '#storybook/pages/guide.ts';

export const guide = {
  use: 'Elegir una entre dos y seis opciones que necesitan explicación: cuánto pagar, qué tarjeta, qué operadora. Si son palabras sueltas use el control segmentado o los filtros.',
  anatomy: parts`
    Pregunta | legend | El rótulo del grupo: «¿Cuánto desea pagar?».
    Tarjeta elegida | label[data-checked] | Fondo suave, borde de 2 px y el punto marcado. Toda la tarjeta se puede tocar.
    Nombre y detalle | label:nth-of-type(2) > span:nth-of-type(2) | Peso 600 sobre 14 px: qué es y la condición que importa.
    A la derecha | label:nth-of-type(2) > span:last-child | Un valor, una etiqueta o un titular; en poco ancho baja a su línea.
  `,
  do: lines`
    Ponga primero la opción más conveniente para el socio y preselecciónela si la hay.
    Muestre debajo el campo que una opción necesita: «Otro valor» abre su campo de dinero.
    Use columnas solo para nombres muy cortos, como valores de recarga.
  `,
  dont: lines`
    No preseleccione lo que cuesta dinero sin que el socio lo vea.
    No escriba párrafos en el detalle.
    No las mezcle con casillas en el mismo grupo.
  `,
  keyboard: {
    Tab: 'Entra al grupo en la elegida, o en la primera si no hay.',
    '↑ / ↓': 'Elige la anterior o la siguiente.',
    Espacio: 'Elige la enfocada cuando no hay ninguna.',
  },
  props: {
    label: 'Nombra el grupo.',
    options: 'Las tarjetas, en el orden en que se muestran.',
    value: 'La elegida; `null` mientras no hay ninguna.',
    onChange: 'Se llama con la que se eligió.',
    labelHidden: 'El rótulo es solo para el lector de pantalla, donde lo que está alrededor ya lo dice a la vista.',
    columns: 'Una junto a otra mientras haya lugar; para nombres cortos.',
    error: 'Qué falta, debajo de las tarjetas.',
    disabled:
      'Mientras se guarda la elección o aún no se puede hacer: el grupo conserva el foco y no se puede cambiar.',
  },
} satisfies Guide;

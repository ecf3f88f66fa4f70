import { type Guide, lines, parts } from '#storybook/pages/guide.ts';
import { fieldProps } from './fields.guide.ts';

/** Guide of the select field in the catalogue. */
export const guide = {
  use: 'Para elegir una opción de una lista cerrada: institución, período, pregunta de seguridad; también un tipo corto en pareja con su número. Si hay de dos a cuatro opciones cortas y un renglón para ellas, use Control segmentado; para cuentas con saldo, Selector de cuenta.',
  story: 'ConAyuda',
  anatomy: parts`
    Etiqueta | label | Visible sobre la caja; nombra lo que se elige, sin verbo.
    Valor elegido | select | Mientras no se elige muestra el marcador en gris, que después no se puede volver a escoger. Un texto más ancho que la caja termina en puntos suspensivos.
    Flecha | select + svg | Decorativa: toda la caja abre la lista.
    Ayuda o error | [id$="-nota"] | El error ocupa el lugar de la ayuda y se lee con el campo.
    Lista | | La del propio navegador: en el teléfono es su selector. Una opción puede estar inactiva y sigue a la vista.
  `,
  do: lines`
    Empiece sin elegir, con un marcador que diga la acción: «Elija una pregunta».
    Mientras llegan las opciones déjelo inactivo y dígalo: «Cargando preguntas…».
    Preséntelo ya elegido cuando un valor sirve a casi todos, como el período de los movimientos.
  `,
  dont: lines`
    No esconda en él dos o tres opciones que caben a la vista en un Control segmentado.
    No ponga en la opción un dato que deba leerse entero a 320 px: la caja lo corta.
    No lo use para buscar entre muchas cuentas o servicios: tienen su propia lista con búsqueda.
  `,
  keyboard: {
    Tab: 'Entra en el campo.',
    Espacio: 'Abre la lista del navegador.',
    Flechas: 'Recorren las opciones; según el sistema, abren antes la lista.',
    Letras: 'Saltan a la opción que empieza así.',
    Esc: 'Cierra la lista sin cambiar lo elegido.',
  },
  props: {
    ...fieldProps,
    options: 'Las opciones, en el orden en que se muestran.',
    placeholder: 'Se ve mientras no hay nada elegido; no se puede volver a elegir.',
    icon: 'Dibujo a la izquierda, de 24 px; decorativo.',
  },
} satisfies Guide;

import { type Guide, lines, parts } from '#storybook/pages/guide.ts';

/** Guide of the fields of a new password in the catalogue. */
export const guide = {
  use: 'Para elegir una contraseña nueva en las páginas con panel de tinta: registro, recuperación y cambio obligatorio. En la pestaña CAMBIAR CONTRASEÑA, que además pide la actual, van por separado Campo de contraseña y Requisitos de la contraseña.',
  story: 'Cumplida',
  anatomy: parts`
    Contraseña | label | Campo de contraseña con llave. Se puede mostrar aparte de la otra.
    Confirmación | div:nth-child(2) > label | Al lado desde 540 px de columna; debajo si hay menos. Cada campo tiene su propio error.
    Título de la lista | h2 | De quién es la contraseña: «Su contraseña».
    Requisitos | ul | La lista viva en un bloque hundido. Sigue lo que se escribe en el primer campo; las cruces esperan a que se salga de él.
  `,
  do: lines`
    Deje la lista a la vista desde el inicio, antes de escribir.
    Diga en el error del primer campo solo la primera regla que falta; la lista muestra todas.
    Mientras se envía, ponga ambos en solo lectura.
  `,
  dont: lines`
    No impida pegar en la confirmación.
    No borre los campos cuando el servidor rechaza la contraseña.
    No agregue reglas de esta pantalla: la lista es la misma en toda la banca.
  `,
  keyboard: {
    Tab: 'Contraseña, su ojo, confirmación y su ojo; la lista no detiene el foco.',
    'Intro, en un campo': 'Envía el formulario.',
    'Intro o Espacio, en un ojo': 'Muestra u oculta esa contraseña.',
  },
  props: {
    chosen: 'El campo de la contraseña: su rótulo, su error y lo que pide la biblioteca de formularios.',
    confirmation: 'El campo en que se repite, del mismo modo.',
    title: 'Título de la lista de requisitos.',
    checklist: 'Los requisitos, cada uno con si se cumple.',
    checked: 'Se salió del campo con algo escrito.',
    readOnly: 'Mientras se envía: se puede leer y no cambiar.',
  },
} satisfies Guide;

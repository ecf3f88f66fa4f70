import { type Guide, lines, parts } from '#storybook/pages/guide.ts';

export const guide = {
  use: 'Una pregunta antes de algo que no se deshace o que hace perder lo escrito: salir, eliminar, cerrar sesión. Para dar una noticia use un mensaje emergente o un aviso.',
  story: 'EliminarSegunda',
  anatomy: parts`
    Cuadro | dialog > div > span | 56 px con el icono de lo que se va a hacer; rojo suave cuando es definitivo.
    Pregunta | dialog h2 | Bricolage 24, equilibrada en líneas parecidas. Da el nombre al diálogo.
    Consecuencia | dialog h2 + p | Opcional: una frase que se lee en voz alta al abrir.
    Cancelar | dialog button[data-autofocus] | A la izquierda, recibe el foco: lo seguro es lo primero.
    Confirmar | dialog button:last-child | Igual de ancho; naranja, o rojo en la confirmación definitiva. Repite el verbo de la pregunta.
  `,
  do: lines`
    Responda a la pregunta con el botón: «Cerrar sesión», «Eliminar», «Salir».
    Mantenga literales los textos que fija la especificación, con su ortografía.
    Use 416 px y dos botones iguales; en 320 px pueden ir uno sobre otro.
  `,
  dont: lines`
    No escriba «Sí» y «No», ni «Aceptar».
    No confirme lo que se puede deshacer o repetir sin daño.
    No cierre al tocar fuera: podría ser un descuido.
  `,
  keyboard: {
    Escape: 'Responde que no.',
    Tab: 'Alterna entre los dos botones; no sale del diálogo.',
    'Intro / Espacio': 'Pulsa el botón enfocado, que al abrir es Cancelar.',
  },
  props: {
    icon: 'El dibujo sobre el título; decorativo.',
    title: 'La pregunta, en pocas palabras.',
    confirmLabel: 'Palabras del botón que dice que sí: el verbo de la acción.',
    onResult: 'Se llama una vez: `true` si confirmó, `false` si canceló o salió.',
    text: 'El texto de la pregunta; un nombre dentro de él va en `<b>`.',
    cancelLabel: 'Palabras del botón que dice que no; sin ellas, Cancelar.',
    destructive:
      'Icono y botón final en rojo, para lo que es definitivo. El foco empieza en Cancelar también sin esto.',
  },
} satisfies Guide;

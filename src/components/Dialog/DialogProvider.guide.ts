import { type Guide, lines, parts } from '#storybook/pages/guide.ts';

export const guide = {
  use: 'La forma en que una pantalla pregunta y sigue con la respuesta, sin dibujar el diálogo ella misma. No se ve: lo que se ve es el diálogo que abre.',
  story: 'Preguntando',
  anatomy: parts`
    Quien pregunta | div > button:first-child | Un botón cualquiera; recibe el foco de vuelta cuando hay respuesta.
    El diálogo | dialog > div | Se dibuja al final de la página; la respuesta llega cuando se cierra.
  `,
  do: lines`
    Espere la respuesta y actúe solo con un sí explícito.
    Trate la salida de la página como un no, también el cierre de sesión: lo que una página abre termina con ella, sin respuesta.
  `,
  dont: lines`
    No abra dos preguntas a la vez desde la misma acción.
    No guarde en la pantalla si el diálogo está abierto: lo sabe él.
  `,
  keyboard: {
    Escape: 'Termina la pregunta con un no.',
  },
  props: {
    children: 'La página: desde ella se puede preguntar.',
  },
} satisfies Guide;

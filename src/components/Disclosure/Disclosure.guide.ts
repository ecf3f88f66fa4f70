import { type Guide, lines, parts } from '#storybook/pages/guide.ts';

export const guide = {
  use: 'Para lo que unos pocos necesitan y a los demás les estorba: respuestas frecuentes, el detalle de un cálculo, el índice de una página de lectura. Lo que todos deben leer no se pliega.',
  story: 'Abierto',
  anatomy: parts`
    Renglón | summary | 56 px de alto a todo el ancho, en peso 600: se puede tocar entero.
    Flecha | summary svg | Gira media vuelta al abrir.
    Contenido | summary + div | 15 px en texto secundario. La búsqueda del navegador lo encuentra aunque esté cerrado.
  `,
  do: lines`
    Escriba el renglón como la pregunta que haría el socio.
    Agrupe preguntas para que solo una esté abierta.
  `,
  dont: lines`
    No pliegue costos, plazos ni condiciones de una operación.
    No ponga uno dentro de otro.
    No cambie el texto del renglón al abrir: la flecha ya lo dice.
  `,
  keyboard: {
    Tab: 'Llega al renglón.',
    'Intro / Espacio': 'Abre o cierra.',
  },
  props: {
    summary: 'Las palabras que siempre se ven y que la abren.',
    children: 'Lo que se ve cuando está abierto.',
    group: 'De los que llevan el mismo nombre solo hay uno abierto a la vez.',
    beginsOpen: 'Abierto desde el principio, para quien llega por su contenido.',
    onOpen: 'Se llama al abrirlo: lo que solo hace falta ahí se trae entonces.',
  },
} satisfies Guide;

import type { Guide } from '#storybook/pages/guide.ts';

export const guide = {
  use: 'Para lo que unos pocos necesitan y a los demás les estorba: respuestas frecuentes, el detalle de un cálculo, el índice de una página de lectura. Lo que todos deben leer no se pliega.',
  story: 'Abierto',
  anatomy: [
    {
      part: 'Renglón',
      note: '56 px de alto a todo el ancho, en peso 600: se puede tocar entero.',
      selector: 'summary',
    },
    { part: 'Flecha', note: 'Gira media vuelta al abrir.', selector: 'summary svg' },
    {
      part: 'Contenido',
      note: '15 px en texto secundario. La búsqueda del navegador lo encuentra aunque esté cerrado.',
      selector: 'summary + div',
    },
  ],
  do: ['Escriba el renglón como la pregunta que haría el socio.', 'Agrupe preguntas para que solo una esté abierta.'],
  dont: [
    'No pliegue costos, plazos ni condiciones de una operación.',
    'No ponga uno dentro de otro.',
    'No cambie el texto del renglón al abrir: la flecha ya lo dice.',
  ],
  keyboard: [
    { keys: 'Tab', does: 'Llega al renglón.' },
    { keys: 'Intro / Espacio', does: 'Abre o cierra.' },
  ],
} satisfies Guide;

import { type Guide, lines, parts } from '#storybook/pages/guide.ts';

export const guide = {
  use: 'Para lo que hace algo: guardar, pagar, confirmar, cancelar. Para ir a otra página use un enlace; para abrir algo desde una frase, el botón de texto; donde solo cabe un dibujo, el botón de icono.',
  story: 'ConIcono',
  anatomy: parts`
    Píldora | button | 48 px de alto; 44 en filas compactas y 52 a todo el ancho en diálogos. La forma dice acción: los campos no son píldoras.
    Icono | button svg | Opcional, 20 px, a la izquierda. Mientras se envía, el indicador de espera ocupa su lugar sin cambiar el ancho.
    Texto | button::text | Un verbo que nombra el resultado, en Figtree 16 de peso 600. Se queda mientras se envía y puede ocupar dos líneas.
  `,
  do: lines`
    Ponga un solo botón naranja por vista o diálogo, a la derecha en escritorio, con Cancelar a su izquierda.
    Diga en el texto lo que va a pasar: «Confirmar pago», no «Aceptar».
    Deje el botón activo y explique lo que falta al pulsarlo: los campos se marcan y el primero recibe el foco.
    Use la variante de peligro suave para entrar a una eliminación y la sólida solo en la confirmación final.
  `,
  dont: lines`
    No use el naranja para dos acciones «igual de importantes»: la segunda es secundaria o de texto.
    No cambie el texto por «Cargando…»: el indicador entra a los 300 ms y el texto permanece.
    No desactive el botón mientras se envía: perdería el foco; se marca ocupado e ignora los clics.
  `,
  keyboard: {
    Tab: 'Llega al botón; el anillo de foco mide 3 px y deja 2 px de aire.',
    'Intro / Espacio': 'Lo pulsa. Mientras se envía no hace nada.',
  },
  props: {
    children: 'Las palabras: un verbo y, si hace falta, su objeto.',
    variant: 'Qué tan importante es la acción; `danger` es para lo que no se puede deshacer.',
    size: '48 px; `compact` 44; `large` 52, para el botón a todo el ancho de un diálogo o formulario.',
    fullWidth: 'Ocupa todo el ancho disponible.',
    loading: 'La acción está en curso: no se puede pulsar otra vez, y conserva sus palabras y su ancho.',
    icon: 'Delante de las palabras; durante una espera ocupa su lugar el indicador.',
  },
} satisfies Guide;

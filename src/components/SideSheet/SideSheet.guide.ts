import { type Guide, lines, parts } from '#storybook/pages/guide.ts';

/** Guide of the side sheet in the catalogue. */
export const guide = {
  use: 'Para lo que acompaña a la página sin reemplazarla: el menú y el perfil en ventanas angostas, el detalle de un movimiento. Para decidir o llenar algo use Diálogo.',
  story: 'Derecha',
  anatomy: parts`
    Hoja | dialog > div | Pegada a un lado y de toda la altura, con el ancho que da la pantalla: 320 px el perfil, 24rem el menú, 480 el detalle. El perfil y el menú dejan siempre 56 px de página a la vista.
    Velo | | Cubre el resto de la página, que queda inerte. Pulsarlo cierra la hoja.
    Contenido | dialog h2 | Pone su propio fondo, su título, su X y su desplazamiento: la hoja solo da el lugar y el nombre que oye el lector de pantalla.
  `,
  do: lines`
    Abra por el lado donde está el botón que la llama: el menú a la izquierda, el perfil a la derecha.
    Ponga un botón de cerrar visible cuando cubre toda la ventana.
    Ciérrela al seguir un enlace que está dentro.
  `,
  dont: lines`
    No abra otra hoja encima; un diálogo de confirmación sí puede ir sobre ella.
    No ponga un formulario con datos sin guardar: un toque fuera la cierra sin preguntar.
    No la deje abierta al ensanchar la ventana si la página ya muestra lo mismo.
  `,
  keyboard: {
    'Tab y Mayús + Tab': 'Recorren la hoja sin salir: del último control se vuelve al primero.',
    Esc: 'La cierra; el foco vuelve al botón que la abrió.',
  },
  props: {
    label: 'El nombre que oye el lector de pantalla.',
    side: 'El lado donde una línea empieza o termina: en español, izquierda y derecha.',
    width: 'Ancho, como se escribe en CSS.',
    onClose: 'Se llama con Escape, al pulsar fuera y con el gesto de regreso del teléfono.',
    children: 'El contenido, con su fondo y su X.',
    risesWhenNarrow: 'Con menos de 685 px sube desde abajo, con el alto de su contenido.',
  },
} satisfies Guide;

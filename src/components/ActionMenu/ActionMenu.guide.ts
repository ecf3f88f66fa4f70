import { type Guide, lines, parts } from '#storybook/pages/guide.ts';

export const guide = {
  use: 'Para dos a cinco acciones secundarias sobre una misma cosa: una cuenta, un favorito, una exportación. La acción que casi todos buscan queda fuera, como botón.',
  story: 'Abierto',
  anatomy: parts`
    Botón que lo abre | button | Un botón de icono «Más acciones» o uno de texto con flecha, como «Exportar».
    Hoja | [role="menu"] | Al menos 200 px, alineada al borde derecho del botón, con sombra elevada; nunca sale de la ventana.
    Acción | [role="menuitem"]:last-child | Fila de 44 px con icono de 20 y verbo. La resaltada lleva fondo suave.
  `,
  do: lines`
    Ordene por frecuencia de uso: «Ver detalle», «Transferir», «Copiar número».
    Nombre el botón con su objeto cuando hay varios iguales en la página: «Más acciones de Ahorro a la vista».
    Abra una confirmación después de elegir algo que no se puede deshacer.
  `,
  dont: lines`
    No esconda en el menú la única acción de la tarjeta.
    No ponga menús dentro de menús.
    No desactive filas: quite la acción que no corresponde a esa cuenta.
  `,
  keyboard: {
    'Intro / Espacio': 'Abre el menú en su primera acción; dentro, elige la resaltada.',
    '↑ / ↓': 'Recorre las acciones.',
    'Inicio / Fin': 'Va a la primera o a la última.',
    Letras: 'Saltan a la acción que empieza así.',
    Escape: 'Cierra y devuelve el foco al botón.',
  },
  props: {
    trigger: 'El botón que abre el menú; su nombre dice para qué es.',
    actions: 'Las acciones, en el orden en que se muestran.',
    onFirstOpen: 'Se llama la primera vez que se pulsa: lo que una acción necesita se puede ir trayendo.',
  },
} satisfies Guide;

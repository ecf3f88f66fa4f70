import { type Guide, lines, parts } from '#storybook/pages/guide.ts';

export const guide = {
  use: 'Una tarea corta que no debe perder la página de atrás: registrar una cuenta destino, elegir una foto, leer un documento. Si es solo una pregunta, el diálogo de confirmación; si es el detalle de una fila, la hoja lateral.',
  story: 'Abierto',
  anatomy: parts`
    Velo | | Oscurece la página, que queda inerte. Tocarlo no hace nada.
    Panel | dialog > div | 520 px, radio 24 y relleno 32; 920 para documentos. En el teléfono puede ser una hoja pegada abajo.
    Título | dialog h2 | Nombra el diálogo y deja 48 px libres para la X.
    Contenido | dialog h2 + div | Se desplaza por dentro cuando es más alto que la ventana; la página de atrás no se mueve.
    X | dialog button[title="Cerrar"] | 44 px, arriba a la derecha. La pone quien abre el diálogo; Escape funciona aunque no esté.
  `,
  do: lines`
    Dé el foco a lo primero que se va a usar; al cerrar vuelve a quien lo abrió.
    Use la hoja inferior para formularios en el teléfono.
    Pregunte antes de cerrar si hay algo escrito.
  `,
  dont: lines`
    No abra más de dos, uno sobre otro.
    No muestre en un diálogo el resultado de una operación de dinero: merece su página.
    No cierre al tocar fuera.
  `,
  keyboard: {
    Tab: 'Recorre solo el diálogo.',
    Escape: 'Cierra el de encima y devuelve el foco.',
  },
} satisfies Guide;

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
  props: {
    labelledBy: 'Identificador del título que da nombre al diálogo; lo dibuja el contenido.',
    onDismiss: 'Se llama con Escape, con la X y con el gesto de regreso del teléfono. Pulsar fuera no hace nada.',
    children: 'El contenido.',
    width:
      'px con el texto en su tamaño habitual: 520 en los diálogos, 416 en las confirmaciones, 920 en los documentos.',
    dismissLabel: 'Nombre de la X; sin él no hay X. Escape cierra en ambos casos.',
    role: '`alertdialog` en las confirmaciones: su descripción se lee enseguida.',
    describedBy: 'Identificador del texto que el lector de pantalla lee como descripción.',
    bare: 'Sin márgenes: el contenido tiene su propio encabezado, un cuerpo que se desplaza y un pie.',
    sheet: 'Con menos de 685 px, una hoja en el borde inferior; si no, una tarjeta centrada en todos los anchos.',
    whole: 'Con menos de 685 px, tan grande como la ventana, para textos largos; su contenido es una columna.',
    high: 'En el borde superior de la ventana en lugar del medio, para contenido que cambia mientras el socio mira.',
  },
} satisfies Guide;

import { type Guide, lines, parts } from '#storybook/pages/guide.ts';

export const guide = {
  use: 'Las páginas de quien todavía no entra o no puede seguir: registro, recuperación y cambio obligatorio de contraseña. El ingreso tiene la suya; con sesión se usa el armazón con menú.',
  story: 'ConPasos',
  anatomy: parts`
    Panel de tinta | header | 480 px fijos desde 1024 px; por debajo es una barra de 64 px con la marca y la X.
    Columna | main | Hasta 560 px, centrada en el resto.
    Salida | main > div:first-child | Arriba a la derecha, en palabras; en el teléfono es la X de la barra.
    Título del paso | main h1 | Recibe el foco al cambiar de paso, con «Paso n de m» encima.
    Botones del paso | main form > div:last-child | Volver a la izquierda y un solo naranja a la derecha; en el teléfono, una barra al pie.
  `,
  do: lines`
    Ponga en el panel los pasos, o una frase si el trámite es de uno solo.
    Diga en el título del paso lo que se pide: «Empecemos por su identificación».
    Centre la columna al terminar, con el mensaje de éxito y un solo botón.
  `,
  dont: lines`
    No pida más de cinco datos por paso.
    No muestre el menú: quien no ha entrado no tiene a dónde ir.
    No ponga texto sobre el paisaje del panel.
  `,
  props: {
    brandName: 'El nombre configurado de la cooperativa.',
    title: 'Título del panel de tinta: el camino, no el paso.',
    children: 'El contenido de la columna: el formulario.',
    picture: 'Al pie del panel: un paisaje o la imagen de la cooperativa.',
    exit: 'Arriba a la derecha desde 1024 px: la salida, en palabras.',
    logoUrl: 'Dirección de la imagen que reemplaza al signo; `null` deja el signo.',
    panel: 'Debajo del título del panel: los pasos, o una frase.',
    close: 'En la barra, con menos de 1024 px: la salida, como X. Sin ella la barra no tiene ninguna.',
    notice: 'Arriba de la columna, a todo su ancho: un mensaje sobre la página entera, como una conexión perdida.',
    centred: 'Solo, en medio de la columna: la página de éxito.',
  },
} satisfies Guide;

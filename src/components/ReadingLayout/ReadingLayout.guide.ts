import { type Guide, lines, parts } from '#storybook/pages/guide.ts';

/** Guide of the reading layout in the catalogue. */
export const guide = {
  use: 'Para páginas públicas que se leen: política de privacidad y eliminación de usuario. Si la página es un formulario por pasos use Página de acceso; con sesión abierta, las pantallas van dentro del menú.',
  story: 'Normal',
  anatomy: parts`
    Encabezado | header | Franja de tinta de 88 px, 64 bajo 685, con la marca. El paisaje aparece desde 1024 px y un nombre largo termina antes de la montaña. No se imprime.
    Regreso | header a | Flecha y palabras; bajo 685 queda una X de 44 px cuyo nombre sigue siendo «Volver al ingreso».
    Texto | main | Lo pone la pantalla, con su título de nivel 1: columna de 680 px como máximo y, si hay índice, a su lado desde 1024 px.
  `,
  do: lines`
    Haga que el regreso lleve a donde la persona estaba: a sus productos con sesión, al ingreso sin ella.
    Divida el texto en secciones con título: es por ellas que se recorre.
  `,
  dont: lines`
    No ponga acciones en el encabezado aparte del regreso.
    No coloque texto sobre el paisaje.
    No lo use para un documento en PDF: ese se abre en el Visor de documentos.
  `,
  keyboard: {
    Tab: 'Llega primero al regreso y después al contenido.',
    Intro: 'Sigue el regreso.',
  },
  props: {
    brandName: 'El nombre configurado de la cooperativa.',
    back: 'El camino de regreso: `ReadingBack` alrededor del enlace.',
    children: 'Lo que se lee.',
    logoUrl: 'Dirección de la imagen que reemplaza al signo; `null` deja el signo.',
    notice: 'Debajo del encabezado, a todo el ancho: lo que concierne a la página entera, como una conexión perdida.',
  },
} satisfies Guide;
